// Cards and chips that move: where each was is noted before the page changes, and played after.  No framework.

const EASE = "cubic-bezier(.2,.8,.2,1)";
const STAGGER = 40;
const MOST = 6;

export class Mover {
  private was = new Map<string, DOMRect>();

  constructor(private readonly root: () => HTMLElement | undefined) {}

  private get calm(): boolean {
    return document.documentElement.dataset["calm"] === "true" || document.hidden;
  }

  private marked(): [string, HTMLElement][] {
    const found = document.querySelectorAll<HTMLElement>("[data-flip]");
    return Array.from(found, (element) => [element.dataset["flip"]!, element]);
  }

  /** Note where everything is. */
  note(): void {
    this.was = new Map(this.marked().map(([key, element]) => [key, element.getBoundingClientRect()]));
  }

  /** Let what has moved come from where it was, and what is new from the stock. */
  play(): void {
    const was = this.was;
    this.was = new Map();
    if (!was.size) return;
    const stock = this.root()?.querySelector("[data-flip-source] svg")?.getBoundingClientRect();
    let fresh = 0;
    for (const [key, element] of this.marked()) {
      const now = element.getBoundingClientRect();
      const hand = key.startsWith("card-") ? was.get(`hand-${key.slice(5)}`) : undefined;
      const from = was.get(key) ?? hand ?? (key.startsWith("turned-") || key.startsWith("card-") ? stock : undefined);
      if (!from || !now.width) continue;
      const isNew = !was.has(key);
      if (this.calm) {
        if (isNew) element.animate([{ outline: "1px solid #e6c987" }, { outline: "1px solid transparent" }], { duration: 400 });
        continue;
      }
      this.move(element, from, now, isNew && !hand ? Math.min(MOST, fresh++) * STAGGER : 0, isNew);
    }
  }

  private move(element: HTMLElement, from: DOMRect, now: DOMRect, delay: number, turns: boolean): void {
    const [x, y] = [from.x - now.x, from.y - now.y];
    if (!turns && Math.abs(x) + Math.abs(y) < 1) return;
    const start = `translate(${x}px,${y}px) scale(${from.width / now.width})`;
    const middle = `translate(${x / 2}px,${y / 2}px) scaleX(0.05)`;
    const frames = turns
      ? [{ transform: start }, { transform: middle }, { transform: "none" }]
      : [{ transform: start }, { transform: "none" }];
    element.animate(frames, { duration: turns ? 320 : 220, delay, easing: EASE, fill: "backwards" });
  }
}
