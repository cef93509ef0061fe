// Addresses that hold a whole table behind `#t=`, where no host ever sees it. What the text means, Python knows.

/** This page's own address, without what was asked of it. @param {string} href */
const page = (href) => href.split(/[?#]/)[0];

/** Does an address hold a table? @param {string} href */
export const holdsTable = (href) => /#(?:[^\s#]*&)?t=/.test(href);

/**
 * A link to a table. A report of a problem says besides what it is `about`; whoever opens the link need not care.
 * @param {string} href  of this page
 * @param {string} text
 * @param {string} [about]
 */
export const addressOf = (href, text, about) =>
  `${page(href)}#t=${text}${about ? `&about=${encodeURIComponent(about)}` : ""}`;

/** The same address without the table: a reload does not open it once more. @param {string} href */
export const withoutTable = (href) => href.split("#")[0];
