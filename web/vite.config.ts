/// <reference types="vitest/config" />
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rollup } from "vite";

const house = "http://127.0.0.1:8000";

const locale = new URL("../src/lansquenet/locale", import.meta.url).pathname;
const rooms = new URL("../src/lansquenet/games", import.meta.url).pathname;
const TEXTS = "texts:";

/** Where the texts of a language lie, or those of the games in it, by the names that the page knows them by. */
function textsOf(what: string): [string, string][] {
  const folder = `${locale}/${what}`;
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".ftl")) : [];
  const shared = names.map((name): [string, string] => [name.slice(0, -4), `${folder}/${name}`]);
  const [tag, games] = what.split("/");
  const words = games ? readdirSync(rooms).map((room): [string, string] => [room, `${rooms}/${room}/words/${tag}.ftl`]) : [];
  return [...shared, ...words.filter(([, path]) => existsSync(path))];
}

/** Where each game is from, and of when: a line in the words of its room. */
const origins = (tag: string): string[] =>
  readdirSync(rooms)
    .map((room) => [room, `${rooms}/${room}/words/${tag}.ftl`] as const)
    .filter(([, path]) => existsSync(path))
    .map(([room, path]) => [room, /^from = (.*)$/m.exec(readFileSync(path, "utf8"))?.[1]] as const)
    .flatMap(([room, text]) => (text ? [`from-${room} = ${text}\n`] : []));

/** `texts:en` is all texts of English by their files, `texts:de/games` those of the games in German: each in one piece. */
const texts = (): Plugin => ({
  name: "texts",
  resolveId: (id) => (id.startsWith(TEXTS) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${TEXTS}`)) return undefined;
    const what = id.slice(TEXTS.length + 1);
    const found = textsOf(what);
    for (const [, path] of found) this.addWatchFile(path);
    const texts = Object.fromEntries(found.map(([name, path]) => [name, readFileSync(path, "utf8")]));
    if (!what.includes("/")) texts.lobby += origins(what).join("");
    return `export default ${JSON.stringify(texts)}`;
  },
});

/** What comes with the page at once, by the first part of its address and by language, so that nothing waits for it. */
const preloads = (): Plugin => ({
  name: "preloads",
  apply: "build",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
    const all = (chunk: Rollup.OutputChunk): string[] => [
      ...new Set([
        chunk.fileName,
        ...(chunk.viteMetadata?.importedCss ?? []),
        ...chunk.imports.flatMap((name) => all(bundle[name] as Rollup.OutputChunk)),
      ]),
    ];
    const made = (module: string) => chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module));
    const files = (module: string) => (made(module) ? all(made(module)!).map((name) => `/${name}`) : []);
    const screens = readFileSync(new URL("src/screens.ts", import.meta.url), "utf8").matchAll(
      /(\w+): \(\) => import\("\.(\/screens\/\w+\.svelte)"\)/g,
    );
    const source = JSON.stringify({
      main: files("/main.ts"),
      screens: Object.fromEntries([...screens].map(([, name, module]) => [name, files(module!)])),
      texts: Object.fromEntries(readdirSync(locale).map((tag) => [tag, files(`${TEXTS}${tag}`)])),
    });
    this.emitFile({ type: "asset", fileName: "preloads.json", source });
  },
});

/** Files that are fetched in one piece, the first that fits: many small ones would wait for each other. */
const TOGETHER: [string, RegExp][] = [
  ["early", /src\/(early|house\/ahead|lib\/lobby\/names)\.ts$|preload-helper|rolldown\/runtime/],
  [
    "core",
    /node_modules\/(svelte|@fluent|clsx|esm-env)\/|src\/(house|browser|words)\/|src\/lib\/(common\/|live\/(?!odds)|dock\/command|book\/(RuleText|ruletext)|lobby\/(person|tables))/,
  ],
  [
    "table",
    /src\/lib\/(dock|side(?!\/FairDrawer)|live)\/|src\/lib\/stage\/(?!furniture\/[a-z]+\/)|src\/lib\/book\/(OneRule|RulesDrawer)|src\/screens\/Table/,
  ],
];
const groups = TOGETHER.map(([name, test], n) => ({ name, test, priority: TOGETHER.length - n }));

/** The worker, with what it is to keep. */
const worker = (): Plugin => ({
  name: "worker",
  apply: "build",
  enforce: "post", // when no file is taken away any more
  generateBundle(_, bundle) {
    const files = Object.keys(bundle)
      .filter((name) => name.startsWith("assets/"))
      .map((name) => `/${name}`);
    const version = createHash("sha256").update(Object.keys(bundle).join()).digest("hex").slice(0, 12);
    const source = readFileSync(new URL("sw.js", import.meta.url), "utf8");
    const filled = source.replace('["FILES"]', JSON.stringify(files)).replace("lansquenet VERSION", `lansquenet ${version}`);
    this.emitFile({ type: "asset", fileName: "sw.js", source: filled });
  },
});

export default defineConfig({
  plugins: [svelte(), texts(), preloads(), worker()],
  resolve: { alias: { "@locale": locale } },
  build: {
    outDir: "../src/lansquenet/house/webdist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // fonts as data would break the policy
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
    rollupOptions: {
      output: { codeSplitting: { groups } },
    },
  },
  test: {
    include: ["tests/*.test.ts"],
    environment: "happy-dom",
    pool: "threads",
    isolate: false,
    environmentOptions: { happyDOM: { url: "http://localhost" } },
  },
  server: { proxy: { "/api": house, "/static": house, "/ws": { target: house, ws: true } } },
});
