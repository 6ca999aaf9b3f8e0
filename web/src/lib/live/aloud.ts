// What is said aloud of a state when it is shown, never before: to those who listen it comes with the picture.

import { number, t } from "../../words/i18n.svelte";
import { settings } from "../../browser/settings.svelte";
import { voice } from "../../words/voice.svelte";
import type { Line, Offer, Result, State } from "../../house/wire";
import { cue } from "./sound";

/** Say what this state shows that the one before did not; `asked` is a question that has come with it. */
export function aloud(shown: State, asked: Offer | undefined): void {
  if (!shown.again) {
    const lines = shown.lines.filter((line) => settings.voice !== "brief" || line.follows || concerns(line, shown.me));
    const done = lines.filter((line) => line.text && !line.follows).map((line) => line.text);
    voice.say(done.slice(-2).join(". "), came(shown, lines));
  }
  if (shown.beat?.kind === "say" && shown.rows.some((row) => row.mood === "knocked" && told(shown, row.seat))) cue("knock");
  if (!asked) return;
  voice.now(t("your-turn", { question: asked.question }));
  cue("asked");
}

/** What has come of it: what is decided, all else that is told unless that is enough, and how it ends. */
function came(shown: State, told: Line[]): string {
  const decided = shown.beat?.decided?.said.text;
  const followed = told.filter((line) => line.follows).map((line) => line.text);
  const rest = decided && settings.voice === "brief" ? [] : followed.filter((text) => text !== decided);
  return [decided, ...rest, ended(shown)].filter(Boolean).join(" ");
}

/** What the hand has brought whoever listens, and why. */
export function ended(shown: State): string {
  const mine = shown.over ? shown.result?.seats.find((one) => one.seat === shown.me) : undefined;
  return mine ? [shown.draw ? "" : brought(mine.net, shown.result?.counts), mine.said.text].filter(Boolean).join(" ") : "";
}

/** What a hand has brought, in a sentence: chips, or points where those are what it is played for. */
export const brought = (net: number, counts: Result["counts"] = "chips"): string =>
  t(`${counts}-${net > 0 ? "won" : net ? "lost" : "even"}`, { much: number(Math.abs(net)) });

/** Whether this state tells something of a seat. */
const told = (shown: State, seat: number) => shown.lines.some((line) => line.seat === seat);

const concerns = (line: Line, me: number) => [line.seat, line.payer, line.payee].includes(me);
