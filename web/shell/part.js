// A file of the site that is fetched when it is needed. Networks stumble: a second attempt often succeeds.

const PAUSE = 1000; // ms

/** It has not come. Whoever asked for it is told so (main.js), and may ask again. */
export class NotLoaded extends Error {
  name = "NotLoaded";
}

/** @param {string} path */
async function attempt(path) {
  const answer = await fetch(new URL(`../${path}`, import.meta.url)).catch((reason) => {
    throw new NotLoaded(`${path}: ${reason}`);
  });
  if (!answer.ok) throw new NotLoaded(`${path}: ${answer.status}`);
  // A host that has lost the file may answer with a page of its own.
  if (/^text\/html/.test(answer.headers.get("Content-Type") ?? "")) throw new NotLoaded(`${path}: text/html`);
  return answer;
}

/**
 * @param {string} path  from the root of the site
 * @returns {Promise<Response>}
 */
export async function part(path) {
  try {
    return await attempt(path);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return attempt(path);
  }
}
