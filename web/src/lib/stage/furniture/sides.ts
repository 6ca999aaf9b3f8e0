// Bets between two seats: who has them with whom.

import type { State } from "../../../house/wire";

export interface Side {
  from: number;
  to: number;
  chips: number;
  /** What the game calls them. */
  name: string;
}

/** All of them, each once. */
export const sidesOf = (state: State): Side[] =>
  state.places
    .filter((place) => place.seat >= 0)
    .flatMap((place) =>
      place.items
        .filter((item) => item.seat > place.seat && item.chips)
        .map((item) => ({ from: place.seat, to: item.seat, chips: item.chips, name: place.name })),
    );

/** The fields in which they stand. */
export const sideFields = (state: State): string[] =>
  state.places.filter((place) => place.seat >= 0 && place.items.some((item) => item.seat >= 0 && item.chips)).map((place) => place.field);
