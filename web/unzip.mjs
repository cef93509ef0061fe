// Unzips. As a worker of its own it does so beside the page's thread, which has enough to do at a start.

export const unzip = (zipped) =>
  new Response(new Blob([zipped]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();

if (!globalThis.document && globalThis.name === "unzip") {
  addEventListener("message", async ({ data }) => {
    try {
      const bytes = await unzip(data);
      postMessage({ bytes }, [bytes]);
    } catch (reason) {
      postMessage({ error: reason.message });
    }
  });
}

/** Zipped bytes are given away to a worker, where there may be one. */
export function unzipAside(zipped) {
  if (!globalThis.Worker || !globalThis.document) return unzip(zipped);
  const worker = new Worker(import.meta.url, { type: "module", name: "unzip" });
  return new Promise((resolve, reject) => {
    worker.addEventListener("error", () => reject(new Error("no worker")));
    worker.addEventListener("message", ({ data }) => (data.bytes ? resolve(data.bytes) : reject(new Error(data.error))));
    worker.postMessage(zipped, [zipped]);
  }).finally(() => worker.terminate());
}
