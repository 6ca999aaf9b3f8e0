// The books as the house tells them: asked for once.

import { ask } from "../../house/net";
import { language } from "../../words/i18n.svelte";
import { bookPath, named as inWords } from "../../words/gametext";
import { SIGN } from "./ruletext";

export interface Pitch {
  name: string;
  title: string;
  kind: "banking" | "trick";
  pitch: string;
  least: number;
  most: number;
}
export interface Rule {
  number: string;
  text: string;
  source: string;
  section: string;
  pays: string;
}
export interface Value {
  name: string;
  text: string;
  attested: string;
}
export interface Option {
  name: string;
  text: string;
  rule: string;
  default: string;
  values: Value[];
  least: number;
  most: number;
  by: number;
  zero: string;
  source: string;
  dispute: string;
}
export interface Preset {
  name: string;
  title: string;
  text: string;
  source: string;
  options: Record<string, string>;
}
export interface Book extends Pitch {
  language: string; // English, if the book is not in the reader's yet
  how: string;
  todo: string;
  taught: boolean;
  history: string;
  sources: Record<string, { title: string; note: string }>;
  rules: Rule[];
  options: Option[];
  presets: Preset[];
  figures: Record<string, string>;
  words: Record<string, string>;
}
export interface Figure {
  key: string;
  exact: string;
  decimal: number;
  meaning: string;
}

const books = new Map<string, Promise<Book>>(); // by where they are asked for

/** The book of a game in the reader's language; one that could not be had is asked for again the next time. */
export function bookOf(game: string): Promise<Book> {
  const path = bookPath(game);
  let found = books.get(path);
  if (!found) {
    found = ask<Book>(path).then(inWords);
    found.catch(() => books.delete(path));
    books.set(path, found);
  }
  return found;
}

export const allGames = () => ask<Pitch[]>("/api/games").then((games) => games.map(inWords));

/** Whether anything of a book is not in the reader's language: the key of what is to be said of it. */
export function untranslated(book: Book): "" | "rulebook-not-yet" | "rulebook-signed" {
  if (book.language !== language()) return "rulebook-not-yet";
  return JSON.stringify(book).includes(`"${SIGN}`) ? "rulebook-signed" : "";
}

/** What an option is at a table of this preset with these options changed. */
export function valueOf(book: Book, option: Option, preset: string, changed: Record<string, string>): string {
  return changed[option.name] ?? book.presets.find((one) => one.name === preset)?.options[option.name] ?? option.default;
}

/** The rules by section, in the order of the book. */
export function sections(rules: Rule[]): [string, Rule[]][] {
  const found = new Map<string, Rule[]>();
  for (const rule of rules) found.set(rule.section, [...(found.get(rule.section) ?? []), rule]);
  return [...found];
}

export const named = (list: string) => list.split(", ").filter(Boolean);
