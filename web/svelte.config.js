import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const SHORT = 4; // letters, which cannot be compressed, and tell a hundred components apart
const known = new Map();

/** The class by which the style of a component is its own. */
function cssHash({ hash, css }) {
  const name = `s-${hash(css).slice(0, SHORT)}`;
  if (known.has(name) && known.get(name) !== css) throw new Error(`two components are called ${name}: more letters are needed`);
  known.set(name, css);
  return name;
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
