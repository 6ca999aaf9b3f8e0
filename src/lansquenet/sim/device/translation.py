"""The compiled player of a game as a program for a graphics card.

What Numba makes for the processor is LLVM's own language, of which little is of this processor alone: how
lists are had and given back.  That is told anew here, the rest is translated for the card as it stands.
Each thread has a piece of memory of its own, from which lists are taken in a row.  None is given back by
itself: when an act is over all that it has made is, and the next begins where it began.
"""

import re
from dataclasses import dataclass

import llvmlite.binding as llvm

from lansquenet.errors import LansquenetError
from lansquenet.sim.device.targets import CARD, Target

LEAST_LLVM = 20  # the first whose pointers have no type, as the words below take for granted
ENTRY = "play_hands"
ALONE = -1
COUNTED = ("NRT_incref", "NRT_decref")
RENAMED = {  # the last two reckon powers of more than 65,536, to which no hand comes: there a thread stops
    "llvm.sideeffect": "act_over",
    "llvm.exp2.f64": "llvm_exp2_f64",
    "llvm.pow.f64": "llvm_pow_f64",
}
NO_CARD_HAS = re.compile(r"(?!llvm\.)|llvm\.(?:exp[.2]|log|pow|sin|cos|tan|ldexp|frexp)")
TOLD_HERE = (
    "NRT_MemInfo_alloc_aligned",
    "NRT_MemInfo_new_varsize_dtor",
    "NRT_MemInfo_varsize_realloc",
    "NRT_MemInfo_call_dtor",
    "llvm.trap",
    *RENAMED,
    "numba_frexp",
    "llvm.memcpy.p0.p0.i64",
    "llvm.umin.i64",
)


