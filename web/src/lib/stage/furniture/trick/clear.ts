// Words on the cloth where nothing of a seat lies over them.

import { at, boxAt, lapped, lyingAt, medalBox, plateBox, saidBox, type Box, type SeatPlace } from "../../geometry";
import type { Ground } from "../furniture";

/** The first of these places at which a seat has nothing that would lie over words of this size; else the first. */
export function clearOf(ground: Ground, places: [x: number, y: number][], size: number, text: string): [x: number, y: number] {
  const { f, seats } = ground;
  const taken = seats.flatMap((seat) => seatBoxes(ground, seat));
  const free = ([x, y]: [number, number]) => {
    const middle = at(f, [x, y - size * 0.3]);
    const box = boxAt(middle.x, middle.y, text.length * size * 0.5 * f.u, size * f.u);
    return !taken.some((other) => lapped(box, other));
  };
  return places.find(free) ?? places[0]!;
}

/** All that is at a seat in the course of a hand. */
const seatBoxes = ({ f, berths }: Ground, seat: SeatPlace): Box[] => [
  plateBox(f, seat),
  medalBox(f, seat),
  saidBox(f, seat),
  ...lyingAt(f, seat, berths.backs ?? 0),
];
