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

async function unzipped() {
  const answer = await fetch(new URL("python/memory.snapshot", import.meta.url), { priority: "low" });
  if (!answer.ok) throw new Error(`memory.snapshot: ${answer.status}`);
  const unzip = answer.body?.pipeThrough(counter()).pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(unzip).arrayBuffer());
}

/** @type {Promise<Uint8Array> | null} */
let memory = unzipped();
memory.catch(() => {}); // reported to whoever takes it

/** Hands the bytes over once, so that they can be freed after copying. */
export async function take() {
  const taken = memory;
  memory = null;
  if (!taken) throw new Error("the snapshot has been taken already");
  return taken;
}
