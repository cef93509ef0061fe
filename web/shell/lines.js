// Markup that has one element in each line, compared line by line as text: most lines of a board stay as they are from
// one choice to the next, but for the number of their choice.

const NUMBER = / data-choice="(\d+)"/;

/** A line without the number of its choice. @param {string} line */
export const bare = (line) => line.replace(NUMBER, "");

/** The number of the choice in a line. @param {string} line */
export const numberIn = (line) => NUMBER.exec(line)?.[1];

/**
 * Which of the old lines each of the new ones is, whatever the number of its choice, and which old ones are left over.
 * Each old line is used once.
 * @param {string[]} old
 * @param {string[]} lines
 * @returns {{ found: (number | undefined)[], left: number[] }}  as places in `old`
 */
export function matched(old, lines) {
  /** @type {Map<string, number[]>} */
  const places = new Map();
  old.forEach((line, at) => {
    const rest = bare(line);
    const known = places.get(rest);
    if (known) known.push(at);
    else places.set(rest, [at]);
  });
  return { found: lines.map((line) => places.get(bare(line))?.shift()), left: [...places.values()].flat() };
}
