// Runs the script of the offline page: for each bundle on a line of the input, its checks on a line of the output.
import { createPrivateKey, createPublicKey, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [, , file, mode = ""] = process.argv;
if (mode === "plain") Object.defineProperty(globalThis, "crypto", { value: undefined }); // as on plain http
const page = readFileSync(file, "utf8");
const script = page.match(/<script>([\s\S]*)<\/script>/)[1];
const dealing = new Function(script + "\nreturn dealing;")();

// -- everything that protocol gt2 makes of the secrets and of what was seen, by nothing but these

const { hex, unhex, second } = dealing;
const keyOf = (secret) =>
  createPrivateKey({ key: Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), unhex(secret)]), format: "der", type: "pkcs8" });
const publicOf = (secret) => new Uint8Array(createPublicKey(keyOf(secret)).export({ format: "der", type: "spki" }).subarray(12));
const signed = (secret, digest) => hex(sign(null, digest, keyOf(secret)));
function linked({ session }, { chair, seed }, times) {
  let last = unhex(seed);
  for (let n = 0; n < times; n++) last = second.link(session, chair, last);
  return hex(last);
}
function drawn(joint, cards, many) {
  const left = Array.from({ length: cards }, (_, n) => n), words = dealing.stream(joint, "gt2/draw");
  return Array.from({ length: many }, () => left.splice(dealing.below(words, left.length), 1)[0]);
}

function recomputed(given) {
  const { house_secret: secret, session, hand, cards, seeds } = given, key = publicOf(secret);
  const before = given.number === 1 ? second.beginning(session, key) : unhex(given.before);
  const ctx = second.context(given.game, given.rules, given.table, session, hand);
  const decks = seeds.map((seed) => dealing.perm(unhex(seed), "gt2/deck", cards.length).map((at) => cards[at]));
  const roots = seeds.map((seed) => dealing.rootOf("gt2", ctx, unhex(seed), cards));
  const r = second.decks(cards.length, roots.map(unhex)), c = second.commitment(before, given.number, ctx, r);
  const seats = given.seats.map((seat) => [seat.chair, seat.house, hex(publicOf(seat.secret)), linked(given, seat, 1024 - seat.revealed)]);
  const a = second.acts(session, hand, given.rows), k = second.seats(seats), s = second.stakes(given.stakes);
  const t = second.transcript(c, hand, given.window, given.void, a, k, s);
  const shares = given.seats.map((seat) => [seat.chair, linked(given, seat, 1023 - seat.revealed), signed(seat.secret, t)]);
  const joint = second.joint(t, shares.map(([chair, link]) => [chair, unhex(link)]));
  const picked = given.hidden ? dealing.below(dealing.stream(joint, "gt2/pick"), roots.length) : null;
  const places = given.hidden ? dealing.perm(joint, "gt2/cut", cards.length) : drawn(joint, cards.length, cards.length);
  return {
    key: hex(key), before: hex(before), ctx: hex(ctx), decks, roots, R: hex(r), c: hex(c), c_signature: signed(secret, c), a: hex(a), seats,
    K: hex(k), S: hex(s), t: hex(t), t_signature: signed(secret, t), shares, V: hex(second.voided(t, given.silent)), joint: hex(joint),
    picked, places, dealt: places.map((place) => decks[picked ?? 0][place]),
  };
}

if (mode === "gt2") {
  for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(recomputed(JSON.parse(line))));
} else if (mode === "vectors") {
  const { utf8, first } = dealing;
  const seed = Uint8Array.from({ length: 32 }, (_, n) => n);
  const ctx = first.context("faro", "rules-1", "table-7", 42);
  const pack = Array.from({ length: 52 }, (_, n) => n);
  const root = dealing.rootOf("gt1", ctx, seed, pack);
  const shares = [[1, unhex("11".repeat(32))], [4, unhex("44".repeat(32))]];
  const heads = shares.map(([seat, share]) => [seat, first.link("evening", seat, share)]);
  const joint = first.joint(first.transcript(ctx, [unhex(root)], heads), shares);
  const deck = dealing.perm(seed, "gt1/deck", 52);
  console.log(JSON.stringify({ abc: hex(dealing.sha256(utf8("abc"))), ctx: hex(ctx), root, joint: hex(joint), deck, cut: dealing.perm(joint, "gt1/cut", 52) }));
} else {
  for await (const line of createInterface({ input: process.stdin })) {
    const given = JSON.parse(line); // the text of a bundle, or that and the text of what was seen
    const { checks } = dealing.verifyText(...[given].flat());
    console.log(JSON.stringify(checks.map(({ name, code, state }) => [name, code, state])));
  }
}
