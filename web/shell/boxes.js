// Boxes of somebody's own, as this device keeps them, and the one that the site may have as its default.
import * as door from "./door.js";
import { games } from "./shelf.js";
import * as store from "./store.js";

/** @import { KeptBox } from "../types/protocol.js" */
/** @import { SavedBox } from "./store.js" */

/** @type {SavedBox[]} the last changed first */
let kept = [];

/** What lies there may be damaged. @param {SavedBox} box */
const isWhole = ({ game, name, text }) => [game, name, text].every((part) => typeof part === "string");

/** Reads what is kept; whoever shows boxes is told. */
export async function load() {
  kept = (await store.boxes.all()).filter(isWhole);
  dispatchEvent(new CustomEvent("boxes"));
}

/** Those of a game, whether they can be played with or not. @param {string} game */
export const of = (game) => kept.filter((box) => box.game === game);

/**
 * What a game can be played with beside the shipped box.
 * @param {string} game
 * @returns {{ name: string, edition: string, text: string }[]}
 */
export function playable(game) {
  const { box } = games[game];
  const own = of(game).filter(({ good, edition }) => good && edition !== box?.edition);
  return box ? [box, ...own] : own;
}

/** Makes them known to Python: saves and links may need any of them. */
export function tell() {
  const texts = Object.keys(games).flatMap((game) => playable(game).map(({ text }) => text));
  if (texts.length) door.ask({ do: "box_list", texts });
}

/**
 * @param {string} id
 * @param {KeptBox} box
 */
export async function keep(id, box) {
  await store.boxes.put({ ...box, id, time: Date.now() });
  await load();
}

/** @param {SavedBox} box */
export async function remove({ id, game, edition }) {
  await store.boxes.remove(id);
  await load();
  if (!playable(game).some((other) => other.edition === edition)) door.ask({ do: "box_forget", game, edition });
}

/** Is there a saved game that was played with it? @param {string} edition */
export const isNeeded = async (edition) => (await store.all()).some(({ text }) => String(text).includes(edition));
