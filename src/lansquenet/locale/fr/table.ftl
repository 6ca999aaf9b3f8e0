# Texts of a live table.

table = Table
baize = Ce qu’il y a sur la table
menu = Menu
leave = Quitter la table
connecting = On vient à la table…
not-connected = Il n’y a pas de liaison avec la maison : rien n’a été envoyé.
why-finished = La partie est finie ; l’hôte peut la recommencer.
why-paused = L’hôte a mis la table en pause.
why-waiting = { $who ->
    [host] Commencez quand vous voulez, dès que { $least } personnes ou plus sont assises ; des automates occupent les chaises vides.
    [guest] Vous avez une chaise. L’hôte commence dès que { $least } personnes ou plus sont assises.
   *[comer] Asseyez-vous si vous voulez jouer. L’hôte commence dès que { $least } personnes ou plus sont assises.
}
link-connecting = Liaison en cours
link-open = Relié
link-lost = La liaison est perdue, et se refait. Ce que vous avez misé reste sur la table.
link-ended = Fermé
link-back = De nouveau relié.
your-turn = À vous. { $question }
cards-soon = Les cartes viennent bientôt.
no-onlookers = À cette table, personne ne regarde : seuls ceux qui y sont assis voient les cartes.
cards-turn = On retourne les cartes.
somebody-acts = Tous sont interrogés en silence.
acts-now = C’est à { $name } d’agir.
sent = Envoyé.
draw-over = Le sort a dit qui commence.
hand-even = La donne est finie : vous n’avez ni gagné ni perdu.
hand-won = La donne est finie : vous avez gagné { $chips }.
hand-lost = La donne est finie : vous avez perdu { $chips }.
by-rules = règles : { $rules }
usual-rules = comme d’usage
played = joué { $time }
net = net { $chips }
my-chips =
    Vous avez { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }.
you = vous
leads = donne
bot = automate
standin = un remplaçant joue
away = absent
acts = doit agir
at-stake = { $chips } en jeu
cards-held =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    } face cachée
with = avec { $name }
stock = Talon
cards-left = reste { $count }
turned = Cartes retournées ({ $count })
seats = Sièges
your-seat = Votre siège
trick = Levée
layout = Le tableau
lay-on = Miser sur : { $rank }
tap-field = Touchez une carte sur la table pour y miser, ou :
gone = { $count } sorties
corner = { $what } { $count }
dock = Ce que vous pouvez faire
stake = Mise
stake-less = Un de moins
stake-more = Un de plus
stake-set = Terminé
stake-slide = Mise, en glissant
steps = Plus de jetons
add = de plus
clear = Effacer
stake-do = Miser { $chips }
stake-none = Rien
stake-apart = Tout : { $chips }
stake-limits = De { $least } à { $most }.
stake-out = De { $least } à { $most } jetons ({ $rule }).
stake-out-apart = De { $least } à { $most } jetons, ou { $apart } ({ $rule }).
does = { $text }
your-hand = Votre main
play-card = Jouer : { $card }
card-not-legal = { $card } : { $why } ({ $rule }). Vous pouvez jouer : { $may }.
next-soon = La prochaine donne vient bientôt.
not-your-turn = Ce n’est pas à vous.
you-bank = Vous donnez et tenez la banque : les autres misent contre vous.
why-rule = La règle qui demande ceci
command = Dites ce que vous faites
not-understood = « { $said } » n’est pas compris. Vous pouvez dire : { $may }.
not-legal = { $said } : { $why } ({ $rule }). Vous pouvez dire : { $may }.
typed-all = tout
typed-nothing = rien
typed-rest = le reste
typed-half = la moitié
typed-whole = le total
clock = { $who } : { $seconds } s
clock-warning = Il reste { $seconds } secondes.
side = À côté de la table
history = Histoire
odds = Chances
talk = Conversation
only-mine = Seulement ce qui me concerne
hand = Donne { $number }
pays = { $payer } → { $payee } : { $chips }
pool = pot
pot = pot
kitty = cagnotte
house = maison
why = Pourquoi ? La règle par laquelle ces jetons ont changé de main
why-chips = Pourquoi vous avez gagné ou perdu des jetons
say = Dire
say-label = Dire quelque chose à tous
nothing-said = Personne n’a rien dit.
company = Qui est là
empty-chair = Une chaise vide
sit-here = S’asseoir ici
add-bot = Y mettre un automate
remove = Faire partir { $name }
watching = Toutes les chaises sont prises : vous regardez.
all-taken = Toutes les chaises sont prises.
start = Commencer
go-on = Continuer
rematch = Recommencer du début
pause-table = Suspendre la partie
close-table = Fermer la table pour de bon
copy-link = Copier le lien
copied = Copié
code = Code { $code }
presence-here = là
presence-away = absent
presence-out = passe son tour
presence-waiting = entre à la prochaine donne
presence-leaving = s’en va
fair-what = Avant que quiconque ait parlé, les cartes étaient fixées, et elles ont été mêlées avec ce que chaque siège apporte. Vous pouvez le vérifier.
fair-before = Avant
fair-committed =
    { $count ->
        [one] Le jeu a été fixé par ce nombre
       *[other] { $count } jeux ont été fixés par ces nombres ; l’un est joué et les autres sont montrés
    } :
fair-none-yet = Aucun jeu n’est encore fixé.
fair-together = Ensemble
fair-shares = Ces sièges apportent une part du mélange : { $names }. Il en est venu :
fair-alone = Personne n’apporte de part : la maison seule fait le hasard.
fair-after = Après
fair-check = Vérifier la donne { $hand } dans ce navigateur
fair-download = La télécharger
fair-verify = Ou sans aucun navigateur :
fair-later = Quand une donne est finie, on peut la vérifier ici.
fair-limits = Cela ne prouve pas que la maison ne regarde pas les mains cachées : elle les donne. Ni que deux à la table ne sont pas amis.
odds-off = L’hôte a écarté les chances à cette table.
odds-exact = Exact, d’après les cartes que vous avez vues.
odds-sampled = Joué { $count } fois d’après ce que vous savez.
odds-say = Vous gagnez dans { $win }, vous perdez dans { $lose }.
odds-win = Vous gagnez la donne
odds-even = Ni l’un ni l’autre
odds-lose = Vous perdez
odds-mean = En moyenne
odds-over = La donne est finie.
odds-wait = Un instant…
odds-lab = Le laboratoire des chances
same = Comme avant
anytime = On ne vous demande rien : le jeu continue de lui-même.
armed = Ce sera dit dès que possible.
take-back = Reprendre
let-by = Continuer
more-time = 30 secondes de plus
place-said = { $name } : { $what }
nothing-lies = Il n’y a rien là.
calm-on = Les cartes ne bougent plus.
calm-off = Les cartes bougent.
size-now = Cartes à { $size }.
