// Where we are.  Addresses are those that people share; the server answers each with the same page.

import { base } from "../house/transport";

/** An address as the page has it: from where it lies. */
const inside = (path: string) => (base && path.startsWith(`${base}/`) ? path.slice(base.length) : path);

class Place {
  path = $state(inside(location.pathname));
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  private read(): void {
    this.path = inside(location.pathname);
    this.query = new URLSearchParams(location.search);
  }

  /** Go to another screen; `instead` leaves no way back to this one. */
  go(to: string, instead = false): void {
    history[instead ? "replaceState" : "pushState"](null, "", base + to);
    const show = () => {
      this.read();
      scrollTo(0, 0);
    };
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (document.startViewTransition && !calm) document.startViewTransition(show);
    else show();
  }

  /** The parts of the path. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }
}

export const place = new Place();

/** For a link that is an ordinary link, but needs no new page. */
export function within(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const to = new URL(link.href);
  if (to.hash && to.pathname === location.pathname && to.search === location.search) return;
  if (to.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  const path = inside(to.pathname);
  if (/^\/(api|static|verifier|metrics|rules\/.*\.html)/.test(path)) return;
  event.preventDefault();
  place.go(path + to.search + to.hash);
}
