// The rules of a game, from a file that the build has made: they are there before Python. Contents, and a search that
// leaves what has all the words.
import { byId } from "./dom.js";
import { on } from "./events.js";
import { localise, need, say } from "./i18n.js";
import { drawn } from "./icons.js";
import { part } from "./part.js";

const book = byId("rules");
const field = byId("rules-search", HTMLInputElement);
const found = byId("rules-found");
let shown = "";

/** Brings the rules of a game into their dialog. @param {string} game */
export async function show(game) {
  const [answer] = await Promise.all([shown === game ? null : part(`rules/${game}.json`), need(`${game}-rules`)]);
  if (!answer) return;
  book.innerHTML = drawn(await answer.json());
  localise(book);
  shown = game;
}

/** Accents do not count. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Leaves the rules and pictures that have all the words that were typed. */
function search() {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const section of book.querySelectorAll("section")) {
    const title = plain(section.querySelector("h3")?.textContent ?? "");
    const parts = [...section.querySelectorAll("article, .rules-first > figure")];
    for (const one of parts) {
      const text = `${title} ${plain(one.textContent ?? "")}`;
      const fits = words.every((word) => text.includes(word));
      one.toggleAttribute("hidden", !fits);
      if (fits) count += 1;
    }
    section.toggleAttribute(
      "hidden",
      parts.every((one) => one.hasAttribute("hidden")),
    );
  }
  book.querySelector(".rules-contents")?.toggleAttribute("hidden", words.length > 0);
  found.textContent = "";
  if (words.length) say(found, "shell-rules-found", { count });
  else found.removeAttribute("data-l10n-id");
}

/** The book is open: everything is there, and one rule is in sight if somebody asked for it. @param {string | null} rule */
export function open(rule) {
  field.value = "";
  search();
  if (rule) byId(`rule-${rule.replace(".", "-")}`).focus();
}

export function start() {
  field.addEventListener("input", search);
  addEventListener("language", search);
  on("click", "[data-section]", (link, event) => {
    event.preventDefault();
    book.querySelector(".rules-contents")?.removeAttribute("open");
    const section = byId(link.dataset.section ?? "");
    section.focus({ preventScroll: true });
    section.scrollIntoView({ block: "start" });
  });
}
