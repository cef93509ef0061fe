// The memory snapshot, unzipped as it arrives. A module of its own that imports nothing: where a game is to begin at
// once it runs from the page's head, while the megabyte that boot.js imports is still being read.

/** Tells the page of every piece that arrives: on a slow line that is all there is to see for a while. */
export const counter = () =>
  /** @type {TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>} */ (
    new TransformStream({
      transform(piece, passed) {
        dispatchEvent(new CustomEvent("bytes", { detail: piece.length }));
        passed.enqueue(piece);
      },
    })
  );

/** The page's turn, if it has anything to do, unless somebody waits for Python. A timer would take longer. */
export async function breath() {
  if (!globalThis.document || "waiting" in document.documentElement.dataset) return;
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(null);
    };
    port2.postMessage(null);
  });
}

const MOUTHFUL = 2 ** 16; // bytes that are unzipped in a few milliseconds

/** What comes at once, from a cache or a quick line, in pieces between which the page can answer. */
const mouthfuls = () =>
  /** @type {TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>} */ (
    new TransformStream({
      async transform(piece, passed) {
        for (let from = 0; from < piece.length; from += MOUTHFUL) {
          passed.enqueue(piece.subarray(from, from + MOUTHFUL));
          await breath();
        }
      },
    })
  );

async function unzipped() {
  const answer = await fetch(new URL("python/memory.snapshot", import.meta.url), { priority: "low" });
  if (!answer.ok) throw new Error(`memory.snapshot: ${answer.status}`);
  const pieces = answer.body?.pipeThrough(counter()).pipeThrough(mouthfuls());
  const unzip = pieces?.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(unzip).arrayBuffer());
}

/** @type {Promise<Uint8Array> | null} */
let memory = unzipped();

/** It is here, or will not come: whoever takes it hears of that. @type {Promise<void>} */
export const arrived = memory.then(
  () => {},
  () => {},
);

/** Hands the bytes over once, so that they can be freed after copying. */
export async function take() {
  const taken = memory;
  memory = null;
  if (!taken) throw new Error("the snapshot has been taken already");
  return taken;
}
