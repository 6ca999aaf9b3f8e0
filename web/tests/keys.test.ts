import { afterEach, expect, test } from "vitest";
import { keysFor, meant, printed, printedDigit } from "../src/browser/keys";
import { believed, fits, FIXED, idOf, idOfWord, IDS, keyOf, KEYS, rival } from "../src/browser/keytable";
import { GROUPS } from "../src/lib/settings/groups";
import { settings } from "../src/browser/settings.svelte";
import { choice } from "./things";

afterEach(() => {
  settings.keys = true;
  settings.bound = {};
  document.body.replaceChildren();
});

function pressed(key: string, on: Element = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  let heard: KeyboardEvent | undefined;
  const hear = (event: Event) => (heard = event as KeyboardEvent);
  on.addEventListener("keydown", hear, { once: true });
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  return heard!;
}

function there(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.querySelector<HTMLElement>("[data-here]") ?? (document.body.firstElementChild as HTMLElement);
}

test("no key does two things in one place, and every key is in one group", () => {
  for (const id of IDS) expect(rival(keyOf(id, {}), id, {}), id).toBeUndefined();
  expect(Object.values(GROUPS).flat().sort()).toEqual([...IDS].sort());
});

test("a key may mean one thing at a table and another in a replay", () => {
  expect([idOf("k", "table", {}), idOf("k", "replay", {})]).toEqual(["knock", "pause"]);
  expect(idOf("k", "table", { knock: "" })).toBeUndefined();
});

test("an answer is known by any of its words", () => {
  expect([idOfWord("Fold"), idOfWord("pass"), idOfWord("stay")]).toEqual(["pass", "pass", undefined]);
});

test("what was kept is believed as far as it can be", () => {
  expect(believed({ knock: "Y", pass: "", nonesuch: "q", take: "ab", digits: "d", undo: 3 })).toEqual({ knock: "y", pass: "" });
  expect(believed({ knock: "p" })).toEqual({}); // which is taken
  expect([null, "knock", 4].map(believed)).toEqual([{}, {}, {}]);
  expect(["q", "é", "7", " ", "ab", ""].map(fits)).toEqual([true, true, false, false, false, false]);
});

test("a key is for the page unless somebody types, or the browser has a use for it", () => {
  expect(meant(pressed("k"), "table")).toMatchObject({ id: "knock", key: "k" });
  expect(meant(pressed("K"), "table")).toMatchObject({ id: "knock", key: "k" });
  expect(meant(pressed("k", there("<input>")), "table")).toBeUndefined();
  expect(meant(pressed("k", there("<input type=range>")), "table")).toMatchObject({ id: "knock" });
  expect(meant(pressed("k", there("<dialog open><p data-here></p></dialog>")), "table")).toBeUndefined();
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    expect(meant(pressed("k", document.body, held), "table")).toBeUndefined();
});

test("a digit is a place in a row", () => {
  expect(meant(pressed("4"), "table")).toMatchObject({ id: "digits", digit: 4 });
  settings.bound = { digits: "" };
  expect(meant(pressed("4"), "table")).toBeUndefined();
  expect(printedDigit(4)).toBe("");
});

test("Enter is the button's own where one has the focus", () => {
  expect(meant(pressed("Enter"), "table")).toMatchObject({ id: "go" });
  expect(meant(pressed("Enter", there("<button>x</button>")), "table")).toBeUndefined();
  expect(meant(pressed("ArrowLeft", there("<button>x</button>")), "table")).toMatchObject({ id: "left" });
  expect(meant(pressed("ArrowLeft", there("<input type=range>")), "table")).toBeUndefined();
});

test("single keys can be put away, and are then printed nowhere", () => {
  expect([printed("knock"), printed("more"), printedDigit(2), printedDigit(10)]).toEqual(["K", "↑", "2", ""]);
  settings.keys = false;
  expect(meant(pressed("k"), "table")).toBeUndefined();
  expect([printed("knock"), printed("more"), printedDigit(2)]).toEqual(["", "↑", ""]);
});

test("every answer has a key of its own, and none that does something else", () => {
  const given = keysFor([choice(0, "pass"), choice(1, "knock"), choice(2, "stay"), choice(3, "stand")]);
  expect(given.slice(0, 2)).toEqual([KEYS.pass.usual, KEYS.knock.usual]);
  expect(given[2]).toBe("s"); // what S does with stakes it does not do among answers
  expect(new Set(given).size).toBe(4);
  expect(keysFor([choice(1, "klopfen", { plain: "knock" })])).toEqual(["k"]);
  expect(keysFor([choice(1, "7")])).toEqual([""]);
});

test("two answers of one meaning do not share a key", () => {
  const [pass, fold] = keysFor([choice(0, "pass"), choice(1, "fold")]);
  expect(pass).toBe("p");
  expect(fold).not.toBe("p");
});

test("keys that are no characters are none that can be chosen", () => {
  const fixed = Object.values(FIXED).flat() as string[];
  expect(fixed.filter((key) => key.length === 1 && fits(key))).toEqual([]);
});
