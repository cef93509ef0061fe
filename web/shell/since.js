// What the others did since one's last turn: where the list has no room of its own, its heading opens and closes it.
import { byId, first } from "./dom.js";
import { on } from "./events.js";

const strip = byId("since");

/** @param {boolean} open */
function show(open) {
  strip.toggleAttribute("data-unfolded", open);
  first("[data-since]", strip).setAttribute("aria-expanded", String(open));
}

/** Another list has come, or none: nobody has opened it yet. */
export const close = () => strip.removeAttribute("data-unfolded");

export function start() {
  on("click", "[data-since]", () => show(!strip.hasAttribute("data-unfolded")));
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && strip.hasAttribute("data-unfolded")) show(false);
  });
}
