// What nobody sees can wait until everybody has seen the rest.

/** Resolves after the next frame. In a hidden tab there are no frames to wait for. */
export const painted = () => new Promise((resolve) => (document.hidden ? setTimeout(resolve) : requestAnimationFrame(() => setTimeout(resolve, 1))));
