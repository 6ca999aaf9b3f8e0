import { afterEach, expect, test, vi } from "vitest";
import { answered, askAhead } from "../src/house/ahead";
import { ask, erased, fresh, Refused } from "../src/house/net";
import { listen, type Told } from "../src/lib/lab/bench";

const JSONS = { "content-type": "application/json" };
const answering = (make: () => Response | Promise<Response>) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => make()),
  );

afterEach(() => void vi.unstubAllGlobals());

test("an answer is what it says", async () => {
  answering(() => new Response('{"a": 1}', { headers: JSONS }));
  expect(await ask("/api/x")).toEqual({ a: 1 });
  expect(fetch).toHaveBeenCalledWith("/api/x", { method: "GET", headers: {}, body: null });
  answering(() => new Response("plain"));
  expect(await ask("/api/x")).toBe("plain");
  answering(() => new Response(null, { status: 204 }));
  expect(await ask("/api/x")).toBeUndefined();
});

test("a name that was erased is read in the reader's words", async () => {
  erased.name = "Jemand, der gegangen ist";
  answering(() => new Response('{"names": ["Somebody who has left", "Somebody who has left 2", "Ben"]}', { headers: JSONS }));
  expect(await ask("/api/x")).toEqual({ names: ["Jemand, der gegangen ist", "Jemand, der gegangen ist 2", "Ben"] });
  erased.name = "Somebody who has left";
});

test("what the house refuses is thrown in its words", async () => {
  answering(() => new Response('{"code": "full", "text": "No chair is empty."}', { status: 409, headers: JSONS }));
  const wrong = await ask("/api/x", {}).catch((one: unknown) => one);
  expect(wrong).toBeInstanceOf(Refused);
  expect(wrong).toMatchObject({ code: "full", message: "No chair is empty.", status: 409 });
});

test("a house that cannot be reached is told of, and one that can", async () => {
  const heard: boolean[] = [];
  addEventListener("house", (event) => heard.push((event as CustomEvent<boolean>).detail));
  answering(() => Promise.reject(new TypeError("down")));
  await expect(ask("/api/x")).rejects.toMatchObject({ code: "offline" });
  answering(() => new Response("{}", { headers: JSONS }));
  await ask("/api/x");
  expect(heard).toEqual([false, true]);
});

test("what was asked ahead is asked once, and answers the first who wants it", async () => {
  answering(() => new Response('{"id": "t"}', { headers: JSONS }));
  await askAhead("GET", "/api/codes/K");
  expect(await ask("/api/codes/K")).toEqual({ id: "t" });
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(answered("GET", "/api/codes/K")).toBeUndefined();
});

test("no two acts have one id", () => {
  expect(new Set(Array.from({ length: 500 }, fresh)).size).toBe(500);
  expect(fresh()).toMatch(/^[!-~]{1,40}$/);
});

test("lines of the laboratory are heard whole, however they come in pieces", async () => {
  const whole = '{"type":"progress","done":1,"of":2}\n{"type":"done"}\n';
  const body = () =>
    new ReadableStream({
      start(to) {
        for (const piece of [whole.slice(0, 9), whole.slice(9, 40), whole.slice(40)]) to.enqueue(new TextEncoder().encode(piece));
        to.close();
      },
    });
  answering(() => new Response(body()));
  const heard: Told[] = [];
  await listen("/api/lab", {}, new AbortController().signal, (told) => heard.push(told));
  expect(heard).toEqual([{ type: "progress", done: 1, of: 2 }, { type: "done" }]);
});

test("trouble in the laboratory is thrown", async () => {
  answering(() => new Response('{"type":"trouble","code":"busy","text":"Later."}\n'));
  await expect(listen("/api/lab", {}, new AbortController().signal, () => {})).rejects.toThrow("Later.");
});
