# Ce qui est dit à qui rejoint une table d’une maison depuis le terminal.
join-ask-name = Votre nom
join-ask-table = Laquelle (son numéro ou son code)
join-opened = Votre table est ouverte ; son code est { $code }.  Les autres viennent par :
join-game = jeu
join-code = code
join-who = qui y est assis
join-free = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
join-status-waiting = en attente
join-status-playing = en jeu
join-status-paused = en pause
join-status-finished = finie
join-status-closed = fermée
join-table = table { $code }
join-seated = Vous êtes assis sur la chaise { $chair }.
join-back = Vous êtes de retour à la table.
join-lost = La connexion est perdue ; on réessaie jusqu’à ce que vous partiez (Ctrl-C).
join-seconds = Vous avez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
join-left-hand = Vous avez quitté la table ; le remplaçant finit la donne en cours.
join-left = Vous avez quitté la table.
join-full = Toutes les chaises sont prises : vous regardez.  Dites `{ $sit }` quand une se libère.
join-overtaken = Cette question est passée : on y a répondu ailleurs, ou le remplaçant l’a fait.
join-chair-kept = Votre chaise est gardée.
join-come-back = Pour revenir : { $command }
join-no-connection = Il n’y a pas de connexion en ce moment ; redites-le quand il y en aura une.
join-nothing-asked = On ne vous demande rien en ce moment (h : ce qui peut se dire).
join-moved-on = La table a avancé pendant que vous tapiez : voici ce qui est demandé maintenant.
join-chairs = Chaises : { $chairs }
join-empty = (vide)
join-a-bot = { $name } (bot)
join-goes-on = La table reprend.
join-has-left = { $name } est parti.
join-sits-down = { $name } s’assoit sur la chaise { $chair }.
join-heir = { $heir } aura la chaise de { $name } quand la donne sera finie.
join-is-away = { $name } est absent.
join-is-out = { $name } passe son tour.
join-is-leaving = { $name } s’en va.
join-is-waiting = { $name } attend d’être servi.
join-is-back = { $name } est de retour.
join-standin-you = Le remplaçant joue pour vous : dites `{ $back }` pour revenir.
join-standin = Le remplaçant joue pour { $name }.

# Ce qui peut s’y dire : les mots pour cela, et ce qu’ils font.
join-word-out = dehors
join-word-back = retour
join-word-sit = asseoir
join-word-leave = partir
join-word-start = commencer
join-word-pause = pause
join-word-go-on = continuer
join-word-rematch = revanche
join-word-list = montrer
join-word-unlist = cacher
join-word-close = fermer
join-word-check = vérifier
join-word-say = dire
join-word-bot = bot
join-help = Entrée : la réponse entre crochets · ? la règle · { $why } : les paiements · { $check } : comment la dernière donne fut donnée · { $say } ... · { $out }, { $back } : passer son tour et revenir · { $sit } · { $leave } : rendre votre chaise · q, Ctrl-C : partir, et la garder
join-help-host = L’hôte : { $start } · { $pause } · { $go_on } · { $bot } { $name } · { $rematch } · { $list } · { $unlist } · { $close }
join-you-say = Vous dites : { $word } ({ $rule }).
join-explain = { $key }, à tout moment : { $word } ({ $rule }) ; qui ne dit rien se tait.
join-explain-enter = { $key }, à tout moment : { $word } ({ $rule }) ; qui ne dit rien se tait ; Entrée : le jeu continue aussitôt.

# Les mélanges, et comment une donne fut donnée.
join-fixed = Les cartes sont fixées : { $words }
join-chair = chaise { $number }
join-void = Aucune part n’est venue de { $names } : les mêmes cartes sont remêlées sans elle.
join-warning = ATTENTION : la maison { $wrong }.  Ne vous fiez pas à la façon dont cette donne est donnée.
join-proof-kept = Ce qui le prouve est gardé dans { $file }
join-proof-not-kept = Ce qui le prouve n’a pu être gardé : { $reason }.
join-seen-kept = Ce que vous avez vu est gardé dans { $file }
join-seen-not-kept = Ce que vous avez vu n’a pu être gardé : { $reason }.
join-house-silent = La maison ne répond pas en ce moment ; redemandez quand elle répondra.
join-checks-hold = Donne { $hand } : { $count ->
    [one] { $count } épreuve faite ici, et elle tient
   *[other] { $count } épreuves faites ici, et toutes tiennent
}.
join-unchecked = Donne { $hand } : la façon dont elle fut donnée n’est pas vérifiée : { $reason }
join-checked = Donne { $hand } : la façon dont elle fut donnée est vérifiée, et c’est ce que vous avez vu.
join-older = elle fut donnée par un protocole plus ancien, qui prouve moins.
join-unseen = on n’en a rien vu ici.
join-no-part = vous n’avez pas pris part au mélange.
join-unproved = ne peut prouver la donne { $hand } telle que vous l’avez vue ({ $why })
join-other-key = a une autre clé que lorsque vous l’avez rencontrée
