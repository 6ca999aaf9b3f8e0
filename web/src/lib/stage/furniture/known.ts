// Which furniture a game has: its own, which comes with the game, or that of its family.

import type { Game } from "../../../house/wire";
import { FAMILIES } from "./families";
import type { Furniture } from "./furniture";

const OWN = import.meta.glob<{ furniture: Furniture }>("./*/*.ts");
const OPEN = ["landsknecht", "zecchinetta", "ziginette", "skin"];
const AGAINST = ["lansquenet", "zecchinetta", "ziginette", "landsknecht"]; // played against the clock

/** The furniture that games of this kind have. */
export function familyOf(game: Game): Furniture {
  const family = game.kind === "trick" ? "trick" : game.layout === "ranks" ? "layout" : OPEN.includes(game.name) ? "open" : "cards";
  return { ...FAMILIES[family], way: AGAINST.includes(game.name) ? -1 : 1 };
}

/** That of this game. */
export async function furnitureOf(game: Game): Promise<Furniture> {
  const own = Object.entries(OWN).find(([path]) => path.endsWith(`/${game.name}.ts`))?.[1];
  return own ? (await own()).furniture : familyOf(game);
}
