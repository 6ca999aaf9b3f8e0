// The director, by a clock of its own: order, haste, and that nothing is shown before it was sent.
import { expect, test } from "vitest";
import { Director, type Running, type Time } from "../src/lib/stage/play/director";

interface Beat {
  n: number;
  ms: number;
  asks?: boolean;
}

/** Time that passes by hand. */
class Clock implements Time {
  now = 0;
  still = false;
  travels = 0;
  private all: { left: number; rate: number; end: () => void }[] = [];

  unseen = () => false;
  calm = () => this.still;

  run(ms: number, travel?: object): Running {
    if (travel) this.travels++;
    const one = { left: ms, rate: 1, end: () => {} };
    const done = new Promise<void>((end) => (one.end = end));
    this.all.push(one);
    return { rate: (to) => (one.rate = to), finish: () => (one.left = 0), left: () => one.left, done };
  }

  async pass(ms: number): Promise<void> {
    for (let gone = 0; gone < ms; gone++) {
      this.now++;
      for (const one of this.all) one.left -= one.rate;
      for (const one of this.all.filter((each) => each.left <= 0)) one.end();
      this.all = this.all.filter((each) => each.left > 0);
      for (let n = 0; n < 8; n++) await Promise.resolve();
    }
  }
}

function directed() {
  const clock = new Clock();
  const shown: [n: number, at: number][] = [];
  const element = {} as Element;
  const director: Director<Beat> = new Director<Beat>(
    {
      async show(beat) {
        shown.push([beat.n, clock.now]);
        await director.travel(element, [], beat.ms / 2);
        await director.hold(beat.ms / 2);
      },
      cost: (beat) => beat.ms,
      asks: (beat) => Boolean(beat.asks),
    },
    clock,
  );
  return { clock, shown, director };
}
const beats = (count: number, ms = 300): Beat[] => Array.from({ length: count }, (_, n) => ({ n, ms }));

test("what was sent is shown in its order, and not before it was sent", async () => {
  const { clock, shown, director } = directed();
  director.push(...beats(3));
  await clock.pass(500);
  expect(shown.map(([n]) => n)).toEqual([0, 1]);
  await clock.pass(600);
  expect(shown.map(([n]) => n)).toEqual([0, 1, 2]);
  expect(director.idle).toBe(true);
});

test("thirty that wait are shown within 600 ms when a question has come, and none is left out", async () => {
  const { clock, shown, director } = directed();
  director.push(...beats(2, 400));
  await clock.pass(100);
  const from = clock.now;
  director.push(...beats(28, 400).map((beat) => ({ ...beat, n: beat.n + 2 })), { n: 30, ms: 0, asks: true });
  await clock.pass(600);
  expect(shown.map(([n]) => n)).toEqual(Array.from({ length: 31 }, (_, n) => n));
  expect(shown.at(-1)![1] - from).toBeLessThan(600);
});

test("hurry ends one event, and no more than that", async () => {
  const { clock, shown, director } = directed();
  director.push({ n: 0, ms: 1000 }, { n: 1, ms: 400 }, { n: 2, ms: 0 });
  await clock.pass(10);
  director.hurry();
  await clock.pass(250);
  expect(shown.map(([n]) => n)).toEqual([0, 1]);
  await clock.pass(100);
  expect(shown).toHaveLength(2);
  await clock.pass(300);
  expect(shown).toHaveLength(3);
});

test("where all is calm nothing travels, and what is held is held as long", async () => {
  const { clock, shown, director } = directed();
  clock.still = true;
  director.push(...beats(2, 400));
  await clock.pass(150);
  expect(shown).toHaveLength(1);
  await clock.pass(100);
  expect(shown).toHaveLength(2);
  expect(clock.travels).toBe(0);
});

test("at once takes no time", async () => {
  const { clock, shown, director } = directed();
  director.pace = 0;
  director.push(...beats(20));
  await clock.pass(10);
  expect(shown).toHaveLength(20);
});

test("too much that waits is shown at once, a question or not", async () => {
  const { clock, shown, director } = directed();
  director.push(...beats(1, 300));
  director.push(...beats(9, 300).map((beat) => ({ ...beat, n: beat.n + 1 })));
  await clock.pass(20);
  expect(shown).toHaveLength(10);
});
