// Every game, in a line.

import { named } from "../../words/gametext";
import { ask } from "../../house/net";
import type { Game } from "../../house/wire";

export type Pitch = Pick<Game, "name" | "title" | "kind" | "pitch" | "least" | "most" | "bots" | "deck" | "fan">;

let found: Promise<Pitch[]> | undefined;

/** Every game in a line, asked for once. */
export function games(): Promise<Pitch[]> {
  found ??= ask<Pitch[]>("/api/games")
    .then((games) => games.map(named))
    .catch((wrong: unknown) => {
      found = undefined;
      throw wrong;
    });
  return found;
}

/** As many seats as are usual, where the game allows it. */
export const usualSeats = (game: Pitch) => Math.min(game.most, Math.max(game.least, 4));
