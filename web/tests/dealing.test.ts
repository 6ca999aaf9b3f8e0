import { expect, test } from "vitest";
import { bytes, hex, link } from "../src/house/fair/gt2";
import { fourWords } from "../src/lib/side/spoken";
import { Seen } from "../src/house/fair/seen";
import { BOT, BOTS, Dealer, KEY, line, MINE, SESSION, signing, sitting, Store, TABLE } from "./dealer";

/** Ask for a share, and hear what comes of it. */
async function asked(dealer: Dealer, ...given: Parameters<Dealer["wanted"]>) {
  const wanted = await dealer.wanted(...given);
  await dealer.tell(wanted);
  return wanted;
}

test("a key pair is drawn in the browser, promised once a session, and the same after a reload", async () => {
  const dealer = await sitting();
  expect(dealer.said).toEqual([{ type: "promise", session: SESSION, key: dealer.key, head: dealer.head }]);
  await dealer.back(true);
  expect(dealer.said[1]).toEqual(dealer.said[0]);
  dealer.room = { ...dealer.room, session: "t7/2" };
  await dealer.tell(dealer.room, dealer.room);
  expect(dealer.said).toHaveLength(3);
  const [was, now] = [dealer.said[1], dealer.said[2]];
  expect(now).toMatchObject({ type: "promise", session: "t7/2" });
  expect([now, was].map((one) => (one?.type === "promise" ? one.key : ""))[0]).not.toBe(
    dealer.said[0]?.type === "promise" && dealer.said[0].key,
  );
});

test("a share is the link before the head, and a signature of the transcript", async () => {
  const dealer = await sitting();
  const { body } = await asked(dealer);
  const [given] = dealer.given;
  expect(dealer.refusals).toEqual([]);
  expect(given).toMatchObject({ window: 0, void: 0 });
  expect(hex(link(SESSION, MINE, bytes(given!.share)))).toBe(dealer.head);
  expect(await signing.verify(bytes(dealer.key), bytes(body.t), bytes(given!.signature))).toBe(true);
});

test("asked again for the same transcript, it gives the same share, also after a reload", async () => {
  const dealer = await sitting();
  const wanted = await asked(dealer);
  await dealer.tell(wanted);
  await dealer.back(true);
  await dealer.tell(wanted);
  expect(dealer.given).toHaveLength(3);
  expect(new Set(dealer.given.map((one) => JSON.stringify(one))).size).toBe(1);
});

test("each window moves the chain by one link", async () => {
  const dealer = await sitting();
  for (let window = 0; window < 3; window++) {
    const { body } = await asked(dealer, window);
    await dealer.tell(dealer.joined(body.t, window));
  }
  expect(dealer.refusals).toEqual([]);
  expect(new Set(dealer.given.map((one) => one.share)).size).toBe(3);
});

test("a chain that runs out is followed by another, which is promised before the last share is given", async () => {
  const dealer = new Dealer();
  await dealer.arrive();
  const told = await dealer.committed();
  const name = [...dealer.store.kept.keys()].find((one) => one.startsWith("gt2 key"))!;
  dealer.store.setItem(name, JSON.stringify({ ...(JSON.parse(dealer.store.getItem(name)!) as object), left: 1 }));
  await dealer.back(true);
  await dealer.tell(told, await dealer.wanted());
  expect(dealer.said.slice(-2).map((one) => one.type)).toEqual(["promise", "share"]);
  const [promised] = dealer.said.slice(-2);
  expect(promised).toMatchObject({ key: dealer.key, head: dealer.head });
});

test("fifty shares in a row are not had for the asking: none without a commitment", async () => {
  const dealer = new Dealer();
  await dealer.arrive();
  await dealer.committed(); // never told
  for (let window = 0; window < 50; window++) await asked(dealer, window);
  expect(dealer.given).toEqual([]);
  expect(new Set(dealer.reasons)).toEqual(new Set(["no-commitment"]));
  expect(dealer.dealing.seen!.record.windows).toHaveLength(50);
});

test("nor are they with one commitment and one window", async () => {
  const dealer = await sitting();
  for (let n = 0; n < 50; n++) await asked(dealer, 0, 0, { stakes: [[MINE, 7], [BOTS, 0]], rows: [], hand: 3 + (n % 2) }); // prettier-ignore
  expect(dealer.given).toEqual([]);
});

