// The deal of the day and its question, as the house tells them.

import type { Frame } from "../replay/types";

export interface DayHand {
  hand: number;
  leader: number;
  seed: number;
  net: number | null;
  bots: number | null;
  others: number | null;
  players: number;
}

export interface Day {
  day: string;
  game: string;
  seats: number;
  seed: number;
  points: boolean;
  hands: DayHand[];
  finished: number;
  better: number | null;
}

export interface Asked {
  day: string;
  game: string;
  names: string[];
  seat: number;
  frame: Frame;
}

export type Said = "win" | "even" | "lose";

export interface Answered extends Record<Said, number> {
  likeliest: Said;
  right: boolean;
  mean: number;
}
