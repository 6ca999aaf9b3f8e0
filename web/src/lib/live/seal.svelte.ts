// The seal by the table: every hand that is over is fetched, checked and compared with what was seen, by itself.

import { evidence, recordOf } from "../../house/fair/evidence";
import type { Dealing } from "../../house/fair/dealing";
import { isWrong, type Reason } from "../../house/fair/judge";
import type { Judged, Voids } from "../replay/bundle";
import type { Seen } from "../../house/fair/seen";
import { reach } from "../../house/transport";
import { Checker } from "./checker";

/** Why a hand was not checked: a share was not given, or the bundle does not allow it. */
export type Why = Reason | "no-bundle" | "no-checks" | "not-seen" | "part" | "house" | "some" | "older";
export type Lie = Reason | "seen" | "bundle";
export type Verdict = { state: "checked"; mine: boolean } | { state: "unchecked"; why: Why } | { state: "lie"; why: Lie; failed: string[] };
export interface Sealed {
  hand: number;
  verdict: Verdict;
  voids: Voids[];
  bundle?: string | undefined;
}

const PATIENCE = [0, 1000, 4000, 15000]; // milliseconds between the times that a bundle is asked for

/** What a judged bundle means for one who gave a share for all windows that settled its cards, some of them, or none. */
export function verdictOf({ checks, kind }: Judged, gave: "all" | "part" | "none", quiet?: Reason): Verdict {
  const failed = checks.filter((one) => one.state === "fails").map((one) => one.name);
  if (failed.length) return { state: "lie", why: failed.includes("seen") ? "seen" : "bundle", failed };
  if (kind === "") return { state: "unchecked", why: "older" };
  if (quiet) return { state: "unchecked", why: quiet };
  if (checks.find((one) => one.name === "seen")?.state !== "holds") return { state: "unchecked", why: "not-seen" };
  if (kind !== "seats") return { state: "unchecked", why: kind };
  return gave === "part" ? { state: "unchecked", why: "part" } : { state: "checked", mine: gave === "all" };
}

/** For how many of these windows a share was given. */
function gaveFor(used: Judged["used"], seen: Seen): "all" | "part" | "none" {
  const given = used.filter(([window, again]) => seen.windows.some((one) => one.window === window && one.void === again && one.share));
  if (!given.length) return "none";
  return given.length === used.length ? "all" : "part";
}

export class Seal {
  /** The last hand that was judged, or the first that was a lie: of that there is no second opinion. */
  last = $state.raw<Sealed>();
  busy = $state(false);
  private readonly checker = new Checker();
  private readonly ends = new Set<number>();
  private readonly reasons = new Map<number, Reason[]>();
  private work: Promise<void> = Promise.resolve();
  private over = false;

  constructor(
    private readonly table: string,
    private readonly dealing: () => Dealing,
    private readonly wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
  ) {}

  close(): void {
    this.over = true;
    this.checker.close();
  }

  /** No share was given, or something that was said is not so. */
  refused(reason: Reason, hand: number): void {
    this.reasons.set(hand, [...(this.reasons.get(hand) ?? []), reason]);
    if (isWrong(reason)) this.show({ hand, verdict: { state: "lie", why: reason, failed: [] }, voids: [] });
  }

  /** A hand is over. */
  ended(hand: number): void {
    if (this.ends.has(hand)) return;
    this.ends.add(hand);
    this.work = this.work.then(() => this.judge(hand)).catch(() => this.unchecked(hand, "no-checks"));
  }

  /** The file that proves it, or that tells what this page saw. */
  get proof(): string {
    const { hand = 0, verdict, bundle } = this.last ?? {};
    const why = verdict?.state === "lie" ? [verdict.why, ...verdict.failed].join(" ") : "";
    return evidence(why, this.dealing().seen!, hand, bundle);
  }

  /** What was seen, as `lansquenet verify --seen` reads it. */
  get seen(): string {
    return JSON.stringify(this.dealing().seen?.record);
  }

  private async judge(hand: number): Promise<void> {
    if (this.over) return;
    this.busy = true;
    await this.dealing().settled;
    const bundle = await this.fetched(hand);
    const seen = this.dealing().seen;
    if (this.over || !seen) return;
    if (bundle === undefined) return this.unchecked(hand, "no-bundle");
    const record = recordOf(seen, hand);
    const judged = await this.checker.check(bundle, record);
    const gave = gaveFor(judged.used, seen);
    const quiet = this.reasons.get(hand)?.find((one) => !isWrong(one));
    this.show({ hand, verdict: verdictOf(judged, gave, quiet), voids: judged.voids, bundle });
  }

  private unchecked(hand: number, why: Why): void {
    this.show({ hand, verdict: { state: "unchecked", why }, voids: [] });
  }

  private show(sealed: Sealed): void {
    this.busy = false;
    if (this.last?.verdict.state !== "lie") this.last = sealed;
    else if (this.last.hand === sealed.hand) this.last = { ...this.last, bundle: sealed.bundle };
  }

  /** The bundle of a hand, as the house gives it; undefined if it gives none. */
  private async fetched(hand: number): Promise<string | undefined> {
    for (const pause of PATIENCE) {
      await this.wait(pause);
      if (this.over) return undefined;
      try {
        const answer = await reach(`/api/tables/${this.table}/hands/${hand}/bundle`);
        if (answer.ok) return await answer.text();
        if (answer.status < 429) return undefined;
      } catch {
        continue; // the house cannot be reached just now
      }
    }
    return undefined;
  }
}
