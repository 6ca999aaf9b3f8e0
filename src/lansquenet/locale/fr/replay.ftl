# A hand gone through again.

replay = Revoir
replay-note = donne { $hand }, rejouée
replay-what = Donnez à cette page la transcription d’une séance, et parcourez ses donnes pas à pas. Rien n’en est gardé.
replay-file = Une transcription dans un fichier (ou déposez-la n’importe où sur cette page)
replay-paste = ou collée
replay-show = La montrer
replay-no-house = La maison ne peut être jointe.
replay-retry = Réessayer
replay-hands = Donnes que l’on peut voir
replay-timeline = Fil du temps
replay-moment = Le moment montré
replay-at = { $at } sur { $of } : { $saying }
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-play = Dérouler
replay-pause = Arrêter
replay-speed = Vitesse
replay-over = La donne est finie.
replay-seen-by = Vu par
replay-all = toutes les cartes
replay-public = qui regarde
replay-hand = Donne
replay-hand-before = La donne d’avant
replay-hand-after = La donne suivante
replay-share = Garder ou partager
replay-copy = Copier le lien vers ce moment
replay-transcript = Transcription
replay-json = Le tout en JSON
replay-check = Vérifier le mélange
replay-fork = Bifurquer ici
replay-as-played = Comme on a joué
replay-otherwise = Joué autrement
replay-bots = Les bots continuent.
replay-skip = Passer
replay-same-cards = Les mêmes cartes ; les bots jouent pour tous les autres.
replay-anew = Les autres gardent leurs cartes pour eux : ce qu’on ne vous a pas montré est posé comme il aurait pu être. Les bots jouent pour eux.
replay-close-fork = Retour à la donne
replay-was = Comme on a joué : { $chips }
replay-now = Joué autrement : { $chips }
replay-same = Cela revient au même.
replay-better =
    { $chips ->
        [1] Un jeton de mieux
       *[other] { $chips } jetons de mieux
    }
replay-worse =
    { $chips ->
        [1] Un jeton de moins
       *[other] { $chips } jetons de moins
    }
doubt = Je doute de cette décision
doubt-what = Un fichier est fait de ce moment : ce qui s’est passé jusqu’ici, la règle, ce que vous voyez, et la version de la page. Rien n’est envoyé ; qui reçoit le fichier l’ouvre avec lansquenet replay.
doubt-words = Ce dont vous doutez, en une phrase
doubt-save = Enregistrer le fichier
