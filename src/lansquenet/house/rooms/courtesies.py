"""A dozen phrases as English has them; a page says them in the language of its reader, by their keys."""

from lansquenet.house.messages import PhraseKey

PHRASES: dict[PhraseKey, str] = {
    "hello": "Good day to all.",
    "luck": "Good luck.",
    "well_played": "Well played.",
    "fine_cards": "Fine cards.",
    "my_luck": "Just my luck.",
    "thanks": "Thank you.",
    "sorry": "I am sorry.",
    "moment": "One moment, please.",
    "go_on": "Do go on.",
    "laugh": "Ha!",
    "another": "Another hand?",
    "goodbye": "Good night, all.",
}
