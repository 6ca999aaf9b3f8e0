// Checks bundles beside the table, in a worker: many signatures are not to keep a card from moving.

import { base } from "../../house/transport";
import type { SeenRecord } from "../../house/fair/seen";
import type { Judged } from "../replay/bundle";

interface Types {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): string };
}
const WHERE = `${base}/api/checker.js`;

export class Checker {
  private worker: Worker | undefined;
  private last = 0;
  private readonly waiting = new Map<number, { done: (judged: Judged) => void; failed: (wrong: Error) => void }>();

  /** Every check of a bundle, against what was seen; thrown when the checks could not be loaded. */
  check(text: string, seen: SeenRecord): Promise<Judged> {
    return new Promise((done, failed) => {
      const id = ++this.last;
      this.waiting.set(id, { done, failed });
      this.worker ??= this.opened();
      this.worker.postMessage({ id, text, seen });
    });
  }

  close(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.waiting.clear();
  }

  private opened(): Worker {
    const types = (window as unknown as { trustedTypes?: Types }).trustedTypes;
    const policy = types?.createPolicy("lansquenet-checker", { createScriptURL: () => WHERE });
    const worker = new Worker(policy?.createScriptURL("") ?? WHERE);
    worker.onmessage = ({ data }: MessageEvent<Judged & { id: number }>) => {
      this.waiting.get(data.id)?.done(data);
      this.waiting.delete(data.id);
    };
    worker.onerror = () => {
      const lost = [...this.waiting.values()];
      this.close();
      for (const one of lost) one.failed(new Error("the checks could not be made"));
    };
    return worker;
  }
}
