// Goes before the page's own scripts where there is no server: whatever the page asks of its house goes to a worker,
// in which the same house runs, and so do its lines to tables.  See `src/house/transport.ts`.

const HERE = new URL("./", import.meta.url).href;
const ME = "lansquenet me"; // where it is kept who this browser is, so that the lobby waits for no house
const AFTER = 50; // milliseconds after the page has come: what it is made of goes before
const policy = globalThis.trustedTypes?.createPolicy("lansquenet-edition", { createScriptURL: () => `${HERE}worker.js` });

const TOLD = ["TOLD"]; // the books in other languages, filled in when the folder is written
const answers = new Map(); // of questions, by their numbers
const lines = new Map();
let last = 0;
let isOpen = false;
let begin;
let open;

const worker = new Promise((done) => (begin = done)).then(() => {
  const made = new Worker(policy?.createScriptURL("") ?? `${HERE}worker.js`, { type: "module" });
  made.onmessage = ({ data }) => hear(data);
  return made;
});
const post = (message) => void worker.then((one) => one.postMessage(message));

addEventListener("load", () => setTimeout(begin, AFTER));

/** What the house says: of its opening, of a question, or on a line. */
function hear(told) {
  if (told.opened !== undefined) {
    isOpen = true;
    open.done(told);
  } else if (told.wrong) fail(told.wrong);
  else if (told.line !== undefined) hearLine(lines.get(told.line), told);
  else if (told.id !== undefined) answers.get(told.id)?.(told);
}

function fail(why) {
  console.error(why);
  open.failed(new Error(why));
  for (const answer of answers.values()) answer({ wrong: why });
  answers.clear();
}

function hearLine(line, told) {
  if (!line) return;
  if (told.closed) line.end();
  else line.onmessage?.({ data: told.text });
}

/** What can be answered without a house: what stands in files, and until it is open, that there is no table yet. */
function atOnce(method, { pathname: path, searchParams: asked }) {
  if (method !== "GET") return undefined;
  if (path === "/api/games") return fetch(`${HERE}games/index.json`);
  const game = /^\/api\/games\/(\w+)$/.exec(path)?.[1];
  const told = `${game}.${asked.get("language")}`;
  if (game) return fetch(`${HERE}games/${TOLD.includes(told) ? told : game}.json`);
  if (isOpen) return undefined;
  if (path === "/api/tables") return Response.json([]);
  const me = path === "/api/me" && localStorage.getItem(ME);
  return me ? new Response(me, { headers: { "content-type": "application/json" } }) : undefined;
}

/** Keep who this browser is known as. */
async function note(path, said) {
  if (said.ok && (path === "/api/me" || path === "/api/guests")) localStorage.setItem(ME, await said.clone().text());
  return said;
}

/** Ask the house: an answer whose body comes as it is told. */
function askWorker(method, url, given) {
  const id = ++last;
  begin();
  return new Promise((done, failed) => {
    let body;
    const parts = new ReadableStream({ start: (to) => (body = to) });
    answers.set(id, (told) => {
      if (told.wrong) return failed(new TypeError(told.wrong));
      if (told.status !== undefined) done(answer(told, parts));
      else if (told.part !== undefined) body.enqueue(new TextEncoder().encode(told.part));
      else if (told.bytes !== undefined) body.enqueue(Uint8Array.from(told.bytes, (one) => one.charCodeAt(0)));
      else {
        answers.delete(id);
        body.close();
      }
    });
    given.signal?.addEventListener("abort", () => {
      if (answers.delete(id)) body.error(new DOMException("called off", "AbortError"));
      failed(new DOMException("called off", "AbortError"));
    });
    const kind = new Headers(given.headers).get("content-type") ?? "application/json";
    post({ ask: [id, method, url.pathname + url.search, given.body ?? "", kind] });
  });
}

const answer = (told, parts) =>
  new Response([204, 304].includes(told.status) ? null : parts, { status: told.status, headers: { "content-type": told.type } });

async function ask(path, given = {}) {
  const url = new URL(path, location.href);
  const method = given.method ?? "GET";
  const found = await atOnce(method, url);
  return found?.ok ? found : note(url.pathname, await askWorker(method, url, given));
}

/** A line to a table: as much of a WebSocket as the page uses. */
class Line {
  readyState = WebSocket.CONNECTING;
  onopen = null;
  onmessage = null;
  onclose = null;

  constructor(path) {
    this.id = ++last;
    lines.set(this.id, this);
    begin();
    post({ open: [this.id, path] });
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.(new Event("open"));
    });
  }

  send(text) {
    post({ say: [this.id, text] });
  }

  close() {
    post({ gone: this.id });
    this.end();
  }

  end() {
    this.readyState = WebSocket.CLOSED;
    if (lines.delete(this.id)) this.onclose?.(new CloseEvent("close"));
  }
}

const opened = new Promise((done, failed) => (open = { done, failed }));
opened.catch(() => {}); // told to whoever asks

globalThis.lansquenet = { opened, ask, open: (path) => new Line(path) };

/** A link to what the house would send as a file. */
async function save(link) {
  const found = await ask(link.href);
  const held = URL.createObjectURL(await found.blob());
  const name = link.download || new URL(link.href).pathname.split("/").pop();
  Object.assign(document.createElement("a"), { href: held, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(held), 60_000);
}

addEventListener(
  "click",
  (event) => {
    const link = event.target.closest?.('a[download][href^="/api/"]');
    if (!link) return;
    event.preventDefault();
    void save(link);
  },
  true,
);
