// Runs the script of the offline page: for each bundle on a line of the input, its checks on a line of the output.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

if (process.argv[3] === "plain") Object.defineProperty(globalThis, "crypto", { value: undefined }); // as on plain http

const page = readFileSync(process.argv[2], "utf8");
const script = page.match(/<script>([\s\S]*)<\/script>/)[1];
const gt1 = new Function(script + "\nreturn gt1;")();

if (process.argv[3] === "vectors") {
  const { hex, unhex, utf8 } = gt1;
  const seed = Uint8Array.from({ length: 32 }, (_, n) => n);
  const ctx = gt1.context("faro", "rules-1", "table-7", 42);
  const pack = Array.from({ length: 52 }, (_, n) => n);
  const root = gt1.rootOf(ctx, seed, pack);
  const shares = [[1, unhex("11".repeat(32))], [4, unhex("44".repeat(32))]];
  const heads = shares.map(([seat, share]) => [seat, gt1.link("evening", seat, share)]);
  const joint = gt1.joint(gt1.transcript(ctx, [unhex(root)], heads), shares);
  const deck = gt1.perm(seed, "gt1/deck", 52);
  console.log(JSON.stringify({ abc: hex(gt1.sha256(utf8("abc"))), ctx: hex(ctx), root, joint: hex(joint), deck, cut: gt1.perm(joint, "gt1/cut", 52) }));
} else {
  for await (const line of createInterface({ input: process.stdin })) {
    const { checks } = gt1.verifyText(JSON.parse(line));
    console.log(JSON.stringify(checks.map(({ name, code, state }) => [name, code, state])));
  }
}
