// As Loo without the miss; the cards that somebody has laid aside lie face down before the seat, as many as there were.

import { packsOf, type Berth } from "../../geometry";
import type { Furniture, Ground } from "../furniture";
import { cardPainted, found } from "../ink";
import { defended, painted } from "./loo";
import { berthsOf, lies, stockAndTrumps } from "./tricks";
import { on } from "../shells";

const berths = berthsOf({
  aside: on(20, 12, 11),
});

/** Backs half under each other, in units: beside the seat's own cards. */
function asideOf(seat: number, ground: Ground): string {
  const count = found(ground, "laid", seat)?.tally ?? 0;
  const place = ground.seats[seat];
  if (!count || !place) return "";
  const { cx, cy } = ground.f.table;
  const w = Number(ground.berths["aside"]);
  const tight = ground.f.shell !== "wide";
  const out = (Math.sign(place.stack.x - place.x) || 1) * (place.own ? 0 : w * (tight ? 1.8 : 2.6));
  const spot = place.bare && !place.own ? packsOf(ground.f, place).taken : place.stack;
  const [x, y] = [(spot.x - cx) / ground.f.u + (place.bare ? 0 : out), (spot.y - cy) / ground.f.u];
  const low = place.own ? -w * 3.2 : 0;
  return Array.from({ length: count }, (_, n) =>
    cardPainted([x + (n - (count - 1) / 2) * w * (tight ? 0.3 : 0.5), y + low, w, 90 + n * 6] as Berth, ground.picture(-1)),
  ).join("");
}

const drawn = (ground: Ground): string =>
  stockAndTrumps(ground) + defended(ground) + ground.state.rows.map(({ seat }) => asideOf(seat, ground)).join("");

export const furniture: Furniture = { way: 1, berths, painted, drawn, lies };
