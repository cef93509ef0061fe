// What is out of reach or in each other's way at the table, as a list of complaints. Evaluates to a function.
() => {
  const PANELS =
    ".bar, #chips, .frame, #display, #others, #own, #hand, .log-panel, .since, #guide, #telling, .prompt, .tabs";
  // What holds something that must not hang out of it.
  const HOLDERS = ".castle, .pl, .mission, .mission-row, .power, .chip-seat, .btn, .tool, .tabs button";
  const SLACK = 2.5;
  const table = document.getElementById("table");
  const complaints = [];
  const name = (element) =>
    element.id || element.className.baseVal || element.className || element.outerHTML.slice(0, 60);
  const shown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";

  /** What of a box can be seen: scrolling boxes around it cut it off. */
  function seen(element) {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; around && around !== table; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === "visible") continue;
      const box = around.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  }

  /** Can it be brought under the pointer, its middle uncovered? */
  function within(element) {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    const choice = element.dataset.choice;
    return hit && (element.contains(hit) || (choice && hit.closest("[data-choice]")?.dataset.choice === choice));
  }

  const tab = table.dataset.tab;
  const reached = new Set();
  const all = new Set([...table.querySelectorAll("[data-choice]")].map(({ dataset }) => dataset.choice));
  for (const open of [tab, "hand", "others", "display"]) {
    table.dataset.tab = open;
    for (const choice of table.querySelectorAll("[data-choice]")) {
      if (!reached.has(choice.dataset.choice) && shown(choice) && within(choice)) reached.add(choice.dataset.choice);
    }
  }
  table.dataset.tab = tab;
  for (const choice of all)
    if (!reached.has(choice))
      complaints.push(`choice ${choice}: ${table.querySelector(`[data-choice="${choice}"]`).outerHTML.slice(0, 90)}`);
  for (const css of [".question", ".prompt [data-do=undo]"])
    if (!within(table.querySelector(css))) complaints.push(`out of reach: ${css}`);

  table.scrollTop = 0;
  const low = document.documentElement.hasAttribute("data-low");
  const panels = [...table.querySelectorAll(PANELS)].filter(
    (panel) => shown(panel) && !(low && panel.matches(".bar, .tabs")),
  );
  panels.forEach((panel, at) => {
    const one = seen(panel);
    if (one.left < -1 || one.right > innerWidth + 1) complaints.push(`${name(panel)} is wider than the window`);
    for (const second of panels.slice(at + 1)) {
      if (panel.contains(second)) continue;
      const other = seen(second);
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 1 && down > 1) complaints.push(`${name(panel)} and ${name(second)} overlap by ${across} x ${down}`);
    }
  });
  for (const holder of [...table.querySelectorAll(HOLDERS)].filter(shown)) {
    const box = holder.getBoundingClientRect();
    for (const part of holder.querySelectorAll("svg, b, .crest, .name, .coin, span")) {
      if (
        !shown(part) ||
        part.closest("svg") !== (part.matches("svg") ? part : null) ||
        part.closest(".visually-hidden")
      )
        continue;
      const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
      if (width < 2 || height < 2 || getComputedStyle(part).position === "absolute") continue;
      const out = Math.max(box.left - left, box.top - top, right - box.right, bottom - box.bottom);
      if (out > SLACK) complaints.push(`${name(part)} hangs ${out.toFixed(1)} px out of ${name(holder)}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) complaints.push("the page scrolls sideways");
  return [...new Set(complaints)];
};
