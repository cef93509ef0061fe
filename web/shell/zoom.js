// The boards can be enlarged: two fingers, Ctrl and wheel, a button, plus and minus keys. Drag to look round.
// A finger that taps a choice too small for it enlarges the board there first; the next tap chooses.
import { byId, first } from "./dom.js";
import { hit, on } from "./events.js";
import { MOST, WHOLE, enlarged, gathered, inSight, refitted, within } from "./lens.js";
import { isTried } from "./preview.js";
import { isTurned, onPage, sense } from "./turned.js";

/** @import { View } from "./lens.js" */
/** @typedef {{ x: number, y: number, startX: number, startY: number }} Finger */

const STEP = 1.6;
const NEAR = 2; // the button enlarges this many times, and leads back to the whole board
const FINGER = 44;
const DRAG = 8; // a finger that has gone this far does not tap

/** @type {Map<Element, View>} how each frame shows its board */
const views = new Map();
/** @type {Map<Element, readonly [number, number]>} how large each frame was when its board was last laid there */
const sizes = new Map();
/** @type {Set<Element>} frames whose boards were enlarged by a tap */
const tapped = new Set();
/** @type {Map<number, Finger>} */
const fingers = new Map();
let dragged = false;
let touched = false; // the click that comes is a finger's

/** @param {Element} frame */
const viewOf = (frame) => views.get(frame) ?? WHOLE;

/**
 * @param {Element} frame
 * @param {View} wanted
 */
function show(frame, wanted) {
  const view = within(wanted, frame.clientWidth, frame.clientHeight);
  views.set(frame, view);
  frame.classList.toggle("is-zoomed", view.scale > 1);
  first("[data-zoom]").setAttribute("aria-pressed", String(view.scale > 1));
  first(".region", frame, Element).style.transform =
    view.scale > 1 ? `translate(${view.x}px, ${view.y}px) scale(${view.scale})` : "";
}

/**
 * @param {Element} frame
 * @param {number} factor
 * @param {number} clientX
 * @param {number} clientY
 */
function zoom(frame, factor, clientX, clientY) {
  const { left, top, right, bottom } = frame.getBoundingClientRect();
  const [x, y] = isTurned() ? [right - clientX, bottom - clientY] : [clientX - left, clientY - top];
  show(frame, enlarged(viewOf(frame), factor, x, y));
}

/**
 * @param {Element} frame
 * @param {number} factor
 */
function zoomMiddle(frame, factor) {
  const box = frame.getBoundingClientRect();
  zoom(frame, factor, box.left + box.width / 2, box.top + box.height / 2);
}

/** Enlarges where most is to be chosen; else in the middle. @param {Element} frame */
function zoomChoices(frame) {
  const { left, top, width, height } = onPage(frame.getBoundingClientRect());
  const boxes = [...frame.querySelectorAll("[data-choice]")]
    .map((choice) => onPage(choice.getBoundingClientRect()))
    .filter((box) => box.width)
    .map((box) => ({
      left: box.left - left,
      top: box.top - top,
      right: box.right - left,
      bottom: box.bottom - top,
    }));
  if (boxes.length) show(frame, gathered(NEAR, boxes, width, height));
  else zoomMiddle(frame, NEAR);
}

/** The stage has made room for words, or has it back: an enlarged board goes with it. @param {Element} frame */
function refit(frame) {
  const now = /** @type {const} */ ([frame.clientWidth, frame.clientHeight]);
  const was = sizes.get(frame) ?? now;
  if (!now[0] || !now[1]) return; // out of sight
  sizes.set(frame, now);
  const view = viewOf(frame);
  if (view.scale === 1 || (was[0] === now[0] && was[1] === now[1])) return;
  const { width, height } = first("svg", frame, SVGSVGElement).viewBox.baseVal;
  show(frame, refitted(view, width / height, was, now));
}

/** Every board is whole again, at once: another game begins. */
export function whole() {
  tapped.clear();
  for (const frame of views.keys()) {
    frame.classList.remove("is-gliding");
    show(frame, WHOLE);
  }
}

/**
 * How large a choice is for a finger: the side of a square of its area, where it is a box or stands on a corner.
 * Several places of one choice lie together in a [data-whole].
 * @param {Element} choice
 */
function size(choice) {
  const element = choice.closest("[data-whole]") ?? choice;
  const { width, height } = element.getBoundingClientRect();
  const side = Math.min(width, height);
  if (!(element instanceof SVGGeometryElement)) return side;
  const { x, y, width: across, height: down } = element.getBBox();
  return element.isPointInFill(new DOMPoint(x + across / 20, y + down / 20)) ? side : side / Math.SQRT2;
}

