// A transcript that an address carries behind its #, packed: whoever has the link has the hand, wherever it is opened.

const SIGN = "#t=";
const through = (bytes: BlobPart, by: TransformStream) =>
  new Response(new Blob([bytes]).stream().pipeThrough(by as TransformStream<Uint8Array>));

/** The transcript of an address; "" where it carries none. */
export async function carried(hash: string): Promise<string> {
  if (!hash.startsWith(SIGN)) return "";
  const packed = atob(hash.slice(SIGN.length).replaceAll("-", "+").replaceAll("_", "/"));
  return through(
    Uint8Array.from(packed, (one) => one.charCodeAt(0)),
    new DecompressionStream("deflate-raw"),
  ).text();
}

/** What an address carries a transcript by. */
export async function carrying(text: string): Promise<string> {
  const packed = new Uint8Array(await through(text, new CompressionStream("deflate-raw")).arrayBuffer());
  const letters = Array.from(packed, (one) => String.fromCharCode(one)).join("");
  return SIGN + btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
