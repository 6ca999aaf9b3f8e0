// The worker that keeps the page for when there is no house to be reached: see `sw.js`.  No framework.

import { alone, base } from "./transport";

const WORKER = `${base}/sw.js`;
const LATER = 5000; // milliseconds after the page has come: what is needed now goes before

interface Types {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): string };
}

/** Let the worker be set up, where there can be one: not on plain-http addresses of other machines. */
export function keepForLater(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const types = (window as unknown as { trustedTypes?: Types }).trustedTypes;
  const policy = types?.createPolicy("lansquenet-worker", { createScriptURL: () => WORKER });
  const register = () => navigator.serviceWorker.register(policy?.createScriptURL("") ?? WORKER).catch(() => {});
  const later = () => setTimeout(() => void register(), LATER);
  const own = alone(); // which comes first, on the same line
  if (own) own.then(later, later);
  else if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
