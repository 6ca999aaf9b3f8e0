import { afterEach, expect, test } from "vitest";
import { refusal, Refused } from "../src/house/net";
import { settings } from "../src/browser/settings.svelte";
import { learn } from "../src/words/learn";

afterEach(() => {
  settings.language = "";
});

test("what the house refuses is read in the language of the page, by the code for why", async () => {
  for (const [language, said] of [
    ["de", "Das darf nur der Gastgeber."],
    ["fr", "Seul l’hôte peut le faire."],
    ["sv", "Det får bara värden göra."],
  ] as const) {
    settings.language = language;
    await learn();
    expect(new Refused("not_host", "Only the host of the table may do this.", 403).message).toBe(said);
  }
});

test("in English the house says it itself, and of a code that is new in any language", async () => {
  settings.language = "en";
  await learn();
  expect(refusal.words("not_host", "Only the host of the table may do this.")).toBe("Only the host of the table may do this.");
  settings.language = "de";
  await learn();
  expect(refusal.words("too_new", "So it is.")).toBe("So it is.");
});
