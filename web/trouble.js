// Watches over the start: what keeps the page from it is told within ten seconds, with what to do about it. A classic
// script in the JavaScript of 2015 that needs nothing but itself: no module, no sheet, no file of words. Where it cannot
// run either, the page's own lines about JavaScript come up (`.untold` in base.css).
(() => {
  /** @type {Record<string, Record<string, string>>} the build writes what i18n/ says, by language */
  const WORDS = {};
  const PATIENCE = 8; // seconds without a sign of life
  const SUSPICIOUS = 4; // the same after an error that need not be the end
  const root = document.documentElement;
  let quiet = 0; // seconds since the last sign of life
  let suspicion = "";
  let forbidden = ""; // by a policy: perhaps the reason of all that follows
  let told = false; // that it has failed: nothing will change any more
  /** @type {HTMLElement | null} */
  let box = null;

  /** before-paint.js decides on the language; without it the browser's own has to do. @param {string} key */
  function words(key) {
    const lang = root.dataset.size ? root.lang : navigator.language.split("-")[0];
    return (WORDS[lang] || WORDS.en)[key];
  }

  /**
   * @param {string} tag
   * @param {string} text
   */
  function line(tag, text) {
    const element = document.createElement(tag);
    element.textContent = text;
    return element;
  }

  function clear() {
    if (box) box.remove();
    box = null;
  }

  /**
   * @param {string} title
   * @param {string} about
   * @param {string} [reason]  for whoever runs the site
   */
  function show(title, about, reason) {
    clear();
    box = line("div", "");
    box.id = "trouble";
    box.setAttribute("role", "alert");
    const reload = line("button", words("reload"));
    reload.className = "btn btn-main";
    reload.addEventListener("click", () => location.reload());
    box.append(line("h2", words(title)), line("p", words(about)));
    if (reason) box.append(line("code", reason.slice(0, 300)));
    box.append(reload);
    (document.body || root).append(box);
  }

  /** @param {string} reason */
  function cause(reason) {
    if (!("noModule" in HTMLScriptElement.prototype) || typeof WebAssembly === "undefined") return "old";
    if (/content security policy|wasm-eval|unsafe-eval/i.test(reason)) return "policy";
    return /memory|allocat/i.test(reason) ? "memory" : "part";
  }

  /** It will not start any more. @param {string} reason */
  function fail(reason) {
    if (told) return;
    told = true;
    clearInterval(watch);
    root.removeAttribute("data-waiting");
    show("failed", cause(reason), forbidden ? `${forbidden} · ${reason}` : reason);
    dispatchEvent(new CustomEvent("trouble", { detail: reason }));
  }

  function alive() {
    quiet = 0;
    if (!told && !suspicion) clear();
  }

  // Counted, not read from a clock: while a device sleeps or computes nobody is late.
  const watch = setInterval(() => {
    quiet += 1;
    if (suspicion && quiet >= SUSPICIOUS) fail(suspicion);
    else if (quiet >= PATIENCE && !box) show("slow", "slow-about");
  }, 1000);

  /** A file of the page's head that does not come: asked for once more, to say why. @param {string} url */
  function lost(url) {
    const name = url.replace(new URL(".", location.href).href, "");
    fetch(url).then(
      (answer) => fail(`${name}: ${answer.status} ${answer.headers.get("Content-Type")}`),
      () => fail(`${name}: –`),
    );
  }

  addEventListener(
    "error",
    (event) => {
      const from = event.target;
      if (from instanceof HTMLScriptElement) lost(from.src);
      else if (from instanceof HTMLLinkElement) from.rel === "stylesheet" && lost(from.href);
      else if (from === window) suspicion = suspicion || event.message;
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => {
    suspicion = suspicion || String(reason);
  });
  document.addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) => {
    if (blockedURI === "wasm-eval") fail("Content Security Policy: wasm-eval");
    forbidden = forbidden || `Content Security Policy: ${effectiveDirective}`;
  });
  addEventListener("start-failed", ({ detail }) => fail(String(detail)));
  addEventListener("bytes", alive);
  if (typeof PerformanceObserver !== "undefined") new PerformanceObserver(alive).observe({ entryTypes: ["resource"] });
  addEventListener("started", () => {
    if (told) return;
    told = true;
    clearInterval(watch);
    clear();
  });
  document.addEventListener("DOMContentLoaded", () => {
    const untold = document.querySelector(".untold");
    if (untold) untold.remove();
    if (cause("") === "old") fail(navigator.userAgent);
    // A sheet that is no sheet is no error for a browser.
    const sheet = document.querySelector("link[rel=stylesheet]");
    if (sheet instanceof HTMLLinkElement && !getComputedStyle(root).getPropertyValue("--bg")) lost(sheet.href);
  });
})();
