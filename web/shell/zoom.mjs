// The boards can be enlarged: two fingers, Ctrl and wheel, buttons, plus and minus keys. Drag to look round.
import { say } from "./i18n.mjs";

const MOST = 4;
const STEP = 1.5;

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

function button(frame, kind, factor) {
  const element = document.createElement("button");
  element.type = "button";
  element.dataset.zoom = kind;
  element.innerHTML = `<svg class="stroke"><use href="#s-${kind === "in" ? "plus" : "minus"}"/></svg>`;
  say(element, `shell-zoom-${kind}`);
  element.addEventListener("click", () => zoomMiddle(frame, factor));
  return element;
}

function prepare(frame) {
  views.set(frame, { scale: 1, x: 0, y: 0 });
  const tools = document.createElement("div");
  tools.className = "zoom-tools";
  tools.append(button(frame, "out", 1 / STEP), button(frame, "in", STEP));
  frame.append(tools);
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
  document.querySelectorAll("[data-frame]").forEach(prepare);
  for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, (event) => fingers.delete(event.pointerId));
  document.addEventListener("keydown", (event) => {
    const frame = event.target.closest?.("[data-frame]");
    if (frame && (event.key === "+" || event.key === "-")) zoomMiddle(frame, event.key === "+" ? STEP : 1 / STEP);
  });
}
