// What a browser keeps for these pages: as a file, and erased.

/** All of it that is more than the page itself, as JSON; what was seen of the shuffles proves a hand, and is left in. */
export function keptHere(): string {
  const all = (store: Storage) => Object.fromEntries(Object.keys(store).map((key) => [key, store.getItem(key)]));
  return JSON.stringify({ kept: all(localStorage), window: all(sessionStorage) }, undefined, 1);
}

/** Have nothing of it kept any more, neither here nor by the worker that shows the page when there is no house. */
export async function erase(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  if (!("caches" in window)) return; // without TLS a browser keeps no pages
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
