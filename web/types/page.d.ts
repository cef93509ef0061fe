// What TypeScript's own description of the browser leaves out, or does not know of this page.
import type { Saved } from "../shell/store.js";
import type { Settings } from "../shell/settings.js";
import type { BarcodeDetector as Detector } from "qr/decode.js";

declare global {
  /** Python's one function, which start.py gives to the page: JSON in, JSON out. */
  var tafelrundeHandle: ((message: string) => string) | undefined;

  /** What some browsers have themselves. */
  var BarcodeDetector: typeof Detector | undefined;

  // No element of this page is neither HTML nor SVG: all have data-… attributes, a style and can take the focus.
  interface Element extends HTMLOrSVGElement, ElementCSSInlineStyle {}

  interface WindowEventMap {
    /** A finger has come near a choice that was too small for it. */
    near: CustomEvent<Element>;
    language: CustomEvent<string>;
    /** An embedding page wants it light or dark. */
    theme: CustomEvent<string>;
    settings: CustomEvent<Settings>;
    /** PyScript says how far it is. */
    "py:progress": CustomEvent<string>;
    /** Another piece of what Python starts from is here: how many bytes. */
    bytes: CustomEvent<number>;
    /** Python and the page are there; or will not be. */
    started: Event;
    "start-failed": CustomEvent<unknown>;
    /** That has been told. */
    trouble: CustomEvent<string>;
    /** A newer version of the page lies ready. */
    "tafelrunde:update": CustomEvent<{ apply(): void }>;
  }
}

export type { Saved, Settings };
