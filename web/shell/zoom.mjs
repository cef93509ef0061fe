// The boards can be enlarged: two fingers, Ctrl and wheel, a button, plus and minus keys. Drag to look round.
import { on } from "./events.mjs";

const MOST = 4;
const STEP = 1.6;
const LARGE = 2.5; // from here the button leads back to the whole board

/** @type {Map<Element, {scale: number, x: number, y: number}>} */
const views = new Map();
const fingers = new Map();
let dragged = false;

function draw(frame) {
  const view = views.get(frame);
  const { clientWidth: width, clientHeight: height } = frame;
  view.x = Math.min(0, Math.max(width * (1 - view.scale), view.x));
  view.y = Math.min(0, Math.max(height * (1 - view.scale), view.y));
  frame.classList.toggle("is-zoomed", view.scale > 1);
  document.querySelector("[data-zoom]").setAttribute("aria-pressed", String(view.scale > 1));
  frame.querySelector(".region").style.transform = view.scale > 1 ? `translate(${view.x}px, ${view.y}px) scale(${view.scale})` : "";
}

function zoom(frame, factor, clientX, clientY) {
  const view = views.get(frame);
  const box = frame.getBoundingClientRect();
  const x = clientX - box.left;
  const y = clientY - box.top;
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  view.x = x - ((x - view.x) * scale) / view.scale;
  view.y = y - ((y - view.y) * scale) / view.scale;
  view.scale = scale;
  draw(frame);
}

function zoomMiddle(frame, factor) {
  const box = frame.getBoundingClientRect();
  zoom(frame, factor, box.left + box.width / 2, box.top + box.height / 2);
}

function pinch(frame, event) {
  const [one, other] = [...fingers.values()];
  const spread = () => Math.hypot(one.x - other.x, one.y - other.y);
  const was = spread();
  Object.assign(fingers.get(event.pointerId), { x: event.clientX, y: event.clientY });
  zoom(frame, spread() / (was || 1), (one.x + other.x) / 2, (one.y + other.y) / 2);
}

function drag(frame, event) {
  const finger = fingers.get(event.pointerId);
  const view = views.get(frame);
  if (view.scale === 1) return;
  view.x += event.clientX - finger.x;
  view.y += event.clientY - finger.y;
  dragged ||= Math.hypot(event.clientX - finger.startX, event.clientY - finger.startY) > 8;
  Object.assign(finger, { x: event.clientX, y: event.clientY });
  draw(frame);
}

/** The board that is on the stage: what the button in the bar enlarges. */
function staged() {
  const table = document.getElementById("table");
  return [...table.querySelectorAll("[data-frame]")].find((frame) => frame.dataset.frame === table.dataset.stage && frame.getClientRects().length) ?? table.querySelector("[data-frame='board']");
}

function prepare(frame) {
  views.set(frame, { scale: 1, x: 0, y: 0 });
  frame.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(frame, Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
  }, { passive: false });
  frame.addEventListener("pointerdown", ({ pointerId, clientX: x, clientY: y }) => {
    dragged = false;
    fingers.set(pointerId, { x, y, startX: x, startY: y });
  });
  frame.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    if (fingers.size === 2) pinch(frame, event);
    else drag(frame, event);
  });
  // A drag that ends over a place must not choose it.
  frame.addEventListener("click", (event) => dragged && event.stopPropagation(), { capture: true });
}

export function start() {
  on("click", "[data-zoom]", () => {
    const frame = staged();
    zoomMiddle(frame, views.get(frame).scale < LARGE ? STEP : 0);
  });
  document.querySelectorAll("[data-frame]").forEach(prepare);
  for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, (event) => fingers.delete(event.pointerId));
  document.addEventListener("keydown", (event) => {
    const frame = event.target.closest?.("[data-frame]");
    if (frame && (event.key === "+" || event.key === "-")) zoomMiddle(frame, event.key === "+" ? STEP : 1 / STEP);
  });
}
