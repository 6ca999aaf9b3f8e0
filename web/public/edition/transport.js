// Goes before the page's own scripts where there is no server: whatever the page asks of its house goes to a worker,
// in which the same house runs, and so do its lines to tables.  See `src/house/transport.ts`.

const HERE = new URL("./", import.meta.url).href;
const ME = "lansquenet me"; // where it is kept who this browser is, so that the lobby waits for no house
const KEY = "lansquenet key"; // where it is kept by which key the house of this browser signs
const AFTER = 50; // milliseconds after the page has come: what it is made of goes before
const SOON = 3000; // milliseconds after which a page counts as at rest
const QUIET = 2000; // milliseconds after that, in which who has come to play may say so, before Python is begun
const AT_MOST = 15_000; // milliseconds that Python gives way to a first question
const LONG = /^\/api\/(lab\/.|games\/\w+\/odds$)/; // questions that are reckoned for long: no table is to wait for them
const policy = globalThis.trustedTypes?.createPolicy("lansquenet-edition", { createScriptURL: (what) => `${HERE}worker.js${what}` });

// Filled in when the folder is written: the books in other languages, how many hands of each game are prepared, what a
// table is made of beside the lobby, and the bytes of Python and the house.
const TOLD = ["TOLD"];
const HANDS = { HANDS: 0 };
const TABLE = ["TABLE"];
const WHOLE = Number("WHOLE");
const answers = new Map(); // of questions, by their numbers
const lines = new Map();
let last = 0;
let isOpen = false;
let isHeld = false; // Python, while a first question is on its way
let begun;
let open;
let hand; // that was begun before the house was open
let Waiting; // the lines to its table

function made(what, heard) {
  const worker = new Worker(policy?.createScriptURL(what) ?? `${HERE}worker.js${what}`, { type: "module" });
  worker.onmessage = ({ data }) => heard(data);
  return worker;
}

const worker = new Promise((done) => (begun = done)).then(() => made("", hear));
const post = (message) => void worker.then((one) => one.postMessage(message));
const begin = () => isHeld || begun();

/** Whether something is asked in the lobby of a table where one has been: that may wait until the page rests. */
const isPatient = (path) => path.startsWith("/api/codes/") && location.pathname === `${BASE}/`;

/** A first question goes before Python, which is not begun, or waits where it is. */
function hold() {
  isHeld = true;
  post({ hold: true });
  setTimeout(goOn, AT_MOST);
}

function goOn() {
  if (!isHeld) return;
  isHeld = false;
  begin();
  post({ hold: false });
}

/** A second house, for what takes long: it keeps nothing, and ends when nobody waits for its one question any more. */
const aside = {
  asked: new Set(), // by number, what it was asked and has not answered
  ask(id, message) {
    this.worker ??= made("?aside", (told) => this.heard(told));
    this.asked.add(id);
    this.worker.postMessage(message);
  },
  heard(told) {
    if (told.wrong) return this.end(told);
    if (told.done) this.asked.delete(told.id);
    answers.get(told.id)?.(told);
  },
  end(told) {
    for (const id of this.asked) answers.get(id)?.(told);
    this.asked.clear();
    this.worker = undefined; // the next question tries another
  },
  calledOff(id) {
    if (!this.asked.delete(id) || this.asked.size) return;
    this.worker.terminate();
    this.worker = undefined;
  },
};

const seen = localStorage.getItem(ME);
if (seen) be(JSON.parse(seen));

function be({ id, name }) {
  post({ be: [id, name] });
}

/** First what a table is made of, so that one can sit down at a prepared one; then Python, on the same line, when the page rests. */
const ahead = () => Promise.allSettled(["hand.js", ...TABLE].map(ready));
const atRest = globalThis.requestIdleCallback ?? ((done) => setTimeout(done, AFTER));
addEventListener("load", () => setTimeout(() => void ahead().then(() => atRest(() => setTimeout(begin, QUIET), { timeout: SOON })), AFTER));

/** Have a file at hand: a script as such, so that it is not asked for again. */
function ready(file) {
  const href = `${HERE}${file}`;
  if (!file.endsWith(".js")) return fetch(href).then((found) => found.blob());
  return new Promise((done) => {
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href, onload: done, onerror: done });
    document.head.append(link);
  });
}

// Where the page lies deeper, these are written from there: they stay what they are when its address changes.
const BASE = new URL("..", HERE).pathname.slice(0, -1);
for (const link of document.querySelectorAll("link[rel=icon], link[rel=manifest]")) link.setAttribute("href", link.href);

