// The settings as a person sees them: a row of radio buttons for each.
import { say } from "./i18n.js";
import { set, settings } from "./settings.js";

/** @import { Settings } from "./settings.js" */

/**
 * @param {keyof Settings} group
 * @param {string} value
 */
function radio(group, value) {
  const label = document.createElement("label");
  const input = document.createElement("input");
  const words = document.createElement("span");
  Object.assign(input, {
    type: "radio",
    name: `set-${group}`,
    value,
    className: "visually-hidden",
    checked: settings[group] === value,
  });
  input.addEventListener("change", () => set({ [group]: value }));
  say(words, `shell-${group}-${value}`);
  label.append(input, words);
  return label;
}

export function start() {
  for (const box of document.querySelectorAll("[data-setting]")) {
    const { setting, values = "" } = box.dataset;
    const group = /** @type {keyof Settings} */ (setting);
    box.append(...values.split(" ").map((value) => radio(group, value)));
  }
}
