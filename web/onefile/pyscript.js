// Stands in for shell/pyscript.js in the one-file build: PyScript takes no interpreter from inside a page.
export const isPossible = async () => false;
export const start = async () => false;
export const goOn = () => {};
