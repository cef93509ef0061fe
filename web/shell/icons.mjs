// All signs once in the document, so that <use href="#i-name"> works everywhere, one file or many.

export async function start() {
  const response = await fetch(new URL("../icons.svg", import.meta.url));
  document.getElementById("sprite").innerHTML = await response.text();
}
