// Elements that index.html is known to have: one that is missing is a mistake of ours, and is named at once.

/**
 * @template {Element} Kind
 * @param {Element | null} found
 * @param {string} what
 * @param {new () => Kind} kind
 */
function sure(found, what, kind) {
  if (found instanceof kind) return found;
  throw new Error(`the page has no ${kind.name} ${what}`);
}

/**
 * @overload
 * @param {string} id
 * @returns {HTMLElement}
 */
/**
 * @template {Element} Kind
 * @overload
 * @param {string} id
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
/**
 * @param {string} id
 * @param {new () => Element} kind
 */
export function byId(id, kind = HTMLElement) {
  return sure(document.getElementById(id), `#${id}`, kind);
}

/**
 * @overload
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {HTMLElement}
 */
/**
 * @template {Element} Kind
 * @overload
 * @param {string} selector
 * @param {ParentNode} within
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
/**
 * @param {string} selector
 * @param {ParentNode} within
 * @param {new () => Element} kind
 */
export function first(selector, within = document, kind = HTMLElement) {
  return sure(within.querySelector(selector), selector, kind);
}
