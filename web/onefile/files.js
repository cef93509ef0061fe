// Stands in for the network in the one-file build: every file of the site is a part of this page.
import { XzReadableStream } from "xz-decompress";

const BASE = "https://tafelrunde.invalid/";
/** @type {Record<string, string | undefined>} */
const TYPES = { wasm: "application/wasm", svg: "image/svg+xml" };
// Seven bits in each character. Four of these cannot stand there as they are; they follow a DEL, 64 further on.
const ESCAPE = 0x7f;
const MOVED = 64;

/** See tools/onefile.py. @param {string} text */
function decode(text) {
  const bytes = new Uint8Array((text.length * 7) >> 3);
  let [end, held, bits] = [0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    let value = text.charCodeAt(at);
    if (value === ESCAPE) {
      at += 1;
      value = text.charCodeAt(at) ^ MOVED;
    }
    held = (held << 7) | value;
    bits += 7;
    if (bits < 8) continue;
    bits -= 8;
    bytes[end] = held >> bits;
    end += 1;
    held &= (1 << bits) - 1;
  }
  return bytes.subarray(0, end);
}

globalThis.fetch = async (request) => {
  const url = request instanceof Request ? request.url : String(request);
  const path = url.startsWith(BASE) ? url.slice(BASE.length) : null;
  const part = path && document.querySelector(`script[data-file="${CSS.escape(path)}"]`);
  if (!path || !part) throw new TypeError(`not in this file: ${url}`);
  const type = TYPES[path.split(".").pop() ?? ""] ?? "application/octet-stream";
  // At once and whole: the decoder takes one after the other, and one that nobody reads would hold up the rest.
  const unpacked = new XzReadableStream(new Blob([decode(part.textContent)]).stream());
  return new Response(await new Response(unpacked).arrayBuffer(), { headers: { "Content-Type": type } });
};

// A worker could not read this page's parts. Without one, bots think on the page, in slices.
Reflect.deleteProperty(globalThis, "Worker");