test("a commitment that is not signed with the key of the house, or not what it adds up to, is not held", async () => {
  for (const [spoil, reason] of [
    [{ signature: "00".repeat(64) }, "unsigned"],
    [{ body: { cards: 40 } }, "miscounted"],
    [{ body: { roots: ["00".repeat(32)] } }, "miscounted"],
    [{ body: { number: "1" } }, "malformed"],
    [{ body: { ctx: "00".repeat(32) } }, "miscounted"],
  ] as const) {
    const dealer = new Dealer();
    await dealer.arrive();
    const told = await dealer.committed();
    await dealer.tell({ ...told, ...spoil, body: { ...told.body, ...("body" in spoil ? spoil.body : {}) } });
    await asked(dealer);
    expect(dealer.reasons).toEqual([reason, "no-commitment"]);
    expect(dealer.given).toEqual([]);
  }
});

test("a commitment that does not follow the one held is refused", async () => {
  for (const what of [{ before: "00".repeat(32) }, { number: 3 }, { hand: 2 }]) {
    const dealer = await sitting();
    const { body } = await asked(dealer);
    await dealer.tell(dealer.joined(body.t), await dealer.committed({ hand: 4, ...what }));
    await asked(dealer, 1);
    expect(dealer.reasons).toEqual(["chain", "no-commitment"]);
  }
});

test("the first commitment of a session begins with the session and the key of the house", async () => {
  const dealer = new Dealer();
  await dealer.arrive();
  await dealer.tell(await dealer.committed({ before: "00".repeat(32) }));
  expect(dealer.reasons).toEqual(["chain"]);
});

test("two commitments with one number, and a second for a hand that was not dealt, are refused", async () => {
  const dealer = await sitting();
  const numbers = dealer.numbers.get(SESSION)!;
  dealer.numbers.clear();
  await dealer.tell(await dealer.committed({ roots: ["0a".repeat(32)] }));
  expect(dealer.reasons).toEqual(["fixed-twice"]);
  dealer.numbers.set(SESSION, numbers);
  await dealer.tell(await dealer.committed());
  expect(dealer.reasons).toEqual(["fixed-twice", "fixed-twice"]);
});

test("a second commitment for a hand is held where the first was dealt from", async () => {
  const dealer = await sitting();
  const { body } = await asked(dealer);
  await dealer.tell(dealer.joined(body.t), await dealer.committed());
  await asked(dealer, 1);
  expect(dealer.refusals).toEqual([]);
  expect(dealer.given).toHaveLength(2);
});

test("whoever was away is told of a gap, and still takes part; the same commitment again is no news", async () => {
  const dealer = await sitting();
  const { body } = await asked(dealer);
  await dealer.tell(dealer.joined(body.t));
  await dealer.committed({ hand: 3 }); // while one was away
  await dealer.back();
  const told = await dealer.committed({ hand: 3 });
  await dealer.tell(told, told);
  await asked(dealer, 1);
  expect(dealer.reasons).toEqual(["gap"]);
  expect(dealer.given).toHaveLength(2);
});

test("another session has a chain of its own", async () => {
  const dealer = await sitting();
  await dealer.tell(await dealer.committed({ session: "t7/2", hand: 4 }));
  expect(dealer.refusals).toEqual([]);
  expect(dealer.dealing.head).toBe(dealer.numbers.get("t7/2")![1]);
});

test.each([
  ["acts", { rows: [] }],
  [
    "acts",
    {
      rows: [
        [0, 1, 4, -1],
        [1, 1, 12, 2],
      ],
    },
  ],
  [
    "stakes",
    {
      stakes: [
        [MINE, 8],
        [BOTS, 0],
      ],
    },
  ],
  ["stakes", { stakes: [[MINE, 7]] }],
  ["transcript", { session: "t7/2" }],
  ["unseen", { hand: 4 }],
  ["no-commitment", { c: "0c".repeat(32) }],
] as const)("a transcript of what was not seen is refused: %s", async (reason, what) => {
  const dealer = await sitting();
  await asked(dealer, 0, 0, what);
  expect([dealer.reasons, dealer.given]).toEqual([[reason], []]);
  expect(dealer.dealing.seen!.heard(3).length + dealer.dealing.seen!.heard(4).length).toBe(2); // kept as evidence
});

test("a hand that was not seen from its beginning is not signed, not kept, and accuses nobody", async () => {
  const dealer = await sitting();
  await dealer.tell(dealer.state(false, { seq: 3, lines: [] }));
  await asked(dealer);
  expect([dealer.reasons, dealer.given]).toEqual([["unseen"], []]);
  await dealer.tell(dealer.state(true, { seq: 4 }));
  expect(dealer.dealing.seen!.record.hands[3]?.rows).toHaveLength(2);
});

