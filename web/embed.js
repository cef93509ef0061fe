// <tafelrunde-game>: a board game on any static site. One line loads it, from wherever Tafelrunde is hosted:
//   <script src="https://example.org/tafelrunde/embed.js"></script>
//   <tafelrunde-game game="…" lang="nl" players="2" bots=",knight"></tafelrunde-game>
// The game runs in a frame; the two talk by postMessage, each to the other's exact origin. The README has all messages.
(() => {
  const VERSION = 1;
  const LOWEST = 560;
  // As a module this script is not the current one while it runs.
  const own = [...document.scripts].find(({ src }) => /\/embed\.js(\?|$)/.test(src));
  const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : own;
  const page = new URL("index.html", script?.src);

  /** @typedef {{ type: string, [field: string]: unknown }} Message  the README has them all */
  /** @typedef {string | number | boolean | string[]} Part */

  /** @param {string} text */
  const list = (text) => text.split(",").map((part) => part.trim());
  /** @type {Record<string, (text: string) => Part>} attributes of any set-up, and what they are in a message `start` */
  const SETUP = { game: String, players: Number, seed: String, first: Number, names: list, bots: list, end: String };
  const RECORD = ["record", "readonly"];
  let frames = 0;

  // What HTML gives to every element, and what others write on any: no attributes of ours.
  const common = new Set(["class", "part", "role", "is", "nonce"]);
  for (let owner = HTMLElement.prototype; owner; owner = Object.getPrototypeOf(owner))
    for (const name of Object.getOwnPropertyNames(owner)) common.add(name.toLowerCase());
  /** @param {string} name */
  const isCommon = (name) => common.has(name) || /[-:]|^on/.test(name);
  /** All others are variants, which only the game itself knows. They go as they are written. @param {string} name */
  const isSetup = (name) => name in SETUP || (!isCommon(name) && !RECORD.includes(name));

  class TafelrundeGame extends HTMLElement {
    /** @type {HTMLIFrameElement | null} */
    #frame = null;
    #ready = false;
    /** @type {Message[]} */
    #unsent = [];
    #eye = new MutationObserver((changes) => this.#follow(changes));

    /** @type {object | null} what the game said last about itself in a message `ready` */
    about = null;
    /** @type {object | null} and in a message `state` */
    state = null;

    connectedCallback() {
      if (!this.style.display) this.style.display = "block";
      const frame = document.createElement("iframe");
      frame.setAttribute("sandbox", "allow-scripts allow-same-origin");
      frame.title = this.getAttribute("title") ?? "Tafelrunde";
      Object.assign(frame.style, {
        display: "block",
        width: "100%",
        height: "640px",
        minHeight: `${LOWEST}px`,
        maxHeight: "inherit",
        border: "0",
      });
      frame.src = this.#address();
      this.#frame = frame;
      if (this.hasAttribute("record")) this.#loadRecord();
      addEventListener("message", this.#hear);
      this.#eye.observe(this, { attributes: true, attributeOldValue: true });
      (this.shadowRoot ?? this.attachShadow({ mode: "open" })).replaceChildren(frame);
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#eye.disconnect();
      this.#frame?.remove();
      this.#frame = null;
      this.#ready = false;
      this.#unsent = [];
    }

    /** Begins a game: what is not given here stands in the attributes. @param {Record<string, Part | null>} setup */
    start(setup = {}) {
      this.#send({ type: "start", ...this.#setup(), ...setup });
    }

    /**
     * Opens a record (a line of text): to play on, or with `readonly` to look at it step by step.
     * @param {string | null} record
     * @param {{ readonly?: boolean, names?: string[] }} how
     */
    load(record, { readonly = false, names = [] } = {}) {
      this.#send({ type: "load", record, readonly, names });
    }

    /** Where a read-only record is looked at. @param {"first" | "back" | "forward" | "last"} to */
    step(to) {
      this.#send({ type: "step", to });
    }

    #setup() {
      const given = [...this.attributes].filter(({ name }) => isSetup(name));
      return Object.fromEntries(given.map(({ name, value }) => [name, (SETUP[name] ?? String)(value)]));
    }

    #language() {
      return this.lang.slice(0, 2).toLowerCase(); // nl-BE is nl
    }

    #address() {
      frames += 1;
      const query = new URLSearchParams({ embed: location.origin, frame: String(frames) });
      if (this.hasAttribute("lang")) query.set("lang", this.#language());
      if (this.hasAttribute("record")) query.set("wait", "1");
      else for (const [name, value] of Object.entries(this.#setup())) query.set(name, String(value));
      return `${page}?${query}`;
    }

    #loadRecord() {
      const given = this.getAttribute("names");
      const names = given === null ? [] : list(given);
      this.load(this.getAttribute("record"), { readonly: this.hasAttribute("readonly"), names });
    }

    /** Several attributes set in one go are one change. @param {MutationRecord[]} changes */
    #follow(changes) {
      const changed = changes
        .filter(({ attributeName, oldValue }) => this.getAttribute(attributeName ?? "") !== oldValue)
        .map(({ attributeName }) => attributeName ?? "");
      if (changed.includes("lang") && this.lang) this.#send({ type: "language", lang: this.#language() });
      if (this.hasAttribute("record") && changed.some((name) => RECORD.includes(name))) this.#loadRecord();
      else if (this.hasAttribute("game") && changed.some(isSetup)) this.start();
    }

    /** @param {Message} message */
    #send(message) {
      if (this.#ready) this.#frame?.contentWindow?.postMessage({ tafelrunde: VERSION, ...message }, page.origin);
      else this.#unsent.push(message);
    }

    #hear = (/** @type {MessageEvent} */ { source, origin, data }) => {
      const frame = this.#frame;
      if (!frame || source !== frame.contentWindow || origin !== page.origin || data?.tafelrunde !== VERSION) return;
      const { tafelrunde: _, type, ...detail } = data;
      if (type === "height") frame.style.height = `${Math.max(detail.height, LOWEST)}px`;
      if (type === "state") this.state = detail;
      if (type === "ready") {
        this.about = detail;
        this.#ready = true;
        for (const message of this.#unsent.splice(0)) this.#send(message);
      }
      this.dispatchEvent(new CustomEvent(`tafelrunde-${type}`, { detail, bubbles: true }));
    };
  }

  if (!customElements.get("tafelrunde-game")) customElements.define("tafelrunde-game", TafelrundeGame);
})();
