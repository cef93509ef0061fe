// What belongs together lights up together: a die and where it leads (data-lights: numbers of choices, or places), and all
// places of one choice.

const root = document.documentElement;

/** @param {string} token */
const place = (token) => (/^\d+$/.test(token) ? `[data-choice="${token}"]` : `[data-place="${CSS.escape(token)}"]`);

/** @param {Element} element */
const tokens = (element) => element.dataset.lights?.split(" ") ?? [];

/** Is this a die that moves at once to where it leads? @param {Element} choice */
export const leadsTo = (choice) => tokens(choice).includes(choice.dataset.choice ?? "");

/** @param {Element} element */
export function on(element) {
  off();
  const led = tokens(element);
  const also = element.dataset.choice && !led.length ? [element.dataset.choice] : led;
  for (const token of also)
    for (const lit of document.querySelectorAll(`#table .frame ${place(token)}`)) lit.classList.add("is-aimed");
  root.toggleAttribute("data-aiming", led.length > 0);
}

export function off() {
  for (const lit of document.querySelectorAll(".is-aimed")) lit.classList.remove("is-aimed");
  root.removeAttribute("data-aiming");
}
