# Where it is from, and of when.
from = Een vorm van Loo, naar verluidt Iers

# What the table of Irish Loo says.
title = Iers Loo
pitch = Loo met een tweede kans: ruil tot drie kaarten, en pas nooit als klaveren troef is.
preset-irish = Iers Loo
preset-irish-text = Het verslag van 2008 zoals wij het lezen; zo wordt er gespeeld als je niets anders zegt.
preset-obliged = De gever verplicht
preset-obliged-text = Hetzelfde verslag naar de letter: tegen één enkele speler verdedigt de gever de pot, en niet zichzelf.
preset-five_card_manner = Op de wijze van vijf kaarten
preset-five_card_manner-text = Wie meegaat ruilt meteen, voordat de volgende spreekt, zoals bij vijf kaarten.
preset-unlimited = Onbeperkt Iers Loo
preset-unlimited-text = Wie meegaat en geen slag haalt, betaalt zoveel als er in de pot lag. Met de klaverenwet erbij kan de pot mateloos groeien.
preset-with_miss = Met Miss
preset-with_miss-text = De losse hand van Loo met drie kaarten blijft, zoals men *play as above* kan opvatten.
DRAW-prompt = Dadelijk wordt er voor { $seat } een kaart omgeslagen, om te zien wie geeft.
EXCHANGE-prompt = Welke kaart leg je weg, als je dat wilt?
SUPPLY-told = uit de stok aan { $seat }: { $card }
PLAY-prompt = Jouw kaart?
