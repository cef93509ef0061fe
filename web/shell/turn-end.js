// How a turn ends: by a yes, or by itself where the settings or the address say so. Enter is the yes, too.
import * as door from "./door.js";
import { hit } from "./events.js";
import { settings } from "./settings.js";

// The address asks for it on this page alone, until the person here wants it otherwise. Whoever writes that is no person:
// the result comes at once, too.
let asked = new URLSearchParams(location.search).get("end") === "auto";
let told = settings.end;

/** @returns {{ do: "ending", by: "yes" | "auto", look: boolean }} */
const wish = () => ({ do: "ending", by: asked || settings.end === "auto" ? "auto" : "yes", look: !asked });

/** Python is there: it is told, now and whenever that changes. */
export function start() {
  door.send(wish());
  addEventListener("settings", () => {
    if (settings.end === told) return;
    told = settings.end;
    asked = false;
    door.send(wish());
  });
}

/** Is it a script that plays? Whoever writes so in the address waits for no picture. */
export const byScript = () => asked;

/** What an embedding page wants for the game that it is about to begin. @param {boolean} auto */
export function ask(auto) {
  asked = auto;
  door.ask(wish());
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.repeat || event.defaultPrevented) return;
  if (document.documentElement.dataset.screen !== "table" || document.querySelector("dialog[open]")) return;
  // Whatever has the focus and an answer of its own to Enter keeps it.
  if (hit(event)?.closest("button,a,input,select,textarea,[data-why],[data-see],[data-choice],[data-instead]")) return;
  /** @type {HTMLElement | null} */ (document.querySelector("#main [data-yes]"))?.click();
});