test("keys that are not those on show are refused; another key for oneself is another window's", async () => {
  const mine = (dealer: Dealer) => [MINE, 0, dealer.key, dealer.head] as const;
  const other = "0d".repeat(32);
  for (const [reason, seats] of [
    ["keys", (dealer: Dealer) => [mine(dealer), [BOTS, 1, other, other]]],
    ["keys", (dealer: Dealer) => [mine(dealer), [BOTS, 0, BOT, other]]],
    ["keys", (dealer: Dealer) => [mine(dealer), [9, 0, other, other]]],
    ["keys", (dealer: Dealer) => [[MINE, 0, dealer.key, other]]],
    ["keys", (dealer: Dealer) => [[MINE, 1, dealer.key, dealer.head]]],
    ["elsewhere", () => [[MINE, 0, other, other]]],
  ] as const) {
    const dealer = await sitting();
    await asked(dealer, 0, 0, { seats: seats(dealer) });
    expect([dealer.reasons, dealer.given]).toEqual([[reason], []]);
  }
});

test("a link that was given once is never asked for again with success", async () => {
  const dealer = await sitting();
  const { body } = await asked(dealer);
  const head = dealer.head;
  await dealer.tell(dealer.joined(body.t));
  dealer.head = head;
  await asked(dealer, 1);
  expect([dealer.reasons, dealer.given.length]).toEqual([["keys"], 1]);
});

test("a transcript that the house has not signed is refused, and not kept", async () => {
  const dealer = await sitting();
  await dealer.tell({ ...(await dealer.wanted()), signature: "00".repeat(64) });
  expect([dealer.reasons, dealer.given]).toEqual([["unsigned"], []]);
  expect(dealer.dealing.seen!.windows).toEqual([]);
});

test("two transcripts of one window are refused, and so is a window that was before", async () => {
  const dealer = await sitting();
  const { body } = await asked(dealer, 4);
  dealer.head = dealer.given[0]!.share;
  dealer.lines = [...dealer.lines, line()];
  await dealer.tell(dealer.state(true));
  await asked(dealer, 4);
  await dealer.tell(dealer.joined(body.t, 4));
  await asked(dealer, 3);
  expect([dealer.reasons, dealer.given.length]).toEqual([["asked-twice", "asked-twice"], 1]);
});

test("a window is played again when others were named silent, and not else", async () => {
  const dealer = await sitting();
  const { body } = await asked(dealer);
  dealer.head = dealer.given[0]!.share;
  const seats = [[MINE, 0, dealer.key, dealer.head]];
  await asked(dealer, 0, 1, { seats });
  expect([dealer.reasons, dealer.given.length]).toEqual([["no-void"], 1]);
  await dealer.tell(await dealer.voided(body.t, [BOTS]));
  await asked(dealer, 0, 1, { seats });
  expect([dealer.reasons, dealer.given.length]).toEqual([["no-void"], 2]);
});

test("nobody comes in while a window is played again", async () => {
  const dealer = await sitting();
  const { body } = await asked(dealer, 0, 0, { seats: [[MINE, 0, dealer.key, dealer.head]] });
  dealer.head = dealer.given[0]!.share;
  await dealer.tell(await dealer.voided(body.t, [7]));
  await asked(dealer, 0, 1);
  expect([dealer.reasons, dealer.given.length]).toEqual([["came-in"], 1]);
});

test("four words stand for a digest", () => {
  expect(fourWords("7f0000010000ffff" + "0".repeat(48))).toBe("lusab babad babab zuzuz");
});

test("whoever was silent is out of the shuffle until the session ends", async () => {
  const dealer = await sitting();
  const { body } = await asked(dealer);
  dealer.head = dealer.given[0]!.share;
  await dealer.tell(await dealer.voided(body.t, [BOTS]));
  await asked(dealer, 0, 1);
  expect(dealer.reasons).toEqual(["silent-listed"]);
});

test("a void that is not signed opens nothing", async () => {
  const dealer = await sitting();
  const { body } = await asked(dealer);
  dealer.head = dealer.given[0]!.share;
  await dealer.tell({ ...(await dealer.voided(body.t, [BOTS])), signature: "00".repeat(64) });
  await asked(dealer, 0, 1, { seats: [[MINE, 0, dealer.key, dealer.head]] });
  expect([dealer.reasons, dealer.given.length]).toEqual([["unsigned", "no-void"], 1]);
});

test("a share that the house has said it did not hear accuses nobody", async () => {
  const dealer = await sitting();
  const { body } = await asked(dealer);
  dealer.dealing.unheard();
  await dealer.tell(await dealer.voided(body.t, [MINE]));
  expect(dealer.reasons).toEqual(["out"]);
});