/** What the house says: of its opening, of a question, or on a line. */
function hear(told) {
  if (told.came) dispatchEvent(new CustomEvent("came", { detail: Math.min(1, told.came / WHOLE) }));
  else if (told.opened !== undefined) {
    isOpen = true;
    if (told.keeps) localStorage.setItem(KEY, told.key);
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

const books = new Map(); // that are on their way, by their files

/** Where the book of a game lies, in a language or in English. */
function fileOf(game, language) {
  const told = `${game}.${language}`;
  return `${HERE}games/${TOLD.includes(told) ? told : game}.json`;
}

/** Have a book come beside what else a table waits for. */
function bookAhead(file) {
  const answer = fetch(file);
  answer.catch(() => {}); // told to whoever asks
  books.set(file, answer);
}

function book(file) {
  const early = books.get(file);
  books.delete(file);
  return early ?? fetch(file);
}

/** What can be answered without a house: what stands in files, and until it is open, that there is no table yet. */
function atOnce(method, { pathname: path, searchParams: asked }) {
  if (method !== "GET") return undefined;
  if (path === "/api/games") return fetch(`${HERE}games/index.json`);
  const game = /^\/api\/games\/(\w+)$/.exec(path)?.[1];
  if (game) return book(fileOf(game, asked.get("language")));
  if (isOpen) return undefined;
  if (path === "/api/tables") return Response.json([]);
  if (hand && path === `/api/codes/${hand.code}`) return Response.json(hand.card);
  const me = path === "/api/me" && localStorage.getItem(ME);
  return me ? new Response(me, { headers: { "content-type": "application/json" } }) : undefined;
}

/** Before the house is open: who comes in is somebody, and sits down at a table that was prepared. */
async function meanwhile(path, given) {
  if (!/^\/api\/(guests$|tables(\/|$))/.test(path)) return undefined;
  const { freshId, prepared, Waiting: lines } = await import("./hand.js");
  const said = JSON.parse(given.body ?? "{}");
  if (path === "/api/guests" && !localStorage.getItem(ME)) {
    const me = { id: freshId(), name: said.name, password: false, session: "" };
    be(me);
    return Response.json(me);
  }
  if (hand && path === `/api/tables/${hand.id}/ticket`) {
    hand.awaited = true;
    return Response.json({ ticket: "", table: hand.id });
  }
  const me = path === "/api/tables" && JSON.parse(localStorage.getItem(ME) ?? "null");
  if (!me || hand) return undefined;
  hold();
  bookAhead(fileOf(said.game, document.documentElement.lang));
  hand = await prepared(HERE, said, HANDS[said.game] ?? 0, me, localStorage.getItem(KEY)).catch(() => undefined);
  if (!hand) return goOn();
  Waiting = lines;
  post({ lay: [hand.id, JSON.stringify(hand.events)] });
  return Response.json({ id: hand.id, code: hand.code, link: new URL(`/t/${hand.code}`, location.href).href });
}

/** Keep who this browser is known as. */
async function note(path, said) {
  if (said.ok && (path === "/api/me" || path === "/api/guests")) localStorage.setItem(ME, await said.clone().text());
  return said;
}

/** Ask the house: an answer whose body comes as it is told. */
function askWorker(method, url, given) {
  const id = ++last;
  if (!LONG.test(url.pathname) && !isPatient(url.pathname)) begin();
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
      aside.calledOff(id);
      if (answers.delete(id)) body.error(new DOMException("called off", "AbortError"));
      failed(new DOMException("called off", "AbortError"));
    });
    const kind = new Headers(given.headers).get("content-type") ?? "application/json";
    const asked = { ask: [id, method, url.pathname + url.search, given.body ?? "", kind] };
    if (LONG.test(url.pathname)) aside.ask(id, asked);
    else post(asked);
  });
}

const answer = (told, parts) =>
  new Response([204, 304].includes(told.status) ? null : parts, { status: told.status, headers: { "content-type": told.type } });

async function ask(path, given = {}) {
  const url = new URL(path, location.href);
  const method = given.method ?? "GET";
  const found = await (method === "POST" && !isOpen ? meanwhile(url.pathname, given) : atOnce(method, url));
  return note(url.pathname, found?.ok ? found : await askWorker(method, url, given));
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

/** The house, for a table that waits for it. */
const house = {
  opened,
  ask: (method, path, body) => askWorker(method, new URL(path, location.href), { body }),
  line: (table) => new Line(`/ws/${table}`),
};

/** A line to a table; where a ticket was given for one that was prepared, it waits for the house. */
function lineTo(path) {
  if (!hand?.awaited || path !== `/ws/${hand.id}`) return new Line(path);
  hand.awaited = false;
  return new Waiting(hand, house);
}

globalThis.lansquenet = { base: BASE, opened, ask, open: lineTo, asked: goOn };

const led = new WeakMap(); // links, and what they were made to lead to

/** A link from the top of a host, as the page makes them, leads to where the page lies. */
function lead(link) {
  const to = link.getAttribute("href");
  if (!/^\/(?!api\/|\/)/.test(to) || led.get(link) === to) return;
  led.set(link, BASE + to);
  link.setAttribute("href", BASE + to);
}

function leadAll(changes) {
  for (const { target, addedNodes } of changes) {
    if (target.localName === "a") lead(target);
    for (const node of addedNodes) {
      if (node.localName === "a") lead(node);
      for (const link of node.querySelectorAll?.("a[href]") ?? []) lead(link);
    }
  }
}
const anywhere = { subtree: true, childList: true, attributeFilter: ["href"] };
if (BASE) new MutationObserver(leadAll).observe(document, anywhere);

/** A link to what the house would send as a file. */
async function save(link) {
  const found = await ask(link.href);
  const held = URL.createObjectURL(await found.blob());
  const name = link.download || new URL(link.href).pathname.split("/").pop();
  Object.assign(document.createElement("a"), { href: held, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(held), 60_000);
}

/** A plain book in another language lies in a folder of that. */
function leadToBook(link) {
  const [, top, name, language] = /^(.*\/rules\/)(\w+\.html)\?language=(\w+)$/.exec(link?.href ?? "") ?? [];
  if (name) link.href = language === "en" ? top + name : `${top}${language}/${name}`;
}

addEventListener(
  "click",
  (event) => {
    leadToBook(event.target.closest?.('a[href*="/rules/"]'));
    const link = event.target.closest?.('a[download][href^="/api/"]');
    if (!link) return;
    event.preventDefault();
    void save(link);
  },
  true,
);
