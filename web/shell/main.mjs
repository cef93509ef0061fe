import { startPython } from "./python.mjs";

const handle = await startPython();
document.documentElement.dataset.ready = handle(JSON.stringify({ do: "start" }));
