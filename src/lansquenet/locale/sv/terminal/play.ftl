# Vad terminalen säger vid ett bord med botar.

# Vad som ligger där.
term-turned = vända
term-turned-many = vända  { $count } och
term-your-hand = din hand
term-seat = plats
term-stack = kassa
term-free = fria
term-hand = kort
term-row = { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
}
term-row-free = { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
}, { $free } fria
term-colon = { $one }: { $two }
term-on = { $chips } på { $rank }
term-with = { $chips } hos { $seat }

# En giv från början till slut.
term-the-draw = lottningen
term-hand-number = giv { $number }
term-banks = { $seat } håller banken
term-deals = { $seat } ger
term-cards-left = { $count ->
    [one] { $count } kort kvar
   *[other] { $count } kort kvar
}
term-pays = { $payer } → { $payee }: { $chips } ({ $rule })
term-stacks = Kassor: { $stacks }
term-scores = { $what }: { $scores }
term-points = poäng
term-ends = { $seat } { $net }: { $why }
term-after = { $count ->
    [one] efter { $count } giv
   *[other] efter { $count } givar
}
term-ended-idle = Sessionen är slut: ingen kunde satsa något mer (COM-6).
term-ended-complete = Sessionen är fullbordad.
term-ended-over = Sessionen är slut.
term-ended-ruined = Du har inga marker kvar.

# Frågor, och vad som kan svaras.
term-range = { $least } till { $most }
term-or = { $one }, eller { $other }
term-may = du får säga: { $choices }
term-may-only = du får bara säga: { $choices }
term-illegal = { $said }: { $why } ({ $rule }); { $may }.
term-elsewhere = ”{ $said }” sägs på annat ställe ({ $told }); { $may } ({ $rule }).
term-for-stakes = ”{ $said }” sägs när insatser efterfrågas ({ $told }); { $may } ({ $rule }).
term-an-amount = ”{ $said }” är ett belopp, och inget sådant efterfrågas; { $may } ({ $rule }).
term-a-card = ”{ $said }” är ett kort, { $told }, och inget sådant efterfrågas; { $may } ({ $rule }).
term-not-understood = ”{ $said }” går inte att förstå; { $may } ({ $rule }).
term-last-card = det sista kortet
term-no-other = inget annat får spelas: { $why }

# Vad som frågas vid sidan av spelet: orden för det, och svaren.
aside-help = hjälp
aside-why = varför
aside-worth = värde
aside-hint = råd
aside-last = senast
aside-score = ställning
aside-undo = ångra
aside-leave = sluta
aside-end = slutet
help-rule = Retur: svaret inom parentes · ? regeln · varför: betalningarna · ställning: hur alla står
help-hint = senast: det senaste sticket · råd: det bästa svaret, och varför · värde: av varje val
help-undo = ångra: ta tillbaka ditt senaste svar · q: gå och spara bordet
help-end = slutet: resten av given som om du tryckte Retur varje gång
help-cards = Kort: först valören, sedan färgen: c ♣ · d ♦ · h ♥ · s ♠
term-nothing-paid = I den här given har inget betalats än.
term-no-deal = Ingen fördelning som liknar den här hittades.
term-nothing-since = Inget har hänt sedan ditt svar.
term-no-trick = I den här given har inget stick tagits än.
term-trick = Stick { $number }: { $played }: { $seat } tar det.
term-hands-over = { $count ->
    [one] { $count } giv är slut.
   *[other] { $count } givar är slut.
}
term-hands-over-pool = { $count ->
    [one] { $count } giv är slut
   *[other] { $count } givar är slut
}, { $pool }: { $chips }.
term-taken-back = Ångrat: du får frågan igen.
term-nothing-back = Det finns inget att ångra.
term-best = Bäst på din plats: { $said }.  (Skriv { $word }.)
term-no-choice = Det finns inget annat svar.
term-as-good = Ett annat svar är kanske lika bra.
term-next-best = Det näst bästa är värt { $chips } mindre.
term-exact = { $unit ->
    [points] Exakt, i poäng till givens slut, om ingen satsar mer än som måste.
   *[chips] Exakt, i marker till givens slut, om ingen satsar mer än som måste, och mot din bank allt som är tillåtet.
}
term-searched = Sökt i { $count ->
    [one] { $count } fördelning som ser likadan ut från din plats
   *[other] { $count } fördelningar som ser likadana ut från din plats
}, i { $unit ->
    [points] poäng
   *[chips] marker
}. { $by ->
    [table] Alla antas spela vidare som botar som har lärt sig
    [thumb] Alla antas spela vidare på tumregler
   *[anyhow] Du antas sedan göra så lite som möjligt, och de andra satsa djärvt och svara på måfå
}. ± säger hur mycket avståndet till det bästa kan slå fel, 95 gånger av 100.
term-counted = Vad given lämnar efter sig, en pott eller ett parti, räknas för vad det i snitt är värt.
term-counted-penalties = Vad given lämnar efter sig, en pott eller ett parti, räknas för vad det i snitt är värt. Ett förlorat parti kostar så många straffpoäng som förlorar det.
term-uncounted = Vad given lämnar efter sig, en pott eller ett parti, räknas inte.
term-unmeasured = Vad given lämnar efter sig, en pott eller ett parti, räknas inte: med de här valen har det inte mätts.
term-compiling = Reglerna för { $title } kompileras; det sparas till nästa gång.
term-compiling-bar = Kompilerar

# Vad som får sägas när som helst.
term-any-help = { $key }: { $word } så snart du får, vid varje fråga
term-any-armed = Antecknat: { $word } så snart du får ({ $rule }); { $key } igen: ändå inte.
term-any-not = Inte längre antecknat: { $word }.
term-any-beaten = En annan hann före; inte längre antecknat: { $word }.
term-any-beside-armed = · { $word } så snart du får
term-any-beside = · { $key }: { $word }
term-to-the-end = · { $word }: till slutet av given

# Ett bord som sparas och tas upp igen.
term-kept = Ditt bord är sparat.  Så tar du upp det igen: { $command }
term-taken-up = Upptaget igen: { $table }; { $stands }; du har { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
} och började med { $began }.
term-stands-over = giv { $number } är slut
term-stands-in-play = giv { $number } pågår
term-table = { $title }, { $changed }, mot { $others }
term-as-usual = som vanligt
