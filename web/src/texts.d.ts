/** The texts of a language by their files, all in one piece: see `vite.config.ts`. */
declare module "texts:*" {
  const texts: Record<string, string>;
  export default texts;
}
