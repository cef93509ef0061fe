// A second Python for what takes time. Answers {id, message} with {id, answer} or {id, error}.
import { loadDoor, loadPyodide } from "./boot.mjs";

async function start() {
  const pyodide = await loadPyodide();
  return { pyodide, answer: pyodide.pyimport("app.think").answer };
}

const ready = start();
ready.then(
  () => postMessage({ ready: true }),
  (reason) => postMessage({ ready: false, error: reason.message }),
);

addEventListener("message", async ({ data: { id, message, door } }) => {
  try {
    const { pyodide, answer } = await ready;
    if (door) await loadDoor(pyodide);
    postMessage({ id, answer: answer(message) });
  } catch (reason) {
    postMessage({ id, error: reason.message });
  }
});
