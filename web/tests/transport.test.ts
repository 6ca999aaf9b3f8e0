import { afterEach, expect, test, vi } from "vitest";
import { open } from "../src/house/ahead";
import { ask } from "../src/house/net";
import { alone, type Line } from "../src/house/transport";

afterEach(() => void vi.unstubAllGlobals());

const silent = (): Line => ({ readyState: 0, onopen: null, onmessage: null, onclose: null, send: vi.fn(), close: vi.fn() });

test("a page that is only files asks what it has laid, and nothing of a host", async () => {
  const one = silent();
  vi.stubGlobal("fetch", vi.fn());
  const opened = Promise.resolve();
  vi.stubGlobal("lansquenet", { opened, ask: vi.fn(async () => Response.json({ id: "t" })), open: vi.fn(() => one) });
  expect(await ask("/api/codes/K")).toEqual({ id: "t" });
  expect(open("t", "ticket").socket).toBe(one);
  expect(lansquenet.open).toHaveBeenCalledWith("/ws/t");
  one.onopen!(new Event("open"));
  expect(one.send).toHaveBeenCalledWith(expect.stringContaining('"ticket":"ticket"'));
  expect(fetch).not.toHaveBeenCalled();
  expect(alone()).toBe(opened);
});

test("any other page opens a socket at its house", () => {
  const made: string[] = [];
  vi.stubGlobal("WebSocket", function (this: Line, address: string) {
    made.push(address);
    return Object.assign(this, silent());
  });
  open("t", "ticket");
  expect(alone()).toBeUndefined();
  expect(made).toEqual([`ws://${location.host}/ws/t`]);
});

declare const lansquenet: { open: (path: string) => Line };
