// Prepares Python for a page, by the interpreter that will run it there: node compile.mjs PYODIDE LIBRARY HOUSE.
// What a rehearsal of the house does not read is taken away, and all else is compiled.
import { pathToFileURL } from "node:url";

const [, , pyodide, library, house] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const py = await loadPyodide({ indexURL: `${pyodide}/` });
for (const [at, root] of [
  ["/library", library],
  ["/house", house],
]) {
  py.FS.mkdirTree(at);
  py.FS.mount(py.FS.filesystems.NODEFS, { root }, at);
}
py.runPython("import sys, warnings; warnings.simplefilter('ignore'); sys.path.insert(0, '/house'); from lansquenet.edition import rehearsal");
const read = await py.runPythonAsync("await rehearsal.rehearsed()");
py.runPython(
  `
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path
from types import CodeType


def bare(code):
    """Code without the table that tells lines of it: nobody reads a traceback in a page."""
    parts = tuple(bare(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=parts)


read = {line.partition(".zip/")[2] or line.removeprefix("/house/") for line in lines.splitlines()}
for root in (Path("/library"), Path("/house")):
    for file in root.rglob("*.py"):
        name = str(file.relative_to(root))
        if name in read or name.startswith("lansquenet/"):
            code = bare(compile(file.read_bytes(), name, "exec", dont_inherit=True, optimize=2))
            file.with_suffix(".pyc").write_bytes(_code_to_hash_pyc(code, bytes(8), False))
        file.unlink()
`,
  { globals: py.toPy({ lines: read }) },
);
process.exit(0); // the rehearsed house is still open
