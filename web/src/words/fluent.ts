// Texts in Fluent, read when the page was built: what is told here is filled in, and no more.

import { FluentBundle, type FluentVariable } from "@fluent/bundle";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

/** The texts of a file by their keys. */
export type Texts = Record<string, Pattern>;
export type Gaps = Record<string, FluentVariable>;

/** The texts of some files in a language; those of a later file stand in the place of earlier ones. */
export function bundled(tag: string, files: Texts[]): FluentBundle {
  const made = new FluentBundle(tag, { useIsolating: false });
  for (const file of files) {
    const body = Object.entries(file).map(([id, value]) => ({ id, value, attributes: {} }));
    made.addResource({ body }, { allowOverrides: true });
  }
  return made;
}
