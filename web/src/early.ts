// The first script, and small: a table that is come to by its link is asked for while the others are on their way.

import "./fonts.css";
import "./app.css";
import { madeUp } from "./lib/lobby/names";

export const NAME = "lansquenet name"; // where the name is kept that one comes in under
export const CAME_IN = "lansquenet came in"; // there, once the house knows this browser

/** A socket at a table, and what was said on it before anybody listened. */
export interface Opened {
  socket: WebSocket;
  heard: string[];
}

const answers = new Map<string, Promise<Response>>();
const sockets = new Map<string, Promise<Opened>>();

function taken<T>(from: Map<string, Promise<T>>, key: string): Promise<T> | undefined {
  const found = from.get(key);
  from.delete(key);
  return found;
}

/** The answer to a question that was put early, for the first who asks it. */
export const answered = (method: string, path: string) => taken(answers, `${method} ${path}`);

/** The socket that was opened early at this table, for the first who wants it; undefined if it did not come to that. */
export const opened = (table: string): Promise<Opened | undefined> =>
  (taken(sockets, table) ?? Promise.reject()).then((one) => (one.socket.readyState > WebSocket.OPEN ? undefined : one)).catch(() => undefined);

/** Open a socket at a table with a ticket; `seen` is the last frame that was. */
export function open(table: string, ticket: string, seen = { hand: 0, seq: 0 }): Opened {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  const heard: string[] = [];
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", table, ticket, ...seen }));
  socket.onmessage = (event) => heard.push(event.data as string);
  return { socket, heard };
}

const fetched = (method: string, path: string, body?: object) =>
  fetch(path, body ? { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : { method });

function ask(method: string, path: string, body?: object): Promise<Response> {
  const answer = fetched(method, path, body);
  answer.catch(() => {}); // told to whoever asks
  answers.set(`${method} ${path}`, answer);
  return answer;
}

/** The name to come in under, kept so that it stays the same. */
function name(): string {
  const kept = localStorage.getItem(NAME) ?? madeUp();
  localStorage.setItem(NAME, kept);
  return kept;
}

/** Which table it is and who comes; then its game, and a socket. */
async function expect(code: string): Promise<void> {
  const found = ask("GET", `/api/codes/${code}`);
  const entered = localStorage.getItem(CAME_IN) ? ask("GET", "/api/me") : ask("POST", "/api/guests", { name: name() });
  const card = (await (await found).clone().json()) as { id: string; terms: { game: string } };
  void ask("GET", `/api/games/${card.terms.game}`);
  const socket = entered.then(() => socketAt(card.id));
  socket.catch(() => {}); // the table opens another, and tells why it cannot
  sockets.set(card.id, socket);
}

async function socketAt(table: string): Promise<Opened> {
  const answer = await fetched("POST", `/api/tables/${table}/ticket`, {});
  return open(table, ((await answer.json()) as { ticket: string }).ticket);
}

const code = /^\/t\/([^/]+)/.exec(location.pathname)?.[1];
if (code) expect(code).catch(() => {});
void import("./main");
