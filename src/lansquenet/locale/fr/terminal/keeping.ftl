# Ce qui est dit à qui tient une maison.
keep-code = code
keep-game = jeu
keep-status = état
keep-who = qui y est assis
keep-last = dernier acte
keep-waiting = en attente
keep-playing = en jeu
keep-paused = en pause
keep-finished = finie
keep-no-table = Aucune table n’est ouverte.
keep-will-close = { $table } sera fermée : dans dix secondes si la maison est ouverte, sinon quand elle ouvrira.
keep-id = id
keep-name = nom
keep-since = depuis
keep-password = mot de passe
keep-guest = invité
keep-barred = exclu
keep-nobody = Personne ne s’appelle { $name }.
keep-bars = { $name } ({ $id }) n’entre plus, d’ici dix secondes si la maison est ouverte.
keep-admits = { $name } ({ $id }) peut entrer de nouveau.
keep-logins-of = Les connexions de { $name } finissent dans les dix secondes.
keep-logins = Les connexions de tous finissent dans les dix secondes.
keep-exported = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
} dans { $folder }, dont { $transcripts } avec une transcription ; hands.csv les énumère.
keep-open = La maison est ouverte à { $url }  (Ctrl-C la ferme)
keep-copied = { $count ->
    [one] { $count } ligne copiée
   *[other] { $count } lignes copiées
} dans { $file }, rétablies dans un dépôt d’essai et trouvées sans faute. Cela ne vaut rien sans le fichier de clés { $keys } : gardez-en une copie ailleurs.
keep-restored = { $count ->
    [one] { $count } ligne rétablie
   *[other] { $count } lignes rétablies
}. Mettez le fichier de clés à côté.
keep-no-fault = Aucune faute : chaque événement, paiement, solde, clé et notice est comme il fut écrit.
keep-witness-there = Et tout ce que le témoin a appris est là.
keep-fault = { $place } : { $fault }.
keep-at-event = table { $table }, événement { $number }
keep-at-table = table { $table }
keep-at-store = le dépôt
keep-more-faults = Et { $count ->
    [one] { $count } faute
   *[other] { $count } fautes
} de plus.

# Une maison qui n’est que des fichiers, et des livres imprimés.
keep-reckoning = Calcul des chiffres exacts
