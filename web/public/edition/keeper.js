// Keeps a house that is only files, all of it, for when its host cannot be reached: `sw.js` of such a folder.
// What is in capitals is filled in when it is written.

const KEPT = "lansquenet edition VERSION";
const FILES = ["FILES"];

addEventListener("install", (event) => event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES))));

addEventListener("activate", (event) => event.waitUntil(forgetOthers()));

async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  await clients.claim();
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === "GET" && url.origin === location.origin) event.respondWith(answered(request, url));
});

/** What was kept; any address that is no file is a screen of the page. */
async function answered(request, url) {
  const kept = await caches.open(KEPT);
  const isFile = request.mode !== "navigate" || /\.\w+$/.test(url.pathname);
  if (isFile) return (await kept.match(request, { ignoreSearch: true })) ?? fetch(request);
  return /\/verifier\/?$/.test(url.pathname) ? kept.match("verifier/") : screen(kept);
}

/** The page of every screen, wherever it lies. */
async function screen(kept) {
  const text = await (await kept.match("404.html")).text();
  const top = new URL("./", location.href).pathname;
  const led = text.replace(/="[^"]*?(?=(?:assets|edition)\/|icon\.svg|manifest\.)/g, `="${top}`);
  return new Response(led, { headers: { "content-type": "text/html; charset=utf-8" } });
}
