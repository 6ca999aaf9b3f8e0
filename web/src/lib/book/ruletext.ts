// The words of the books: *stress*, `code`, and the numbers of rules.

/** Before a text of a book in another language that is not translated yet, and so in English. */
export const SIGN = "[en] ";

export type Piece = { kind: "plain" | "stress" | "code" | "rule"; text: string };

const MARKED = /\*([^*]+)\*|`([^`]+)`|\b([A-Z]{3,5}-A?\d+)\b/g;

/** A text in pieces, each with what it is. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const mark of text.matchAll(MARKED)) {
    if (mark.index > end) found.push({ kind: "plain", text: text.slice(end, mark.index) });
    const [whole, stress, code] = mark;
    found.push({ kind: stress ? "stress" : code ? "code" : "rule", text: stress ?? code ?? mark[3]! });
    end = mark.index + whole.length;
  }
  if (end < text.length) found.push({ kind: "plain", text: text.slice(end) });
  return found;
}
