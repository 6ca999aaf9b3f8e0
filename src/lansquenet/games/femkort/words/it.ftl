# Where it is from, and of when.
from = Svezia, Seicento–Ottocento

# What the table of Femkort says.
title = Femkort
pitch = Cinque carte, cinque prese, niente briscola, e si paga solo l’ultima presa.
preset-source-text = Una posta di una fiche, e ogni piatto all’ultima presa. È ciò che si gioca, salvo diversa scelta.
preset-better_cards = Con carte migliori
preset-better_cards-text = La variante comune: chi è di turno può chiedere di ridare le carte, e chiunque altro può rifiutare.
preset-first_to_three = Primo a tre
preset-first_to_three-text = Il piatto cresce di mano in mano e va al primo che ha fatto tre ultime prese.
preset-contenders = Solo chi contende
preset-contenders-text = Regole recenti: senza una delle prime quattro prese non si gioca per l’ultima.
zone-wins = vittorie
zone-called = ha chiesto
DRAW-prompt = Si sta per voltare una carta per { $seat }, per vedere chi dà le carte.
DEAL-unseen = si dà una carta a { $seat }
POLL-prompt = Taci, o chiedi carte migliori?
POLL-word-0 = taccio
POLL-told-0 = tace
POLL-word-1 = chiedo
POLL-told-1 = chiede carte migliori
ANSWER-prompt = Rifiuti di ridare le carte, o acconsenti?
ANSWER-word-0 = rifiuto
ANSWER-told-0 = rifiuta
ANSWER-word-1 = acconsento
ANSWER-told-1 = acconsente
PLAY-extra-52-word = carte migliori
PLAY-extra-52 = chiede carte migliori
ANSWER-verb-0 = Rifiuto una nuova mano
ANSWER-verb-1 = Accetto una nuova mano
PLAY-extra-52-verb = Chiedo carte migliori
POLL-short-1 = carte migliori!
POLL-verb-0 = Taccio
POLL-verb-1 = Chiedo carte migliori
said-annulled = Tutti d’accordo: la mano è annullata.
said-last-trick-pot = { $seat } ha l’ultima presa, e prende il piatto.
said-last-trick-win = { $seat } ha l’ultima presa: è una vittoria.
