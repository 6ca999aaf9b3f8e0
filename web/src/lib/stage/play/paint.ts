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
    if (!key!.startsWith("on")) element.setAttribute(key!, plain(value!));
  }
  return element;
}

const painted = new WeakMap<Element, string[]>();

/** Paint this into an element, in place of what is there; of what is the same as before nothing is touched. */
export function paint(into: Element, text: string): void {
  const [last, next] = [painted.get(into) ?? [], piecesOf(text)];
  painted.set(into, next);
  next.forEach((piece, n) => {
    if (piece === last[n]) return;
    const old = into.childNodes[n];
    if (old) old.replaceWith(drawn(piece));
    else into.append(drawn(piece));
  });
  for (let n = last.length; n > next.length; n--) into.lastChild!.remove();
}

/** The elements of a text that lie in no other, each as a text. */
function piecesOf(text: string): string[] {
  const found: string[] = [];
  let [deep, from] = [0, 0];
  for (const { 0: whole, 1: closed, 4: alone, 5: words, index } of text.matchAll(PIECE)) {
    if (words === undefined && !alone) deep += closed ? -1 : 1;
    if (deep) continue;
    found.push(text.slice(from, index + whole.length));
    from = index + whole.length;
  }
  return found;
}

/** One such element. */
function drawn(text: string): ChildNode {
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
  return open[0]!.firstChild!;
}
