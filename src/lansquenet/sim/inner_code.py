"""How Numba makes a function that compiled code alone calls: a piece of what calls it, and nothing by itself.

Usually every function is optimised and made machine code that Python, too, could call, and then is taken
into each of its callers, where it is optimised and made anew.  Of the hundred functions of a game one is
called by Python.  This leaves the rest out; what is made in the end plays the same hands.
"""

from typing import Any

from numba import _dynfunc  # type: ignore[attr-defined]
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.runtime import rtsys  # type: ignore[attr-defined]
from numba.core.typed_passes import NativeLowering

NEVER = "nrt_unresolved_abort"  # what Python would call


class InnerCode(JITCodeLibrary):
    """A function and what it calls, to be taken into others."""

    def finalize(self) -> None:
        """Gather what it calls; all is optimised where Python calls it."""
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)  # type: ignore[no-untyped-call]
class InnerLowering(NativeLowering):
    """From Numba's own language to LLVM's, and no further."""

    _name = "inner_lowering"

    def run_pass(self, state: Any) -> bool:
        """Lower a function, and let compiled code know it."""
        code: Any = InnerCode(  # type: ignore[no-untyped-call]
            state.targetctx.codegen(), state.func_id.func_qualname
        )
        code.enable_object_caching()
        state.library, flags = code, state.flags
        flags.no_cpython_wrapper = flags.no_cfunc_wrapper = flags.no_compile = True
        super().run_pass(state)  # type: ignore[no-untyped-call]
        name, env = state.cr.fndesc, state.cr.env
        pointer = rtsys.library.get_pointer_to_function(NEVER)
        # By this object compiled code finds the function, so that each has one of its own.
        known = _dynfunc.make_function(name.lookup_module(), name.qualname, "", pointer, env, (code,))
        state.targetctx.insert_user_function(known, name, [code])
        state.reload_init.extend(code._reload_init)
        state.cr = state.cr._replace(cfunc=known)
        return True


class InnerCompiler(CompilerBase):
    """Numba's own way through a function, but for the end of it."""

    def define_pipelines(self) -> list[object]:
        """The one way there is."""
        usual: Any = DefaultPassBuilder.define_nopython_pipeline(self.state)  # type: ignore[no-untyped-call]
        usual.passes = [(InnerLowering if step is NativeLowering else step, of) for step, of in usual.passes]
        usual._finalized = False
        usual.finalize()
        return [usual]
