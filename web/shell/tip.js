// What a place has to say: its effect in the prompt bar; the why-not beside the place it speaks of, inside the window; on the phone a strip above the drawer.
import { beside } from "./beside.js";
import { byId, first } from "./dom.js";
import { hit } from "./events.js";
import { attribute, say } from "./i18n.js";
import { onPage } from "./turned.js";

/** @import { WhyNot } from "../types/protocol.js" */

const tip = byId("tip");
const title = first(".tip-title", tip);
const words = first(".tip-text", tip);
const link = first(".tip-rule", tip);
const line = byId("effect");
/** @type {Element | null} */
let place = null;

/** @param {Element} target */
function position(target) {
  if (document.documentElement.dataset.size === "phone") {
    const ground = onPage(first(".sheet-ground").getBoundingClientRect());
    tip.style.setProperty("--sheet-top", `${innerHeight - ground.top + 8}px`);
    tip.style.translate = "";
    return;
  }
  const window = { width: innerWidth, height: innerHeight };
  const { side, left, top, arrow } = beside(
    onPage(target.getBoundingClientRect()),
    tip.getBoundingClientRect(),
    window,
  );
  tip.dataset.side = side;
  tip.style.translate = `${left}px ${top}px`;
  tip.style.setProperty("--arrow", `${arrow}px`);
}

/**
 * @param {Element} target
 * @param {WhyNot} why
 */
export function show(target, { id, args, rule }) {
  hide();
  place = target;
  place.classList.add("is-refused");
  title.textContent = attribute(id, "title", args) ?? "";
  say(words, id, args);
  words.removeAttribute("title");
  link.hidden = !rule;
  if (rule) {
    link.dataset.rule = rule;
    say(link, "shell-rule", { rule });
  }
  tip.hidden = false;
  position(target);
}

export function hide() {
  if (!place) return;
  place.classList.remove("is-refused");
  place = null;
  tip.hidden = true;
}

/** In the prompt bar: what the choice would do, if it is one. @param {Element | null} [choice] */
export function effect(choice) {
  const told = choice?.dataset.effect;
  line.hidden = !told;
  if (!told) return;
  const { id, args } = JSON.parse(told);
  say(line, id, args);
}

/** A finger has come near a choice without an effect of its own. */
export function again() {
  line.hidden = false;
  say(line, "shell-tap-again");
}

export const target = () => place;

/** The rule that the tip names, or null. */
export const rule = () => (place && !link.hidden && link.dataset.rule) || null;

addEventListener("resize", hide);
document.addEventListener("pointerdown", (event) => {
  if (!tip.contains(hit(event))) hide();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") hide();
});
