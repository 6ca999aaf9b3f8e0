import { afterEach, expect, test } from "vitest";
import { middle, rankOf, seatName, signOf, suitOf } from "../src/words/cards";
import { learn } from "../src/words/learn";
import { settings } from "../src/browser/settings.svelte";
import { cardName, letterOf, rankName, suitName, written } from "../src/words/names";
import { deckOf, picture } from "../src/words/decks";

afterEach(() => {
  settings.language = "";
  settings.bigIndex = false;
});

async function speak(language: string): Promise<void> {
  settings.language = language;
  await learn();
}

test("a card is its rank four times and its suit", () => {
  expect([0, 38, 51].map(signOf)).toEqual(["A♣", "10♥", "K♠"]);
  expect([rankOf(38), suitOf(38)]).toEqual([9, 2]);
});

test("seats have letters, and the middle is called as the game calls it", () => {
  expect([0, 11, 12, 13].map(seatName)).toEqual(["A", "L", "pool", "house"]);
  middle.word = "kitty";
  expect(seatName(12)).toBe("kitty");
  middle.word = "pool";
});

test("a card is said as it looks in its deck", async () => {
  await speak("en");
  expect(cardName(50)).toBe("king of hearts");
  expect(cardName(45, "la")).toBe("knight of coins");
  expect(cardName(-1)).toBe("a card face down");
  expect([rankName(0), rankName(6)]).toEqual(["ace", "7"]);
  expect(suitName(3, "de")).toBe("leaves");
});

test("a card is said in the reader's language", async () => {
  await speak("de");
  expect(cardName(50)).toBe("Herz-König");
  expect([0, 10, 6].map((rank) => letterOf(rank))).toEqual(["A", "B", "7"]);
  expect(["T", "J", "8h", "Qs", "Tc"].map(written)).toEqual(["10", "B", "8♥", "D♠", "10♣"]);
  expect(letterOf(10, "de")).toBe("U");
});

test("a picture is of a deck, in the letters of a language", async () => {
  await speak("de");
  expect(picture("fr", 50)).toBe("/static/deck/fr.svg?letters=de#c50");
  settings.bigIndex = true;
  expect(picture("la", -1)).toBe("/static/deck/la.svg?letters=de&big=true#back");
  expect([deckOf({ deck: "la" }), deckOf(undefined)]).toEqual(["la", "fr"]);
});
