"""A state as a row of integers: which field stands where, and what each place is called."""

from collections.abc import Iterable
from dataclasses import fields

from lansquenet.rules import cards
from lansquenet.rules.state import HOUSE, POOL, State

Row = tuple[int, ...]


class Places:
    """Where the fields of a game's states stand in a row.

    Rows of seats that nobody sits on, and cards that are in no pack, are left out.
    """

    def __init__(self, state: State, faces: Iterable[int]) -> None:
        self.labels: list[str] = []
        self.spans: dict[str, range] = {}  # of each field
        self._plain: list[str] = []
        self._lists: list[tuple[str, list[int]]] = []
        self._tables: list[tuple[str, int, int]] = []  # so many rows, of which so many numbers
        self.seats, self._faces = state.seats, list(faces)
        kinds = {f.name: f.metadata.get("by", "") for f in fields(state) if f.name != "ledger"}
        self.card_fields = [name for name, by in kinds.items() if by == "card"]
        values = {name: getattr(state, name) for name in kinds}
        for name in [name for name in kinds if isinstance(values[name], int)]:
            self._plain.append(name)
            self._span(name, [name])
        for name in [name for name in kinds if isinstance(values[name], list)]:
            if not isinstance(values[name][0], list):
                self._lay_out_list(name, kinds[name], len(values[name]))
        for name in [name for name in kinds if isinstance(values[name], list)]:
            if isinstance(values[name][0], list):
                self._lay_out_table(name, kinds[name], len(values[name][0]))

    def _lay_out_list(self, name: str, by: str, size: int) -> None:
        places = self._places(by, size)
        self._lists.append((name, places))
        self._span(name, [f"{name}[{cards.name(n) if by == 'card' else n}]" for n in places])

    def _lay_out_table(self, name: str, by: str, size: int) -> None:
        width = self.seats if by == "pair" else size
        self._tables.append((name, self.seats, width))
        self._span(name, [f"{name}[{row}][{n}]" for row in range(self.seats) for n in range(width)])

    def _places(self, by: str, size: int) -> list[int]:
        """Which numbers of a list mean something."""
        if by == "card":
            return self._faces
        if by == "account":
            return [*range(self.seats), POOL, HOUSE]
        return [*range(self.seats if by.startswith("seat") else size)]

    def _span(self, name: str, labels: list[str]) -> None:
        self.spans[name] = range(len(self.labels), len(self.labels) + len(labels))
        self.labels += labels

    def row(self, state: object) -> Row:
        """The numbers of a state."""
        found = [int(getattr(state, name)) for name in self._plain]
        for name, places in self._lists:
            value = getattr(state, name)
            found += [value[n] for n in places]
        for name, rows, width in self._tables:
            for numbers in getattr(state, name)[:rows]:
                found += numbers[:width]
        return tuple(found)
