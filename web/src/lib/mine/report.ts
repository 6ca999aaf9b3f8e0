// The report of a table, as the house tells it: what was decided there, and what that cost.

import { ask, Refused } from "../../house/net";
import type { Report } from "../../house/wire";

export type { JudgedAnswer, Report } from "../../house/wire";

const LATER = 8000; // milliseconds, after which a house that has no time for it is asked again

/** A report, and more of it as it comes; until all is there, or `over` says that nobody looks any more. */
export async function follow(table: string, told: (report: Report) => void, over: () => boolean): Promise<void> {
  let known = 0;
  while (!over()) {
    const found = await once(table, known);
    if (over()) return;
    if (!found) await new Promise((done) => setTimeout(done, LATER));
    else {
      told(found);
      if (!found.left) return;
      known = known === found.judged ? known + 1 : found.judged; // another address: what was kept of this one is known
    }
  }
}

/** What is known by now; nothing, where somebody has asked for too much just before. */
async function once(table: string, known: number): Promise<Report | undefined> {
  try {
    return await ask<Report>(`/api/me/reports/${encodeURIComponent(table)}?known=${known}`);
  } catch (problem) {
    if (problem instanceof Refused && ["too_often", "busy", "too_slow"].includes(problem.code)) return undefined;
    throw problem;
  }
}
