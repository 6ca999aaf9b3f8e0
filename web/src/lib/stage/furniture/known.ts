// Which furniture a game has: its own, or that of its family; each comes when it is wanted.

import type { Game } from "../../../house/wire";
import type { Furniture } from "./furniture";

const OWN = import.meta.glob<{ furniture: Furniture }>("./*/*.ts");

/** What a game has of its own, fetched; nothing if it brings none. */
export const ownOf = (name: string) => OWN[Object.keys(OWN).find((path) => path.endsWith(`/${name}.ts`)) ?? ""]?.();

/** The furniture of this game. */
export async function furnitureOf(game: Game): Promise<Furniture> {
  const own = await ownOf(game.name);
  return own ? own.furniture : (await import("./families")).familyOf(game);
}
