// The types of <tafelrunde-game>, for sites that are written in TypeScript. embed.js itself has no dependencies.

/** Ways from one moment of a record to another. */
export type Way = "first" | "turn-back" | "back" | "forward" | "turn-forward" | "last";

/** How a game begins. What is not given stands in the element's attributes; the game's variants go by their names. */
export interface TafelrundeSetup {
  game?: string;
  players?: number;
  seed?: string | null;
  first?: number | null;
  names?: string[];
  bots?: string[];
  end?: "auto" | null;
  [variant: string]: string | number | boolean | string[] | null | undefined;
}

export interface TafelrundeSeat {
  name: string;
  color: string;
  /** person, or the name of a bot */
  kind: string;
}

/** The messages of the game, each by the name of its event: tafelrunde-ready, tafelrunde-state … */
export interface TafelrundeEvents {
  "tafelrunde-ready": CustomEvent<{ version: string; games: string[]; languages: string[] }>;
  "tafelrunde-state": CustomEvent<{
    game: string;
    seats: TafelrundeSeat[];
    /** who is asked, -1 at the end */
    seat: number;
    points: number[];
    over: boolean;
    /** the turn of `seat` is over, and he has still to say so */
    waits: boolean;
    /** made so far, or up to the moment that is looked at */
    choices: number;
    readonly: boolean;
    /** how many choices a read-only record has */
    steps: number | null;
  }>;
  "tafelrunde-move": CustomEvent<{ seat: number; events: { key: string; args: Record<string, unknown> }[] }>;
  "tafelrunde-end": CustomEvent<{ points: number[]; winners: number[]; record: string }>;
  "tafelrunde-height": CustomEvent<{ height: number }>;
  /** Something was refused and nothing has changed: an attribute or a field of a message, why, and what is possible. */
  "tafelrunde-error": CustomEvent<{ field: string; why: string; allowed?: string }>;
}

export interface TafelrundeGame extends HTMLElement {
  readonly about: TafelrundeEvents["tafelrunde-ready"]["detail"] | null;
  readonly state: TafelrundeEvents["tafelrunde-state"]["detail"] | null;
  /** Loads the game now, where it waits to be seen or asked for. */
  open(): void;
  start(setup?: TafelrundeSetup): void;
  load(record: string | null, how?: { readonly?: boolean; names?: string[]; at?: number }): void;
  step(to: Way | number): void;
  addEventListener<Name extends keyof TafelrundeEvents>(
    type: Name,
    listener: (event: TafelrundeEvents[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** Attributes, as HTML and JSX write them. Any other one is a variant of the game. */
export interface TafelrundeAttributes {
  game?: string;
  lang?: string;
  players?: number | string;
  seed?: string;
  first?: number | string;
  names?: string;
  bots?: string;
  end?: "auto";
  record?: string;
  readonly?: boolean | "";
  at?: number | string;
  loading?: "lazy" | "eager" | "click";
  poster?: string;
  ratio?: string;
  theme?: "auto" | "light" | "dark";
  title?: string;
  [variant: string]: unknown;
}

declare global {
  interface HTMLElementTagNameMap {
    "tafelrunde-game": TafelrundeGame;
  }
}
