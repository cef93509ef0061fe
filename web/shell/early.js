// Runs before the first paint: theme, size, motion and language are on the root element when the first pixel is drawn.
// A classic script, because modules run too late for that. The only place that decides these four.
(() => {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const languages = ["de", "nl", "en"];

  function stored() {
    try {
      return JSON.parse(localStorage.getItem("tafelrunde.settings")) ?? {};
    } catch {
      return {}; // storage refused or damaged: the defaults serve
    }
  }

  function language(chosen) {
    const asked = new URLSearchParams(location.search).get("lang");
    const wanted = [asked, chosen, ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
    return wanted.find((tag) => languages.includes(tag)) ?? "en";
  }

  function size() {
    const width = innerWidth;
    if (innerHeight < 500 && width >= 600) return "flat";
    if (width < 600) return "phone";
    if (width < 1024) return "portrait";
    return width < 1400 ? "tablet" : "desktop";
  }

  function apply({ theme = "auto", motion = "normal" }) {
    root.dataset.theme = theme === "auto" ? (dark.matches ? "dark" : "light") : theme;
    root.dataset.motion = still.matches ? "off" : motion;
  }

  let settings = stored();
  apply(settings);
  root.dataset.size = size();
  root.dataset.screen = "start";
  root.lang = language(settings.lang);
  addEventListener("settings", (event) => apply((settings = event.detail)));
  addEventListener("resize", () => (root.dataset.size = size()));
  dark.addEventListener("change", () => apply(settings));
  still.addEventListener("change", () => apply(settings));
})();
