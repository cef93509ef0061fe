// One listener per event type for the whole document; what an element does stands in its attributes.

/** @typedef {{ selector: string, act(element: Element, event: Event): void }} Rule */

/** @type {Map<string, Rule[]>} */
const rules = new Map();

/**
 * The element at which an event happened; null where that was the document itself.
 * @param {Event} event
 */
export const hit = ({ target }) => (target instanceof Element ? target : null);

/** @param {Event} event */
function dispatch(event) {
  const list = rules.get(event.type) ?? [];
  const element = hit(event)?.closest(list.map(({ selector }) => selector).join(","));
  if (element) list.find(({ selector }) => element.matches(selector))?.act(element, event);
}

/**
 * Calls `act` for the innermost element round the event that matches a rule of this type.
 * @template {keyof DocumentEventMap} Type
 * @template {Element} [Kind=HTMLElement]
 * @param {Type} type
 * @param {string} selector
 * @param {(element: Kind, event: DocumentEventMap[Type]) => void} act
 */
export function on(type, selector, act) {
  let list = rules.get(type);
  if (!list) {
    list = [];
    rules.set(type, list);
    document.addEventListener(type, dispatch);
  }
  list.push(/** @type {Rule} */ ({ selector, act }));
}
