"""What a program is made for: a graphics card, or the processor in its place."""

from dataclasses import dataclass

BLOCK = 128  # threads that are set to work together


@dataclass(frozen=True)
class Target:
    """What code is made for, and the words that differ between a card and a processor."""

    triple: str
    cpu: str
    lanes: int  # that share what `shared` says
    shared: str
    nothing: str  # what shared memory holds before the first store
    convention: str
    thread: str  # functions that tell a thread its number, within the block and among all
    taken: str  # from a number to an address in the thread's own memory
    begins: str  # and back


CARD = Target(
    "nvptx64-nvidia-cuda", "sm_75", BLOCK, "addrspace(3)", "undef", "ptx_kernel",
    """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define internal i32 @lane() alwaysinline {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %t
}
define internal i64 @thread() alwaysinline {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %m = mul i32 %n, %c
  %s = add i32 %m, %t
  %w = zext i32 %s to i64
  ret i64 %w
}
""",
    "%own = inttoptr i64 %top to ptr addrspace(5)\n  %found = addrspacecast ptr addrspace(5) %own to ptr",
    "%own = addrspacecast ptr %room to ptr addrspace(5)\n  %base = ptrtoint ptr addrspace(5) %own to i64",
)  # fmt: skip
PROCESSOR = Target(
    "", "", 1, "", "zeroinitializer", "",
    """
@current = global i64 0
define internal i32 @lane() alwaysinline {
  ret i32 0
}
define internal i64 @thread() alwaysinline {
  %w = load i64, ptr @current
  ret i64 %w
}
""",
    "%found = inttoptr i64 %top to ptr",
    "%base = ptrtoint ptr %room to i64",
)  # fmt: skip
