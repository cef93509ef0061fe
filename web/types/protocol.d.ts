// What Python and the page say to each other, both ways as JSON.

/** What a message can be told: text and numbers, another message, several of these. */
export type Value = string | number | boolean | Words | Value[];
export type Args = { [name: string]: Value };

/** A message in whatever language: its key and its arguments. */
export interface Words {
  id: string;
  args?: Args;
}

export interface Notice extends Words {
  open: string | null;
}

export interface WhyNot extends Words {
  rule: string | null;
}

export interface Kept {
  text: string;
  label: Words;
  seats: { name: string; color: string }[];
  ended: boolean;
}

export interface Think {
  /** Names the question: no other on this page has the same. */
  token: string;
  game: string;
  bot: string | null;
  view: unknown;
  seed: string;
  /** How long may be thought about it. */
  seconds: number;
}

export interface Patch {
  regions: Record<string, string>;
  screen?: string;
  game?: string;
  revision?: number;
  announce?: Words[];
  notice?: Notice[];
  save?: Kept | null;
  think?: Think | null;
  error?: Words | null;
  can?: Record<string, boolean>;
  seat?: { color: string; name: string; index: number } | null;
  stage?: string;
  tab?: string;
  whole?: boolean;
  whynot?: WhyNot;
}

export type Message = { do: string; [field: string]: unknown };
