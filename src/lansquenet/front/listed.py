"""The games there are."""

from collections.abc import Iterator, Mapping

from lansquenet.books.book import Book, book, shelf
from lansquenet.front.printed import Sheet, Shown
from lansquenet.games import GAMES


class Games(Shown, Mapping[str, Book]):
    """The book of every game by its name; it prints as a list of them."""

    def __getitem__(self, name: str) -> Book:
        return book(name)

    def __contains__(self, name: object) -> bool:
        return name in GAMES

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)

    def sheets(self) -> list[Sheet]:
        """A row for each game whose book can be used."""
        rows = [
            (told.name, told.title, f"{told.game.SEATS[0]} to {told.game.SEATS[-1]}", told.pitch)
            for told in shelf()[0]
        ]
        return [Sheet("The games", ("name", "game", "seats", "what it is"), tuple(rows))]


def games() -> Games:
    """All games: a mapping from the name of each to its book, in the order of their names.

    Printed, it lists them, with how many seats each has and what it is; `list(games())` are the names.

    Raises:
        UnknownName: from the mapping, when no game is called so; says which is nearest, or all there are.
    """
    return Games()
