// What can be chosen glows, breathing, while nobody touches anything. Each glow is a layer of its own for the browser, and
// a click would wait for all of them: so they stop at the first movement, before the click comes.

const root = document.documentElement;
const REST = 3000;
let timer = 0;

function touched() {
  clearTimeout(timer);
  if (root.hasAttribute("data-rest")) root.removeAttribute("data-rest");
  timer = setTimeout(() => root.setAttribute("data-rest", ""), REST);
}

export function start() {
  for (const type of ["pointermove", "pointerdown", "keydown", "wheel"])
    addEventListener(type, touched, { capture: true, passive: true });
  touched();
}
