import EN from "texts:en";
import { expect, test } from "vitest";

const AT_A_TABLE: Record<string, string> = import.meta.glob(
  [
    "../src/App.svelte",
    "../src/screens/Table.svelte",
    "../src/{browser,words}/*.ts",
    "../src/lib/{common,dock,side,live,stage}/**/*.{ts,svelte}",
    "!../src/lib/side/{FairDrawer,Leaving,Talk}.svelte", // come with the texts of all pages
  ],
  { query: "?raw", import: "default", eager: true },
);
const said = Object.values(EN).flatMap((file) => Object.keys(file));
const asked = (pattern: RegExp) => Object.values(AT_A_TABLE).flatMap((text) => [...text.matchAll(pattern)].map((found) => found[1]!));

test("a table says nothing that is not among the few texts it comes with", () => {
  const keys = asked(/\bt\(\s*"([\w-]+)/g);
  expect(keys.length).toBeGreaterThan(80);
  expect(keys.filter((key) => !said.includes(key))).toEqual([]);
});

test("what it says by a key that is put together is among them too", () => {
  const begins = asked(/\bt\(\s*`([\w-]+-)\$\{/g);
  expect(begins.length).toBeGreaterThan(10);
  expect(begins.filter((begin) => !said.some((key) => key.startsWith(begin)))).toEqual([]);
});
