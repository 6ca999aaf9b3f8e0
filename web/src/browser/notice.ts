// How a page calls that is not looked at: by its title, by its sign, and by the system if that was allowed.

import { base } from "../house/transport";
import { settings } from "./settings.svelte";

const SIGN =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="5" y="2" width="18" height="28" rx="3" fill="#f4ecd9" stroke="#4a2f1f" stroke-width="2"/><circle cx="23" cy="9" r="8" fill="#c9302c" stroke="#fff" stroke-width="2"/></svg>',
  );

let before: { title: string; sign: string } | undefined; // what stood there; nothing while nobody is called

const link = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');

/** Call, until the page is looked at. */
export function notice(text: string): void {
  if (!before) {
    before = { title: document.title, sign: link()?.href ?? "" };
    document.addEventListener("visibilitychange", seen);
  }
  document.title = `● ${text}`;
  link()?.setAttribute("href", SIGN);
  tell(text);
}

/** By the system; on a phone only a worker may. */
function tell(text: string): void {
  if (!settings.notify || !("Notification" in window) || Notification.permission !== "granted") return;
  const how = { body: text, tag: "lansquenet", icon: `${base}/icon.svg` };
  try {
    new Notification("Lansquenet", how).onclick = () => focus();
  } catch {
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification("Lansquenet", how));
  }
}

function seen(): void {
  if (document.hidden || !before) return;
  document.removeEventListener("visibilitychange", seen);
  document.title = before.title;
  link()?.setAttribute("href", before.sign);
  before = undefined;
}
