// The boards can be enlarged: two fingers, Ctrl and wheel, a button, plus and minus keys. Drag to look round.
// A finger that taps a choice too small for it enlarges the board there first; the next tap chooses.
import { on } from "./events.js";

const MOST = 4;
const STEP = 1.6;
const LARGE = 2.5; // from here the button leads back to the whole board
const FINGER = 44;
const ROOM = 6; // what has the focus keeps this distance from the rim

/** @type {Map<Element, {scale: number, x: number, y: number, tapped: boolean}>} */
const views = new Map();
const fingers = new Map();
let dragged = false;
let touched = false; // the click that comes is a finger's

function draw(frame) {
  const view = views.get(frame);
  const { clientWidth: width, clientHeight: height } = frame;
  view.x = Math.min(0, Math.max(width * (1 - view.scale), view.x));
  view.y = Math.min(0, Math.max(height * (1 - view.scale), view.y));
  frame.classList.toggle("is-zoomed", view.scale > 1);
  document.querySelector("[data-zoom]").setAttribute("aria-pressed", String(view.scale > 1));
  frame.querySelector(".region").style.transform =
    view.scale > 1 ? `translate(${view.x}px, ${view.y}px) scale(${view.scale})` : "";
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

/** How large a choice is for a finger: the side of a square of its area, where it is a box or stands on a corner.
 * Several places of one choice lie together in a [data-whole]. */
function size(choice) {
  const element = choice.closest("[data-whole]") ?? choice;
  const { width, height } = element.getBoundingClientRect();
  const side = Math.min(width, height);
  if (!(element instanceof SVGGeometryElement)) return side;
  const { x, y, width: across, height: down } = element.getBBox();
  return element.isPointInFill(new DOMPoint(x + across / 20, y + down / 20)) ? side : side / Math.SQRT2;
}

/** Enlarges the board where it was tapped, until that choice is large enough. */
function near(frame, choice, clientX, clientY) {
  frame.classList.add("is-gliding");
  views.get(frame).tapped = true;
  zoom(frame, (FINGER + 2) / size(choice), clientX, clientY);
  dispatchEvent(new CustomEvent("near", { detail: choice }));
}

/** After a change: a board that was enlarged by a tap is whole again when nothing is to be chosen on it. */
export function settle() {
  for (const [frame, view] of views) {
    if (!view.tapped || frame.querySelector("[data-choice]")) continue;
    view.tapped = false;
    frame.classList.add("is-gliding");
    zoomMiddle(frame, 0);
  }
}

/** What has the focus is in sight. */
function follow(frame, element) {
  const view = views.get(frame);
  if (view.scale === 1) return;
  const [box, at] = [frame.getBoundingClientRect(), element.getBoundingClientRect()];
  const turned = document.documentElement.hasAttribute("data-turned") ? -1 : 1;
  const aside = (from, to, low, high) =>
    from < low + ROOM ? low + ROOM - from : to > high - ROOM ? high - ROOM - to : 0;
  view.x += turned * aside(at.left, at.right, box.left, box.right);
  view.y += turned * aside(at.top, at.bottom, box.top, box.bottom);
  frame.classList.add("is-gliding");
  draw(frame);
}

function click(frame, event) {
  const finger = touched;
  touched = false;
  if (dragged) {
    event.stopPropagation(); // a drag that ends over a place must not choose it
    return;
  }
  const choice = finger && event.target.closest("[data-choice]");
  if (!choice || size(choice) >= FINGER || views.get(frame).scale >= MOST) return;
  event.stopPropagation();
  near(frame, choice, event.clientX, event.clientY);
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
  return (
    [...table.querySelectorAll("[data-frame]")].find(
      (frame) => frame.dataset.frame === table.dataset.stage && frame.getClientRects().length,
    ) ?? table.querySelector("[data-frame='board']")
  );
}

function prepare(frame) {
  views.set(frame, { scale: 1, x: 0, y: 0, tapped: false });
  frame.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(frame, Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
    },
    { passive: false },
  );
  frame.addEventListener("pointerdown", ({ pointerId, pointerType, clientX: x, clientY: y }) => {
    dragged = false;
    touched = pointerType === "touch";
    frame.classList.remove("is-gliding");
    fingers.set(pointerId, { x, y, startX: x, startY: y });
  });
  frame.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    if (fingers.size === 2) pinch(frame, event);
    else drag(frame, event);
  });
  frame.addEventListener("click", (event) => click(frame, event), { capture: true });
  frame.addEventListener("focusin", ({ target }) => target.matches(":focus-visible") && follow(frame, target));
}

export function start() {
  on("click", "[data-zoom]", () => {
    const frame = staged();
    zoomMiddle(frame, views.get(frame).scale < LARGE ? STEP : 0);
  });
  document.querySelectorAll("[data-frame]").forEach(prepare);
  for (const type of ["pointerup", "pointercancel"])
    document.addEventListener(type, (event) => fingers.delete(event.pointerId));
  document.addEventListener("keydown", (event) => {
    const frame = event.target.closest?.("[data-frame]");
    if (frame && (event.key === "+" || event.key === "-")) zoomMiddle(frame, event.key === "+" ? STEP : 1 / STEP);
  });
}
