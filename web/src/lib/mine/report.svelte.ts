// The report of a table, as the house tells it: what was decided there, and what that cost.

import { wordsOf } from "../lobby/person.svelte";
import { ask, Refused } from "../../house/net";
import type { Report } from "../../house/wire";

export type { JudgedAnswer, Report } from "../../house/wire";

export const LATER = 3000; // milliseconds, after which a house that has no time for it is asked again

/** A report that comes bit by bit, whatever is looked at meanwhile. */
export class Coming {
  report = $state.raw<Report>();
  wrong = $state("");
  private going = false;

  constructor(private readonly table: string) {}

  /** Go on, if that is not being done, until all is there. */
  async goOn(): Promise<void> {
    if (this.going) return;
    [this.going, this.wrong] = [true, ""];
    try {
      await this.follow();
    } catch (problem) {
      this.wrong = wordsOf(problem);
    }
    this.going = false;
  }

  private async follow(): Promise<void> {
    let known: number | undefined; // at first the house only counts what there is
    for (;;) {
      const found = await once(this.table, known);
      if (!found) await new Promise((done) => setTimeout(done, LATER));
      else {
        this.report = found;
        if (!found.left) return;
        known = known === found.judged ? known + 1 : found.judged; // another address: what was kept of this one is known
      }
    }
  }
}

const coming = new Map<string, Coming>();

/** The report of a table for somebody, which comes from now on, if it did not before. */
export function reportOf(account: string, table: string): Coming {
  const key = `${account} ${table}`;
  const found = coming.get(key) ?? new Coming(table);
  coming.set(key, found);
  void found.goOn();
  return found;
}

/** What is known by now; nothing, where somebody has asked for too much just before. */
async function once(table: string, known?: number): Promise<Report | undefined> {
  try {
    return await ask<Report>(`/api/me/reports/${encodeURIComponent(table)}${known === undefined ? "" : `?known=${known}`}`);
  } catch (problem) {
    if (problem instanceof Refused && ["too_often", "busy", "too_slow"].includes(problem.code)) return undefined;
    throw problem;
  }
}
