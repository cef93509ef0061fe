// The outline of an SVG path (its attribute `d`), enlarged and moved. Relative steps are only enlarged.
// Numbers may touch each other as far as the grammar of paths allows it: "1.5.5-2", "a1 1 0 01.5.5".

const COMMAND = /([a-z])([^a-df-z]*)/gi;
const NUMBER = "[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?";
const GAP = "[\\s,]*";
const NUMBERS = new RegExp(NUMBER, "gi");
/** Radii, rotation, the two flags that are a single digit each, and the end. */
const ARC = new RegExp(
  [NUMBER, NUMBER, NUMBER, "[01]", "[01]", NUMBER, NUMBER].map((part) => `(${part})`).join(GAP),
  "gi",
);

/** @param {number} number */
export const short = (number) => Math.round(number * 1000) / 1000;

/**
 * @param {string} outline
 * @param {number} scale
 * @param {number} dx
 * @param {number} dy
 */
export function moved(outline, scale, dx, dy) {
  /** @type {(value: string, way: number) => number} */
  const along = (value, way) => short(Number(value) * scale + way);
  const parts = Array.from(outline.matchAll(COMMAND), ([, command, numbers]) => {
    const kind = command.toLowerCase();
    const [x, y] = command === kind ? [0, 0] : [dx, dy];
    if (kind === "a") {
      const arcs = Array.from(numbers.matchAll(ARC), ([, rx, ry, turn, large, sweep, endX, endY]) =>
        [along(rx, 0), along(ry, 0), turn, large, sweep, along(endX, x), along(endY, y)].join(" "),
      );
      return command + arcs.join(" ");
    }
    const values = numbers.match(NUMBERS) ?? [];
    return (
      command + values.map((value, at) => along(value, kind === "v" || (kind !== "h" && at % 2) ? y : x)).join(" ")
    );
  });
  // A path may begin with a step from the origin.
  return `M${short(dx)} ${short(dy)}${parts.join("")}`;
}
