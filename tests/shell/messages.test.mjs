// Messages with their arguments in place (shell/messages.js), by Fluent itself.
import assert from "node:assert/strict";
import test, { beforeEach, mock } from "node:test";
import * as messages from "../../web/shell/messages.js";

const { attribute, message, plain, text } = messages;

const WORDS = `
fox = the fox
    .gen = of the fox
cat = Cat
    .nom = the cat
    .dat = to the cat
owl = the owl
hello = Hello, <b>{ $name }</b>!
    .aria-label = Hello, { $name }
    .gen = not for the page
gives = { TERM($what, form: "gen") }
seen = { $animals } { $many ->
    [true] at once
   *[false] one by one
  }
points = { $points ->
    [one] a point
   *[other] { $points } points
  }
told = Note: { $what }
silent =
    .aria-label = Only heard
`;

const complaints = mock.method(console, "error", () => {});
const complained = () => complaints.mock.calls.map(({ arguments: [line] }) => line);

beforeEach(() => {
  complaints.mock.resetCalls();
  messages.begin("en");
  messages.add("words", WORDS);
});

test("a message as plain text has no marks", () => {
  assert.equal(text("hello", { name: "Anna" }), "Hello, Anna!");
  assert.equal(message("hello", '{"name":"Anna"}').value, "Hello, <b>Anna</b>!");
});

test("a name never becomes markup", () => {
  const { value, attributes } = message("hello", JSON.stringify({ name: "<b>Eve</b>" }));
  assert.equal(value.match(/</g).length, 2); // those of the message itself
  assert.equal(plain(value), "Hello, <b>Eve</b>!");
  assert.deepEqual(attributes, [["aria-label", "Hello, <b>Eve</b>"]]);
});

test("a number below zero has a true minus, and is still a number", () => {
  assert.equal(text("points", { points: -3 }), "\u22123 points");
  assert.equal(text("points", { points: 1 }), "a point");
  for (const language of ["de", "nl"]) {
    messages.begin(language);
    messages.add("words", WORDS);
    assert.equal(text("points", { points: -1234.5 }), "\u22121.234,5 points");
  }
});

test("attributes are for the element, word forms are not", () => {
  assert.equal(attribute("hello", "aria-label", { name: "Anna" }), "Hello, Anna");
  assert.equal(attribute("hello", "gen", { name: "Anna" }), null);
});

test("a message may be heard only", () => {
  assert.deepEqual(message("silent"), { value: null, attributes: [["aria-label", "Only heard"]] });
  assert.equal(text("silent"), "");
});

test("a noun comes in the form that the sentence needs, or the next that it has, or as it is", () => {
  assert.equal(text("gives", { what: "fox" }), "of the fox");
  assert.equal(text("gives", { what: "cat" }), "to the cat");
  assert.equal(text("gives", { what: "owl" }), "the owl");
});

test("several nouns are joined by the language's own rules", () => {
  assert.equal(text("gives", { what: ["fox", "owl"] }), "of the fox and the owl");
  messages.begin("de");
  messages.add("words", WORDS);
  assert.equal(text("gives", { what: ["fox", "owl", "fox"] }), "of the fox, the owl und of the fox");
});

test("several things, numbers and yes or no are arguments too", () => {
  assert.equal(text("seen", { animals: ["a", "b"], many: true }), "a and b at once");
  assert.equal(text("points", { points: 1 }), "a point");
  assert.equal(text("points", { points: 3 }), "3 points");
});

test("a message can be told in another", () => {
  assert.equal(text("told", { what: { id: "points", args: { points: 2 } } }), "Note: 2 points");
});

test("a name that turns the direction of writing turns nothing but itself", () => {
  assert.equal(text("hello", { name: "\u202eAda" }), "Hello, \u2068\u202eAda\u2069!");
  assert.equal(text("hello", { name: "A\u2069\u202eda" }), "Hello, \u2068A\u202eda\u2069!");
  assert.equal(text("hello", { name: "שלום" }), "Hello, שלום!");
});

test("a message that is missing shows its key, and the console hears of it once", () => {
  assert.equal(text("nowhere"), "nowhere");
  assert.equal(text("nowhere"), "nowhere");
  assert.deepEqual(complained(), ['No message "nowhere" in en']);
});

test("an argument that is missing is complained about by the message's name", () => {
  text("hello", {});
  assert.match(complained()[0], /^Message "hello" in en: .*name/);
});

test("a new language forgets the old one's messages", () => {
  assert.equal(text("fox"), "the fox");
  messages.begin("nl");
  messages.add("words", "fox = de vos");
  assert.equal(text("fox"), "de vos");
  assert.equal(text("owl"), "owl");
});

test("the same message twice in a book is complained about", () => {
  messages.add("more", "fox = another fox");
  assert.match(complained()[0], /^more.ftl: .*fox/);
});
