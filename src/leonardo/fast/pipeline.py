"""How Numba is used: every function is translated once, and only the whole program is optimised.

Numba by itself optimises each function with everything it calls, again and again on the way up; a rule
book of two hundred small functions then takes half a minute, and comes out slower. Here a function that is
called by others is a Part, only translated; the one called from Python is a Whole, into which all parts
are linked.
"""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
from numba.core import ir, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import NativeLowering, NopythonRewrites
from numba.core.typing.templates import signature as signature_of


class PartLibrary(JITCodeLibrary):
    """The code of one function, to be linked into a Whole; never optimised or run by itself."""

    def finalize(self) -> None:
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        if self._shared_module is None:
            for function in self._final_module.functions:
                if not function.is_declaration and function.linkage == llvm.Linkage.external:
                    function.linkage = "linkonce_odr"  # so that it may vanish once it is inlined
            self._shared_module = self._final_module
        return self._shared_module


class WholeLibrary(JITCodeLibrary):
    """The code of a function with all parts it needs, optimised together."""

    def finalize(self) -> None:
        self._linking_libraries = _reached(self)
        super().finalize()


def _reached(library: Any) -> list[Any]:
    """The libraries that this one needs, and those that its parts need."""
    found: dict[Any, None] = {}
    waiting = list(library._linking_libraries)
    while waiting:
        needed = waiting.pop()
        if needed not in found:
            found[needed] = None
            if isinstance(needed, PartLibrary):
                waiting += needed._linking_libraries
    return list(found)


class _Pass(LoweringPass):
    def __init__(self) -> None:
        LoweringPass.__init__(self)


@register_pass(mutates_CFG=False, analysis_only=False)
class CountFromTheFront(_Pass):
    """No index is negative in the rules, so none needs to be tried for counting from the back."""

    _name = "leonardo_count_from_the_front"

    def run_pass(self, state: Any) -> bool:
        for block in state.func_ir.blocks.values():
            for statement in block.body:
                where = getattr(statement, "value", None) if isinstance(statement, ir.Assign) else statement
                if isinstance(where, ir.SetItem) or (isinstance(where, ir.Expr) and where.op == "getitem"):
                    _make_unsigned(state.calltypes, where)
        return True


def _make_unsigned(call_types: Any, where: Any) -> None:
    signature = call_types[where]
    into, index, *rest = signature.args
    if isinstance(into, types.Array) and isinstance(index, types.Integer):
        del call_types[where]  # this dictionary takes a key only once
        call_types[where] = signature_of(signature.return_type, into, types.uint64, *rest)


@register_pass(mutates_CFG=False, analysis_only=True)
class BeginPart(_Pass):
    """What follows is translated into a PartLibrary."""

    _name = "leonardo_begin_part"

    def run_pass(self, state: Any) -> bool:
        state.flags.no_compile = True
        state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        return True


@register_pass(mutates_CFG=False, analysis_only=True)
class BeginWhole(_Pass):
    """What follows is translated into a WholeLibrary."""

    _name = "leonardo_begin_whole"

    def run_pass(self, state: Any) -> bool:
        state.library = WholeLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return True


@register_pass(mutates_CFG=False, analysis_only=True)
class MakePartKnown(_Pass):
    """Other functions can call the part, though it has no address of its own."""

    _name = "leonardo_make_part_known"

    def run_pass(self, state: Any) -> bool:
        lowered, name = state["cr"], object()
        state.targetctx.insert_user_function(name, lowered.fndesc, [state.library])
        state["cr"] = lowered._replace(cfunc=name)
        return True


class PartCompiler(CompilerBase):
    """Types and translates a function."""

    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(BeginPart, NopythonRewrites)
        passes.add_pass_after(CountFromTheFront, BeginPart)
        passes.add_pass_after(MakePartKnown, NativeLowering)
        passes.finalize()
        return [passes]


class WholeCompiler(CompilerBase):
    """Types and translates a function, links its parts and optimises all of it."""

    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(BeginWhole, NopythonRewrites)
        passes.add_pass_after(CountFromTheFront, BeginWhole)
        passes.finalize()
        return [passes]


class PartDispatcher(CPUDispatcher):
    """A function for other compiled functions to call; whole numbers of any width arrive as 64 bits.

    So each function is translated once, not for every mixture of widths that fields happen to have.
    """

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template(tuple(map(_widened, args)), kws)

    def add_overload(self, compiled: Any) -> None:
        self.overloads[tuple(compiled.signature.args)] = compiled  # nothing that Python could call


def _widened(kind: Any) -> Any:
    narrow = isinstance(kind, types.Integer | types.Boolean | types.Literal)
    return types.int64 if narrow else kind


# Whatever is called from Python gives up the lock of the interpreter; division follows the machine.
_ALWAYS = {
    "nopython": True,
    "nogil": True,
    "boundscheck": None,
    "error_model": "numpy",
    "no_cfunc_wrapper": True,
}


def part(function: Any) -> Any:
    """The function, for other compiled functions."""
    options = {**_ALWAYS, "no_cpython_wrapper": True, "_nrt": False}
    return PartDispatcher(function, {}, options, pipeline_class=PartCompiler)


def whole(function: Any, shelf: Any) -> Any:
    """The function, for Python; the shelf keeps it."""
    made: Any = CPUDispatcher(function, {}, dict(_ALWAYS), pipeline_class=WholeCompiler)
    made._cache = shelf
    return made
