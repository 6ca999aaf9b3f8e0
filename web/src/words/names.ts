// The names of cards as they are said.

import { RANKS, rankOf, SIGNS, suitOf, SUITS } from "./cards";
import type { Deck } from "./decks";
import { t } from "./i18n.svelte";

const RANK_KEYS = ["ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"];

/** A card as it is said, such as "king of coins". */
export function cardName(card: number, deck: Deck = "fr"): string {
  if (card < 0) return t("card-back");
  return t("card-name", { rank: rankName(rankOf(card), deck), suit: suitName(suitOf(card), deck) });
}

/** A suit as it is said. */
export const suitName = (suit: number, deck: Deck): string => t(`suit-${deck}-${suit}`);

const COURT: Record<number, number> = { 10: 0, 11: 1, 12: 2, 0: 3 };

/** What stands in the corner of a card of this rank. */
export function letterOf(rank: number, deck: Deck = "fr"): string {
  const court = COURT[rank];
  return court === undefined ? String(rank + 1) : t(`letters-${deck}`).split(" ")[court]!;
}

/** A rank as it is said. */
export function rankName(rank: number, deck: Deck = "fr"): string {
  const key = RANK_KEYS[rank]!;
  return /^\d/.test(key) ? key : t(`rank-${deck}-${key}`);
}

/** A card or rank as tapes write it, such as T or 8h, with the letter and the sign that the reader knows. */
export function written(card: string): string {
  const suit = card.length > 1 ? SUITS.findIndex((letter) => card.endsWith(letter)) : -1;
  const rank = suit < 0 ? card : card.slice(0, -1);
  return letterOf(RANKS.indexOf(rank === "T" ? "10" : rank)) + (SIGNS[suit] ?? "");
}
