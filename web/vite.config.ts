/// <reference types="vitest/config" />
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rollup } from "vite";

const house = "http://127.0.0.1:8000";

const locale = new URL("../src/lansquenet/locale", import.meta.url).pathname;
const rooms = new URL("../src/lansquenet/games", import.meta.url).pathname;
const TEXTS = "texts:";
const AT_A_TABLE = ["came", "cards", "cloth", "company", "main", "refused", "table"]; // which texts of the page a table has need of

/** Where the texts of a language lie, of the other pages, of the games or of their lessons, by the names that the page knows. */
function textsOf(what: string): [string, string][] {
  const [tag, part] = what.split("/");
  if (part === "lessons") return inRooms(`words/lesson/${tag}.ftl`);
  const folder = part === "games" ? `${locale}/${tag}/games` : `${locale}/${tag}`;
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".ftl")) : [];
  const shared = names.map((name): [string, string] => [name.slice(0, -4), `${folder}/${name}`]);
  if (part !== "games") return shared.filter(([name]) => AT_A_TABLE.includes(name) !== (part === "pages"));
  return [...shared, ...inRooms(`words/${tag}.ftl`)];
}

/** A file of every room that has it, by the name of its game. */
const inRooms = (file: string) =>
  readdirSync(rooms)
    .map((room): [string, string] => [room, `${rooms}/${room}/${file}`])
    .filter(([, path]) => existsSync(path));

/** Whether a script is the furniture of a game: it has no styles to wait for, so that a table need not list it twice. */
const isOfGame = (file: string) => readdirSync(rooms).some((room) => file.startsWith(`assets/${room}-`));

/** Messages by their keys, as they are told from: a browser need not read what has been read here. */
const read = (text: string) => Object.fromEntries(new FluentResource(text).body.map(({ id, value }) => [id, value]));

/** Where each game is from, and of when: a line in the words of its room. */
const origins = (tag: string): string[] =>
  readdirSync(rooms)
    .map((room) => [room, `${rooms}/${room}/words/${tag}.ftl`] as const)
    .filter(([, path]) => existsSync(path))
    .map(([room, path]) => [room, /^from = (.*)$/m.exec(readFileSync(path, "utf8"))?.[1]] as const)
    .flatMap(([room, text]) => (text ? [`from-${room} = ${text}\n`] : []));

/**
 * `texts:en` is what a table says in English, by its files, `texts:en/pages` what all other pages say,
 * `texts:de/games` what is said at the games in German: each in one piece.
 */
const texts = (): Plugin => ({
  name: "texts",
  resolveId: (id) => (id.startsWith(TEXTS) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${TEXTS}`)) return undefined;
    const what = id.slice(TEXTS.length + 1);
    const found = textsOf(what);
    for (const [, path] of found) this.addWatchFile(path);
    const texts = Object.fromEntries(found.map(([name, path]) => [name, readFileSync(path, "utf8")]));
    if (texts.lobby) texts.lobby += origins(what.split("/")[0]!).join("");
    return `export default ${JSON.stringify(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, read(text)])))}`;
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
    const texts = (part: string) => Object.fromEntries(readdirSync(locale).map((tag) => [tag, files(`${TEXTS}${tag}${part}`)]));
    const source = JSON.stringify({
      main: files("/main.ts"),
      screens: Object.fromEntries([...screens].map(([, name, module]) => [name, files(module!)])),
      texts: texts(""),
      pages: texts("/pages"),
    });
    this.emitFile({ type: "asset", fileName: "preloads.json", source });
  },
});

/** Files that are fetched in one piece, the first that fits: many small ones would wait for each other. */
const TOGETHER: [string, RegExp][] = [
  ["early", /src\/(early|browser\/storage|house\/ahead|lib\/lobby\/names)\.ts$|preload-helper|rolldown\/runtime/],
  [
    "core",
    /node_modules\/(svelte|@fluent|clsx|esm-env)\/|src\/(house|browser(?!\/notice)|words)\/|src\/lib\/(common\/(?!Layout)|live\/(?!odds|noises|tally)|lobby\/(person|tables))/,
  ],
  [
    "table",
    /src\/lib\/(dock\/(?!command|Hand|Anytime)|side\/(?!FairDrawer|spoken|Odds|Talk|Leaving)|live\/(?!noises|tally)|stage\/(?!furniture\/([a-z]+\/|families)|medal\/emblems))|src\/screens\/Table/,
  ],
  ["odds", /src\/lib\/side\/Odds/], // of a table and of a replay
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
  // A page may lie anywhere: what asks for files asks beside itself, but for the page, which is led there when written.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }) },
  build: {
    outDir: "../src/lansquenet/house/webdist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // fonts as data would break the policy
    modulePreload: { polyfill: false, resolveDependencies: (file, all) => (isOfGame(file) ? all.filter((one) => one !== file) : all) },
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
