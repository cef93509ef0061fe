// The page in a frame of another site (embed.js): it hears that site, tells it what happens, and asks for height.
// Only window.parent is heard, only from the origin named in the address, and only what passes the door.
import { on } from "./events.js";
import { speak, text } from "./i18n.js";
import * as bots from "./bots.js";
import * as door from "./door.js";
import * as startScreen from "./start.js";
import { COLORS, fresh, order } from "./setup.js";
import { games } from "./shelf.js";
import { loadPydantic } from "./python.js";

const VERSION = 1;
const LANGUAGES = ["de", "nl", "en"];
const root = document.documentElement;
const query = new URLSearchParams(location.search);
const origin = query.get("embed");

const active = origin !== null && window.parent !== window;

/** The site will send a record: no start screen until then. */
export const waits = active && query.has("wait");

let actions = null;
let height = 0;

function post(type, data) {
  window.parent.postMessage({ tafelrunde: VERSION, type, ...data }, origin);
}

/** Tells the site where the table stands and what led there. */
export function tell() {
  if (!active) return;
  const { state, move, end } = door.ask({ do: "told" });
  if (move) post("move", move);
  post("state", state);
  if (end) post("end", end);
}

const OBEY = {
  language: ({ lang }) => speak(lang),
  step: ({ to }) => door.send({ do: "step", to }),
  load({ game, record, readonly, names }) {
    bots.think(null);
    const called = COLORS.map((_, at) => names[at] || text(`shell-name-${at + 1}`));
    return actions.open(game, { do: "load", save: record, readonly, names: called });
  },
  start({ game, players, names, bots: kinds, seed, variants, first }) {
    bots.think(null);
    const setup = { ...fresh(games), game, count: players, seed, variants: { [game]: variants }, first };
    setup.seats = setup.seats.map((seat, at) => ({ ...seat, name: names[at] ?? "", kind: kinds[at] || "person" }));
    return actions.begin(order(setup, (seat, at) => startScreen.nameOf(seat, at, setup.seats)));
  },
};

function refuse(error) {
  post("error", error);
  if (root.dataset.screen === "start") startScreen.wait(false);
}

async function obey(data) {
  let written;
  try {
    written = JSON.stringify(data) ?? "null";
  } catch {
    return refuse({ field: "message", why: "no-json" });
  }
  try {
    await loadPydantic();
  } catch {
    return refuse({ field: "", why: "no-door" });
  }
  const { message, error } = door.ask({ do: "message", text: written });
  return error ? refuse(error) : OBEY[message.type](message);
}

/** The height that suits this width: a table has a shape for each size, other screens are as high as what they hold. */
function wanted() {
  const width = innerWidth;
  const shape = { phone: 2.1, portrait: 1.33, tablet: 0.695, desktop: 0.625, flat: 0.625 }[root.dataset.size];
  const table = Math.min(Math.max(Math.round(width * shape), 640), 1080);
  const content = { start: "start", result: "result-screen" }[root.dataset.screen];
  return Math.max(table, content ? Math.ceil(document.getElementById(content).getBoundingClientRect().height) : 0);
}

function fit() {
  const now = wanted();
  if (now === height) return;
  height = now;
  post("height", { height });
}

/** A sandboxed frame sends no forms, not even those that stay on the page: their buttons do it themselves. */
function replaceForms() {
  on("click", "[type=submit]", (button, event) => {
    event.preventDefault();
    button.form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: button }));
  });
  on("click", "[method=dialog] button", (button, event) => {
    event.preventDefault();
    button.closest("dialog").close(button.value);
  });
}

/**
 * `python` is there when it resolves, `first` when the page has opened the table that its address asks for.
 * `begin` starts a game, `open` opens a table of some game with a message to Python.
 */
export function start(python, first, doings) {
  if (!active) return;
  actions = doings;
  root.dataset.framed = "";
  replaceForms();
  addEventListener("resize", fit);
  const eyes = new ResizeObserver(fit);
  for (const id of ["start", "result-screen"]) eyes.observe(document.getElementById(id));
  new MutationObserver(fit).observe(root, { attributeFilter: ["data-screen", "data-size"] });
  fit();
  let queue = first.catch(() => {});
  addEventListener("message", ({ source, origin: from, data }) => {
    if (source !== window.parent || from !== origin) return;
    queue = queue
      .then(() => obey(data))
      .catch((error) => {
        console.error(error);
        refuse({ field: "", why: "failure" });
      });
  });
  const greet = () => {
    post("ready", { ...door.ask({ do: "hello" }), languages: LANGUAGES });
  };
  python.then(greet, () => refuse({ field: "", why: "no-python" }));
}
