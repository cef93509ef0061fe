// One listener per event type for the whole document; what an element does stands in its attributes.

/** @type {Map<string, [string, (element: Element, event: Event) => void][]>} */
const rules = new Map();

function dispatch(event) {
  const list = rules.get(event.type);
  if (!(event.target instanceof Element)) return;
  const element = event.target.closest(list.map(([selector]) => selector).join(","));
  if (!element) return;
  list.find(([selector]) => element.matches(selector))[1](element, event);
}

/** Calls `act` for the innermost element round the event that matches a rule of this type. */
export function on(type, selector, act) {
  if (!rules.has(type)) {
    rules.set(type, []);
    document.addEventListener(type, dispatch);
  }
  rules.get(type).push([selector, act]);
}
