// Few and short sounds, made by the page itself, and a phone's trembling. Both are off until somebody wants them, and
// never the only sign of anything.
import { first } from "./dom.js";
import { settings } from "./settings.js";

/** Notes in hertz, each with its beginning and length in seconds. @type {Record<string, [number, number, number][]>} */
const SOUNDS = {
  piece: [[196, 0, 0.07]],
  dice: [
    [310, 0, 0.03],
    [262, 0.05, 0.03],
    [349, 0.1, 0.03],
    [233, 0.16, 0.05],
  ],
  points: [
    [659, 0, 0.09],
    [880, 0.08, 0.14],
  ],
  loss: [
    [330, 0, 0.1],
    [247, 0.09, 0.18],
  ],
  turn: [[523, 0, 0.12]],
  win: [
    [523, 0, 0.14],
    [659, 0.13, 0.14],
    [784, 0.26, 0.14],
    [1047, 0.39, 0.4],
  ],
  defeat: [
    [392, 0, 0.2],
    [330, 0.2, 0.2],
    [262, 0.4, 0.45],
  ],
};
/** How a phone trembles, in milliseconds of trembling and rest. @type {Record<string, number[]>} */
const BUZZES = {
  piece: [12],
  dice: [10, 30, 10],
  points: [20],
  loss: [60],
  turn: [25],
  win: [40, 60, 40, 60, 120],
  defeat: [200],
};

/** @type {AudioContext | null} */
let audio = null;

/**
 * @param {AudioContext} on
 * @param {[number, number, number]} note
 */
function note(on, [pitch, begin, length]) {
  const from = on.currentTime + begin;
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, from);
  volume.gain.exponentialRampToValueAtTime(0.12, from + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
  tone.connect(volume).connect(on.destination);
  tone.start(from);
  tone.stop(from + length + 0.02);
}

/** @param {string} name */
export function play(name) {
  if (settings.sound === "on" && typeof AudioContext === "function") {
    audio ??= new AudioContext();
    audio.resume(); // a page that nobody has touched may not sound yet
    for (const each of SOUNDS[name] ?? []) note(audio, each);
  }
  if (settings.buzz === "on") navigator.vibrate?.(BUZZES[name] ?? []);
}

/** Whoever switches one of them on hears or feels it at once. */
export function start() {
  if (!navigator.vibrate) first("[data-buzzes]").hidden = true;
  let { sound, buzz } = settings;
  addEventListener("settings", () => {
    if ((settings.sound !== sound && settings.sound === "on") || (settings.buzz !== buzz && settings.buzz === "on"))
      play("points");
    ({ sound, buzz } = settings);
  });
}
