// The page that shows how a game is embedded: a form, the lines to copy, the game itself, and the events that it sends.
const form = /** @type {HTMLFormElement} */ (document.getElementById("wishes"));
const lines = /** @type {HTMLElement} */ (document.getElementById("lines"));
const shown = /** @type {HTMLElement} */ (document.getElementById("shown"));
const said = /** @type {HTMLElement} */ (document.getElementById("said"));
const copied = /** @type {HTMLOutputElement} */ (document.getElementById("copied"));

const MOST_SAID = 12;
const TYPES = ["ready", "state", "move", "end", "height", "error"];

/** @param {string} text */
const quoted = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** The attributes that the form asks for, in its order. */
function wished() {
  const given = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  const wishes = new Map(given.filter(([, value]) => value).map(([name, value]) => [name, value]));
  // A record says itself what game it is, and whoever looks at it chooses nothing.
  if (wishes.has("record")) {
    for (const name of ["game", "players", "bots", "seed"]) wishes.delete(name);
    wishes.set("readonly", "");
  } else wishes.delete("at");
  if (!wishes.has("game")) for (const name of ["players", "bots", "names", "seed"]) wishes.delete(name);
  return wishes;
}

function show() {
  const wishes = wished();
  const element = document.createElement("tafelrunde-game");
  for (const [name, value] of wishes) element.setAttribute(name, value);
  const attributes = [...wishes].map(([name, value]) => (value ? ` ${name}="${quoted(value)}"` : ` ${name}`)).join("");
  const script = new URL("embed.js", location.href);
  lines.textContent = `<script src="${script}"></${"script"}>\n<tafelrunde-game${attributes}></tafelrunde-game>`;
  said.replaceChildren();
  copied.value = "";
  shown.replaceChildren(element);
}

/** Games and languages as the start page of this very site knows them. */
async function fill() {
  const answer = await fetch("index.html");
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const shelf = /** @type {HTMLTemplateElement | null} */ (page.getElementById("shelf"));
  const games = Object.keys(JSON.parse(shelf?.content.textContent ?? "{}"));
  const languages = Object.entries(JSON.parse(page.documentElement.dataset.spoken ?? "{}"));
  const { game, lang } = /** @type {Record<string, HTMLSelectElement>} */ (/** @type {unknown} */ (form.elements));
  game.append(...games.map((name) => new Option(name, name, false, name === games[0])));
  lang.append(...languages.map(([code, name]) => new Option(String(name), code, false, code === "en")));
}

for (const type of TYPES)
  addEventListener(`tafelrunde-${type}`, (event) => {
    const line = document.createElement("li");
    line.textContent = `tafelrunde-${type} ${JSON.stringify(/** @type {CustomEvent} */ (event).detail).slice(0, 300)}`;
    said.prepend(line);
    while (said.childElementCount > MOST_SAID) said.lastChild?.remove();
  });
form.addEventListener("change", show);
form.addEventListener("submit", (event) => event.preventDefault());
document.getElementById("copy")?.addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(lines.textContent ?? "");
    copied.value = "Copied.";
  } catch {
    getSelection()?.selectAllChildren(lines);
    copied.value = "The browser does not allow it: the lines are selected, press Ctrl+C.";
  }
});
fill().then(show);
