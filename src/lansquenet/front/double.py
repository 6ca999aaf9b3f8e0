"""Names that are a subpackage and a public function at once: `lansquenet.games` and `lansquenet.odds`.

Whenever a subpackage is imported, Python makes it an attribute of its package, and a function of that name
would be gone.  So the subpackage itself can be called, and tells of itself what the function says.
"""

from collections.abc import Callable
from importlib import import_module
from types import ModuleType

FUNCTIONS = {"games": "lansquenet.front.listed", "odds": "lansquenet.front.figured"}


class Called(ModuleType):
    """A subpackage that passes a call on to the public function of its name."""

    def _function(self) -> Callable[..., object]:
        name = self.__name__.rpartition(".")[2]
        found: Callable[..., object] = getattr(import_module(FUNCTIONS[name]), name)
        return found

    def __call__(self, *given: object, **named: object) -> object:
        """What the public function of this name gives."""
        return self._function()(*given, **named)

    @property
    def __doc__(self) -> str:  # type: ignore[override]
        return str(self._function().__doc__)

    @property
    def __signature__(self) -> object:
        from inspect import signature  # slow to load, and seldom asked for

        return signature(self._function())


class Package(ModuleType):
    """The package that has such subpackages: they can be called from the moment they are imported."""

    def __setattr__(self, name: str, value: object) -> None:
        if name in FUNCTIONS and isinstance(value, ModuleType):
            value.__class__ = Called
        super().__setattr__(name, value)
