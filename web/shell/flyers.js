// What flies over the table and is gone: points on their way to a score, and coins for whoever has won. Nothing but
// `transform` and `opacity` is animated, and nothing takes a click.
import { byId } from "./dom.js";
import { onPage } from "./turned.js";

const COINS = 28;
const root = document.documentElement;
const off = () => root.dataset.motion === "off";
const duration = () => parseFloat(getComputedStyle(root).getPropertyValue("--t-fly")) || 0;

/**
 * @param {string} kind
 * @param {string} words
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} how
 */
function launch(kind, words, frames, how) {
  const flyer = document.createElement("b");
  flyer.className = kind;
  flyer.textContent = words;
  byId("flyers").append(flyer);
  const gone = () => flyer.remove();
  flyer.animate(frames, how).finished.then(gone, gone);
}

/**
 * Points leave a place and reach a score; where there is no other place they rise from the score itself.
 * @param {string} words
 * @param {Element} from
 * @param {Element | undefined} to
 */
export function fly(words, from, to) {
  if (off() || !to) return;
  const [start, goal] = [from, to].map((element) => onPage(element.getBoundingClientRect()));
  if (!start.width || !goal.width) return;
  const place = (/** @type {{ left: number, top: number, width: number, height: number }} */ box, up = 0) =>
    `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2 - up}px) translate(-50%, -50%)`;
  const frames =
    from === to
      ? [
          { transform: place(start), opacity: 1 },
          { transform: place(start, 34), opacity: 0 },
        ]
      : [
          { transform: place(start), opacity: 0 },
          { transform: place(start, 14), opacity: 1, offset: 0.25 },
          { transform: place(goal), opacity: 1, offset: 0.9 },
          { transform: place(goal), opacity: 0 },
        ];
  launch("flyer", words, frames, { duration: duration(), easing: "cubic-bezier(.3, .1, .3, 1)" });
}

/** Whoever has won sees coins fall. */
export function celebrate() {
  if (off()) return;
  for (let number = 0; number < COINS; number += 1) {
    const x = (innerWidth * (number + 0.5)) / COINS + Math.sin(number * 7) * 30;
    const aside = Math.sin(number) * 60;
    const frames = [
      { transform: `translate(${x}px, -40px) rotate(0deg)`, opacity: 1 },
      { transform: `translate(${x + aside}px, ${innerHeight * 0.8}px) rotate(540deg)`, opacity: 1, offset: 0.8 },
      { transform: `translate(${x + aside}px, ${innerHeight}px) rotate(720deg)`, opacity: 0 },
    ];
    launch("flyer is-coin", "", frames, { duration: 2 * duration(), delay: (number * 37) % 700, fill: "backwards" });
  }
}
