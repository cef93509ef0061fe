// How a site in TypeScript uses embed.d.ts. Nothing runs it: tsc checks it with everything else.
import type { TafelrundeAttributes, TafelrundeGame } from "../embed.js";

export const attributes: TafelrundeAttributes = {
  lang: "nl",
  record: "{}",
  readonly: "",
  at: 25,
  loading: "click",
  ratio: "3 / 2",
  theme: "dark",
  favor: "",
};

/** Shows the moment where each seat's points stand, and goes on from there. */
export function follow(game: TafelrundeGame, told: (points: number[]) => void) {
  game.addEventListener("tafelrunde-state", ({ detail }) => {
    if (!detail.over && !detail.waits) told(detail.points);
  });
  game.addEventListener("tafelrunde-error", ({ detail: { field, why } }) => console.warn(field, why));
  game.load("{}", { readonly: true, names: ["Anna"], at: 25 });
  game.step("turn-forward");
  game.step(25);
  const other: TafelrundeGame = document.createElement("tafelrunde-game");
  other.start({ game: "merlin", players: 3, bots: ["", "knight"], end: "auto", favor: true });
  // @ts-expect-error: no such way
  other.step("sideways");
  return game.state?.steps ?? 0;
}