# A list is a head of six words, of which the fourth is the address of what is in it and the fifth its size.
# One that grows stays where it is if nothing has been taken since.  References are not counted: a list of an
# act before may be given up later, when its memory is another's.
MEMORY = """
%head = type {{ i64, ptr, ptr, ptr, i64, ptr }}
@tops = internal {shared} global [{lanes} x i64] {nothing}
@ends = internal {shared} global [{lanes} x i64] {nothing}
@kept = internal {shared} global [{lanes} x i64] {nothing}
{thread}
define internal ptr @take(i64 %size) alwaysinline {{
  %lane = call i32 @lane()
  %slot = getelementptr [{lanes} x i64], ptr {shared} @tops, i32 0, i32 %lane
  %limit = getelementptr [{lanes} x i64], ptr {shared} @ends, i32 0, i32 %lane
  %top = load i64, ptr {shared} %slot
  %end = load i64, ptr {shared} %limit
  %more = add i64 %size, 15
  %whole = and i64 %more, -16
  %next = add i64 %top, %whole
  %over = icmp ugt i64 %next, %end
  br i1 %over, label %none, label %some
none:
  store i64 0, ptr {shared} %limit
  ret ptr null
some:
  store i64 %next, ptr {shared} %slot
  {taken}
  ret ptr %found
}}
define internal void @act_over() alwaysinline {{
  %lane = call i32 @lane()
  %slot = getelementptr [{lanes} x i64], ptr {shared} @tops, i32 0, i32 %lane
  %keeps = getelementptr [{lanes} x i64], ptr {shared} @kept, i32 0, i32 %lane
  %keep = load i64, ptr {shared} %keeps
  %first = icmp eq i64 %keep, 0
  br i1 %first, label %begin, label %again
begin:
  %top = load i64, ptr {shared} %slot
  store i64 %top, ptr {shared} %keeps
  ret void
again:
  store i64 %keep, ptr {shared} %slot
  ret void
}}
define internal ptr @headed(i64 %size, i64 %before) alwaysinline {{
  %all = add i64 %size, %before
  %at = call ptr @take(i64 %all)
  %bad = icmp eq ptr %at, null
  br i1 %bad, label %none, label %some
none:
  ret ptr null
some:
  %data = getelementptr i8, ptr %at, i64 %before
  store i64 1, ptr %at
  %p = getelementptr %head, ptr %at, i32 0, i32 3
  store ptr %data, ptr %p
  %s = getelementptr %head, ptr %at, i32 0, i32 4
  store i64 %size, ptr %s
  ret ptr %at
}}
define internal ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) alwaysinline {{
  %at = call ptr @headed(i64 %size, i64 48)
  ret ptr %at
}}
define internal ptr @NRT_MemInfo_new_varsize_dtor(i64 %size, ptr %dtor) alwaysinline {{
  %at = call ptr @headed(i64 %size, i64 48)
  ret ptr %at
}}
define internal ptr @NRT_MemInfo_varsize_realloc(ptr %at, i64 %size) alwaysinline {{
  %lane = call i32 @lane()
  %slot = getelementptr [{lanes} x i64], ptr {shared} @tops, i32 0, i32 %lane
  %top = load i64, ptr {shared} %slot
  %p = getelementptr %head, ptr %at, i32 0, i32 3
  %s = getelementptr %head, ptr %at, i32 0, i32 4
  %from = load ptr, ptr %p
  %old = load i64, ptr %s
  %room = getelementptr i8, ptr %from, i64 0
  {begins}
  %more = add i64 %old, 15
  %whole = and i64 %more, -16
  %after = add i64 %base, %whole
  %last = icmp eq i64 %after, %top
  br i1 %last, label %longer, label %elsewhere
longer:
  store i64 %base, ptr {shared} %slot
  %same = call ptr @take(i64 %size)
  %over = icmp eq ptr %same, null
  br i1 %over, label %none, label %grown
grown:
  store i64 %size, ptr %s
  ret ptr %from
elsewhere:
  %data = call ptr @take(i64 %size)
  %bad = icmp eq ptr %data, null
  br i1 %bad, label %none, label %some
none:
  ret ptr null
some:
  %less = call i64 @llvm.umin.i64(i64 %old, i64 %size)
  call void @llvm.memcpy.p0.p0.i64(ptr %data, ptr %from, i64 %less, i1 false)
  store ptr %data, ptr %p
  store i64 %size, ptr %s
  ret ptr %data
}}
define internal void @NRT_MemInfo_call_dtor(ptr %at) alwaysinline {{
  ret void
}}
define internal double @numba_frexp(double %number, ptr %exponent) {{
  %bits = bitcast double %number to i64
  %high = lshr i64 %bits, 52
  %biased = and i64 %high, 2047
  %power = sub i64 %biased, 1022
  %is.none = fcmp oeq double %number, 0.0
  %told = select i1 %is.none, i64 0, i64 %power
  %short = trunc i64 %told to i32
  store i32 %short, ptr %exponent
  %rest = and i64 %bits, -9218868437227405313
  %half = or i64 %rest, 4602678819172646912
  %part = bitcast i64 %half to double
  %found = select i1 %is.none, double %number, double %part
  ret double %found
}}
define internal double @llvm_exp2_f64(double %number) {{
  call void @llvm.trap()
  unreachable
}}
define internal double @llvm_pow_f64(double %number, double %power) {{
  call void @llvm.trap()
  unreachable
}}
declare void @llvm.trap()
define internal void @NRT_incref(ptr %at) alwaysinline {{
  ret void
}}
define internal void @NRT_decref(ptr %at) alwaysinline {{
  ret void
}}
declare i64 @llvm.umin.i64(i64, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""

# What a thread plays with is copied to where it is quick to be had, and back at the end.  A code below zero:
# its memory was too small.
THREAD = """
define {convention} void @{name}(ptr %table, ptr %given, ptr %wanted, ptr %shoes, ptr %dices, ptr %sums,
    ptr %squares, ptr %acts, ptr %codes, i64 %threads, i64 %past, i64 %most) {{
entry:
  %room = alloca [{memory} x i8], align 32
  %shoe = alloca [{cards} x i64], align 16
  %dice = alloca i64, align 16
  %sum = alloca [{seats} x i64], align 16
  %square = alloca [{seats} x i64], align 16
  %returned = alloca i64, align 16
  %wrong = alloca [8 x i64], align 16
  %me = call i64 @thread()
  %nobody = icmp uge i64 %me, %threads
  br i1 %nobody, label %gone, label %begin
begin:
  %lane = call i32 @lane()
  %slot = getelementptr [{lanes} x i64], ptr {shared} @tops, i32 0, i32 %lane
  %limit = getelementptr [{lanes} x i64], ptr {shared} @ends, i32 0, i32 %lane
  %keeps = getelementptr [{lanes} x i64], ptr {shared} @kept, i32 0, i32 %lane
  {begins}
  %last = add i64 %base, {memory}
  store i64 %last, ptr {shared} %limit
  %seat = mul i64 %me, {seats}
  %card = mul i64 %me, {cards}
  %its.wanted = getelementptr i64, ptr %wanted, i64 %me
  %its.shoe = getelementptr i64, ptr %shoes, i64 %card
  %its.dice = getelementptr i64, ptr %dices, i64 %me
  %its.sum = getelementptr i64, ptr %sums, i64 %seat
  %its.square = getelementptr i64, ptr %squares, i64 %seat
  %its.acts = getelementptr i64, ptr %acts, i64 %me
  %its.code = getelementptr i64, ptr %codes, i64 %me
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %shoe, ptr align 8 %its.shoe, i64 {of_cards}, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %sum, ptr align 8 %its.sum, i64 {of_seats}, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %square, ptr align 8 %its.square, i64 {of_seats}, i1 false)
  %thrown = load i64, ptr %its.dice
  store i64 %thrown, ptr %dice
  %before = load i64, ptr %its.acts
  %want = load i64, ptr %its.wanted
  %left = sub i64 %want, %past
  %few = icmp slt i64 %left, %most
  %hands = select i1 %few, i64 %left, i64 %most
{finds}
  br label %loop
loop:
  %hand = phi i64 [0, %begin], [%hand.next, %played]
  %count = phi i64 [%before, %begin], [%count.next, %played]
  %over = icmp sge i64 %hand, %hands
  br i1 %over, label %finish, label %play
play:
  store i64 %base, ptr {shared} %slot
  store i64 0, ptr {shared} %keeps
  %code = call i32 @{player}(ptr %returned, ptr %wrong, {arguments})
  %bad = icmp ne i32 %code, 0
  br i1 %bad, label %finish, label %played
played:
  %more = load i64, ptr %returned
  %count.next = add i64 %count, %more
  %hand.next = add i64 %hand, 1
  br label %loop
finish:
  %said = phi i32 [0, %loop], [%code, %play]
  %end = load i64, ptr {shared} %limit
  %full = icmp eq i64 %end, 0
  %told = select i1 %full, i32 -1, i32 %said
  %wide = sext i32 %told to i64
  %ever = load i64, ptr %its.code
  %worst = or i64 %wide, %ever
  store i64 %worst, ptr %its.code
  store i64 %count, ptr %its.acts
  %rest = load i64, ptr %dice
  store i64 %rest, ptr %its.dice
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %its.shoe, ptr align 8 %shoe, i64 {of_cards}, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %its.sum, ptr align 8 %sum, i64 {of_seats}, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %its.square, ptr align 8 %square, i64 {of_seats}, i1 false)
  br label %gone
