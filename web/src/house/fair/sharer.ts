// What this browser brings to a shuffle: a key pair and a chain of hashes, drawn here and never told to the house.
// A share is the link before the chain's head, with the signature of what it is given for.

import type { Signing } from "./ed25519";
import { bytes, hex, link } from "./gt2";

const LINKS = 1024;

/** Where things are kept over a reload. */
export type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What lasts as long as the window, or as long as the page where the browser keeps nothing. */
export function keeping(): Kept {
  try {
    return sessionStorage;
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    };
  }
}

interface Drawn {
  session: string;
  secret: string;
  key: string;
  seed: string;
  left: number; // links not yet revealed
}

const drawn = (size = 32) => hex(crypto.getRandomValues(new Uint8Array(size)));

/** One seat's key and chain for one session. */
export class Sharer {
  private links: string[] = [];

  private constructor(
    readonly chair: number,
    private readonly signing: Signing,
    private readonly keep: (drawn: Drawn) => void,
    private drawn: Drawn,
  ) {
    this.link();
  }

  /** That of this browser for a session, the same after a reload. */
  static async of(signing: Signing, store: Kept, place: string, chair: number, session: string): Promise<Sharer> {
    const name = `gt2 key ${place}`;
    const kept = JSON.parse(store.getItem(name) ?? "null") as Drawn | null;
    const keep = (what: Drawn) => store.setItem(name, JSON.stringify(what));
    if (kept?.session === session) return new Sharer(chair, signing, keep, kept);
    const secret = drawn();
    const key = hex(await signing.publicOf(bytes(secret)));
    const made = { session, secret, key, seed: drawn(), left: LINKS };
    keep(made);
    return new Sharer(chair, signing, keep, made);
  }

  get session(): string {
    return this.drawn.session;
  }

  /** The public half of the key pair. */
  get key(): string {
    return this.drawn.key;
  }

  /** What is promised: the tip of the chain, or the link that was revealed last. */
  get head(): string {
    return this.links[this.drawn.left]!;
  }

  /** Whether the chain has just been begun anew, so that its head is still to be promised. */
  get anew(): boolean {
    return this.drawn.left === LINKS;
  }

  /** The link before the head, and the signature of a transcript. */
  async share(t: string): Promise<[link: string, signature: string]> {
    const link = this.links[this.drawn.left - 1]!;
    return [link, hex(await this.signing.sign(bytes(this.drawn.secret), bytes(t)))];
  }

  /** The link before the head has been given: it is the head now; a chain that is used up is followed by another. */
  moveOn(): void {
    if (this.drawn.left === 1) this.change({ seed: drawn(), left: LINKS });
    else this.change({ left: this.drawn.left - 1 });
  }

  private change(what: Partial<Drawn>): void {
    this.drawn = { ...this.drawn, ...what };
    this.keep(this.drawn);
    if (what.seed) this.link();
  }

  private link(): void {
    let last: Uint8Array = bytes(this.drawn.seed);
    this.links = [hex(last)];
    for (let n = 0; n < LINKS; n++) this.links.push(hex((last = link(this.session, this.chair, last))));
  }
}
