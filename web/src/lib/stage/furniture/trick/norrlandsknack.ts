// The trick, the trump turned up beside the stock, the pot; points are chalked on the plates.

import type { Furniture, Ground } from "../furniture";
import { berthsOf, lies, poolRing, stockAndTrumps, trickPlaces } from "./tricks";

const berths = berthsOf({ handStep: 62 }, { handStep: 50 }, { handStep: 40 });
const painted = (ground: Ground): string => trickPlaces(ground) + poolRing(ground, "cloth-pot");

export const furniture: Furniture = { way: 1, score: "figure", berths, painted, drawn: stockAndTrumps, lies };
