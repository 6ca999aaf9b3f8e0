import { expect, test } from "vitest";
import { settings } from "../src/browser/settings.svelte";
import { named, sections, untranslated, valueOf, type Book, type Rule } from "../src/lib/book/books";
import { pieces } from "../src/lib/book/ruletext";
import { csv } from "../src/lib/chart/table";
import { query } from "../src/lib/lab/bench";
import { madeUp } from "../src/lib/lobby/names";
import { codeIn } from "../src/lib/lobby/tables";
import { facts, type Bundle } from "../src/lib/replay/bundle";
import { carried, carrying } from "../src/lib/replay/carried";

test("the words of the books fall into pieces", () => {
  expect(pieces("By *banco* in `Rules`, LANS-23; not A-1.")).toEqual([
    { kind: "plain", text: "By " },
    { kind: "stress", text: "banco" },
    { kind: "plain", text: " in " },
    { kind: "code", text: "Rules" },
    { kind: "plain", text: ", " },
    { kind: "rule", text: "LANS-23" },
    { kind: "plain", text: "; not A-1." },
  ]);
  expect(pieces("")).toEqual([]);
});

test("a book says what of it is not in the reader's language", () => {
  settings.language = "fr";
  const book = (language: string, text: string) => ({ language, rules: [{ number: "X-1", text }] }) as Book;
  expect(untranslated(book("en", "A rule."))).toBe("rulebook-not-yet");
  expect(untranslated(book("fr", "[en] A rule."))).toBe("rulebook-signed");
  expect(untranslated(book("fr", "Une règle."))).toBe("");
  settings.language = "";
});

test("rules stand by section in the order of the book", () => {
  const rule = (number: string, section: string) => ({ number, section }) as Rule;
  const found = sections([rule("X-1", "b"), rule("X-2", "a"), rule("X-3", "b")]);
  expect(found.map(([name, rules]) => [name, rules.map((one) => one.number)])).toEqual([
    ["b", ["X-1", "X-3"]],
    ["a", ["X-2"]],
  ]);
});

test("an option is what was changed, or what the preset says, or what is usual", () => {
  const option = { name: "packs", default: "1" } as Book["options"][number];
  const book = { presets: [{ name: "two", options: { packs: "2" } }] } as unknown as Book;
  expect(valueOf(book, option, "", {})).toBe("1");
  expect(valueOf(book, option, "two", {})).toBe("2");
  expect(valueOf(book, option, "two", { packs: "6" })).toBe("6");
  expect(named("a, b")).toEqual(["a", "b"]);
});

test("a chart is a table that spreadsheets read", () => {
  expect(csv({ columns: ["what", "n"], rows: [['say "a", b', 0.5]] }, "one\ntwo")).toBe('# one two\r\nwhat,n\r\n"say ""a"", b",0.5\r\n');
});

test("the rules of a wish are a query", () => {
  expect(query({ preset: "", options: {} })).toBe("");
  expect(query({ preset: "own", options: { packs: "2", by: "a&b" } })).toBe("preset=own&option=packs%3D2&option=by%3Da%26b");
});

test("a code is found in a link, and in what is none nothing", () => {
  expect(codeIn("http://somewhere/t/abc12?x=1")).toBe("ABC12");
  expect(codeIn(" k7q ")).toBe("K7Q");
  expect(["", "two words", "http://somewhere/rules"].map(codeIn)).toEqual(["", "", ""]);
});

test("made-up names are short enough for the house", () => {
  for (let n = 0; n < 300; n++) expect(madeUp()).toMatch(/^\S.{2,22}\S$/);
});

test("a bundle tells who shared, and what was shown", () => {
  const window = (chairs: number[], joint: string | null) => ({ shares: chairs.map((chair): [number, string] => [chair, ""]), joint });
  const bundle = {
    names: ["Ann", "Ben"],
    chairs: [4, 2],
    packs: [{ windows: [window([4], "x"), window([2, 4], null)], turned: [{}, null, null], roots: [] }],
  } as unknown as Bundle;
  expect(facts(bundle)).toEqual({ shown: 1, turned: 3, sharing: ["Ben", "Ann"], house: [] });
});

test("an address carries a transcript, and brings it again", async () => {
  const text = "hand 1\n* 5c          ; per voi: 5♣ (ZECC-4)\n".repeat(40);
  const hash = await carrying(text);
  expect(hash).toMatch(/^#t=[\w-]+$/);
  expect(hash.length).toBeLessThan(text.length / 8);
  expect(await carried(hash)).toBe(text);
  expect(await carried("#main")).toBe("");
  await expect(carried("#t=0")).rejects.toThrow();
});
