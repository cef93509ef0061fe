// What nobody sees can wait until everybody has seen the rest.

const PATIENCE = 250; // ms: a frame out of sight on another site's page has no pictures

/** @type {() => Promise<void>} resolves after the next picture; in a hidden tab there are none to wait for */
export const painted = () =>
  new Promise((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : PATIENCE);
    requestAnimationFrame(() => setTimeout(resolve, 1));
  });

/** @type {() => Promise<void>} resolves when the page has nothing else to do; WebKit has no requestIdleCallback */
export const unoccupied = () =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 1000);
  });
