// Keeps the page for days without a network, and tells it when a newer one lies ready.

/** @param {ServiceWorkerRegistration} registration */
function announce(registration) {
  const detail = {
    // Every tab of this site changes over together: each reloads, and finds its game where it was saved.
    apply() {
      registration.waiting?.postMessage("take over");
    },
  };
  dispatchEvent(new CustomEvent("tafelrunde:update", { detail }));
}

export async function keepOffline() {
  const workers = navigator.serviceWorker;
  if (!workers) return; // private mode, file://, plain http
  // The first worker of a first visit takes over silently, at any moment from now; only a later one is an update.
  let controlled = Boolean(workers.controller);
  workers.addEventListener("controllerchange", () => {
    if (controlled) location.reload();
    controlled = true;
  });
  workers.addEventListener("message", ({ data }) => console.warn("not kept for offline use:", data));
  /** @type {ServiceWorkerRegistration} */
  let registration;
  try {
    const url = new URL("../sw.js", import.meta.url);
    registration = await workers.register(url, { updateViaCache: "none" });
  } catch (reason) {
    console.warn("not kept for offline use:", reason);
    return;
  }
  if (registration.waiting && workers.controller) announce(registration);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && workers.controller) announce(registration);
    });
  });
}
