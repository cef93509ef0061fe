// Text: Fluent messages of the chosen language, and markup that carries only keys and arguments.
import { FluentBundle, FluentResource, FluentType } from "../vendor/fluent/index.js";

const ATTRIBUTES = new Set(["aria-label", "aria-description", "title", "placeholder", "alt"]);
// A form that a word does not have is the next of these that it has, and in the end its label (see i18n/README.md).
const FALLBACK = {
  acc: ["nom"],
  dat: ["acc", "nom"],
  gen: ["dat", "acc", "nom"],
  "a-nom": ["nom"],
  "a-acc": ["a-nom", "acc", "nom"],
  "a-dat": ["a-acc", "a-nom", "dat", "acc", "nom"],
  pl: ["sg"],
  "pl-dat": ["pl", "sg"],
};
const LESS = "\uE000"; // stands for "<" in arguments, so that a name never becomes markup

/** Several things in one argument, joined by the language's own rules. */
class Items extends FluentType {
  constructor(items) {
    super(items);
  }
  toString() {
    return list(this.value);
  }
}

const MOST_KEPT = 2000;

let bundle = null;
let books = new Map();
const cache = new Map();

const language = () => document.documentElement.lang;
const list = (items) => new Intl.ListFormat(language(), { type: "conjunction" }).format(items);

function missing(id, why = "") {
  console.error(`No message "${id}" in ${language()} ${why}`);
  return id;
}

function inForm({ value, attributes }, form) {
  const had = [form, ...(FALLBACK[form] ?? [])].find((name) => name in attributes);
  return had ? attributes[had] : value;
}

function term(id, form) {
  const message = bundle.getMessage(id);
  const pattern = message && inForm(message, form);
  return pattern ? format(pattern, {}, id) : missing(id);
}

const functions = {
  /** The noun named by an argument, in the form that the sentence needs. */
  TERM([what], { form }) {
    if (what instanceof Items) return list(what.value.map((id) => term(id, form)));
    return term(String(what), form);
  },
};

function format(pattern, args, id) {
  const errors = [];
  const text = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(`Message "${id}" in ${language()}: ${error.message}`);
  return text;
}

function prepared(value) {
  if (typeof value === "string") return value.replaceAll("<", LESS);
  if (Array.isArray(value)) return new Items(value.map(prepared).map(String));
  if (value && typeof value === "object") return text(value.id, value.args).replaceAll("<", LESS);
  return typeof value === "boolean" ? String(value) : value;
}

/**
 * The message's value and attributes with all arguments in place.
 * @returns {{value: string|null, attributes: [string, string][]}}
 */
function message(id, args) {
  return packedMessage(id, JSON.stringify(args ?? {}));
}

/** The same, of arguments as JSON: hundreds of names on a board are formatted once. */
function packedMessage(id, packed) {
  const key = `${id}\n${packed}`;
  let found = cache.get(key);
  if (found) return found;
  const source = bundle.getMessage(id);
  if (!source) {
    found = { value: missing(id), attributes: [] };
  } else {
    const values = Object.fromEntries(
      Object.entries(packed ? JSON.parse(packed) : {}).map(([name, value]) => [name, prepared(value)]),
    );
    found = {
      value: source.value ? format(source.value, values, id) : null,
      attributes: Object.entries(source.attributes)
        .filter(([name]) => ATTRIBUTES.has(name))
        .map(([name, pattern]) => [name, plain(format(pattern, values, id))]),
    };
  }
  if (cache.size >= MOST_KEPT) cache.clear();
  cache.set(key, found);
  return found;
}

const plain = (marked) => marked.replace(/<\/?[bi]>/g, "").replaceAll(LESS, "<");

/** A message as plain text. */
export const text = (id, args) => plain(message(id, args).value ?? "");

/** One attribute of a message as plain text, or null. */
export const attribute = (id, name, args) => message(id, args).attributes.find(([key]) => key === name)?.[1] ?? null;

export const has = (id) => bundle.hasMessage(id);

/** Only <b> and <i> in a message become elements. */
function pieces(marked) {
  const root = document.createDocumentFragment();
  let into = root;
  for (const part of marked.split(/(<\/?[bi]>)/)) {
    if (/^<[bi]>$/.test(part)) into = into.appendChild(document.createElement(part[1]));
    else if (/^<\/[bi]>$/.test(part)) into = into.parentNode ?? root;
    else if (part) into.append(part.replaceAll(LESS, "<"));
  }
  return root;
}

/** Puts the message that an element names into the element. */
export function localiseElement(element) {
  const { value, attributes } = packedMessage(element.dataset.l10nId, element.dataset.l10nArgs);
  for (const [name, words] of attributes) element.setAttribute(name, words);
  if (value === null) return;
  if (value.includes("<")) element.replaceChildren(pieces(value));
  else if (element.textContent !== plain(value)) element.textContent = plain(value);
}

/** Localises everything below (and including) a root that carries data-l10n-id. */
export function localise(root) {
  if (root.dataset?.l10nId) localiseElement(root);
  root.querySelectorAll("[data-l10n-id]").forEach(localiseElement);
}

/** Names a message on an element and formats it at once. */
export function say(element, id, args) {
  element.dataset.l10nId = id;
  if (args) element.dataset.l10nArgs = JSON.stringify(args);
  else delete element.dataset.l10nArgs;
  localiseElement(element);
}

async function fetchBook(name, lang) {
  const response = await fetch(new URL(`../i18n/${lang}/${name}.ftl`, import.meta.url));
  if (!response.ok) throw new Error(`${lang}/${name}.ftl: ${response.status}`);
  return new FluentResource(await response.text());
}

function addBook(name, resource) {
  for (const error of bundle.addResource(resource)) console.error(`${name}.ftl: ${error.message}`);
  cache.clear();
}

/** Makes sure that the messages of a book (shell, merlin, loewenherz, rules) are there. */
export async function need(...names) {
  await Promise.all(
    names.map((name) => {
      if (!books.has(name))
        books.set(
          name,
          fetchBook(name, language()).then((resource) => addBook(name, resource)),
        );
      return books.get(name);
    }),
  );
}

/** An address that names a language names the one that was chosen since: a reload speaks that, too. */
function renewAddress(lang) {
  const address = new URL(location.href);
  if (!address.searchParams.has("lang")) return;
  address.searchParams.set("lang", lang);
  history.replaceState(history.state, "", address);
}

/** Changes the language of the whole document; nothing else changes. */
export async function speak(lang) {
  const names = [...(books.size ? books.keys() : ["shell"])];
  const resources = await Promise.all(names.map((name) => fetchBook(name, lang)));
  if (bundle) renewAddress(lang);
  bundle = new FluentBundle(lang, { functions, useIsolating: false });
  books = new Map();
  document.documentElement.lang = lang;
  names.forEach((name, at) => {
    addBook(name, resources[at]);
    books.set(name, Promise.resolve());
  });
  localise(document);
  dispatchEvent(new CustomEvent("language", { detail: lang }));
}
