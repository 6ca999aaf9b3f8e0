// Everything that goes to the house and comes from it.  No framework in here.

import { answered, open, opened, type Opened } from "./ahead";
import { Dealing } from "./fair/dealing";
import type { Reason } from "./fair/judge";
import { keeping } from "./fair/sharer";
import { reach, type Line } from "./transport";
import type { Asked, HouseMessage, Link, Problem, Refuse } from "./wire";

/** How a refusal is said: by its code in the reader's words, where there are any, or as the house says it. */
export const refusal = { words: (_code: string, text: string) => text };

export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(refusal.words(code, text));
  }
}

const GONE = "Somebody who has left"; // is what the house says for a name that was erased, and lets nobody be called
/** What is read there, in the reader's words. */
export const erased = { name: GONE };

/** Let the page know whether there is a house. */
const reached = (found: boolean) => dispatchEvent(new CustomEvent("house", { detail: found }));

/** Ask the house over HTTP; what it refuses is thrown, in its words. */
export async function ask<T>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<T> {
  const headers: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
  let answer: Response;
  try {
    answer = await (answered(method, path) ?? reach(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) }));
    reached(true);
  } catch {
    reached(false);
    throw new Refused("offline", "The house cannot be reached.", 0);
  }
  if (answer.status === 204) return undefined as T;
  const text = (await answer.text()).replaceAll(GONE, erased.name);
  const found: unknown = text && answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
  if (answer.ok) return found as T;
  const problem = found as Problem;
  throw new Refused(problem.code ?? "fault", problem.text ?? `The house answered ${answer.status}.`, answer.status);
}

export const openTable = (terms: object) => ask<Link>("/api/tables", terms);

/** A refusal as it is read, with the rule that says so. */
function inWords(told: Refuse): Refuse {
  const text = refusal.words(told.code, told.text);
  return { ...told, text: told.rule && !text.includes(told.rule) ? `${text} (${told.rule})` : text };
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

const DEALING = ["bad_promise", "bad_share", "out"]; // refusals of what the page said by itself, and nobody asked for

export type LinkState = "connecting" | "open" | "lost" | "ended";

/** What a screen hears of a table. */
export interface Listener {
  said(message: HouseMessage): void;
  link(state: LinkState, why?: string): void;
  /** No share was given, or something that the house said of the dealing is not so. */
  refused(reason: Reason, hand: number): void;
}

/** One table, over one socket that comes back by itself.  Nothing is sent later than it was wished. */
export class TableLink {
  private socket: Line | undefined;
  private wait = FIRST_WAIT;
  private over = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seen: { hand: number; seq: number } | undefined;
  private sent: Asked | undefined; // an act whose answer has not come
  state: LinkState = "connecting";
  readonly dealing: Dealing;

  constructor(
    readonly table: string,
    private readonly listener: Listener,
  ) {
    this.dealing = new Dealing({
      say: (message) => this.send(message),
      refused: (reason, hand) => this.listener.refused(reason, hand),
      store: keeping(),
    });
    void this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Say something; false when there is no connection, and then it is not said. */
  say(message: Asked): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN || this.state !== "open") return false;
    if (message.type === "act") this.sent = message;
    return this.send(message);
  }

  private send(message: Asked): boolean {
    const open = this.socket?.readyState === WebSocket.OPEN;
    if (open) this.socket!.send(JSON.stringify(message));
    return open;
  }

  private hurry = () => {
    if (this.state === "lost" && !document.hidden) {
      this.wait = FIRST_WAIT;
      clearTimeout(this.timer);
      void this.connect();
    }
  };

  private become(state: LinkState, why?: string): void {
    this.state = state;
    this.listener.link(state, why);
  }

  private async connect(): Promise<void> {
    if (this.over) return;
    try {
      const { socket, heard } = (await opened(this.table)) ?? (await this.open());
      if (this.over) return socket.close();
      this.socket = socket;
      socket.onmessage = (event) => this.heard(JSON.parse(event.data as string) as HouseMessage);
      socket.onclose = () => this.socket === socket && this.lost();
      for (const text of heard) this.heard(JSON.parse(text) as HouseMessage);
    } catch (wrong) {
      if (wrong instanceof Refused && [401, 403, 404].includes(wrong.status)) {
        this.over = true;
        this.become("ended", wrong.message);
      } else this.lost();
    }
  }

  private async open(): Promise<Opened> {
    const { ticket } = await ask<{ ticket: string }>(`/api/tables/${this.table}/ticket`, {});
    return open(this.table, ticket, this.seen);
  }

  private lost(): void {
    this.socket = undefined;
    if (this.over) return;
    this.become("lost");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.connect(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private heard(message: HouseMessage): void {
    this.dealing.heard(message);
    switch (message.type) {
      case "welcome":
        this.welcomed();
        break;
      case "state":
        this.seen = { hand: message.hand, seq: message.seq };
        break;
      case "ack":
      case "refuse":
        if (message.id && this.sent?.type === "act" && this.sent.id === message.id) this.sent = undefined;
        break;
      case "bye":
        if (message.again < 0) {
          this.over = true;
          this.become("ended", refusal.words(message.code, message.text));
        }
        break;
    }
    if (message.type === "refuse" && message.code === "too_fast") this.dealing.unheard();
    if (message.type === "refuse" && DEALING.includes(message.code)) this.dealing.turnedDown(message.code);
    else this.listener.said(message.type === "refuse" ? inWords(message) : message);
  }

  private welcomed(): void {
    this.wait = FIRST_WAIT;
    this.become("open");
    if (this.sent) this.socket?.send(JSON.stringify(this.sent)); // asked before the link was lost: the same id, so done once
  }
}

export const fresh = () => Array.from(crypto.getRandomValues(new Uint8Array(9)), (b) => b.toString(36)).join("");
