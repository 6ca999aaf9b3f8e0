// Pictures that furniture gives as the text of an SVG, made into elements.  The page's own policy lets nothing turn
// text into elements but what makes each of them by its name; so this reads the little that furniture writes.

const SVG = "http://www.w3.org/2000/svg";
const PIECE = /<\/([\w-]+)\s*>|<([\w-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const SIGNS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

const plain = (text: string) => text.replace(/&(amp|lt|gt|quot);/g, (_, sign: string) => SIGNS[sign]!);

function made(name: string, attributes: string): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [, key, value] of attributes.matchAll(ATTRIBUTE)) {
    if (key === "style") element.style.cssText = plain(value!);
    else if (!key!.startsWith("on")) element.setAttribute(key!, plain(value!));
  }
  return element;
}

/** Paint this into an element, in place of what is there. */
export function paint(into: Element, text: string): void {
  const open: Element[] = [document.createElementNS(SVG, "g")];
  for (const [, closed, name, attributes, alone, words] of text.matchAll(PIECE)) {
    const inner = open.at(-1)!;
    if (words !== undefined) inner.append(plain(words));
    else if (closed) open.pop();
    else {
      const element = made(name!, attributes!);
      inner.append(element);
      if (!alone) open.push(element);
    }
  }
  into.replaceChildren(...open[0]!.childNodes);
}
