// Somebody is called who looks at another tab, or at none.

/** Tell whoever does not look at this page that it waits for them. */
export function call(text: string): void {
  if (document.hidden) void import("./notice").then(({ notice }) => notice(text));
}
