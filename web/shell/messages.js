// The Fluent messages of one language, with their arguments in place. Knows nothing of the page.
import { FluentBundle, FluentNumber, FluentResource, FluentType } from "@fluent/bundle";

/** @import { FluentVariable, FluentValue } from "@fluent/bundle" */
/** @import { Args, Value } from "../types/protocol.js" */
/** @typedef {Parameters<FluentBundle["formatPattern"]>[0]} Pattern */
/** @typedef {{ value: string | null, attributes: [string, string][] }} Made  markup: <b> and <i>, and LESS for any other < */

const ATTRIBUTES = new Set(["aria-label", "aria-description", "title", "placeholder", "alt", "content"]);
/** @type {Record<string, string[] | undefined>} a form that a word does not have is the next of these that it has, and
 * in the end its label (see i18n/README.md) */
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
/** Stands for "<" in arguments, so that a name never becomes markup. */
const LESS = "\uE000";

/**
 * Several things in one argument, joined by the language's own rules.
 * @extends {FluentType<string[]>}
 */
class Items extends FluentType {
  toString() {
    return list(this.value);
  }
}

/** A number below zero: with a true minus, where Intl has a hyphen. */
class Negative extends FluentNumber {
  /** @param {Parameters<FluentNumber["toString"]>[0]} scope */
  toString(scope) {
    return super.toString(scope).replace("-", "\u2212");
  }
}

let bundle = new FluentBundle("en");
// A long evening brings thousands of sentences: now and then all are forgotten.
const MOST_KEPT = 2000;
/** @type {Map<string, Made>} */
const cache = new Map();

const language = () => bundle.locales[0];

/** @param {string[]} items */
const list = (items) => new Intl.ListFormat(language(), { type: "conjunction" }).format(items);

/** Forgets all messages; those that are added from now on are of this language. @param {string} lang */
export function begin(lang) {
  bundle = new FluentBundle(lang, { functions: { TERM }, useIsolating: false });
  cache.clear();
}

/**
 * @param {string} book  where the messages come from
 * @param {string} source
 */
export function add(book, source) {
  for (const error of bundle.addResource(new FluentResource(source))) console.error(`${book}.ftl: ${error.message}`);
  cache.clear();
}

function missing(/** @type {string} */ id) {
  console.error(`No message "${id}" in ${language()}`);
  return id;
}

/**
 * @param {string} id
 * @param {string} form
 */
function term(id, form) {
  const { value = null, attributes = {} } = bundle.getMessage(id) ?? {};
  const had = [form, ...(FALLBACK[form] ?? [])].find((name) => name in attributes);
  const pattern = had ? attributes[had] : value;
  return pattern ? format(pattern, {}, id) : missing(id);
}

/**
 * In a message: the noun named by an argument, in the form that the sentence needs.
 * @param {FluentValue[]} what
 * @param {Record<string, FluentValue>} how
 */
function TERM([what], { form = "" }) {
  if (what instanceof Items) return list(what.value.map((id) => term(id, String(form))));
  return term(String(what), String(form));
}

/**
 * @param {Pattern} pattern
 * @param {Record<string, FluentVariable>} args
 * @param {string} id
 */
function format(pattern, args, id) {
  /** @type {Error[]} */
  const errors = [];
  const made = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(`Message "${id}" in ${language()}: ${error.message}`);
  return made;
}

/** A name with signs that turn the direction of writing turns nothing but itself. @param {string} name */
export const isolated = (name) =>
  /\p{Bidi_Control}/u.test(name) ? `\u2068${name.replace(/[\u2066-\u2069]/g, "")}\u2069` : name;

/**
 * @param {Value} value
 * @returns {FluentVariable}
 */
function prepared(value) {
  if (typeof value === "string") return isolated(value).replaceAll("<", LESS);
  if (typeof value === "number") return value < 0 ? new Negative(value) : value;
  if (typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return new Items(value.map(prepared).map(String));
  return text(value.id, value.args).replaceAll("<", LESS);
}

/**
 * A message's value and attributes, of arguments as JSON: hundreds of names on a board are formatted once.
 * @param {string} id
 * @param {string} [packed]
 */
export function message(id, packed = "{}") {
  const key = `${id}\n${packed}`;
  let made = cache.get(key);
  if (!made) {
    made = make(id, JSON.parse(packed));
    if (cache.size >= MOST_KEPT) cache.clear();
    cache.set(key, made);
  }
  return made;
}

/**
 * @param {string} id
 * @param {Args} args
 * @returns {Made}
 */
function make(id, args) {
  const source = bundle.getMessage(id);
  if (!source) return { value: missing(id), attributes: [] };
  const values = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, prepared(value)]));
  return {
    value: source.value ? format(source.value, values, id) : null,
    attributes: Object.entries(source.attributes)
      .filter(([name]) => ATTRIBUTES.has(name))
      .map(([name, pattern]) => [name, plain(format(pattern, values, id))]),
  };
}

/** Marked text without its marks. @param {string} marked */
export const plain = (marked) => unmasked(marked.replace(/<\/?[bi]>/g, ""));

/** Text between marks as it is to be read. @param {string} part */
export const unmasked = (part) => part.replaceAll(LESS, "<");

/**
 * A message as plain text.
 * @param {string} id
 * @param {Args} [args]
 */
export const text = (id, args) => plain(message(id, JSON.stringify(args)).value ?? "");

/**
 * One attribute of a message as plain text, or null.
 * @param {string} id
 * @param {string} name
 * @param {Args} [args]
 */
export const attribute = (id, name, args) =>
  message(id, JSON.stringify(args)).attributes.find(([key]) => key === name)?.[1] ?? null;
