// How long things take at the usual speed, in milliseconds: the same as the house counts with.

import type { Beat } from "../../../house/wire";

export const T = {
  turn: 300,
  lay: 260,
  play: 280,
  chips: 520,
  gather: 340,
  line: 380,
  lift: 180,
  breath: 250, // more, before a face that may decide
  apart: 110, // from one payment to the next
  dealt: 90, // from one card that is dealt to the next
};

const TIMES: Record<Beat["kind"], readonly [travel: number, hold: number]> = {
  "": [0, 0],
  deal: [260, 120],
  turn: [300, 420],
  lay: [260, 120],
  stake: [520, 0],
  say: [0, 260],
  play: [280, 260],
  trick: [180, 950],
  decide: [380, 900],
  pay: [520, 200],
  result: [0, 0],
  clear: [340, 0],
};
const SLOWEST = 2;

/** How much of the usual time a beat has: the house says how long it waits after it. */
export function paceOf(beat: Beat | null): number {
  if (!beat) return 0;
  const [travel, hold] = TIMES[beat.kind];
  const usual = travel + hold;
  return usual ? Math.min(SLOWEST, beat.hold / usual) : 1;
}

export const holdOf = (beat: Beat): number => TIMES[beat.kind][1];

/** What it takes to show a beat, for catching up. */
export const costOf = (beat: Beat | null): number => beat?.hold ?? 0;
