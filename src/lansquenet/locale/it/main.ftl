# Texts of the page that belong to no single screen.

skip = Vai al tavolo
loading = Un momento…
cannot-load = Non è stato possibile caricare questa pagina. Guarda se la casa risponde ancora, e ricaricala.
no-table = Qui non c’è un tavolo simile. Forse il suo collegamento o codice è stato troncato, o il tavolo è stato chiuso; all’ingresso ce ne sono altri.
bar-nav = Questa pagina
lobby = Ingresso
rules = Regole
fairness = Lealtà
settings = Impostazioni
about = Informazioni
chips =
    { $count ->
        [one] { $count } fiche
       *[other] { $count } fiche
    }
close = Chiudi
seat = Posto { $letter }
offline = La casa non è raggiungibile. Ciò che vedi era conservato in questo browser; si può leggere:
somebody-gone = Qualcuno che se n’è andato
