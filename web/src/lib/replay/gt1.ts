// The verifier: the very script of the offline page, as the house sends it.  It deserves the trust that this page
// does, and no more; who trusts neither takes the offline page from elsewhere, or `lansquenet verify`.

export interface Check {
  name: string;
  code: number;
  state: "holds" | "fails" | "not checked";
  words: string;
}
interface Window {
  shares: [number, string][];
  joint: string | null;
}
export interface Bundle {
  key: string;
  table: string;
  game: string;
  hand: number;
  hidden: boolean;
  names: string[];
  chairs: number[];
  packs: { windows: Window[]; turned: (object | null)[]; roots: string[] }[];
}
interface Verifier {
  verifyText(text: string): Promise<{ bundle: Bundle | null; checks: Check[] }>;
}

const WHERE = "/api/gt1.js";

/** Every check of a bundle that a page can make. */
export async function check(text: string): Promise<{ bundle: Bundle | null; checks: Check[] }> {
  const { default: gt1 } = (await import(/* @vite-ignore */ WHERE)) as { default: Verifier };
  return gt1.verifyText(text);
}

/** What a bundle tells of its hand. */
export function facts(bundle: Bundle) {
  const turned = bundle.packs.flatMap((pack) => pack.turned);
  const windows = bundle.packs.flatMap((pack) => pack.windows);
  const chairs = [...new Set(windows.flatMap((window) => window.shares.map(([chair]) => chair)))].sort((a, b) => a - b);
  return {
    shown: turned.filter((card) => card !== null).length,
    turned: turned.length,
    sharing: chairs.map((chair) => bundle.names[bundle.chairs.indexOf(chair)] ?? `${chair + 1}`),
    voids: windows.filter((window) => window.joint === null).length,
  };
}
