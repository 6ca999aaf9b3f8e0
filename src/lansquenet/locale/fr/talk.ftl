# Ce qu’on se dit, et qui vient et s’en va.

temper = { $bot ->
    [timid] timide : risque le moins
    [bold] hardi : risque beaucoup
    [random] fait n’importe quoi
    [novice] novice : joue au hasard une fois sur deux
    [cautious] { $shows ->
        [stakes] prudent : mise moitié moins
        [answers] prudent : parfois se retient
       *[both] prudent : mise moitié moins, et parfois se retient
    }
    [daring] { $shows ->
        [stakes] téméraire : mise le double
        [answers] téméraire : va parfois plus loin
       *[both] téméraire : mise le double, et va parfois plus loin
    }
    [stubborn] { $shows ->
        [stakes] entêté : mise toujours la même part
        [answers] entêté : va parfois plus loin, et rien d’autre ne l’émeut
       *[both] entêté : mise toujours la même part, et va parfois plus loin
    }
    [learnt] instruit : joue comme il l’a appris contre lui-même
    [search] fort : essaie chaque réponse dans bien des donnes semblables
    [exact] fort : compte avec chaque carte qui peut venir
    [solved] fort : annonce selon la solution calculée d’avance
   *[other] posé : joue d’expérience
}
which-bot = Quel bot s’assied
bot-usual = comme d’habitude : chacun d’une autre humeur
invite-how = Qui suit ce lien, tape ce code ou scanne les carrés trouve ici une chaise.
alone-friends = Cette page est une maison à elle seule : elle tourne dans ce navigateur, et ses tables et ses donnes restent ici. Amis, salons et spectateurs se retrouvent dans une maison que quelqu’un tient :
qr-of-link = Code QR du lien
share-link = Transmettre le lien
listed-switch = Visible à l’accueil, pour tous
whose = Qui trouve cette table
whose-listed = tout le monde à l’accueil
whose-link = qui a le lien
whose-salon = le salon { $name }
comes-next = { $name } aura cette chaise
leave-staked = Vous avez { $chips } en jeu. Si vous partez, le remplaçant finit le coup pour vous, toujours par la réponse qui engage le moins.
leave-hand = Un coup est en cours. Si vous partez, le remplaçant le finit pour vous, toujours par la réponse qui engage le moins.
leave-not = Rester
phrases = Des phrases que chacun lit dans sa langue
phrase-hello = Bonjour à tous.
phrase-luck = Bonne chance.
phrase-well_played = Bien joué.
phrase-fine_cards = Belles cartes.
phrase-my_luck = C’est bien ma chance.
phrase-thanks = Merci.
phrase-sorry = Pardon.
phrase-moment = Un instant, s’il vous plaît.
phrase-go_on = Continuez donc.
phrase-laugh = Ha !
phrase-another = Encore un coup ?
phrase-goodbye = Bonne nuit à tous.
phrase-won-0 = La fortune sait où j’habite.
phrase-won-1 = Je me souviendrai de ce coup.
phrase-won-2 = Il faut de la patience.
phrase-won-3 = Merci, merci. On recommence ?
add-bot = Y mettre un bot
remove = Faire partir { $name }
copy-link = Copier le lien
copied = Copié
code = Code { $code }
say-label = Dire quelque chose à tous
nothing-said = Personne n’a rien dit.
say = Dire
