// The verifier: the very script of the offline page, as the house sends it.  It deserves the trust that this page
// does, and no more; who trusts neither takes the offline page from elsewhere, or `lansquenet verify`.

import { base } from "../../house/transport";
import type { SeenRecord } from "../../house/fair/seen";

export interface Check {
  name: string;
  code: number;
  state: "holds" | "fails" | "not checked";
  words: string;
}
interface Window {
  seats?: [number, number, string, string][]; // since gt2
  shares: [number, string, string?][];
  joint: string | null;
}
export interface Bundle {
  protocol: string;
  key: string;
  table: string;
  game: string;
  hand: number;
  hidden: boolean;
  names: string[];
  chairs: number[];
  packs: { windows: Window[]; turned: (object | null)[]; roots: string[] }[];
}
/** To whom a hand proves anything, by whose keys its windows list; nothing of gt1. */
export type Kind = "" | "seats" | "some" | "house";
/** A window that was dealt again, and who was silent. */
export interface Voids {
  window: number;
  times: number;
  names: string[];
}
export interface Judged {
  checks: Check[];
  kind: Kind;
  voids: Voids[];
  used: [window: number, void: number][]; // that settled cards of the hand
}
interface Verifier {
  verifyText(text: string, seen?: string | SeenRecord): Judged & { bundle: Bundle | null };
  parts(text: string): { bundle?: string; seen?: string; why?: string };
}

const WHERE = `${base}/api/dealing.js`;
const verifier = async () => ((await import(/* @vite-ignore */ WHERE)) as { default: Verifier }).default;

/** Every check of a bundle that a page can make, against what was seen, if that is given. */
export const check = async (text: string, seen?: string | SeenRecord) => (await verifier()).verifyText(text, seen);

/** What a file holds: a bundle, what was seen, or both in one. */
export const partsOf = async (text: string) => (await verifier()).parts(text);

/** What a bundle tells of its hand. */
export function facts(bundle: Bundle) {
  const turned = bundle.packs.flatMap((pack) => pack.turned);
  const windows = bundle.packs.flatMap((pack) => pack.windows);
  const sorted = (chairs: number[]) => [...new Set(chairs)].sort((a, b) => a - b);
  const name = (chair: number) => bundle.names[bundle.chairs.indexOf(chair)] ?? `${chair + 1}`;
  const house = windows.flatMap((window) => (window.seats ?? []).filter((one) => one[1]).map(([chair]) => chair));
  const sharing = sorted(windows.flatMap((window) => window.shares.map(([chair]) => chair)));
  return {
    shown: turned.filter((card) => card !== null).length,
    turned: turned.length,
    sharing: sharing.filter((chair) => !house.includes(chair)).map(name),
    house: sharing.filter((chair) => house.includes(chair)).map(name),
  };
}

/** Where this browser has sat at a table, if it has: the names under which it kept what it saw. */
export function placesAt(store: Pick<Storage, "key" | "length">, table: string): string[] {
  const names = Array.from({ length: store.length }, (_, n) => store.key(n)!);
  const start = `gt2 seen ${table} `;
  return names.filter((name) => name.startsWith(start) && name.split(" ").length === 5).map((name) => name.slice("gt2 seen ".length));
}
