// What the lessons say, in the reader's language: fetched when the first is begun.

import { bundled, type Texts } from "../../words/fluent";
import { ofCards } from "../../words/gametext";
import { language } from "../../words/i18n.svelte";

const FILES: Record<string, () => Promise<{ default: Record<string, Texts> }>> = {
  fr: () => import("texts:fr/lessons"),
  de: () => import("texts:de/lessons"),
  it: () => import("texts:it/lessons"),
  nl: () => import("texts:nl/lessons"),
  sv: () => import("texts:sv/lessons"),
  es: () => import("texts:es/lessons"),
};

export type InWords = (key: string, plain: string) => string;

/** How a game's lesson is said, and how its book opens: by the key of a text, or else as the book has it. */
export async function lessonOf(game: string): Promise<InWords> {
  const text = (await FILES[language()]?.())?.default[game];
  const bundle = bundled(language(), text ? [text] : []);
  return (key, plain) => {
    const pattern = bundle.getMessage(key)?.value;
    return ofCards(game, pattern ? bundle.formatPattern(pattern) : plain);
  };
}
