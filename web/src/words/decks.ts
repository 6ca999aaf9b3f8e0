// Which picture shows a card.  The pictures are drawn by the house; see `decks.py`.

import { language } from "./i18n.svelte";
import { base } from "../house/transport";
import { settings } from "../browser/settings.svelte";

export type Deck = "fr" | "de" | "la";

/** Where a card's picture is; a card below nothing shows its back. */
export function picture(deck: Deck, card: number): string {
  const of = `letters=${language()}${settings.bigIndex ? "&big=true" : ""}`;
  return `${base}/static/deck/${deck}.svg?${of}#${card < 0 ? "back" : `c${card}`}`;
}

/** The deck with which a game is usually played. */
export const deckOf = (game: { deck: string } | undefined): Deck => (game?.deck ?? "fr") as Deck;
