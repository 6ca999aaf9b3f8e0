// What hands have come to since one sat down, and what a bot says that has won a big one.

import type { Room, State, Talk } from "../../house/wire";

const BIG = 0.2; // of what everybody sits down with
const BOASTS = 4; // words that there are for it

export interface Tally {
  count: number;
  won: number;
  net: number;
}

/** With one more hand, if one was in it. */
export function tallied({ count, won, net }: Tally, over: State): Tally {
  const mine = over.result?.seats.find((one) => one.seat === over.me);
  return mine ? { count: count + 1, won: won + Number(mine.net > 0), net: net + mine.net } : { count, won, net };
}

/** What bots say after a hand: the same to all who sit there, each reading it in a language of their own. */
export function boasts(over: State, room: Room | undefined, chips: number): Talk[] {
  return (over.result?.seats ?? []).flatMap(({ seat, net }) => {
    const chair = room?.chairs.find((one) => one.seat === seat);
    if (chair?.kind !== "bot" || net < BIG * chips) return [];
    return [{ type: "talk", name: chair.name, text: "", phrase: `won-${(over.hand + seat) % BOASTS}` }];
  });
}
