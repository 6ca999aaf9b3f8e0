# The rulebook, and the rules beside a table.

rulebook-title = The rulebook
rulebook-intro = Every game of this house: its numbered rules with their sources, where the sources differ, and its exact figures.
rulebook-banking = Banking games
rulebook-trick = Pool games of few tricks
rulebook-all = All books
rulebook-lab = Odds laboratory
rulebook-contents = Contents
rulebook-search = Search this book
rulebook-found = { $count ->
    [0] No rule says this.
    [one] { $count } rule
   *[other] { $count } rules
}
rulebook-plain = A plain page, to print or to read without scripts
rulebook-whole = The whole book, on a page of its own
rulebook-history = Whence it comes
rulebook-now = Now
rulebook-pays = Paid by it:
rulebook-follows = This table follows { $source }:
rulebook-says = { $source } says:
rulebook-options = Options
rulebook-presets = Presets
rulebook-figures = Exact figures
rulebook-figures-where = The figures under any options, in the odds laboratory
rulebook-words = Words
rulebook-sources = Sources
rulebook-editorial = Decided here
rulebook-editorial-means = Where the sources are silent or leave a choice, this house has chosen.
rulebook-usual = as usual
rulebook-range = From { $least } to { $most }; usually { $usual }.
rulebook-zero = 0 means: { $meaning }.
rulebook-dispute = In dispute:
rulebook-as-usual = every option as usual
rulebook-lesson = Learn it in a minute
rulebook-how = How it goes
rulebook-todo = What to do
rulebook-not-yet = This book is not translated yet: it is told in English.
rulebook-signed = [en] stands before what is not translated yet.
