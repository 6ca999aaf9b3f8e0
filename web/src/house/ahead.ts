// What was asked before anybody listened: answers and sockets, each for the first who wants it.  No framework in here.

import { line, reach, type Line } from "./transport";

export const NAME = "lansquenet name"; // where the name is kept that one comes in under
export const SPEED = "lansquenet speed"; // where it is kept how fast all is to be shown, if not as usual
export const CAME_IN = "lansquenet came in"; // there, once the house knows this browser

/** A socket at a table, and what was said on it before anybody listened. */
export interface Opened {
  socket: Line;
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
  (taken(sockets, table) ?? Promise.resolve(undefined))
    .then((one) => (one && one.socket.readyState <= WebSocket.OPEN ? one : undefined))
    .catch(() => undefined);

/** Open a socket at a table with a ticket; `seen` is the last frame that was. */
export function open(table: string, ticket: string, seen = { hand: 0, seq: 0 }): Opened {
  const socket = line(`/ws/${table}`);
  const heard: string[] = [];
  const speed = localStorage.getItem(SPEED) ?? "usual";
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", table, ticket, ...seen, speed }));
  socket.onmessage = (event) => heard.push(event.data as string);
  return { socket, heard };
}

const fetched = (method: string, path: string, body?: object) =>
  reach(path, body ? { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : { method });

/** Put a question early. */
export function askAhead(method: string, path: string, body?: object): Promise<Response> {
  const answer = fetched(method, path, body);
  answer.catch(() => {}); // told to whoever asks
  answers.set(`${method} ${path}`, answer);
  return answer;
}

async function socketAt(table: string): Promise<Opened> {
  const answer = await fetched("POST", `/api/tables/${table}/ticket`, {});
  return open(table, ((await answer.json()) as { ticket: string }).ticket);
}

/** Open a socket at a table early, as soon as one has come in. */
export function openAhead(table: string, entered: Promise<unknown>): void {
  const socket = entered.then(() => socketAt(table));
  socket.catch(() => {}); // the table opens another, and tells why it cannot
  sockets.set(table, socket);
}
