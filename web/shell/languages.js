// The buttons that change the language, wherever they are on the page.
import { first } from "./dom.js";
import { on } from "./events.js";
import { speak } from "./i18n.js";
import { set } from "./settings.js";

const root = document.documentElement;
/** @type {Record<string, string>} by code, as their speakers call them: the folders of i18n/, which the build lists */
const LANGUAGES = JSON.parse(root.dataset.spoken ?? "{}");
export const codes = Object.keys(LANGUAGES);

/** @param {string} lang */
async function choose(lang) {
  set({ lang });
  await speak(lang);
}

/** @param {Element} box */
function fill(box) {
  for (const [lang, name] of Object.entries(LANGUAGES)) {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", lang, textContent: name });
    button.dataset.lang = lang;
    button.addEventListener("click", () => choose(lang));
    box.append(button);
  }
}

/** Marks the language in use; on the phone the start screen has room for the codes only. */
function mark() {
  const short = root.dataset.size === "phone";
  for (const button of document.querySelectorAll("[data-languages] button")) {
    const { lang = "" } = button.dataset;
    const code = lang.toUpperCase();
    button.setAttribute("aria-pressed", String(lang === root.lang));
    button.textContent = short && button.closest(".start-head") ? code : LANGUAGES[lang];
    button.setAttribute("aria-label", `${code}, ${LANGUAGES[lang]}`);
  }
  first("[data-language-code]").textContent = root.lang.toUpperCase();
}

export function start() {
  document.querySelectorAll("[data-languages]").forEach(fill);
  on("click", "[data-next-language]", () => {
    choose(codes[(codes.indexOf(root.lang) + 1) % codes.length]);
  });
  addEventListener("language", mark);
  addEventListener("resize", mark);
  mark();
}
