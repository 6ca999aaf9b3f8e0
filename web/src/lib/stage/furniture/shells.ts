// Berths told once: each with its places on a desk, on a phone upright, and on a phone on its side.

import type { Berth, Shell } from "../geometry";
import type { Berths } from "./furniture";

const SHELLS: readonly Shell[] = ["wide", "tall", "flat"];

type Row<T> = readonly [wide: T, tall: T, flat: T];

/** Berths and figures by name, in the three shells; the ribbon has a berth on a desk alone. */
export interface Rows {
  shoe: Row<Berth>;
  turn: Row<Berth>;
  pad: Row<number>;
  ribbon: Berth;
  own?: Row<readonly [number, number]>;
  before?: Row<readonly [number, number]>;
  [name: string]: Row<Berth | undefined> | Row<number | undefined> | Berth | undefined;
}

export const on = <T>(wide: T, tall: T, flat: T): Row<T> => [wide, tall, flat];

/** The same by shell. */
export function inShells({ ribbon, ...rows }: Rows): Record<Shell, Berths> {
  const of = (n: number) => Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, row?.[n]]));
  const all = SHELLS.map((shell, n) => [shell, { ...of(n), ribbon: n ? [0, 0] : ribbon }]);
  return Object.fromEntries(all) as Record<Shell, Berths>;
}
