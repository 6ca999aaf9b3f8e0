# What is said to each other, and by those who come and go.

temper = { $bot ->
    [timid] timid: ventures the least
    [bold] bold: ventures much
    [random] does anything at all
    [novice] novice: does anything half of the time
    [cautious] { $shows ->
        [stakes] cautious: stakes half
        [answers] cautious: at times holds back
       *[both] cautious: stakes half, and at times holds back
    }
    [daring] { $shows ->
        [stakes] daring: stakes twice as much
        [answers] daring: at times goes further
       *[both] daring: stakes twice as much, and at times goes further
    }
    [stubborn] { $shows ->
        [stakes] stubborn: stakes always the same share
        [answers] stubborn: at times goes further, and is never moved else
       *[both] stubborn: stakes always the same share, and at times goes further
    }
    [learnt] learnt: plays as it learnt against itself
    [search] strong: tries every answer in many deals that look alike
    [exact] strong: reckons with every card that may come
    [solved] strong: announces as was solved beforehand
   *[other] steady: plays by rules of thumb
}
which-bot = Which bot sits down
bot-usual = as is usual: each of another temper
invite-how = Whoever follows this link, types this code or scans the squares finds a chair here.
alone-friends = This page is a house by itself: it runs in this browser, and its tables and hands stay here. Friends, salons and spectators meet in a house that somebody keeps:
qr-of-link = QR code of the link
share-link = Pass the link on
listed-switch = Shown in the lobby, for anybody
whose = Who finds this table
whose-listed = everybody in the lobby
whose-link = who has the link
whose-salon = the salon { $name }
comes-next = { $name } has this chair next
leave-staked = You have { $chips } at stake. If you leave, the stand-in plays the hand to its end for you, always by the answer that binds the least.
leave-hand = A hand is in play. If you leave, the stand-in plays it to its end for you, always by the answer that binds the least.
leave-not = Stay
phrases = Phrases that everybody reads in their own language
phrase-hello = Good day to all.
phrase-luck = Good luck.
phrase-well_played = Well played.
phrase-fine_cards = Fine cards.
phrase-my_luck = Just my luck.
phrase-thanks = Thank you.
phrase-sorry = I am sorry.
phrase-moment = One moment, please.
phrase-go_on = Do go on.
phrase-laugh = Ha!
phrase-another = Another hand?
phrase-goodbye = Good night, all.
phrase-won-0 = Fortune knows my address.
phrase-won-1 = I shall remember this hand.
phrase-won-2 = One must be patient.
phrase-won-3 = Thank you, thank you. Again?
add-bot = Seat a bot
remove = Have { $name } leave
copy-link = Copy the link
copied = Copied
code = Code { $code }
say-label = Say something to all
nothing-said = Nobody has said anything.
say = Say
