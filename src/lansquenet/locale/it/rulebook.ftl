# The rulebook, and the rules beside a table.

rulebook-title = Il libro delle regole
rulebook-intro = Ogni gioco di questa casa: le regole numerate con le loro fonti, dove le fonti differiscono, e le cifre esatte.
rulebook-banking = Giochi di banco
rulebook-trick = Giochi a piatto di poche prese
rulebook-all = Tutti i libri
rulebook-lab = Laboratorio delle probabilità
rulebook-contents = Indice
rulebook-search = Cerca in questo libro
rulebook-found =
    { $count ->
        [0] Nessuna regola dice questo.
        [one] { $count } regola
       *[other] { $count } regole
    }
rulebook-plain = Una pagina semplice, da stampare o da leggere senza script
rulebook-whole = Il libro intero, su una pagina sua
rulebook-history = Da dove viene
rulebook-now = Adesso
rulebook-pays = Si paga per essa:
rulebook-follows = Questo tavolo segue { $source }:
rulebook-says = { $source } dice:
rulebook-options = Opzioni
rulebook-presets = Regole già pronte
rulebook-figures = Cifre esatte
rulebook-figures-where = Le cifre con qualsiasi opzione, nel laboratorio delle probabilità
rulebook-words = Parole
rulebook-sources = Fonti
rulebook-editorial = Deciso qui
rulebook-editorial-means = Dove le fonti tacciono o lasciano scelta, questa casa ha scelto.
rulebook-usual = come d’uso
rulebook-range = Da { $least } a { $most }; di solito { $usual }.
rulebook-zero = 0 significa: { $meaning }.
rulebook-dispute = In discussione:
rulebook-as-usual = ogni opzione come d’uso
rulebook-lesson = Impararlo in un minuto
rulebook-how = Come si svolge
rulebook-todo = Che cosa fare
rulebook-not-yet = Questo libro non è ancora tradotto: eccolo in inglese.
rulebook-signed = [en] precede ciò che non è ancora tradotto.
