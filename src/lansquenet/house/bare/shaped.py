"""The shapes of what is said: pydantic's, or where it is not installed, as in a page, our own few."""

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING or find_spec("pydantic"):
    from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
else:
    from lansquenet.house.bare.plain_shapes import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

__all__ = ["BaseModel", "ConfigDict", "Field", "TypeAdapter", "ValidationError"]
