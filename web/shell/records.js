// The best scores on this device, one for each game and number of players.
import { byId } from "./dom.js";
import { say } from "./i18n.js";
import { set, settings } from "./settings.js";

/** @import { Best } from "../types/protocol.js" */
/**
 * Whose it is and of which table; and the one that it has beaten.
 * @typedef {{ points: number, name: string, table: string, before?: { points: number, name: string } }} Score
 */

/**
 * The record after a game: the old one, or this one's if it is better. A game that is opened again beats nothing.
 * @param {Score | undefined} held
 * @param {Best} best
 * @param {string} table
 * @returns {Score}
 */
export function after(held, { points, name }, table) {
  if (typeof held?.points !== "number") return { points, name, table }; // none, or what was kept is damaged
  if (held.table === table || points <= held.points) return held;
  return { points, name, table, before: { points: held.points, name: held.name } };
}

/**
 * Keeps the record and says how this game stands to it.
 * @param {string} game
 * @param {string} table
 * @param {Best | null} best
 */
export function tell(game, table, best) {
  const line = byId("result-record");
  line.hidden = best === null;
  if (!best) return;
  const key = `${game}-${best.players}`;
  const held = settings.records?.[key];
  const now = after(held, best, table);
  if (now !== held) set({ records: { ...settings.records, [key]: now } });
  const { points, name, before } = now;
  const how = now.table !== table ? "stands" : before ? "beaten" : "first";
  line.dataset.record = how;
  say(line, "shell-record", {
    how,
    players: best.players,
    points,
    name,
    before: before?.points ?? 0,
    old: before?.name ?? "",
  });
}
