// The games on the shelf, as their folders list them. The build has written them into the page (tools/shelf.py).

/** @typedef {boolean|number|string} Value */
/** @typedef {{name: string, values: Value[], default: Value}} Variant  an option of a game's set-up */
/** @typedef {{region: string, icon: string, label: string}} Place  what a phone brings forward by a button */
/** @typedef {{kinds: string[], seed: number, first: number}} Beginning  who sits at a guided game, and its chance */
/**
 * @typedef {object} Game
 * @property {number[]} players  how many can play it
 * @property {string[]} bots  the weakest first
 * @property {Variant[]} variants
 * @property {string} icon
 * @property {boolean} boxes  somebody may play with a box of his own
 * @property {{ name: string, edition: string, text: string } | null} [box]  the one that the site has as its default
 * @property {Beginning | null} guide  where a guided game begins, if it has one
 * @property {Place[]} stages  pictures on the stage; none where the board is the only one
 * @property {Place[]} tabs
 * @property {Object<string, string>} labels  messages that name regions
 */

const shelf = /** @type {HTMLTemplateElement} */ (document.getElementById("shelf"));

/** @type {Object<string, Game>} */
export const games = JSON.parse(shelf.content.textContent ?? "");
