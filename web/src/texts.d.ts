/** The texts of a language by their files, and in them by their keys, all in one piece: see `vite.config.ts`. */
declare module "texts:*" {
  const texts: Record<string, import("./words/fluent").Texts>;
  export default texts;
}
