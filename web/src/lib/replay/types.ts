// Hands played over, and hands by oneself, as the house tells them.
import type { State } from "../../house/wire";

export const ONLOOKER = -5;
export const EVERYTHING = -6; // in the place of a seat: one who sees every card

export interface Frame {
  state: State;
  rules: string[];
}
export interface PlayedHand {
  hand: number;
  draw: boolean;
  before: number[];
  after: number[];
  frames: Frame[];
}
export interface Replayed {
  game: string;
  preset: string;
  options: Record<string, string>;
  names: string[];
  seat: number;
  mine: number;
  seats: number[];
  hands: PlayedHand[];
}
/** What a lesson says, from a frame on. */
export interface Taught {
  at: number;
  key: string;
  text: string;
  rule: string;
  asks: boolean;
  most: number;
  named: number;
}
export interface Solo {
  id: string;
  game: string;
  preset: string;
  options: Record<string, string>;
  names: string[];
  seat: number;
  over: boolean;
  before: number[];
  after: number[];
  was: number[];
  anew: boolean;
  advice: number;
  lesson: Taught[];
  steps: number;
  answered: Taught | null;
  frames: Frame[];
}
