// Runs before the first paint: theme, size, motion and language are on the root element when the first pixel is drawn.
// A classic script, because modules run too late for that. The only place that decides these four.
// Where the address asks for a game, no start screen is drawn first, and Python's files are asked for at once.
(() => {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const languages = Object.keys(JSON.parse(root.dataset.spoken ?? "{}")); // the build wrote them there
  const query = new URLSearchParams(location.search);

  /** @returns {{ theme?: string, motion?: string, lang?: string | null }} */
  function stored() {
    try {
      return JSON.parse(localStorage.getItem("tafelrunde.settings") ?? "{}") ?? {};
    } catch {
      return {}; // storage refused or damaged: the defaults serve
    }
  }

  /** @param {string | null | undefined} chosen */
  function language(chosen) {
    const wanted = [query.get("lang"), chosen, ...navigator.languages].map((tag) =>
      String(tag ?? "")
        .split("-")[0]
        .toLowerCase(),
    );
    return wanted.find((tag) => tag && languages.includes(tag)) ?? "en";
  }

  /** Which table the window has room for, and whether it is so low that the table has to scroll. Large text needs as
   * much more room: the window is measured in letters. */
  function measure() {
    const letter = Number.parseFloat(getComputedStyle(root).fontSize) / 16;
    const [width, height] = [innerWidth / letter, innerHeight / letter];
    const size = () => {
      if (width >= 600 && height >= 960 && height > width) return "portrait";
      if (width >= 1024 && height >= 700) return width < 1400 ? "tablet" : "desktop";
      return innerWidth > innerHeight && width >= 420 ? "flat" : "phone";
    };
    root.dataset.size = size();
    root.toggleAttribute("data-large", letter > 1.3);
    root.toggleAttribute("data-low", height < (root.dataset.size === "flat" ? 380 : 720));
  }

  // A page that embeds this one, or the address, may ask for a theme; a person's own setting is for the page itself.
  let asked = query.get("theme");

  function apply({ theme = "auto", motion = "normal" }) {
    const wanted = asked ?? theme;
    root.dataset.theme = wanted === "light" || wanted === "dark" ? wanted : dark.matches ? "dark" : "light";
    root.dataset.motion = still.matches ? "off" : motion;
  }

  /** @type {Record<string, Record<string, string>>} the start screen's words by language, which the build writes here */
  const WORDS = {};

  /** @param {Node} node */
  function fill(node) {
    if (!(node instanceof Element)) return;
    for (const element of [node, ...node.querySelectorAll("[data-l10n-id]")]) {
      const said = WORDS[root.lang]?.[element.getAttribute("data-l10n-id") ?? ""];
      if (said && element instanceof HTMLMetaElement) element.content = said;
      else if (said && !element.firstChild) element.textContent = said;
    }
  }

  /** The page comes with its words: nothing is to move when the book of them is there (shell/i18n.js). */
  const reader = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(fill);
  });
  reader.observe(root, { childList: true, subtree: true });
  addEventListener("language", () => reader.disconnect(), { once: true });
  document.addEventListener("DOMContentLoaded", () => reader.disconnect());

  let settings = stored();
  apply(settings);
  measure();
  root.dataset.screen = "start";
  root.lang = language(settings.lang);
  fill(document.head);
  const waits = query.has("game") || query.has("wait") || /[#&]t=/.test(location.hash);
  root.toggleAttribute("data-waiting", waits);
  const files = document.getElementById("python-files"); // not there where all is in one file
  if (files instanceof HTMLTemplateElement) {
    const book = { rel: "preload", as: "fetch", crossOrigin: "", href: `i18n/${root.lang}/shell.ftl` };
    document.head.append(Object.assign(document.createElement("link"), book));
    if (waits) document.head.append(files.content);
  }
  addEventListener("settings", ({ detail }) => {
    if (detail.theme !== settings.theme) asked = null;
    settings = { ...detail };
    apply(settings);
  });
  addEventListener("theme", ({ detail }) => {
    asked = detail;
    apply(settings);
  });
  addEventListener("resize", measure);
  // Paper is light.
  addEventListener("beforeprint", () => {
    root.dataset.theme = "light";
  });
  addEventListener("afterprint", () => apply(settings));
  dark.addEventListener("change", () => apply(settings));
  still.addEventListener("change", () => apply(settings));
})();
