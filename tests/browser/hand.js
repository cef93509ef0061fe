// A hand that plays on the page without knowing the rules. Evaluates to a function of a seed; play.py keeps what it
// gives as `window.clicker`. It points at the middle of what can be chosen, as a person would, and complains where
// something else lies there.
(seed) => {
  const PATIENCE = 90_000; // ms: a bot may think, and the machine may be busy
  const FLIGHT = 3000; // ms: a piece on its way may lie over another, where pieces move
  const PARTS = ".region:not(#log, #guide, #telling, #hint, #scores, #rules)";
  const root = document.documentElement;
  const pause = () => new Promise((resume) => setTimeout(resume, 4));
  const luck = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  const any = (list) => list[Math.floor(luck() * list.length)];
  const shorten = (element) => element?.outerHTML.slice(0, 200);

  /** All that tells one moment at the table from the next, but for the marks that follow focus and pointer, and names,
   * which come late. Below a curtain the table may still be changing. */
  const sight = () =>
    [
      root.dataset.screen,
      ...[...document.querySelectorAll(root.dataset.screen === "curtain" ? "#curtain" : PARTS)].map(
        (part) => part.innerHTML,
      ),
    ]
      .join()
      .replace(/ (tabindex|aria-describedby|aria-label|class)="[^"]*"/g, "");

  async function until(test, why, patience = PATIENCE) {
    const end = performance.now() + patience;
    do {
      const found = test();
      if (found) return found;
      await pause();
    } while (performance.now() < end);
    throw new Error(why());
  }

  /** Points at something: does the bar say that it brings something? */
  function promises(one) {
    one.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    const line = document.getElementById("effect");
    return !line.hidden && line.textContent.includes("+");
  }

  // Löwenherz would take a thousand clicks if nobody strove for anything: actions rather than sales, and from the deck.
  const FOND = {
    loewenherz(all) {
      const onward = all.filter((one) => one.matches(".p-act, .p-deck"));
      const gains = all.filter((one) => one.closest("#board") && luck() < 0.2 && promises(one));
      const rim = all.filter((one) => one.matches(".l-edge") && (one.dataset.x < 4 || one.dataset.y < 9));
      const mood = luck();
      if (onward.length && mood < 0.9) return any(onward);
      if (gains.length && mood < 0.9) return any(gains);
      return any(rim.length && mood < 0.7 ? rim : all);
    },
  };

  function pick() {
    if (root.dataset.screen === "curtain") return document.querySelector("[data-lift]");
    const all = [...document.querySelectorAll("[data-screen=table] #table [data-choice]")];
    const seen = all.filter((choice) => choice.getClientRects().length);
    return seen.length ? (FOND[root.dataset.game] ?? any)(seen) : null;
  }

  /** Where to click on it; null where something else lies. */
  function middle(target) {
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = target.getBoundingClientRect();
    const point = [x + width / 2, y + height / 2];
    const hit = document.elementFromPoint(...point);
    cover = hit;
    return hit?.closest("[data-choice],[data-lift]") === target ? { hit, point } : null;
  }

  let cover = null; // what lies where a click would go
  let aimed = null; // what was pointed at last
  let before = null; // how the table looked then
  let stirred = false; // and whether anything has changed since the last look, which takes its time
  new MutationObserver(() => (stirred = true)).observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });

  function watch(target) {
    [aimed, before] = [shorten(target), sight()];
  }

  function changed() {
    if (!stirred) return false;
    stirred = false;
    return sight() !== before;
  }

  async function answered() {
    if (aimed) await until(changed, () => `no answer to ${aimed}`);
    aimed = before = null;
  }

  const click = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

  /** Looks for something to click on when the last click has been answered; null when the game is over. */
  async function look() {
    await answered();
    const target = await until(
      () => root.dataset.screen === "result" || pick(),
      () => "nothing to choose",
    );
    if (target === true) return null;
    watch(target);
    return until(
      () => middle(target),
      () => `${shorten(target)} is covered by ${shorten(cover)}`,
      root.dataset.motion === "off" ? 0 : FLIGHT,
    );
  }

  return {
    watch: () => watch(document.activeElement),
    answered,
    /** Where a real mouse has to click next. */
    aim: async () => (await look())?.point ?? null,
    /** Clicks this many times, or up to the end of the game, and says whether that is reached. */
    async play(clicks) {
      for (let done = 0; done < clicks; done += 1) {
        const found = await look();
        if (!found) break;
        click(found.hit);
      }
      await answered();
      return root.dataset.screen === "result";
    },
    /** Makes these choices, one after the other, wherever they lie. */
    async turn(choices) {
      for (const choice of choices) await this.choose(`#table [data-choice="${choice}"]`);
    },
    /** Clicks on the first element of this kind, wherever it lies. */
    async choose(css) {
      const target = await until(
        () => document.querySelector(css),
        () => `no ${css}`,
      );
      watch(target);
      click(target);
      await answered();
    },
  };
};
