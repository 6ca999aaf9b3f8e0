// The worker in which the house runs: Python, the rules and the house's own rooms.  What the page asks goes to the
// door of it (`lansquenet/edition/door.py`), and what that tells goes to the page.

import { loadPyodide } from "./pyodide.mjs";

const HERE = new URL("./", import.meta.url).href;
const KEPT = "/kept"; // what this browser keeps of its house
const ASIDE = self.location.search === "?aside"; // for what takes long, beside the house that has the tables
const SOON = 1000; // milliseconds after which what has happened is kept
const OF = { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "0" };
const NO_PACKAGES = JSON.stringify({ info: OF, packages: {} }); // of Pyodide's: what is needed is in the house
const fetched = self.fetch.bind(self);

let came = 0; // bytes of all that
let wait = Promise.resolve(); // while the page has something on its way that goes before
let goOn;

/** What goes through is counted, and the page told of it. */
const counting = () =>
  new TransformStream({
    async transform(part, on) {
      await wait;
      came += part.length;
      postMessage({ came });
      on.enqueue(part);
    },
  });

/** A file that was packed by us is unpacked here, whatever its host can do. */
async function unpacked(name, type) {
  const answer = await fetched(`${HERE}${name}.gz`);
  if (!answer.ok) throw new Error(`${name}.gz is not there`);
  const body = answer.body.pipeThrough(counting()).pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { "content-type": type } });
}

const PACKED = { "pyodide.asm.wasm": "application/wasm", "python_stdlib.zip": "application/zip" };
self.fetch = (what, given) => {
  const name = String(what.url ?? what).replace(HERE, "");
  return name in PACKED ? unpacked(name, PACKED[name]) : fetched(what, given);
};

const house = unpacked("house.zip", "application/zip").then((answer) => answer.arrayBuffer());
let py;
let door;
let timer;

const synced = (populate) => new Promise((done) => py.FS.syncfs(populate, () => done()));

/** Whether this is the one page of this browser that keeps what happens: two would write over each other. */
const alone = () =>
  new Promise((done) => {
    if (!navigator.locks) return done(false);
    void navigator.locks.request("lansquenet", { ifAvailable: true }, (lock) => {
      done(Boolean(lock));
      return lock ? new Promise(() => {}) : undefined;
    });
  });

async function open() {
  const begun = performance.now();
  py = await loadPyodide({ indexURL: HERE, lockFileContents: NO_PACKAGES });
  py.FS.writeFile("/house.zip", new Uint8Array(await house));
  py.FS.mkdirTree(KEPT);
  const keeps = !ASIDE && (await alone());
  if (keeps) {
    py.FS.mount(py.FS.filesystems.IDBFS, {}, KEPT);
    await synced(true);
  }
  py.runPython("import sys, warnings; warnings.simplefilter('ignore'); sys.path.insert(0, '/house.zip'); import lansquenet.edition.door");
  const made = py.pyimport("lansquenet.edition.door");
  door = made.Door(made.Path(KEPT), (text) => told(text, keeps));
  await door.open();
  postMessage({ opened: Math.round(performance.now() - begun), keeps, key: door.key });
}

function told(text, keeps) {
  postMessage(JSON.parse(text));
  if (keeps) timer ??= setTimeout(keep, SOON);
}

async function keep() {
  await synced(false);
  timer = undefined;
}

const opened = open();
opened.catch((wrong) => postMessage({ wrong: String(wrong) }));

let turn = opened; // one thing after another, in the order in which it was said
onmessage = ({ data }) => {
  if (data.hold) wait = new Promise((done) => (goOn = done));
  else if (data.hold === false) goOn();
  else turn = turn.then(() => heard(data)).catch((wrong) => console.error(String(wrong)));
};

function heard(data) {
  if (data.ask) door.ask(...data.ask);
  else if (data.open) door.line(...data.open);
  else if (data.say) door.heard(...data.say);
  else if (data.gone) door.gone(data.gone);
  else if (data.be) return door.be(...data.be);
  else if (data.lay) return door.lay(...data.lay);
}
