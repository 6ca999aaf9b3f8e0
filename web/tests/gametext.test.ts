import { afterAll, beforeEach, expect, test } from "vitest";
import { settings } from "../src/browser/settings.svelte";
import { asked, done, inWords, named, told } from "../src/words/gametext";
import { learn } from "../src/words/learn";
import { barred, choice, line, offer, place, row, state } from "./things";

const NAMES = ["Ann", "Ben", "Cleo"];

async function speak(language: string, deck = ""): Promise<void> {
  [settings.language, settings.deck] = [language, deck];
  await learn();
}

beforeEach(() => speak("en"));
afterAll(() => speak(""));

test("English is what the book says", () => {
  expect(told("toepen", "zone-penalties", "penalties")).toBe("penalties");
});

test("a text is found by its key, and the book's own stands where there is none", async () => {
  await speak("de");
  expect(told("toepen", "zone-penalties", "penalties")).toBe("Strafpunkte");
  expect(told("toepen", "nonesuch", "as it is")).toBe("as it is");
  expect(told("no_game_of_ours", "title", "Whist")).toBe("Whist");
});

test("an answer is called in the reader's language, and known by the book's word", async () => {
  await speak("de");
  const poll = offer({ choices: [choice(1, "knock", { word_key: "WINDOW-word-1", key: "WINDOW-told-1", text: "knocks" })] });
  expect(asked("toepen", poll).choices).toMatchObject([{ word: "klopfen", plain: "knock", text: "klopft" }]);
});

test("a question has its numbers in it", async () => {
  await speak("de");
  const question = asked("toepen", offer({ question: "The deal is worth 3.", key: "WINDOW-prompt", gaps: { value: 3 } })).question;
  expect(question).toBe("Das Spiel gilt 3. Schweigen Sie, oder klopfen Sie?");
});

test("words for amounts are understood in both languages", async () => {
  await speak("de");
  expect(asked("zecchinetta", offer({ spoken: { all: 90, nothing: 0 } })).spoken).toEqual({ alles: 90, nichts: 0, all: 90, nothing: 0 });
  expect(asked("zecchinetta", offer({})).spoken).toEqual({});
});

test("whom a line mentions is called by name", () => {
  const said = done("toepen", line("B (Ben) asks A", { seat: 1, key: "x", gaps: { other: "A" } }), NAMES);
  expect(said.text).toBe("Ben asks Ann");
});

test("the letter of an ace is no seat", () => {
  const said = done("toepen", line("B (Ben) plays A♠ to A", { seat: 1, key: "x", gaps: { other: "A" } }), NAMES);
  expect(said.text).toBe("Ben plays A♠ to Ann");
});

test("what follows an act is told in another language by its key, and not at all without one", async () => {
  await speak("de");
  const told = (what: object) => done("toepen", line("In English", { follows: true, ...what }), NAMES).text;
  expect(told({ key: "came-trick", gaps: { seat: "A", card: "Q♠" } })).toBe("Ann macht den Stich mit D♠.");
  expect(told({ key: "said-alone", gaps: { seat: "B" } })).toBe("Ben ist als Letzter noch dabei und bleibt verschont.");
  expect(told({ key: "" })).toBe("");
});

test("what follows an act is said with names alone", () => {
  expect(done("toepen", line("A (Ann) takes the trick", { follows: true }), NAMES).text).toBe("Ann takes the trick");
});

test("cards are called as they look in the deck", async () => {
  await speak("en", "la");
  expect(done("toepen", line("B (Ben) plays Q♦", { seat: 1, key: "x" }), NAMES).text).toBe("Ben plays knight of coins");
  await speak("de", "fr");
  expect(done("toepen", line("B (Ben) spielt Q♦", { seat: 1, key: "x" }), NAMES).text).toBe("Ben spielt D♦");
});

test("a refusal names the suit of the deck", async () => {
  await speak("en", "la");
  const offered = offer({ barred: [barred("follow ♦", { gaps: { suit: "♦" } })] });
  expect(asked("toepen", offered).barred[0]!.text).toBe("follow coins");
});

test("a whole state is put into words", async () => {
  await speak("de");
  const shown = inWords("toepen", state({ rows: NAMES.map((name, seat) => row(seat, name)), places: [place("penalties", [])] }));
  expect(shown.places[0]!.name).toBe("Strafpunkte");
  expect(shown.offer).toBeNull();
});

test("a game and its presets are called in the reader's language", async () => {
  const game = { name: "toepen", title: "Toepen", pitch: "Four cards.", presets: [{ name: "honest", title: "Without bluff", text: "x" }] };
  expect(named(game)).toBe(game);
  await speak("de");
  expect(named(game)).toMatchObject({ title: "Toepen", presets: [{ title: "Ohne Bluff" }] });
  expect(named(game).pitch).toMatch(/^Vier Karten/);
});
