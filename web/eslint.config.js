// What the page is held to beside its types.  How it is laid out is prettier's affair; which imports may be stands in
// tools/imports.js.

import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import page from "./svelte.config.js";

// what is remembered between two runs is kept with how it was asked, and may hold no function
const svelteConfig = { compilerOptions: { runes: page.compilerOptions.runes } };

export default defineConfig(
  { ignores: ["src/**/*.gen.ts", ".svelte-check/**"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: { "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }] },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig, extraFileExtensions: [".svelte"] } },
    // most maps, addresses and queries here are made, read and forgotten within one call
    rules: { "svelte/prefer-svelte-reactivity": "off" },
  },
  {
    files: ["src/**/*.ts"],
    ignores: ["**/*.svelte.ts"],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
  },
  { files: ["sw.js", "public/edition/keeper.js"], languageOptions: { globals: globals.serviceworker } },
);
