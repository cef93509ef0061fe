// Stands in for the network in the one-file build: every file of the site is a part of this page.
(() => {
  const BASE = "https://tafelrunde.invalid/";
  /** @type {Record<string, string | undefined>} */
  const TYPES = { wasm: "application/wasm", svg: "image/svg+xml" };

  /** @param {string} text */
  function decode(text) {
    if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
    const binary = atob(text);
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
    return bytes;
  }

  /** Parts marked data-gzip are inflated here; callers do not notice. @param {Element} part */
  function unpacked({ dataset, textContent }) {
    const packed = new Blob([decode(textContent)]).stream();
    return "gzip" in dataset ? packed.pipeThrough(new DecompressionStream("gzip")) : packed;
  }

  globalThis.fetch = async (request) => {
    const url = request instanceof Request ? request.url : String(request);
    const path = url.startsWith(BASE) ? url.slice(BASE.length) : null;
    const part = path && document.querySelector(`script[data-file="${CSS.escape(path)}"]`);
    if (!path || !part) throw new TypeError(`not in this file: ${url}`);
    const type = TYPES[path.split(".").pop() ?? ""] ?? "application/octet-stream";
    return new Response(unpacked(part), { headers: { "Content-Type": type } });
  };

  // A worker could not read this page's parts. Without one, bots think on the page, in slices.
  Reflect.deleteProperty(globalThis, "Worker");
})();
