// Text on the page: markup carries only the keys of messages and their arguments, and gets its words here.
// Not by @fluent/dom: that watches the document and translates asynchronously, a frame after the change. Here the words
// are in place before the first picture of a click.
import { message, plain, unmasked } from "./messages.js";
import { part } from "./part.js";
import * as messages from "./messages.js";

/** @import { Args } from "../types/protocol.js" */

export { attribute, text } from "./messages.js";

/** @type {Map<string, Promise<void>>} the books whose messages are there or on their way */
let books = new Map();

const language = () => document.documentElement.lang;

/** Only <b> and <i> in a message become elements. @param {string} marked */
function pieces(marked) {
  const root = document.createDocumentFragment();
  /** @type {ParentNode & Node} */
  let into = root;
  for (const part of marked.split(/(<\/?[bi]>)/)) {
    if (/^<[bi]>$/.test(part)) into = into.appendChild(document.createElement(part[1]));
    else if (/^<\/[bi]>$/.test(part)) into = into.parentElement ?? root;
    else if (part) into.append(unmasked(part));
  }
  return root;
}

/** Puts the message that an element names into the element. @param {Element} element */
export function localiseElement(element) {
  const { value, attributes } = message(element.dataset.l10nId ?? "", element.dataset.l10nArgs);
  for (const [name, words] of attributes) element.setAttribute(name, words);
  if (value === null) return;
  if (value.includes("<")) element.replaceChildren(pieces(value));
  else if (element.textContent !== plain(value)) element.textContent = plain(value);
}

/** Localises everything below (and including) a root that carries data-l10n-id. @param {ParentNode} root */
export function localise(root) {
  if (root instanceof Element && root.dataset.l10nId) localiseElement(root);
  root.querySelectorAll("[data-l10n-id]").forEach(localiseElement);
}

/**
 * Names a message on an element and formats it at once.
 * @param {Element} element
 * @param {string} id
 * @param {Args} [args]
 */
export function say(element, id, args) {
  element.dataset.l10nId = id;
  if (args) element.dataset.l10nArgs = JSON.stringify(args);
  else delete element.dataset.l10nArgs;
  localiseElement(element);
}

/**
 * @param {string} book
 * @param {string} lang
 */
async function fetchBook(book, lang) {
  return (await part(`i18n/${lang}/${book}.ftl`)).text();
}

/** @param {string} book */
async function addBook(book) {
  const lang = language();
  const source = await fetchBook(book, lang);
  if (lang === language()) messages.add(book, source); // or else `speak` has brought it meanwhile
}

/** Makes sure that the messages of some books are there: shell, a game's or its rules. @param {string[]} names */
export async function need(...names) {
  const wanted = names.map((name) => {
    const coming = books.get(name) ?? addBook(name);
    books.set(name, coming);
    coming.catch(() => books.get(name) === coming && books.delete(name)); // the next one who needs it asks again
    return coming;
  });
  await Promise.all(wanted);
}

/** An address that names a language names the one that was chosen since: a reload speaks that, too. @param {string} lang */
function renewAddress(lang) {
  const address = new URL(location.href);
  if (!address.searchParams.has("lang")) return;
  address.searchParams.set("lang", lang);
  history.replaceState(history.state, "", address);
}

/** Changes the language of the whole document; nothing else changes. @param {string} lang */
export async function speak(lang) {
  const names = [...(books.size ? books.keys() : ["shell"])];
  const sources = await Promise.all(names.map((name) => fetchBook(name, lang)));
  if (books.size) renewAddress(lang);
  document.documentElement.lang = lang;
  messages.begin(lang);
  books = new Map();
  names.forEach((name, at) => {
    messages.add(name, sources[at]);
    books.set(name, Promise.resolve());
  });
  localise(document);
  dispatchEvent(new CustomEvent("language", { detail: lang }));
}
