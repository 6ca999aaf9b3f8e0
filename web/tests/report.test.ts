import { afterEach, expect, test, vi } from "vitest";
import { LATER, reportOf } from "../src/lib/mine/report.svelte";

const JSONS = { "content-type": "application/json" };
const answer = (told: object, status = 200) => new Response(JSON.stringify(told), { status, headers: JSONS });

afterEach(() => void [vi.unstubAllGlobals(), vi.useRealTimers()]);

test("a report is counted first, and goes on, whoever looks, until nothing is left", async () => {
  vi.useFakeTimers();
  const answers = [
    answer({ judged: 0, asked: 5, left: 2 }),
    answer({ code: "too_often", text: "Come again." }, 429),
    answer({ judged: 3, asked: 5, left: 1 }),
    answer({ judged: 5, asked: 5, left: 0 }),
  ];
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => (asked.push(path), path.includes("t2") ? answer({ left: 0 }) : answers.shift()!));
  const coming = reportOf("ann", "t1");
  expect(reportOf("ann", "t1"), "who comes back to it finds the same").toBe(coming);
  expect(reportOf("ben", "t2")).not.toBe(coming);
  await vi.advanceTimersByTimeAsync(LATER - 1);
  expect(coming.report).toMatchObject({ judged: 0, asked: 5 });
  await vi.advanceTimersByTimeAsync(2);
  expect(coming.report).toMatchObject({ judged: 5, left: 0 });
  expect(asked.filter((path) => path.includes("t1"))).toEqual(
    ["", "?known=0", "?known=0", "?known=3"].map((q) => `/api/me/reports/t1${q}`),
  );
});