test("whoever is called silent although the share was given hears of it, and keeps the proof", async () => {
  const dealer = await sitting();
  const { body } = await asked(dealer);
  const told = await dealer.voided(body.t, [MINE]);
  await dealer.tell(told);
  expect(dealer.reasons).toEqual(["called-silent"]);
  const seen = dealer.dealing.seen!;
  expect(seen.heard(3)).toContainEqual(told);
  expect(seen.record.windows[0]!.share).toEqual([dealer.given[0]!.share, dealer.given[0]!.signature]);
});

test("a share that was said over a lost connection may not have come: nobody is accused", async () => {
  const dealer = await sitting();
  const { body } = await asked(dealer);
  await dealer.back();
  await dealer.tell(await dealer.voided(body.t, [MINE]));
  expect(dealer.reasons).toEqual(["out"]);
});

test("whoever gave none and is called silent is out, and nobody is accused", async () => {
  const dealer = await sitting();
  await dealer.tell(await dealer.voided("0e".repeat(32), [MINE]));
  expect(dealer.reasons).toEqual(["out"]);
  dealer.room = { ...dealer.room, chairs: dealer.room.chairs.map((one) => ({ ...one, silent: one.chair === MINE })) };
  dealer.said = [];
  await dealer.back();
  expect(dealer.said).toEqual([]);
});

test("a house with another key than the one met first is told of", async () => {
  const dealer = await sitting();
  await dealer.tell({ type: "welcome", table: TABLE, chair: MINE, you: "ann", key: BOT, terms: { game: "faro" } } as never);
  expect(dealer.reasons).toEqual(["other-house"]);
});

test("what was seen is kept over a reload, in the form that the command reads", async () => {
  const dealer = await sitting();
  const { body } = await asked(dealer);
  await dealer.tell(dealer.joined(body.t), dealer.state(false, { seq: 2, lines: [line({ action: 9 })], over: true }));
  const { record } = dealer.dealing.seen!;
  await dealer.back(true);
  expect(dealer.dealing.seen!.record).toEqual({ ...record, hands: expect.anything() as unknown });
  expect(record).toMatchObject({ seen: "gt2", key: KEY, table: TABLE, chair: MINE });
  expect(record.hands[3]).toEqual({
    session: SESSION,
    over: true,
    rows: [[0, 1, 3, -1], [1, 1, 12, 2], [0, 1, 9, -1]], // prettier-ignore
    after: [100, 90],
  });
  expect(record.commitments.map((one) => one.c)).toEqual([dealer.c]);
});

test("what the house did not take is told as nobody's fault", async () => {
  const dealer = await sitting();
  dealer.dealing.turnedDown("bad_share");
  dealer.dealing.turnedDown("out");
  expect(dealer.reasons).toEqual(["late", "out"]);
});

test("whoever looks on keeps what was signed, and gives nothing", async () => {
  const dealer = await sitting();
  await asked(dealer, 0, 0, { seats: [[BOTS, 1, BOT, BOT]] });
  expect([dealer.given, dealer.refusals]).toEqual([[], []]);
  expect(dealer.dealing.seen!.windows[0]!.share).toBeNull();
});

test("every word of the house is kept of the last hands alone", async () => {
  const dealer = await sitting();
  const seen = dealer.dealing.seen!;
  for (const hand of [4, 5]) seen.note(hand, { hand });
  expect(seen.heard(3)).toHaveLength(1);
  seen.note(6, { hand: 6 });
  expect([3, 4, 5, 6].map((hand) => seen.heard(hand).length)).toEqual([0, 1, 1, 1]);
  expect(seen.commitments).toHaveLength(1);
});

test("where the browser is out of room, the oldest hand is let go", async () => {
  const dealer = await sitting();
  const seen = dealer.dealing.seen!;
  const keep = dealer.store.setItem;
  dealer.store.setItem = (name, value) => {
    if (dealer.store.kept.size > 5 && !dealer.store.kept.has(name)) throw new DOMException("full", "QuotaExceededError");
    keep(name, value);
  };
  for (let hand = 4; hand < 12; hand++) seen.note(hand, { hand });
  expect(seen.heard(11)).toEqual([{ hand: 11 }]);
  expect(seen.commitments).toEqual([]);
  await dealer.back(true);
  expect(dealer.dealing.seen!.heard(11)).toEqual([{ hand: 11 }]);
});

test("what was kept can be read after a reload in the middle of a hand of which nothing was kept yet", () => {
  const store = new Store();
  const before = new Seen(store, TABLE, 0, KEY, "place");
  before.hand(2, { session: SESSION, over: false, rows: [], after: [] });
  before.hand(1, { session: SESSION, over: true, rows: [], after: [5] });
  const after = new Seen(store, TABLE, 0, "", "place");
  expect(Object.keys(after.record.hands)).toEqual(["1"]);
  expect(after.commitments).toEqual([]);
});
