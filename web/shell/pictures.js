// The pictures on the two game cards: a piece of each board, drawn with the same shapes and tokens as the real ones.

const ANIMALS = ["spiked-dragon-head", "peace-dove", "flatfish", "snake", "fox-head", "eagle"];
const PRINCIPALITIES = ["dragon", "dove", "fish", "snake", "fox", "eagle"];
const TINTED = new Set([2, 6, 10, 14, 19, 22]);

const point = (radius, degrees) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)].map((value) => value.toFixed(1));
};

function sector(inner, outer, from, to) {
  const [a, b, c, d] = [point(outer, from), point(outer, to), point(inner, to), point(inner, from)];
  return `M${a}A${outer} ${outer} 0 0 1 ${b}L${c}A${inner} ${inner} 0 0 0 ${d}Z`;
}

const mix = (color, share, ground) => `color-mix(in srgb, var(--${color}) ${share}, var(--${ground}))`;
const icon = (name) => (name === "eagle" ? "#own-eagle2" : `#i-${name}`);

function piece(shape, color, x, y, size = 44) {
  const sign = size * 0.36;
  const low = shape === "p-castle" ? 0.54 : 0.56;
  return `<g class="c-${color}"><use class="piece" href="#${shape}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>
    <use class="sign" href="#e-${color}" x="${x - sign / 2}" y="${y - size / 2 + size * low - sign / 2 + size * 0.06}" width="${sign}" height="${sign}"/></g>`;
}

function merlin() {
  const spaces = Array.from({ length: 24 }, (_, at) => {
    const fill =
      at % 4 === 0
        ? `var(--pr-${PRINCIPALITIES[at / 4]})`
        : TINTED.has(at)
          ? mix("accent", "16%", "surface")
          : "var(--surface)";
    return `<path d="${sector(229, 296, at * 15 - 7.5, at * 15 + 7.5)}" fill="${fill}"/>`;
  });
  const lands = PRINCIPALITIES.map((name, at) => {
    const [x, y] = point(150, at * 60);
    return `<path d="${sector(57, 229, at * 60 - 30, at * 60 + 30)}" fill="${mix(`pr-${name}`, "var(--tint)", "surface")}"/>
      <use href="${icon(ANIMALS[at])}" x="${x - 48}" y="${y - 48}" width="96" height="96" class="picture-${name}"/>`;
  });
  const figures = [
    ["red", 30],
    ["blue", 97],
    ["yellow", 202],
    ["green", 268],
  ].map(([color, degrees]) => piece("p-knight", color, ...point(266, degrees).map(Number), 46));
  return `<svg viewBox="-252 -282 504 555" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <g stroke="var(--frame)" stroke-width="2">${spaces.join("")}${lands.join("")}</g>
    <circle r="80" fill="var(--frame)"/><circle r="63" fill="var(--raised)"/>
    <use href="#i-pointy-hat" x="-42" y="-44" width="84" height="84" class="picture-hat"/>${figures.join("")}</svg>`;
}

// One letter a square: meadow, forest, village, city, mines (gold, silver).
const LAND = ["f.fv..", "g....s", "ff.f..", "..ff.f", "f..fs.", "f...c.", "fff..f"];
const GROUND = { ".": "meadow", f: "forest", v: "village", c: "city", g: "rock", s: "rock" };
const DOMAINS = [
  ["red", 1, 2, 3, 4],
  ["blue", 0, 0, 1, 3],
  ["yellow", 0, 4, 1, 3],
];
const WALLS = "M50 0V500M0 150H50M50 100H200M200 50V300M50 300H200M200 50H300M0 200H50";
const PIECES = [
  ["p-castle", "red", 1, 3],
  ["p-knight", "red", 2, 2],
  ["p-knight", "red", 2, 4],
  ["p-castle", "yellow", 0, 5],
  ["p-knight", "yellow", 0, 4],
  ["p-castle", "blue", 5, 2],
  ["p-knight", "blue", 4, 3],
  ["p-castle", "yellow", 4, 0],
  ["p-knight", "blue", 0, 1],
];

const ground = (kind, x, y) =>
  `<path d="M${x * 50} ${y * 50}h50v50h-50z" fill="var(--${GROUND[kind]})" stroke="var(--on-land)" stroke-opacity=".12"/>`;

function sign(kind, x, y) {
  const [px, py] = [x * 50, y * 50];
  const taken = PIECES.some(([, , cx, cy]) => cx === x && cy === y);
  const [size, left, top] = taken ? [17, px + 32, py + 32] : [32, px + 9, py + 9];
  const mine = `<path d="M${px + 6} ${py + 47}V${py + 26}l8-17h22l8 17v21z" fill="var(--surface-2)" stroke="var(--ink-3)" stroke-width="1"/>`;
  const signs = {
    f: `<use href="#i-pine-tree" x="${left}" y="${top}" width="${size}" height="${size}" class="picture-forest"/>`,
    v: `<use href="#i-village" x="${left}" y="${top}" width="${size}" height="${size}" class="picture-village"/>`,
    c: `<circle cx="${px + 25}" cy="${py + 25}" r="21" fill="var(--city-disc)" stroke="var(--city-line)" stroke-width="1.5"/><use href="#i-elven-castle" x="${px + 10}" y="${py + 10}" width="30" height="30" class="picture-village"/>`,
    g: `${mine}<use href="#m-gold" x="${px + 14}" y="${py + 18}" width="22" height="22" class="picture-gold"/>`,
    s: `${mine}<use href="#m-silver" x="${px + 14}" y="${py + 18}" width="22" height="22" class="picture-silver"/>`,
  };
  return signs[kind] ?? "";
}

function loewenherz() {
  const squares = (draw) => LAND.flatMap((row, y) => [...row].map((kind, x) => draw(kind, x, y))).join("");
  const domains = DOMAINS.map(
    ([
      color,
      x,
      y,
      width,
      height,
    ]) => `<rect x="${x * 50}" y="${y * 50}" width="${width * 50}" height="${height * 50}" fill="var(--pl-${color})" fill-opacity=".27"/>
    <path d="M${x * 50} ${y * 50}h${width * 50}v${height * 50}h-${width * 50}zm9 9v${height * 50 - 18}h${width * 50 - 18}v-${height * 50 - 18}z" fill="url(#hatch-${color})"/>`,
  );
  return `<svg viewBox="0 0 300 330" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${squares(ground)}${domains.join("")}${squares(sign)}
    <path d="${WALLS}" class="picture-wall-edge"/><path d="${WALLS}" class="picture-wall"/>
    ${PIECES.map(([shape, color, x, y]) => piece(shape, color, x * 50 + 25, y * 50 + 25, shape === "p-castle" ? 38 : 32)).join("")}</svg>`;
}

export function start() {
  document.querySelector("[data-picture='merlin']").innerHTML = merlin();
  document.querySelector("[data-picture='loewenherz']").innerHTML = loewenherz();
}
