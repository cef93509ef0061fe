// Addresses that hold a table (shell/link.js), and the outline of a QR code (shell/qr.js).
import assert from "node:assert/strict";
import test from "node:test";
import { addressOf, holdsTable, withoutTable } from "../../web/shell/link.js";
import { outline } from "../../web/shell/qr.js";

test("a link leads to the page alone, whatever was asked of it", () => {
  assert.equal(addressOf("https://x.org/a/?lang=de&game=pig#rules", "abc"), "https://x.org/a/#t=abc");
  assert.equal(addressOf("file:///home/a/b.html#t=old", "abc"), "file:///home/a/b.html#t=abc");
});

test("a report says what it is about", () => {
  const link = addressOf("https://x.org/", "abc", "1.0.0 · Browser & #1");
  assert.equal(link, "https://x.org/#t=abc&about=1.0.0%20%C2%B7%20Browser%20%26%20%231");
  assert.ok(holdsTable(link));
});

test("a table is told from other places in the page, and taken out of the address", () => {
  assert.ok(holdsTable("https://x.org/?lang=de#t=abc") && holdsTable("#about=1&t=abc"));
  for (const other of ["https://x.org/?t=abc", "https://x.org/#continue", "#about", "t=abc"])
    assert.ok(!holdsTable(other), other);
  assert.equal(withoutTable("https://x.org/?lang=de#t=abc"), "https://x.org/?lang=de");
});

test("dark modules are drawn run by run", () => {
  const rows = [
    [true, true, false],
    [false, true, true],
    [false, false, false],
  ];
  assert.equal(outline(rows), "M0 0h2v1h-2zM1 1h2v1h-2z");
});
