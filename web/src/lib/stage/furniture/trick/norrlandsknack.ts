// The trick, the trump turned up beside the stock until the dealer takes it up, the pot; points stand on the plates.

import type { Furniture, Ground, Laid, Thing } from "../furniture";
import { berthsOf, lies, poolRing, stockAndTrumps, trickPlaces } from "./tricks";
import { on } from "../shells";

const berths = berthsOf({
  trick: on([0, -45, 80], [0, -20, 56], [0, -24, 38]),
  handStep: on(62, 50, 40),
  backs: on(5, 5, 5),
});
const painted = (ground: Ground): string => trickPlaces(ground) + poolRing(ground, "cloth-pot");

/** Whether the dealer has exchanged, with the turn-up in the hand. */
const isTakenUp = ({ lines, state }: Ground): boolean => lines.some(({ phase, seat }) => phase === "EXCHANGE" && !!state.rows[seat]?.leads);

const own = (thing: Thing, ground: Ground): Laid | null | undefined =>
  thing.field === "turned" && isTakenUp(ground) ? null : lies(thing, ground);

export const furniture: Furniture = { way: 1, score: "figure", berths, painted, drawn: stockAndTrumps, lies: own };
