"""A graphics card of NVIDIA's, by the library that comes with its driver; nothing else need be installed."""

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import numpy as np
import numpy.typing as npt

from lansquenet.errors import LansquenetError

LIBRARY = "libcuda.so.1"
NEEDS = "A device is a graphics card of NVIDIA's with its driver"
MOST_REGISTERS = 0  # the number of CU_JIT_MAX_REGISTERS among the options of a module


@cache
def library() -> ctypes.CDLL:
    """The driver's library.

    Raises:
        LansquenetError: there is none.
    """
    try:
        return ctypes.CDLL(LIBRARY)
    except OSError as wrong:
        raise LansquenetError(f"{NEEDS}: there is no {LIBRARY} here.") from wrong


class Device:
    """The first card there is, and what its driver is asked."""

    def __init__(self, driver: ctypes.CDLL | None = None) -> None:
        self.driver = driver or library()
        number, context = ctypes.c_int(), ctypes.c_void_p()
        self.ask("cuInit", 0)
        self.ask("cuDeviceGet", ctypes.byref(number), 0)
        self.ask("cuDevicePrimaryCtxRetain", ctypes.byref(context), number)
        self.ask("cuCtxSetCurrent", context)
        told = ctypes.create_string_buffer(100)
        self.ask("cuDeviceGetName", told, 100, number)
        self.name = told.value.decode()

    def ask(self, what: str, *given: object) -> None:
        """Call a function of the driver.

        Raises:
            LansquenetError: it says that something is wrong.
        """
        code = getattr(self.driver, what)(*given)
        if code:
            told = ctypes.c_char_p()
            self.driver.cuGetErrorName(code, ctypes.byref(told))
            raise LansquenetError(f"{NEEDS}: {what} says {(told.value or b'').decode() or code}.")

    def load(self, ptx: str, name: str, registers: int = 0) -> ctypes.c_void_p:
        """A function of this program; `registers`: as many as a thread may have at most."""
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        keys, values = (ctypes.c_int * 1)(MOST_REGISTERS), (ctypes.c_void_p * 1)(registers or None)
        count = ctypes.c_uint(1 if registers else 0)
        self.ask("cuModuleLoadDataEx", ctypes.byref(module), ptx.encode(), count, keys, values)
        self.ask("cuModuleGetFunction", ctypes.byref(function), module, name.encode())
        return function

    @contextmanager
    def holding(self, *arrays: npt.NDArray[np.generic]) -> Iterator[list[ctypes.c_void_p]]:
        """Where these lie on the card; what is changed there is brought back at the end."""
        places = [ctypes.c_void_p() for _ in arrays]
        try:
            for place, array in zip(places, arrays, strict=True):
                size = ctypes.c_size_t(array.nbytes)
                self.ask("cuMemAlloc_v2", ctypes.byref(place), size)
                self.ask("cuMemcpyHtoD_v2", place, ctypes.c_void_p(array.ctypes.data), size)
            yield places
            for place, array in zip(places, arrays, strict=True):
                self.ask(
                    "cuMemcpyDtoH_v2",
                    ctypes.c_void_p(array.ctypes.data),
                    place,
                    ctypes.c_size_t(array.nbytes),
                )
        finally:
            for place in places:
                if place:
                    self.driver.cuMemFree_v2(place)

    def run(
        self, function: ctypes.c_void_p, blocks: int, threads: int, *given: ctypes.c_void_p | ctypes.c_int64
    ) -> None:
        """Have so many blocks of so many threads run it, and wait until they are done."""
        values = (ctypes.c_void_p * len(given))(*[ctypes.addressof(value) for value in given])
        self.ask("cuLaunchKernel", function, blocks, 1, 1, threads, 1, 1, 0, None, values, None)
        self.ask("cuCtxSynchronize")
