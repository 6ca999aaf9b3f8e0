"""What may be said at any moment, such as a knock at Toepen: a key arms it, and silence needs no word."""

from rich.text import Text

from lansquenet.books.book import Book
from lansquenet.books.speech import ENGLISH, Speech
from lansquenet.rules.state import Options
from lansquenet.seats.offers import Offer


class Interjection:
    """The word that may be said at any moment in this game as it is played, if there is one, and its key."""

    def __init__(self, speech: Speech = ENGLISH) -> None:
        """There is none before it is found."""
        self.speech, self.english = speech, ""  # the word is that of the language; the English stays in use
        self.word, self.action, self.usual, self.step, self.phase, self.rule = "", -1, -1, "", -1, ""
        self.armed = False

    def find(self, told: Book, rules: Options) -> None:
        """Find it in the book."""
        spoken = "any_time" in told.options_of(rules).values()
        steps = [(phase, step) for phase, step in told.steps.items() if step.standing and spoken]
        for phase, step in steps:
            self.step, self.phase, self.rule = phase, int(told.game.Phase[phase]), step.rule
            self.usual = step.answers.index(step.usual)
            self.action = next(n for n, word in enumerate(step.answers) if word != step.usual)
            self.english = step.answers[self.action]
            self.word = self.speech.of(f"{phase}-word-{self.action}", self.english)

    @property
    def key(self) -> str:
        """What is pressed to say it."""
        return self.word[:1]

    @property
    def help(self) -> str:
        """What the key does, for those who ask; nothing where there is none."""
        return self.speech("term-any-help", key=self.key, word=self.word) if self.word else ""

    def means(self, said: str, asked: Offer | None) -> bool:
        """Whether a line is the key, or the word, and not the beginning of an answer to what is asked.

        A card is not begun by one sign: k is the knock, and kd the king of diamonds.
        """
        answers = asked.choices if asked and asked.says != "card" else ()
        meant = bool(self.word) and said in (self.key, self.word, self.english)
        own = [self.speech.of(choice.word_key, choice.word).lower() for choice in answers]
        return meant and not any(word.startswith(said) for word in own)

    def turn(self) -> str:
        """Arm it, or take it back; what is said of that."""
        self.armed = not self.armed
        if self.armed:
            return self.speech("term-any-armed", word=self.word, rule=self.rule, key=self.key)
        return self.speech("term-any-not", word=self.word)

    @property
    def beaten(self) -> str:
        """What is said when another has spoken first."""
        return self.speech("term-any-beaten", word=self.word)

    def beside(self, open_now: bool) -> Text:
        """What stands in a prompt: that it is armed, or its key where that says it now."""
        if self.armed:
            return Text(f"{self.speech('term-any-beside-armed', word=self.word)} ", "cyan")
        beside = self.speech("term-any-beside", key=self.key, word=self.word) if open_now else ""
        return Text(f"{beside} ", "cyan") if open_now else Text()
