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

const screen = (path) => (/\.\w+$/.test(path) ? path : /^\/verifier\/?$/.test(path) ? "/verifier/" : "/404.html");

/** What was kept; any address that is no file is a screen of the page. */
async function answered(request, url) {
  const kept = await caches.open(KEPT);
  return (await kept.match(request.mode === "navigate" ? screen(url.pathname) : request, { ignoreSearch: true })) ?? fetch(request);
}
