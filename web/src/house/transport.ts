// The way to the house.  A page that is only files lays its own before this is read; no other part knows which it is.

/** A line to a table: as much of a WebSocket as is used. */
export interface Line {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  readonly base?: string; // where the page lies, if that is not the top of its host
  readonly opened?: Promise<unknown>; // of a house that is this page's alone
  readonly asked?: () => void; // said when a question stands that was put before that house is open
  ask(path: string, given?: RequestInit): Promise<Response>;
  open(path: string): Line;
}

const net: Transport = {
  ask: (path, given) => fetch(path, given),
  open: (path) => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`),
};

const laid = () => (globalThis as { lansquenet?: Transport }).lansquenet;
const way = () => laid() ?? net;

export const reach = (path: string, given?: RequestInit) => way().ask(path, given);
export const line = (path: string) => way().open(path);

/** Where on its host the page lies: "" at the top, else "/so/deep". */
export const base = laid()?.base ?? "";

/** When the house that is this page's alone is open; undefined in a page of a house where others are met. */
export const alone = () => laid()?.opened;

/** Let such a house come on, which gave way to a question: it stands. */
export const stands = () => laid()?.asked?.();

/** Hear how much of that house has come, from 0 to 1; what ends it is given back. */
export function coming(heard: (share: number) => void): () => void {
  const hear = (event: Event) => heard((event as CustomEvent<number>).detail);
  addEventListener("came", hear);
  return () => removeEventListener("came", hear);
}
