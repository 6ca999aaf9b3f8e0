// A table for while the house is still opening: a hand that was prepared when the folder was written, up to the first
// question. What is answered is kept by the page, and said when the house has come, in which the hand is laid first.

const PLAYED = "lansquenet prepared"; // where it is kept which of them have been played in this browser
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"; // of a code, as in `hall.py`
const NEVER = ["hello", "act", "promise", "share", "sit", "ready", "hurry"]; // said anew by the page, or of no use later
const someOf = (letters, many) => Array.from(crypto.getRandomValues(new Uint8Array(many)), (n) => letters[n % letters.length]).join("");

export const freshId = () => someOf("0123456789abcdef", 16);
const quoted = (text) => JSON.stringify(text).slice(1, -1);

/** One that has not been played here: which of so many. */
function unplayed(game, many) {
  const played = JSON.parse(localStorage.getItem(PLAYED) ?? "[]");
  const left = [...Array(many).keys()].filter((n) => !played.includes(`${game}.${n}`));
  return left[Math.floor(Math.random() * left.length)];
}

function play(game, n) {
  const played = JSON.parse(localStorage.getItem(PLAYED) ?? "[]");
  localStorage.setItem(PLAYED, JSON.stringify([...played, `${game}.${n}`]));
}

/** A prepared table of a game for somebody; undefined where there is none, or other terms are wished. */
export async function prepared(here, { game, seats, fill, newcomer }, many, me, key) {
  const n = fill && newcomer ? unplayed(game, many) : undefined;
  if (n === undefined) return undefined;
  const answer = await fetch(`${here}hands/${game}.${n}.json`).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const text = await answer.text();
  const found = JSON.parse(text);
  if (found.card.terms.seats !== seats) return undefined;
  const dealt = found.events.find((event) => event.kind === "committed");
  if (dealt && key && key !== dealt.body.key) return undefined; // the house that was here before would deal other cards
  if (dealt) play(game, n); // its cards are known now
  const renamed = dealt ? text : text.replaceAll(found.id, freshId()).replaceAll(found.code, someOf(LETTERS, 6));
  const hand = JSON.parse(renamed.replaceAll(found.name, quoted(me.name)));
  hand.events = JSON.parse(JSON.stringify(hand.events).replaceAll(found.me, me.id));
  return hand;
}

/** A line to such a table. In what is told before the house has come one is nobody that it knows: see `dealing.ts`. */
export class Waiting {
  readyState = WebSocket.CONNECTING;
  onopen = null;
  onmessage = null;
  onclose = null;
  kept = [];

  constructor(hand, house) {
    [this.hand, this.house] = [hand, house];
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.(new Event("open"));
    });
    house.opened.then(
      () => this.goOn(),
      () => this.close(),
    );
  }

  send(text) {
    if (this.live) return this.live.send(text);
    const said = JSON.parse(text);
    if (said.type === "hello") this.greet(said);
    else if (!NEVER.includes(said.type)) this.kept.push(text);
  }

  greet(hello) {
    this.hello = hello;
    setTimeout(() => {
      for (const said of this.hand.told) this.onmessage?.({ data: JSON.stringify(said) });
    });
  }

  /** From now on it is the line to the house. */
  async goOn() {
    const answer = await this.house.ask("POST", `/api/tables/${this.hand.id}/ticket`, "{}");
    if (!answer.ok || this.readyState === WebSocket.CLOSED) return this.close();
    const { ticket } = await answer.json();
    const { hand, seq } = this.hand.told.findLast((said) => said.type === "state");
    const live = this.house.line(this.hand.id);
    live.onmessage = (event) => this.onmessage?.(event);
    live.onclose = () => this.close();
    live.onopen = () => {
      this.live = live;
      for (const text of [JSON.stringify({ ...this.hello, ticket, hand, seq }), ...this.kept]) live.send(text);
    };
  }

  close() {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.live?.close();
    this.onclose?.(new CloseEvent("close"));
  }
}
