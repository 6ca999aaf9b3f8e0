// What the laboratory is asked, and what it answers: a JSON object a line, as it is found.  No framework in here.

import { Refused } from "../../house/net";
import { reach } from "../../house/transport";
import type { Problem } from "../../house/wire";
import type { Answer } from "./ask";

export interface Equipment {
  version: string;
  policies: string[];
  most_hands: number;
  seconds: number;
}
export interface Stop {
  hand: number;
  mean: number;
  error: number;
  low: number;
  middle: number;
  high: number;
}
export interface SeatOutcome {
  seat: number;
  mean: number;
  error: number;
  spread: number;
  bars: { least: number; most: number; share: number }[];
  course: Stop[];
  ruin: { purse: number; hand: number; share: number; error: number }[];
}
export interface Outcome {
  type: "outcome";
  hands: number;
  courses: number;
  seats: SeatOutcome[];
}
export interface Check {
  type: "check";
  key: string;
  exact: string;
  decimal: number;
  found: number;
  error: number;
}
export interface Case {
  type: "case";
  option: string;
  value: string;
  now: boolean;
  figures: Record<string, number>;
  exact: Record<string, string>;
  slow: boolean;
  refused: string;
}
export type Told =
  | { type: "compiling" }
  | { type: "progress"; done: number; of: number }
  | { type: "done" }
  | ({ type: "trouble" } & Problem)
  | Answer
  | Outcome
  | Check
  | Case;

/** What one works with: the rules, the table and the purse. */
export interface Wish {
  preset: string;
  options: Record<string, string>;
  seats: number;
  stake: number;
  bank: number;
  hands: number;
  courses: number;
  policy: string;
  seed: number;
}

/** Ask, and hear of each line as it comes; ends when all is told, or when it is called off. */
export async function listen(path: string, body: unknown, signal: AbortSignal, hear: (told: Told) => void): Promise<void> {
  const asked = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await reach(path, { ...asked, signal });
  if (!answer.ok || !answer.body) {
    const problem = (await answer.json()) as Problem;
    throw new Refused(problem.code, problem.text, answer.status);
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    const lines = (rest + (value ?? "")).split("\n");
    rest = lines.pop()!;
    for (const line of lines) {
      const told = JSON.parse(line) as Told;
      if (told.type === "trouble") throw new Refused(told.code, told.text, 503);
      hear(told);
    }
    if (done) return;
  }
}

/** The rules of a wish as a query. */
export function query(wish: Pick<Wish, "preset" | "options">): string {
  const asked = new URLSearchParams();
  if (wish.preset) asked.set("preset", wish.preset);
  for (const [name, value] of Object.entries(wish.options)) asked.append("option", `${name}=${value}`);
  return asked.toString();
}
