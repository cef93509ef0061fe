// <tafelrunde-game>: a board game on any static site. One line loads it, from wherever Tafelrunde is hosted:
//   <script src="https://example.org/tafelrunde/embed.js"></script>
//   <tafelrunde-game game="…" lang="nl" players="2" bots=",knight"></tafelrunde-game>
// The game runs in a frame; the two talk by postMessage, each to the other's exact origin. The README has all messages,
// embed.d.ts the types, embed.html tries everything out.
(() => {
  const VERSION = 1;
  const LOWEST = 560;
  // A game is loaded when it comes this near to the window.
  const NEAR = "400px";
  // A frame that has been loaded and says nothing for so long is not the game: the host may keep other sites from it.
  const PATIENCE = 10_000; // ms
  /** @type {Record<string, Record<string, string> | undefined>} what stands beside the game; the build writes it here */
  const WORDS = {};
  // As a module this script is not the current one while it runs.
  const own = [...document.scripts].find(({ src }) => /\/embed\.js(\?|$)/.test(src));
  const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : own;
  const page = new URL("index.html", script?.src);

  /** @typedef {{ type: string, [field: string]: unknown }} Message  the README has them all */
  /** @typedef {string | number | boolean | string[]} Part */
  /** @typedef {"first" | "turn-back" | "back" | "forward" | "turn-forward" | "last"} Way */

  /** @param {string} text */
  const list = (text) => text.split(",").map((part) => part.trim());
  /** @type {Record<string, (text: string) => Part>} attributes of any set-up, and what they are in a message `start` */
  const SETUP = { game: String, players: Number, seed: String, first: Number, names: list, bots: list, end: String };
  const RECORD = ["record", "readonly", "at"];
  const LOOKS = ["loading", "poster", "ratio", "theme"];
  let frames = 0;

  // What HTML gives to every element, and what others write on any: no attributes of ours.
  const common = new Set(["class", "part", "role", "is", "nonce"]);
  for (let owner = HTMLElement.prototype; owner; owner = Object.getPrototypeOf(owner))
    for (const name of Object.getOwnPropertyNames(owner)) common.add(name.toLowerCase());
  /** @param {string} name */
  const isCommon = (name) => common.has(name) || /[-:]|^on/.test(name);
  /** All others are variants, which only the game itself knows. They go as they are written. @param {string} name */
  const isSetup = (name) => name in SETUP || (!isCommon(name) && ![...RECORD, ...LOOKS].includes(name));

  const STYLE = `
    :host { display: block; }
    iframe, .poster { box-sizing: border-box; display: block; width: 100%; min-height: ${LOWEST}px; max-height: inherit; border: 0; }
    .poster { position: relative; padding: 0; overflow: hidden; cursor: pointer; color: #f6efdd; background: #2f4a3a center / cover; font: 700 20px/1.3 serif; }
    .poster svg { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0.55; }
    .poster span { position: absolute; inset: auto 0 50%; translate: 0 50%; }
    .poster b { display: block; margin-bottom: 12px; font-size: 34px; }
    .poster i { display: inline-block; padding: 12px 22px; border-radius: 999px; color: #2b2118; background: #f6efdd; font: 700 18px/1.2 sans-serif; }
    .poster:focus-visible { outline: 4px solid #d9a441; outline-offset: -6px; }
    .silent { display: block; padding: 10px; font: 16px/1.4 sans-serif; }`;
  // A round table with a seat for everybody, drawn here: nothing is fetched for it.
  const TABLE = `<svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><circle cx="300" cy="200" r="150" fill="#8a6a3f"/>
    <circle cx="300" cy="200" r="132" fill="none" stroke="#d9a441" stroke-width="5"/><circle cx="300" cy="200" r="58" fill="none" stroke="#d9a441" stroke-width="3"/>${[
      "#2e5fa3",
      "#d7a820",
      "#a83232",
      "#3f7d46",
    ]
      .map(
        (color, at) =>
          `<path d="M278-6h44v26q0 24-22 34-22-10-22-34z" fill="${color}" stroke="#f6efdd" stroke-width="4" transform="rotate(${45 + at * 90} 300 200)"/>`,
      )
      .join("")}</svg>`;

  /** The height of a table by its width, as the page itself wants it: nothing moves when it is there. @param {number} width */
  function heightFor(width) {
    const shape = width < 600 ? 2.1 : width < 1024 ? 1.33 : width < 1400 ? 0.695 : 0.625;
    return Math.min(Math.max(Math.round(width * shape), 640), 1080);
  }

  class TafelrundeGame extends HTMLElement {
    /** @type {HTMLIFrameElement | null} */
    #frame = null;
    /** @type {HTMLButtonElement | null} what stands there until the frame does */
    #poster = null;
    #near = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && this.open(), {
      rootMargin: NEAR,
    });
    #ready = false;
    #heard = false;
    /** @type {Message[]} */
    #unsent = [];
    #eye = new MutationObserver((changes) => this.#follow(changes));

    /** @type {object | null} what the game said last about itself in a message `ready` */
    about = null;
    /** @type {object | null} and in a message `state` */
    state = null;

    connectedCallback() {
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
      const style = new CSSStyleSheet();
      style.replaceSync(STYLE);
      shadow.adoptedStyleSheets = [style];
      addEventListener("message", this.#hear);
      this.#eye.observe(this, { attributes: true, attributeOldValue: true });
      if (this.hasAttribute("record")) this.#loadRecord();
      const loading = this.getAttribute("loading");
      if (loading === "eager") {
        this.open();
        return;
      }
      this.#poster = this.#drawnPoster();
      shadow.replaceChildren(this.#poster);
      this.#size(this.#poster);
      if (loading !== "click") this.#near.observe(this);
    }

    /** Loads the game now, where it still waits to be seen or asked for. */
    open() {
      if (this.#frame || !this.isConnected) return;
      this.#near.disconnect();
      const frame = document.createElement("iframe");
      frame.setAttribute("sandbox", "allow-scripts allow-same-origin");
      frame.title = this.getAttribute("title") ?? "Tafelrunde";
      frame.src = this.#address();
      frame.addEventListener("load", () => setTimeout(() => this.#missed(frame), PATIENCE), { once: true });
      this.#frame = frame;
      this.#heard = false;
      this.shadowRoot?.replaceChildren(frame);
      this.#size(frame);
      if (this.#poster?.matches(":focus")) frame.focus();
      this.#poster = null;
    }

    /** Nothing has come from the frame: the site hears of it, and the reader gets another way. @param {HTMLElement} frame */
    #missed(frame) {
      if (this.#heard || frame !== this.#frame) return;
      const link = document.createElement("a");
      const address = new URL(this.#address());
      for (const name of ["embed", "frame", "wait"]) address.searchParams.delete(name);
      Object.assign(link, { className: "silent", href: address, target: "_blank", rel: "noopener" });
      link.textContent = this.#word("silent");
      frame.after(link);
      this.#tell("error", { field: "", why: "silent" });
    }

    #drawnPoster() {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "poster";
      const own = this.getAttribute("poster");
      if (own) button.style.backgroundImage = `url("${CSS.escape(own)}")`;
      else button.innerHTML = TABLE;
      const words = document.createElement("span");
      const title = document.createElement("b");
      const load = document.createElement("i");
      title.textContent = this.getAttribute("title") ?? "Tafelrunde";
      load.textContent = this.#word("open");
      words.append(title, load);
      button.append(words);
      button.addEventListener("click", () => this.open());
      return button;
    }

    /** As high as the table will be, or of the ratio that the site wishes. @param {HTMLElement} part */
    #size(part) {
      const ratio = this.getAttribute("ratio");
      if (ratio && CSS.supports("aspect-ratio", ratio))
        Object.assign(part.style, { aspectRatio: ratio, minHeight: "0" });
      else part.style.height = `${heightFor(this.clientWidth)}px`;
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#eye.disconnect();
      this.#near.disconnect();
      this.shadowRoot?.replaceChildren();
      this.#frame = null;
      this.#ready = false;
      this.#unsent = [];
    }

    /** Begins a game: what is not given here stands in the attributes. @param {Record<string, Part | null>} setup */
    start(setup = {}) {
      this.#send({ type: "start", ...this.#setup(), ...setup });
      this.open();
    }

    /**
     * Opens a record (a line of text): to play on, or with `readonly` to look at it step by step.
     * `at` is the number of choices after which the looking begins.
     * @param {string | null} record
     * @param {{ readonly?: boolean, names?: string[], at?: number | string }} how
     */
    load(record, { readonly = false, names = [], at = 0 } = {}) {
      this.#send({ type: "load", record, readonly, names, at });
    }

    /** Where a read-only record is looked at: a direction, or a number of choices. @param {Way | number} to */
    step(to) {
      this.#send(typeof to === "number" ? { type: "step", at: to } : { type: "step", to });
    }

    #setup() {
      const given = [...this.attributes].filter(({ name }) => isSetup(name));
      return Object.fromEntries(given.map(({ name, value }) => [name, (SETUP[name] ?? String)(value)]));
    }

    /** @param {string} name */
    #word(name) {
      return (WORDS[this.#language()] ?? WORDS.en)?.[name] ?? "▶";
    }

    #language() {
      return this.lang.split("-")[0].toLowerCase(); // nl-BE is nl
    }

    #address() {
      frames += 1;
      const query = new URLSearchParams({ embed: location.origin, frame: String(frames) });
      if (this.hasAttribute("lang")) query.set("lang", this.#language());
      if (this.hasAttribute("theme")) query.set("theme", this.getAttribute("theme") ?? "");
      if (this.hasAttribute("record")) query.set("wait", "1");
      else for (const [name, value] of Object.entries(this.#setup())) query.set(name, String(value));
      return `${page}?${query}`;
    }

    #loadRecord() {
      const given = this.getAttribute("names");
      const names = given === null ? [] : list(given);
      this.load(this.getAttribute("record"), { readonly: this.hasAttribute("readonly"), names, at: this.#at() });
    }

    /** A number, or what stands there instead of one: the game says what is wrong with it. */
    #at() {
      const text = this.getAttribute("at") ?? "0";
      return /^\d+$/.test(text) ? Number(text) : text;
    }

    /** Several attributes set in one go are one change. @param {MutationRecord[]} changes */
    #follow(changes) {
      const changed = changes
        .filter(({ attributeName, oldValue }) => this.getAttribute(attributeName ?? "") !== oldValue)
        .map(({ attributeName }) => attributeName ?? "");
      if (!this.#frame) {
        // Nothing is loaded yet: the address of the frame will say it all.
        this.#unsent = [];
        if (this.hasAttribute("record")) this.#loadRecord();
        return;
      }
      if (changed.includes("lang") && this.lang) this.#send({ type: "language", lang: this.#language() });
      if (changed.includes("theme")) this.#send({ type: "theme", theme: this.getAttribute("theme") ?? "auto" });
      if (changed.includes("ratio")) this.#size(this.#frame);
      const ofRecord = changed.filter((name) => RECORD.includes(name));
      if (this.hasAttribute("record") && this.hasAttribute("readonly") && ofRecord.join() === "at")
        this.#send({ type: "step", at: this.#at() });
      else if (this.hasAttribute("record") && ofRecord.length) this.#loadRecord();
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
      this.#heard = true;
      frame.nextElementSibling?.remove();
      if (type === "height" && !frame.style.aspectRatio) frame.style.height = `${Math.max(detail.height, LOWEST)}px`;
      if (type === "state") this.state = detail;
      if (type === "ready") {
        this.about = detail;
        this.#ready = true;
        for (const message of this.#unsent.splice(0)) this.#send(message);
      }
      this.#tell(type, detail);
    };

    /**
     * @param {string} type
     * @param {object} detail
     */
    #tell(type, detail) {
      this.dispatchEvent(new CustomEvent(`tafelrunde-${type}`, { detail, bubbles: true }));
    }
  }

  if (!customElements.get("tafelrunde-game")) customElements.define("tafelrunde-game", TafelrundeGame);
})();
