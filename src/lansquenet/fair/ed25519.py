"""Ed25519 signatures, checked after RFC 8032 with nothing but integers.

For checking: nothing hides how long it takes.  Signatures are made by whoever keeps the key, with a library;
where there is none, in a page that is its own house, with what `times_base` comes to.
"""

from functools import lru_cache
from hashlib import sha512

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)

Point = tuple[int, int, int, int]  # X, Y, Z and XY/Z
NEUTRAL: Point = (0, 1, 1, 0)
TEETH, STEP = 5, 51  # a number of 255 bits is read by five bits at a time, each 51 from the next


@lru_cache(1024)  # hands of one shoe have signatures in common
def is_signed(key: bytes, message: bytes, signature: bytes) -> bool:
    """Whether this signature of the message was made with the secret half of this key of 32 bytes."""
    if not is_key(key) or len(signature) != 64:
        return False
    public, scalar = _public(key), int.from_bytes(signature[32:], "little")
    if public is None or scalar >= ORDER:
        return False
    challenge = int.from_bytes(sha512(signature[:32] + key + message).digest(), "little") % ORDER
    return _bytes(_sum_of_multiples(scalar, BASE, challenge, public)) == signature[:32]


@lru_cache(1024)
def is_key(key: bytes) -> bool:
    """Whether these are the bytes of a public key, and of none with which anything counts as signed."""
    point = _point(key) if len(key) == 32 else None
    if point is None:
        return False
    for _ in range(3):  # eight times a point of small order is the neutral one
        point = _doubled(point)
    return _bytes(point) != _bytes(NEUTRAL)


@lru_cache(256)
def _public(key: bytes) -> list[Point] | None:
    """The comb of what is to be subtracted for this key, if it is one."""
    public = _point(key)
    return None if public is None else _comb(_negative(public))


def _point(text: bytes) -> Point | None:
    """The point that these bytes stand for, if any."""
    y = int.from_bytes(text, "little")
    odd, y = y >> 255, y & (1 << 255) - 1
    x = _x_of(y, odd) if y < P else None
    return None if x is None else (x, y, 1, x * y % P)


def _x_of(y: int, odd: int) -> int | None:
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * ROOT_OF_MINUS_ONE % P
    if x * x % P != square or (x == 0 and odd):
        return None
    return x if x & 1 == odd else P - x


def _bytes(point: Point) -> bytes:
    x, y, z, _ = point
    inverse = pow(z, -1, P)
    return (y * inverse % P | (x * inverse % P & 1) << 255).to_bytes(32, "little")


def _negative(point: Point) -> Point:
    x, y, z, t = point
    return (P - x, y, z, P - t)


def _added(one: Point, other: Point) -> Point:
    a = (one[1] - one[0]) * (other[1] - other[0]) % P
    b = (one[1] + one[0]) * (other[1] + other[0]) % P
    c = 2 * one[3] * other[3] * D % P
    d = 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def _doubled(point: Point) -> Point:
    x, y, z, _ = point
    a, b = x * x % P, y * y % P
    h = a + b
    e = h - (x + y) * (x + y)
    g = a - b
    f = 2 * z * z + g
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def _comb(point: Point) -> list[Point]:
    """Of every number of five bits what it stands for: the sum of the point's multiples at its teeth."""
    sums = [NEUTRAL]
    for _ in range(TEETH):
        sums += [_added(point, other) for other in sums]
        for _ in range(STEP):
            point = _doubled(point)
    return sums


def _combed(number: int) -> list[int]:
    """The numbers of five bits that a number is made of, the first the one of its highest bits."""
    parts = [number >> STEP * tooth for tooth in range(TEETH)]
    return [
        sum((part >> bit & 1) << tooth for tooth, part in enumerate(parts)) for bit in reversed(range(STEP))
    ]


def _sum_of_multiples(many: int, one: list[Point], more: int, other: list[Point]) -> Point:
    """many * one + more * other, of two combs, five bits of each at once."""
    total = NEUTRAL
    for first, second in zip(_combed(many), _combed(more), strict=True):
        total = _added(_added(_doubled(total), one[first]), other[second])
    return total


def times_base(many: int) -> bytes:
    """So many times the point that every key and signature is a multiple of, as bytes."""
    return _bytes(_sum_of_multiples(many, BASE, 0, BASE))


def _base() -> Point:
    point = _point((4 * pow(5, -1, P) % P).to_bytes(32, "little"))
    assert point is not None
    return point


BASE = _comb(_base())
