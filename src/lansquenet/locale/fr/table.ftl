# Texts of a live table.

table = Table
baize = Ce qu’il y a sur la table
menu = Menu
leave = Quitter la table
connecting = On vient à la table…
not-connected = Il n’y a pas de liaison avec la maison : rien n’a été envoyé.
said-of = { $one } : { $two }
why-closed = La table est fermée.
why-closing = L’hôte ferme la table après cette donne.
why-comes = Qui vient ou s’en va est servi ou laissé de côté quand rien n’est en suspens.
why-rests = Depuis un moment, seuls des bots ont fait quelque chose ici : la table se repose jusqu’à ce que quelqu’un agisse.
why-finished = La partie est finie ; l’hôte peut la recommencer.
why-paused = L’hôte a mis la table en pause.
why-waiting = { $who ->
    [host] Commencez quand vous voulez : dès que { $least } personnes ou plus sont assises, ou avec des bots sur les chaises vides.
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
no-onlookers = À cette table, personne ne regarde : seuls ceux qui y sont assis voient les cartes.
cards-turn = On retourne les cartes.
somebody-acts = Tous sont interrogés en silence.
acts-now = C’est à { $name } d’agir.
sent = Envoyé.
alone-kept = Votre réponse est gardée : la maison ouvre encore, { $share } % en est arrivé.
draw-over = Le sort a dit qui commence.
chips-even = La donne est finie : vous n’avez ni gagné ni perdu.
chips-won = La donne est finie : vous avez gagné { $much }.
chips-lost = La donne est finie : vous avez perdu { $much }.
points-even = La donne est finie : votre marque est inchangée.
points-won = La donne est finie : votre marque est meilleure de { $much }.
points-lost = La donne est finie : votre marque est moins bonne de { $much }.
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
you-named = { $name } (vous)
leads = donne
bot = bot
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
gone = { $count } sorties
corner = { $what } { $count }
dock = Ce que vous pouvez faire
stake = Mise
steps = Plus de jetons
clear = Effacer
stake-do = Miser { $chips }
stake-none = Rien
stake-apart = Tout : { $chips }
stake-limits = De { $least } à { $most }.
stake-limits-pieces = De { $least } à { $most } pièces de { $each } jetons.
stake-out = De { $least } à { $most } jetons ({ $rule }).
stake-out-apart = De { $least } à { $most } jetons, ou { $apart } ({ $rule }).
does = { $text }
your-hand = Votre main
play-card = Jouer : { $card }
lay-card = Écarter : { $card }
card-not-legal = { $card } : { $why } ({ $rule }). Vous pouvez jouer : { $may }.
next-soon = La prochaine donne vient bientôt.
you-bank = Vous donnez et tenez la banque : les autres misent contre vous.
why-rule = La règle qui demande ceci
command = Dites ce que vous faites
not-understood = « { $said } » n’est pas compris. Vous pouvez dire : { $may }.
not-legal = { $said } : { $why } ({ $rule }). Vous pouvez dire : { $may }.
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
only-mine-named = Seulement ce qui me concerne, { $name }
hand = Donne { $number }
pays = { $payer } → { $payee } : { $chips }
pool = pot
pot = pot
kitty = cagnotte
house = maison
why = Pourquoi ? La règle par laquelle ces jetons ont changé de main
why-chips = Pourquoi vous avez gagné ou perdu des jetons
company = Qui est là
empty-chair = Une chaise vide
sit-here = S’asseoir ici
watching = Toutes les chaises sont prises : vous regardez.
all-taken = Toutes les chaises sont prises.
start = Commencer
go-on = Continuer
rematch = Recommencer du début
pause-table = Mettre en pause
close-table = Fermer la table pour de bon
presence-here = là
presence-away = absent
presence-out = passe son tour
presence-waiting = entre à la prochaine donne
presence-leaving = s’en va
seal-none = aucune donne vérifiée encore
seal-checked = vérifié
seal-unchecked = non vérifié
seal-lie = ce n’est pas ce que j’ai vu
seal-label = { $hand ->
    [0] Équité : { $state }
   *[other] Équité de la donne { $hand } : { $state }
}
seal-of = Donne { $hand } : { $state }
seal-proves = Le jeu était fixé avant que cette page donne sa part, chaque carte montrée est celle qui était fixée, et ce qui s’est passé est ce que cette page a vu. Cela vous est prouvé ; aux autres, seulement s’ils ont pris part ou se fient à quelqu’un qui l’a fait.
seal-proves-others = Vous n’avez pas donné de part. Le jeu était fixé avant que les autres donnent la leur ; cela ne vous le prouve que si l’une des clés qui ne sont pas à la maison est à quelqu’un à qui vous vous fiez.
seal-lie-hand = Donne { $hand } : ce n’est pas ce que j’ai vu.
seal-more = De quoi il s’agit
seal-failed = Ce qui échoue : { $names }.
seal-proof-what = Le fichier contient ce que la maison a signé, ce que cette page a vu et signé, et le dossier que la maison a donné.
seal-proof = Télécharger la preuve
share-malformed = Ce que la maison a dit des cartes ne peut être lu.
share-other-house = La maison signe d’une autre clé qu’auparavant.
share-miscounted = Ce que la maison dit avoir fixé n’est pas ce dont il est fait.
share-unsigned = La maison n’a pas signé ce qu’elle a dit des cartes.
share-chain = Ce que la maison a fixé ne suit pas de ce qu’elle avait fixé avant.
share-fixed-twice = La maison a fixé deux fois les cartes d’une donne.
share-no-commitment = La maison a demandé une part avant d’avoir fixé les cartes. Cette page n’en a pas donné.
share-silent-listed = La maison prend la part d’un siège qu’elle avait dit muet. Cette page n’en a pas donné.
share-keys = La maison énumère d’autres clés que celles qu’on voit à cette table. Cette page n’a pas donné de part.
share-stakes = La maison énumère d’autres mises que celles que cette page a vues. Cette page n’a pas donné de part.
share-acts = La maison énumère d’autres actes ou paiements que ceux que cette page a vus. Cette page n’a pas donné de part.
share-transcript = Ce que la maison veut faire signer n’est pas fait de ce que cette page a vu. Cette page n’a pas donné de part.
share-asked-twice = La maison a demandé une seconde part pour les mêmes cartes. Cette page n’en a pas donné.
share-no-void = La maison a demandé une autre part sans avoir dit qui s’était tu. Cette page n’en a pas donné.
share-came-in = Un siège est entré dans le mélange pendant qu’il se faisait. Cette page n’a pas donné de part.
share-called-silent = La maison dit que vous vous êtes tu. Cette page avait donné sa part, et garde la preuve.
share-seen = Le dossier que donne la maison n’est pas ce que cette page a vu et signé.
share-bundle = Le dossier que donne la maison ne tient pas.
share-elsewhere = La maison donne pour votre siège une autre clé que celle de cette page. Si vous êtes assis ici dans une autre fenêtre ou sur un autre appareil, c’est la sienne ; sinon, quelqu’un d’autre donne vos parts.
share-unseen = On n’a pas montré à cette page ce qui s’était passé ; elle n’a donc pas donné de part.
share-gap = Pendant l’absence de cette page, des cartes ont été fixées dont elle n’a rien su.
share-out = La part de cette page n’est pas venue à temps : elle ne prend plus part au mélange jusqu’à la fin de la séance.
share-late = La maison n’a pas pris ce que cette page envoyait pour le mélange ; peut-être était-ce trop tard.
share-no-bundle = La maison ne donne pas de dossier de cette donne.
share-no-checks = Les vérifications n’ont pu être chargées.
share-not-seen = Cette page n’a pas vu la donne ; il n’y a rien à quoi la comparer.
share-house = Seule la maison a signé cette donne : elle ne prouve rien, sinon que ce sont les cartes que la maison nomme à présent.
share-some = Dans une partie de cette donne seule la maison a signé : de cela elle ne prouve rien, sinon que ce sont les cartes que la maison nomme à présent.
share-part = Cette page n’a donné de part que pour une partie de cette donne : du reste, cela ne vous est prouvé que si vous vous fiez à quelqu’un d’autre qui a pris part.
share-older = Cette donne fut faite selon l’ancien protocole gt1, qui prouve moins.
odds-off = L’hôte a écarté les chances à cette table.
odds-exact = Exact, d’après les cartes que vous avez vues.
odds-played-out = Joué { $count } fois d’après ce que vous savez.
odds-say = Vous gagnez dans { $win }, vous perdez dans { $lose }.
odds-win = Vous gagnez la donne
odds-even = Ni l’un ni l’autre
odds-lose = Vous perdez
odds-mean = En moyenne
odds-walked = Exact : tous les cours que la donne peut encore prendre ont été parcourus.
odds-sampled = D’après { $count } ordres au hasard des cartes que vous ne voyez pas.
odds-over = La donne est finie.
odds-wait = Un instant…
odds-lab = Le laboratoire des chances
anytime = On ne vous demande rien : le jeu continue de lui-même.
armed = Ce sera dit dès que possible.
take-back = Reprendre
let-by = Continuer
more-time = Encore 30 s
place-said = { $name } : { $what }
nothing-lies = Il n’y a rien là.
calm-on = Les cartes ne bougent plus.
calm-off = Les cartes bougent.
size-now = Cartes à { $size }.
hurry = Plus vite
next = Suite
add-chips = Ajouter { $chips }
one-answer = Il n’y avait qu’une réponse : la maison l’a donnée pour vous.
staked = Vous avez { $chips } en jeu.
pays-to = { $payer } à { $payee }
choose-card = Choisissez une carte
hint = Conseil
hint-wait = Un instant : chaque réponse est pesée…
hint-best = { $answer } : { $gain } { $unit ->
    [points] points
   *[chips] jetons
} en moyenne à partir d’ici, { $lead } de plus que la suivante.
hint-even = { $answer } : { $gain } { $unit ->
    [points] points
   *[chips] jetons
} en moyenne à partir d’ici. Une autre réponse peut valoir autant.
hint-only = { $answer } : { $gain } { $unit ->
    [points] points
   *[chips] jetons
} en moyenne à partir d’ici. Il n’y a pas d’autre réponse.
hint-worths = Ce que vaut chaque réponse
hint-exact = Exact, en { $unit ->
    [points] points
   *[chips] jetons
} : parcouru selon les règles avec les cartes que vous avez vues, si personne ne mise plus qu’il ne doit et, contre votre banque, tout ce qui est permis.
hint-searched = Cherché dans { $worlds ->
    [one] une donne
   *[other] { $worlds } donnes
} qui se ressemblent vues de votre siège, en { $unit ->
    [points] points
   *[chips] jetons
}. ± dit de combien l’écart avec la meilleure peut se tromper, 95 fois sur 100.
