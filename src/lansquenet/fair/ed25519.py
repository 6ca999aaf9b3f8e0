"""Ed25519 signatures, checked after RFC 8032 with nothing but integers.

For checking only: nothing secret comes here, so nothing hides how long it takes.  Signatures are made by
whoever keeps the key, with a library.
"""

from hashlib import sha512

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)

Point = tuple[int, int, int, int]  # X, Y, Z and XY/Z
NEUTRAL: Point = (0, 1, 1, 0)


def is_signed(key: bytes, message: bytes, signature: bytes) -> bool:
    """Whether this signature of the message was made with the secret half of this key of 32 bytes."""
    if len(key) != 32 or len(signature) != 64:
        return False
    public, scalar = _point(key), int.from_bytes(signature[32:], "little")
    if public is None or scalar >= ORDER:
        return False
    challenge = int.from_bytes(sha512(signature[:32] + key + message).digest(), "little") % ORDER
    return _bytes(_sum_of_multiples(scalar, BASE, challenge, _negative(public))) == signature[:32]


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


def _sum_of_multiples(many: int, one: Point, more: int, other: Point) -> Point:
    """many * one + more * other, bit by bit for both at once."""
    both, total = _added(one, other), NEUTRAL
    for bit in range(max(many.bit_length(), more.bit_length()) - 1, -1, -1):
        total = _doubled(total)
        first, second = many >> bit & 1, more >> bit & 1
        if first or second:
            total = _added(total, both if first and second else one if first else other)
    return total


def _base() -> Point:
    point = _point((4 * pow(5, -1, P) % P).to_bytes(32, "little"))
    assert point is not None
    return point


BASE = _base()
