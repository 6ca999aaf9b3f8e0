// To a table of one's own, with bots in the other chairs, where one is soon asked something.

import { openTable } from "../../house/net";
import { place } from "../../browser/router.svelte";
import { usualSeats, type Pitch } from "./games";
import { person } from "./person.svelte";
import { remember } from "./tables";

export const LAST = "lansquenet last game"; // by which the game played last is kept in this browser

/** Open the table and go there; `instead` leaves no way back to this page. */
export async function sitDown(game: Pitch, instead = false): Promise<void> {
  await person.enter();
  localStorage.setItem(LAST, game.name);
  const { code } = await openTable({ game: game.name, seats: usualSeats(game), private: true, fill: true, newcomer: true });
  remember(code);
  place.go(`/t/${code}`, instead);
}
