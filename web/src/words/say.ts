// How the table stands, in words, for those who ask by a key.

import type { Deck } from "./decks";
import { number, t } from "./i18n.svelte";
import { cardName, rankName } from "./names";
import type { Item, Place, Row, State } from "../house/wire";

/** A thing that lies there. */
function itemSaid(item: Item, state: State, deck: Deck): string {
  const what = item.card >= 0 ? cardName(item.card, deck) : item.rank >= 0 ? rankName(item.rank, deck) : "";
  const suit = item.suit >= 0 ? t(`suit-${deck}-${item.suit}`) : "";
  const much = item.chips || item.tally ? number(item.chips || item.tally) : "";
  const who = item.seat >= 0 ? nameOf(item.seat, state) : "";
  return [what, suit, much, who, item.count > 1 ? `×${item.count}` : ""].filter(Boolean).join(" ");
}

const nameOf = (seat: number, state: State) => (seat === state.me ? t("you") : (state.rows[seat]?.name ?? ""));

const placeSaid = (place: Place, state: State, deck: Deck, name = place.name) =>
  t("place-said", {
    name,
    what: place.items
      .map((item) => itemSaid(item, state, deck))
      .filter(Boolean)
      .join(", "),
  });

const isCard = (item: Item) => item.card >= 0 || item.rank >= 0;

/** The bank or the pool, and whatever else lies in the middle that is no card. */
export function bankSaid(state: State, deck: Deck): string {
  const found = state.places.filter((place) => place.seat < 0 && !place.items.some(isCard));
  return found.map((place) => placeSaid(place, state, deck)).join(". ") || t("nothing-lies");
}

/** The cards of the trick, or those that lie in the middle. */
export function cardsSaid(state: State, deck: Deck): string {
  const played = state.places
    .filter((place) => place.seat >= 0 && place.items.some((item) => item.card >= 0))
    .map((place) => placeSaid(place, state, deck, nameOf(place.seat, state)));
  const middle = state.places.filter((place) => place.seat < 0 && place.items.some(isCard)).map((place) => placeSaid(place, state, deck));
  return [...middle, ...played].join(". ") || t("nothing-lies");
}

/** A seat: its chips, and what lies before it. */
export function seatSaid(row: Row, state: State, deck: Deck): string {
  const staked = row.stack - row.free;
  const before = state.places.filter((place) => place.seat === row.seat).map((place) => placeSaid(place, state, deck));
  const said = [
    nameOf(row.seat, state),
    t("chips", { count: row.stack }),
    staked ? t("at-stake", { chips: staked }) : "",
    row.acts ? t("acts") : "",
  ];
  return [said.filter(Boolean).join(", "), ...before].join(". ");
}