/**
 * Enlarges the board where it was tapped, until that choice is large enough.
 * @param {Element} frame
 * @param {Element} choice
 * @param {number} clientX
 * @param {number} clientY
 */
function near(frame, choice, clientX, clientY) {
  frame.classList.add("is-gliding");
  tapped.add(frame);
  zoom(frame, (FINGER + 2) / size(choice), clientX, clientY);
  dispatchEvent(new CustomEvent("near", { detail: choice }));
}

/** After a change: a board that was enlarged by a tap is whole again when nothing is to be chosen on it. */
export function settle() {
  for (const frame of tapped) {
    if (frame.querySelector("[data-choice]")) continue;
    tapped.delete(frame);
    frame.classList.add("is-gliding");
    zoomMiddle(frame, 0);
  }
}

/**
 * What has the focus is in sight.
 * @param {Element} frame
 * @param {Element} element
 */
function follow(frame, element) {
  refit(frame);
  const { scale, x, y } = viewOf(frame);
  if (scale === 1) return;
  const [box, at] = [frame.getBoundingClientRect(), element.getBoundingClientRect()];
  frame.classList.add("is-gliding");
  show(frame, {
    scale,
    x: x + sense() * inSight(at.left, at.right, box.left, box.right),
    y: y + sense() * inSight(at.top, at.bottom, box.top, box.bottom),
  });
}

/** Moves an enlarged board until this place of it is in sight. @param {Element} place */
export function reveal(place) {
  const frame = place.closest("[data-frame]");
  if (frame) follow(frame, place);
}

/**
 * @param {Element} frame
 * @param {MouseEvent} event
 */
function click(frame, event) {
  const finger = touched;
  touched = false;
  if (dragged) {
    event.stopPropagation(); // a drag that ends over a place must not choose it
    return;
  }
  const choice = finger && hit(event)?.closest("[data-choice]");
  if (!choice || isTried(choice) || size(choice) >= FINGER || viewOf(frame).scale >= MOST) return;
  event.stopPropagation();
  near(frame, choice, event.clientX, event.clientY);
}

/**
 * One of two fingers moves.
 * @param {Element} frame
 * @param {Finger} finger
 * @param {PointerEvent} event
 */
function pinch(frame, finger, event) {
  const [one, other] = [...fingers.values()];
  const spread = () => Math.hypot(one.x - other.x, one.y - other.y);
  const was = spread();
  Object.assign(finger, { x: event.clientX, y: event.clientY });
  zoom(frame, spread() / (was || 1), (one.x + other.x) / 2, (one.y + other.y) / 2);
}

/**
 * @param {Element} frame
 * @param {Finger} finger
 * @param {PointerEvent} event
 */
function drag(frame, finger, event) {
  const { scale, x, y } = viewOf(frame);
  if (scale === 1) return;
  const moved = { scale, x: x + sense() * (event.clientX - finger.x), y: y + sense() * (event.clientY - finger.y) };
  dragged ||= Math.hypot(event.clientX - finger.startX, event.clientY - finger.startY) > DRAG;
  Object.assign(finger, { x: event.clientX, y: event.clientY });
  show(frame, moved);
}

/** The board that is on the stage: what the button in the bar enlarges. */
function staged() {
  const table = byId("table");
  return (
    [...table.querySelectorAll("[data-frame]")].find(
      (frame) => frame.dataset.frame === table.dataset.stage && frame.getClientRects().length,
    ) ?? first("[data-frame='board']", table)
  );
}

const eyes = new ResizeObserver((entries) => {
  for (const { target } of entries) refit(target);
});

/** @param {HTMLElement} frame */
function prepare(frame) {
  eyes.observe(frame);
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
    const finger = fingers.get(event.pointerId);
    if (finger) (fingers.size === 2 ? pinch : drag)(frame, finger, event);
  });
  frame.addEventListener("click", (event) => click(frame, event), { capture: true });
  frame.addEventListener("focusin", (event) => {
    const target = hit(event);
    if (target?.matches(":focus-visible")) follow(frame, target);
  });
}

export function start() {
  on("click", "[data-zoom]", () => {
    const frame = staged();
    if (viewOf(frame).scale > 1) zoomMiddle(frame, 0);
    else zoomChoices(frame);
  });
  for (const frame of document.querySelectorAll("[data-frame]")) if (frame instanceof HTMLElement) prepare(frame);
  for (const type of /** @type {const} */ (["pointerup", "pointercancel"]))
    document.addEventListener(type, (event) => fingers.delete(event.pointerId));
  document.addEventListener("keydown", (event) => {
    const frame = hit(event)?.closest("[data-frame]");
    if (frame && (event.key === "+" || event.key === "-")) zoomMiddle(frame, event.key === "+" ? STEP : 1 / STEP);
  });
}
