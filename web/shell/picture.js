// The result as a picture: the drawing that Python makes is painted on a canvas, element by element, with the page's own
// fonts and colors. (As an image a drawing would have neither, and a strict policy would not load it.)
import { byId, first } from "./dom.js";
import { on } from "./events.js";
import { say, text } from "./i18n.js";

const drawing = () => first("#result-picture", document, SVGSVGElement);
const SMALLEST = 0.5; // of its size, for a long name

/** What is too long for its place is written smaller. */
function fit() {
  for (const words of drawing().querySelectorAll("text[data-fits]")) {
    if (!(words instanceof SVGTextElement)) continue;
    words.style.fontSize = "";
    const share = Number(words.dataset.fits) / words.getComputedTextLength();
    const size = Number.parseFloat(getComputedStyle(words).fontSize);
    if (share < 1) words.style.fontSize = `${size * Math.max(share, SMALLEST)}px`;
  }
}

/** @param {SVGElement} element */
function shapeOf(element) {
  const number = (/** @type {string} */ name) => Number(element.getAttribute(name) ?? 0);
  const path = new Path2D(element.getAttribute("d") ?? "");
  if (element.localName === "circle") path.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
  return path;
}

/**
 * A sign of the sprite, in the color of the element that uses it.
 * @param {CanvasRenderingContext2D} ink
 * @param {SVGElement} use
 */
function paintSign(ink, use) {
  const symbol = byId((use.getAttribute("href") ?? "").slice(1), SVGSymbolElement);
  const { x, y, width, height } = symbol.viewBox.baseVal;
  const number = (/** @type {string} */ name) => Number(use.getAttribute(name) ?? 0);
  const scale = Math.min(number("width") / width, number("height") / height);
  ink.translate(number("x"), number("y"));
  ink.scale(scale, scale);
  ink.translate(-x, -y);
  for (const part of symbol.querySelectorAll("path"))
    ink.fill(shapeOf(part), part.getAttribute("fill-rule") === "evenodd" ? "evenodd" : "nonzero");
}

/**
 * @param {CanvasRenderingContext2D} ink
 * @param {SVGGraphicsElement} element
 */
function paint(ink, element) {
  const style = getComputedStyle(element);
  ink.fillStyle = style.fill === "none" ? "transparent" : style.fill;
  ink.strokeStyle = style.stroke === "none" ? "transparent" : style.stroke;
  ink.lineWidth = Number.parseFloat(style.strokeWidth);
  ink.setLineDash(style.strokeDasharray === "none" ? [] : style.strokeDasharray.split(/[ ,]+/).map(Number.parseFloat));
  [ink.lineCap, ink.lineJoin] = [
    /** @type {CanvasLineCap} */ (style.strokeLinecap),
    /** @type {CanvasLineJoin} */ (style.strokeLinejoin),
  ];
  if (element.localName === "use") paintSign(ink, element);
  else if (element.localName === "text") {
    ink.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const anchor = style.textAnchor;
    ink.textAlign = anchor === "middle" ? "center" : anchor === "end" ? "right" : "left";
    ink.fillText(element.textContent ?? "", Number(element.getAttribute("x")), Number(element.getAttribute("y")));
  } else {
    const shape = shapeOf(element);
    ink.fill(shape);
    ink.stroke(shape);
  }
}

/** The drawing as a PNG, as wide as it is meant to be, however small it is shown here. */
async function png() {
  const svg = drawing();
  const { width, height } = svg.viewBox.baseVal;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const ink = canvas.getContext("2d");
  const shown = svg.getScreenCTM();
  if (!ink || !shown) throw new Error("nothing to paint on");
  await document.fonts.ready;
  for (const element of svg.querySelectorAll("path, circle, use, text")) {
    if (!(element instanceof SVGGraphicsElement)) continue;
    const where = element.getScreenCTM();
    if (!where) continue;
    ink.save();
    ink.setTransform(DOMMatrix.fromMatrix(shown).inverse().multiply(where));
    paint(ink, element);
    ink.restore();
  }
  /** @type {Blob} */
  const blob = await new Promise((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error("no picture"))), "image/png"),
  );
  return new File([blob], `tafelrunde-${document.documentElement.dataset.game}.png`, { type: blob.type });
}

async function download() {
  const file = await png();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  say(byId("picture-done"), "shell-picture-saved");
}

async function give() {
  const file = await png();
  try {
    await navigator.share({ files: [file], title: text("shell-share-subject") });
  } catch (reason) {
    // Whoever closes the system's sheet wants nothing more.
    if (!(reason instanceof DOMException && reason.name === "AbortError")) await download();
  }
}

/** Can this system be given a picture? */
function canGive() {
  const empty = new File([""], "tafelrunde.png", { type: "image/png" });
  return navigator.canShare?.({ files: [empty] }) ?? false;
}

/** The dialog is open, with the drawing in it. */
export function shown() {
  byId("picture-done").textContent = "";
  first("[data-picture-share]").hidden = !canGive();
  fit();
}

export function start() {
  on("click", "[data-picture-save]", download);
  on("click", "[data-picture-share]", give);
  addEventListener("language", () => byId("picture-dialog", HTMLDialogElement).open && fit());
}