gone:
  ret void
}}
"""


@dataclass(frozen=True)
class Shape:
    """How much there is of what a player is given, and of memory."""

    rules: tuple[int, ...]  # of each field, how many numbers stand in its row; ALONE: it is a number itself
    carry: tuple[int, ...]
    table: int  # bytes of a state
    cards: int
    seats: int
    memory: int  # bytes


def program(text: str, player: str, shape: Shape, target: Target) -> str:
    """LLVM's text of a player, with what it rests on there and an entry that has each thread play.

    Raises:
        LansquenetError: it is handed other things than we know of; LLVM would not notice.
    """
    finds, arguments = handed_over(shape)
    begins = re.search(rf"^define [^\n]*@{re.escape(player)}\(.*", text, re.MULTILINE)
    given = 1 + ", ".join(arguments).count(",")
    if not begins or begins[0].count("%") != given + 2:  # two for what comes back
        raise LansquenetError("This Numba hands things over in another way than a device knows.")
    told = vars(target) | vars(shape) | {"name": ENTRY, "player": player}
    told |= {"of_cards": 8 * shape.cards, "of_seats": 8 * shape.seats}
    told |= {"finds": "\n".join(finds), "arguments": ", ".join(arguments)}
    return bare(text) + MEMORY.format(**told) + THREAD.format(**told)


def array(data: str, count: int, size: int = 8) -> str:
    """The seven values that Numba hands on as an array."""
    return f"ptr null, ptr null, i64 {count}, i64 {size}, ptr {data}, i64 {count}, i64 {size}"


def handed_over(shape: Shape) -> tuple[list[str], list[str]]:
    """How the numbers of rules and carry are found, and what the player is handed."""
    finds, handed, at = [], [], 0
    for n, count in enumerate((*shape.rules, *shape.carry)):
        finds.append(f"  %p{n} = getelementptr i64, ptr %given, i64 {at}")
        if count == ALONE:
            finds.append(f"  %n{n} = load i64, ptr %p{n}")
        handed.append(f"i64 %n{n}" if count == ALONE else array(f"%p{n}", count))
        at += abs(count)
    rules, carry = handed[: len(shape.rules)], handed[len(shape.rules) :]
    won = array("%sum", shape.seats), array("%square", shape.seats)
    shoe, dice = array("%shoe", shape.cards), array("%dice", 1)
    return finds, [*rules, array("%table", 1, shape.table), *carry, shoe, "i64 1", dice, *won]


def bare(text: str) -> str:
    """The same text without what is of the processor, or told here; nothing of it is seen from outside."""
    for name in COUNTED:
        text = re.sub(rf"^define [^\n]*@{name}\(.*?^}}\n", "", text, flags=re.M | re.S)
    for name in (*TOLD_HERE, "llvm.x86.atomic.sub.cc.i64"):  # in which references are counted
        text = re.sub(rf"^declare [^\n]*@{re.escape(name)}\([^\n]*\n", "", text, flags=re.M)
    for theirs, ours in RENAMED.items():
        text = text.replace(f"@{theirs}(", f"@{ours}(")
    text = re.sub(r"^target .*\n", "", text, flags=re.M)
    text = re.sub(r"= common (?:local_unnamed_addr )?global", "= internal global", text)
    return re.sub(r"^define (?:linkonce_odr |weak_odr |internal )?", "define internal ", text, flags=re.M)


def made(text: str, target: Target) -> tuple[llvm.ModuleRef, llvm.TargetMachine]:
    """This program made ready for a target.

    Raises:
        LansquenetError: it rests on something that is not there.
    """
    if llvm.llvm_version_info[0] < LEAST_LLVM:
        raise LansquenetError(f"A device needs a Numba that stands on LLVM {LEAST_LLVM} or later.")
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(target.triple or llvm.get_process_triple()).create_target_machine(
        cpu=target.cpu, opt=3, codemodel="jitdefault"
    )
    module = llvm.parse_assembly(text)
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    module.verify()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(module, builder)
    missing = [f.name for f in module.functions if f.is_declaration and NO_CARD_HAS.match(f.name)]
    if missing:
        raise LansquenetError(f"No device has what this game calls: {', '.join(missing)}.")
    return module, machine


def ptx(text: str) -> str:
    """This program in the language of NVIDIA's cards."""
    module, machine = made(text, CARD)
    return str(machine.emit_assembly(module))
