// Which imports may be: they point down, and no file asks for one that asks for it.

const FOLDERS = ["house", "browser", "words", "lib", "screens"]; // from below

const above = (n) => ["(App|main|early|screens)\\.", ...FOLDERS.slice(n + 1).map((folder) => `${folder}/`)].join("|");

const downwards = FOLDERS.map((folder, n) => ({
  name: `${folder}-points-down`,
  severity: "error",
  from: { path: `^src/${folder}/` },
  to: { path: `^src/(${above(n)})` },
}));

export default {
  forbidden: [{ name: "no-circles", severity: "error", from: {}, to: { circular: true } }, ...downwards],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { extensions: [".svelte.ts", ".ts", ".svelte", ".js"] },
  },
};
