// What a place has to say: in the prompt bar what it would bring; beside it, inside the window, all that is to be known
// of it; on the phone in a strip above the drawer. It keeps clear of what is to be chosen.
import { beside, calmer } from "./beside.js";
import { byId, first } from "./dom.js";
import { hit } from "./events.js";
import { attribute, say, text } from "./i18n.js";
import { onPage } from "./turned.js";

/** @import { Explained, Worth } from "../types/protocol.js" */

const tip = byId("tip");
const title = first(".tip-title", tip);
const words = first(".tip-words", tip);
const link = first(".tip-rule", tip);
const line = byId("effect");
/** @type {Element | null} */
let place = null;

/** What must stay in sight: everything that can be chosen, and the place itself. @param {Element} target */
const choices = (target) =>
  [target, ...document.querySelectorAll("#table [data-choice]")]
    .map((element) => onPage(element.getBoundingClientRect()))
    .filter(({ width }) => width);

/** @param {Element} target */
function position(target) {
  const size = tip.getBoundingClientRect();
  const free = choices(target);
  if (document.documentElement.dataset.size === "phone") {
    const ground = onPage(first(".sheet-ground").getBoundingClientRect());
    const top = calmer([ground.top - size.height - 8, 4], size, free);
    tip.style.translate = `0 ${top}px`;
    return;
  }
  const window = { width: innerWidth, height: innerHeight };
  const frame = target.closest("[data-frame]");
  const around = frame ? onPage(frame.getBoundingClientRect()) : undefined;
  const { side, left, top, arrow } = beside(free[0], size, window, free.slice(1), around);
  tip.dataset.side = side;
  tip.style.translate = `${left}px ${top}px`;
  tip.style.setProperty("--arrow", `${arrow}px`);
}

/**
 * A sentence of its own.
 * @param {string} id
 * @param {Explained["lines"][0]["args"]} args
 * @param {string} kind
 */
function sentence(id, args, kind = "tip-text") {
  const paragraph = document.createElement("p");
  paragraph.className = kind;
  say(paragraph, id, args);
  for (const name of ["title", "aria-label"]) paragraph.removeAttribute(name);
  return paragraph;
}

/**
 * @param {Element} target
 * @param {Explained} told
 */
export function show(target, { title: name, lines, worth, rule }) {
  hide();
  place = target;
  place.classList.toggle("is-refused", !place.dataset.choice);
  title.textContent = name
    ? text(name.id, name.args)
    : (lines[0] && attribute(lines[0].id, "title", lines[0].args)) || "";
  const effect = worth?.effect;
  words.replaceChildren(
    ...(effect ? [sentence(effect.id, effect.args, "tip-effect")] : []),
    ...lines.map(({ id, args }) => sentence(id, args)),
  );
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

/**
 * In the prompt bar: what a choice would bring; nothing without one. A finger is told that the next tap chooses.
 * @param {Worth | null} [worth]
 */
export function effect(worth, again = false) {
  line.hidden = !worth;
  if (worth) say(line, again ? "table-again" : "table-brings", { name: worth.name, effect: worth.effect ?? "none" });
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
