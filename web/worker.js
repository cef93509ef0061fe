// A second Python for what takes time. Answers {id, message} with {id, answer} or {id, error}.
import { loadPyodide } from "./boot.js";

const answer = loadPyodide().then((pyodide) => pyodide.pyimport("app.think").answer);
answer.then(
  () => postMessage({ ready: true }),
  (reason) => postMessage({ ready: false, error: String(reason) }),
);

addEventListener("message", async ({ data: { id, message } }) => {
  try {
    postMessage({ id, answer: (await answer)(message) });
  } catch (reason) {
    postMessage({ id, error: String(reason) });
  }
});
