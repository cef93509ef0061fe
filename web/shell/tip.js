// What a place has to say: its effect in the prompt bar; the why-not beside the place it speaks of, inside the window; on the phone a strip above the sheet.
import { attribute, say } from "./i18n.js";

const tip = document.getElementById("tip");
const line = document.getElementById("effect");
const GAP = 12;
let place = null;

const clamp = (value, low, high) => Math.max(low, Math.min(value, high));

/** Where the tip fits: right of the place, left, below or above. */
function position() {
  const root = document.documentElement;
  if (root.dataset.size === "phone") {
    const sheet = document.querySelector(".sheet-ground").getBoundingClientRect();
    tip.style.setProperty("--sheet-top", `${innerHeight - sheet.top + 8}px`);
    tip.style.translate = "";
    return;
  }
  const at = place.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const side =
    at.right + GAP + width < innerWidth
      ? "right"
      : at.left - GAP - width > 0
        ? "left"
        : at.bottom + GAP + height < innerHeight
          ? "below"
          : "above";
  const middleX = at.left + at.width / 2;
  const middleY = at.top + at.height / 2;
  const beside = side === "right" || side === "left";
  const left = beside
    ? side === "right"
      ? at.right + GAP
      : at.left - GAP - width
    : clamp(middleX - width / 2, 8, innerWidth - width - 8);
  const top = beside
    ? clamp(middleY - height / 2, 8, innerHeight - height - 8)
    : side === "below"
      ? at.bottom + GAP
      : at.top - GAP - height;
  tip.dataset.side = side;
  tip.style.translate = `${left}px ${top}px`;
  tip.style.setProperty(
    "--arrow",
    `${(beside ? clamp(middleY - top, 14, height - 14) : clamp(middleX - left, 14, width - 14)) - 6}px`,
  );
}

/** @param {{id: string, args?: object, rule?: string}} why */
export function show(target, { id, args, rule }) {
  hide();
  place = target;
  place.classList.add("is-refused");
  const [title, text, link] = tip.children;
  title.textContent = attribute(id, "title", args) ?? "";
  say(text, id, args);
  text.removeAttribute("title");
  link.hidden = !rule;
  if (rule) {
    link.dataset.rule = rule;
    say(link, "shell-rule", { rule });
  }
  tip.hidden = false;
  position();
}

export function hide() {
  if (!place) return;
  place.classList.remove("is-refused");
  place = null;
  tip.hidden = true;
}

/** In the prompt bar: what the choice would do, if it is one. */
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
export const rule = () => (place && !tip.lastElementChild.hidden ? tip.lastElementChild.dataset.rule : null);

addEventListener("resize", hide);
document.addEventListener("pointerdown", (event) => {
  if (!tip.contains(event.target)) hide();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") hide();
});
