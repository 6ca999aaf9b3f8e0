// Every single key that does something, in one table.  What is printed on buttons, what the settings list and what
// is obeyed are read from it.  No framework.

export type Where = "table" | "replay";

interface Key {
  /** As the browser names it; letters small. */
  usual: string;
  where: readonly Where[];
  /** Answers of the games, in the words of their books, that this key gives wherever they are offered. */
  words?: readonly string[];
}

const TABLE = ["table"] as const;
const REPLAY = ["replay"] as const;
const BOTH = ["table", "replay"] as const;

/** The keys that may be changed or put away; `digits` stands for all of them at once. */
export const KEYS = {
  digits: { usual: "1", where: BOTH },
  same: { usual: "s", where: TABLE },
  clear: { usual: "c", where: TABLE },
  knock: { usual: "k", where: TABLE, words: ["knock"] },
  pass: { usual: "p", where: TABLE, words: ["pass", "fold"] },
  take: { usual: "t", where: TABLE, words: ["take"] },
  apart: { usual: "a", where: TABLE },
  undo: { usual: "z", where: TABLE },
  time: { usual: "x", where: TABLE },
  rules: { usual: "?", where: BOTH },
  fair: { usual: "f", where: TABLE },
  history: { usual: "h", where: TABLE },
  odds: { usual: "o", where: TABLE },
  talk: { usual: "l", where: TABLE },
  turn: { usual: "w", where: BOTH },
  bank: { usual: "b", where: BOTH },
  chips: { usual: "g", where: BOTH },
  cards: { usual: "n", where: BOTH },
  command: { usual: "/", where: TABLE },
  calm: { usual: "m", where: BOTH },
  bigger: { usual: "+", where: BOTH },
  smaller: { usual: "-", where: BOTH },
  back: { usual: "j", where: REPLAY },
  pause: { usual: "k", where: REPLAY },
  on: { usual: "l", where: REPLAY },
} as const satisfies Record<string, Key>;
export type KeyId = keyof typeof KEYS;
export const IDS = Object.keys(KEYS) as KeyId[];

/** Keys that are no characters, and so stay as they are. */
export const FIXED = {
  go: ["Enter"],
  hurry: [" "],
  more: ["ArrowUp"],
  less: ["ArrowDown"],
  "much-more": ["PageUp"],
  "much-less": ["PageDown"],
  least: ["Home"],
  most: ["End"],
  left: ["ArrowLeft"],
  right: ["ArrowRight"],
} as const;
export type FixedId = keyof typeof FIXED;

/** What is chosen otherwise than usual; "" is a key put away. */
export type Bound = Partial<Record<KeyId, string>>;

const words = (id: KeyId): readonly string[] => (KEYS[id] as Key).words ?? [];
const meets = (one: KeyId, other: KeyId) => KEYS[one].where.some((place) => (KEYS[other].where as readonly Where[]).includes(place));

/** The key that does this; "" if none. */
export const keyOf = (id: KeyId, bound: Bound): string => bound[id] ?? KEYS[id].usual;

/** What this key does here. */
export const idOf = (key: string, where: Where, bound: Bound): KeyId | undefined =>
  IDS.find((id) => id !== "digits" && (KEYS[id].where as readonly Where[]).includes(where) && keyOf(id, bound) === key);

/** The key that always gives this answer. */
export const idOfWord = (word: string): KeyId | undefined => IDS.find((id) => words(id).includes(word.toLowerCase()));

/** Whether a key is a character that may be chosen: one that is seen, and no digit. */
export const fits = (key: string) => [...key].length === 1 && /[^\s\d\p{C}]/u.test(key);

/** What else this key does where that is done too. */
export const rival = (key: string, id: KeyId, bound: Bound): KeyId | undefined =>
  key ? IDS.find((other) => other !== id && other !== "digits" && meets(id, other) && keyOf(other, bound) === key) : undefined;

/** What was kept, as far as it can be believed: known actions, single characters, and none of them twice. */
export function believed(kept: unknown): Bound {
  const found: Bound = {};
  if (typeof kept !== "object" || kept === null) return found;
  for (const [id, key] of Object.entries(kept)) {
    if (!(id in KEYS) || typeof key !== "string") continue;
    if (key === "" || (id !== "digits" && fits(key))) found[id as KeyId] = key.toLowerCase();
  }
  const clash = IDS.some((id) => rival(keyOf(id, found), id, found));
  return clash ? {} : found;
}
