// Keeps what the page is made of, and the rulebook, for when the house cannot be reached.  What is said to the house
// and by it is never kept.  FILES and VERSION are filled in when the page is built.

const KEPT = "lansquenet VERSION";
const FILES = ["FILES"];
const DECKS = ["fr", "de", "la"].map((deck) => `/static/deck/${deck}.svg`);
const NEVER = /^\/(api|ws|metrics|healthz|readyz)(\/|$)/;

addEventListener("install", (event) => event.waitUntil(fetchAll()));

async function fetchAll() {
  const cache = await caches.open(KEPT);
  await cache.addAll(["/", "/rules/index.html", "/rules/rulebook.css", ...DECKS, ...FILES]);
  const contents = await (await cache.match("/rules/index.html")).text();
  const books = contents.match(/\/rules\/\w+\.html/g) ?? [];
  await Promise.all(books.map((book) => cache.add(book).catch(() => {})));
}

addEventListener("activate", (event) => event.waitUntil(forgetOthers()));

async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  await clients.claim();
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || NEVER.test(url.pathname)) return;
  event.respondWith(url.pathname.startsWith("/assets/") ? kept(request) : newest(request, url));
});

/** What is named by its contents is fetched once. */
async function kept(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

/** As the house has it, or as it was. */
async function newest(request, url) {
  try {
    return await keep(request, await fetch(request));
  } catch (lost) {
    const found =
      (await caches.match(request)) ?? (await (request.mode === "navigate" ? instead(url) : caches.match(request, { ignoreSearch: true })));
    if (found) return found;
    throw lost;
  }
}

async function keep(request, answer) {
  const lasting = request.mode !== "navigate" || new URL(request.url).pathname === "/";
  if (answer.ok && lasting) (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

/** The plain book for a page of the rulebook; the page itself for any other. */
async function instead(url) {
  const book = /^\/rules(?:\/(\w+))?$/.exec(url.pathname);
  return book ? caches.match(`/rules/${book[1] ?? "index"}.html`, { ignoreSearch: true }) : caches.match("/"); // in whatever language
}
