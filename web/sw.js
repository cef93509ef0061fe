// Serves the page from a cache that holds one whole version of it, or nothing.
// precache.js is made by the build: the version and, by path, the SHA-256 of every file.
importScripts("precache.js");

/** @typedef {{ version: string, files: Record<string, string> }} Precache */
const worker = /** @type {ServiceWorkerGlobalScope & { PRECACHE: Precache }} */ (/** @type {unknown} */ (self));
const { scope } = worker.registration;
const { version, files } = worker.PRECACHE;
// Other copies of the page may live on this origin: each keeps to its own caches.
const OWN = `tafelrunde ${scope} `;
const CACHE = OWN + version;

/** @param {ArrayBuffer} bytes */
async function sha256(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * A host in the middle of an upload, or a proxy with old files, must never give us half of two versions.
 * @param {string} path
 */
async function fetchExact(path) {
  const answer = await fetch(path, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const bytes = await answer.clone().arrayBuffer();
  if ((await sha256(bytes)) !== files[path]) throw new Error(`${path}: other content`);
  // Hosts that redirect index.html to its folder: a page may not be started from an answer that was redirected.
  return answer.redirected ? new Response(bytes, { headers: answer.headers }) : answer;
}

async function earlierCaches() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== CACHE);
  return Promise.all(names.map((name) => caches.open(name)));
}

/**
 * @param {string} path
 * @param {Cache[]} earlier
 */
async function alreadyHere(path, earlier) {
  for (const cache of earlier) {
    const answer = await cache.match(path);
    if (answer && (await sha256(await answer.clone().arrayBuffer())) === files[path]) return answer;
  }
  return undefined;
}

/** To the pages' consoles, for whoever runs the site. @param {string} reason */
async function complain(reason) {
  for (const page of await worker.clients.matchAll({ includeUncontrolled: true })) page.postMessage(reason);
}

async function install() {
  const cache = await caches.open(CACHE);
  const earlier = await earlierCaches();
  try {
    // One after another: the person is playing meanwhile.
    for (const path of Object.keys(files)) {
      await cache.put(path, (await alreadyHere(path, earlier)) ?? (await fetchExact(path)));
    }
  } catch (error) {
    await caches.delete(CACHE);
    await complain(String(error));
    throw error;
  }
}

async function activate() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** @param {Request} request */
async function answer(request) {
  const path = request.url.slice(scope.length).replace(/[?#].*$/, "") || "index.html";
  const kept = path in files && (await (await caches.open(CACHE)).match(path));
  return kept || fetch(request);
}

/**
 * Where a browser can, it takes the page's parts from the cache by itself and need not ask here. What the cache has
 * not got comes from the network, as above. The page itself is asked for with a query, so it still comes through here.
 * @param {ExtendableEvent & { addRoutes?(rules: object): Promise<void> }} event
 */
async function route(event) {
  if (!event.addRoutes) return;
  const parts = ["*/*", "*.js"].map((path) => ({ urlPattern: new URLPattern(scope + path) }));
  await event.addRoutes({ condition: { or: parts }, source: { cacheName: CACHE } });
}

worker.addEventListener("install", (event) => event.waitUntil(Promise.all([install(), route(event)])));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", ({ data }) => data === "take over" && worker.skipWaiting());
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(scope)) event.respondWith(answer(request));
});
