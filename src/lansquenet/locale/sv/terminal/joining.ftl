# Vad som sägs till den som sätter sig vid ett hus bord från terminalen.
join-ask-name = Ditt namn
join-ask-table = Vilket (dess nummer eller dess kod)
join-opened = Ditt bord är öppet; dess kod är { $code }.  Andra kommer med:
join-game = spel
join-code = kod
join-who = vem som sitter där
join-free = { $count ->
    [one] { $count } ledig
   *[other] { $count } lediga
}
join-status-waiting = väntar
join-status-playing = spelar
join-status-paused = pausat
join-status-finished = slut
join-status-closed = stängt
join-table = bord { $code }
join-seated = Du sitter på stol { $chair }.
join-back = Du är tillbaka vid bordet.
join-lost = Anslutningen är förlorad; den försöks igen tills du går (Ctrl-C).
join-seconds = Du har { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}.
join-left-hand = Du har lämnat bordet; en giv som pågår spelar ersättaren ut.
join-left = Du har lämnat bordet.
join-full = Alla stolar är upptagna: du tittar på.  Säg `{ $sit }` när en är ledig.
join-overtaken = Den frågan är förbi: den besvarades någon annanstans, eller av ersättaren.
join-chair-kept = Din stol är sparad.
join-come-back = Så kommer du tillbaka: { $command }
join-no-connection = Just nu finns ingen anslutning; säg det igen när den är tillbaka.
join-nothing-asked = Just nu frågas du inget (h: vad som kan sägas).
join-moved-on = Bordet har gått vidare medan du skrev: detta frågas nu.
join-chairs = Stolar: { $chairs }
join-empty = (tom)
join-a-bot = { $name } (bot)
join-goes-on = Bordet går vidare.
join-has-left = { $name } har gått.
join-sits-down = { $name } sätter sig på stol { $chair }.
join-heir = { $heir } får { $name }s stol när given är slut.
join-is-away = { $name } är borta.
join-is-out = { $name } sitter över.
join-is-leaving = { $name } går.
join-is-waiting = { $name } väntar på att få kort.
join-is-back = { $name } är tillbaka.
join-standin-you = Ersättaren spelar för dig: säg `{ $back }` för att komma tillbaka.
join-standin = Ersättaren spelar för { $name }.

# Vad som kan sägas där: orden för det, och vad de gör.
join-word-out = över
join-word-back = tillbaka
join-word-sit = sitt
join-word-leave = gå
join-word-start = börja
join-word-pause = paus
join-word-go-on = vidare
join-word-rematch = revansch
join-word-list = visa
join-word-unlist = dölj
join-word-close = stäng
join-word-check = kontrollera
join-word-say = säg
join-word-bot = bot
join-help = Retur: svaret inom parentes · ? regeln · { $why }: betalningarna · { $check }: hur den senaste given gavs · { $say } ... · { $out }, { $back }: sitta över och komma tillbaka · { $sit } · { $leave }: lämna stolen · q, Ctrl-C: gå, och behålla den
join-help-host = Värden: { $start } · { $pause } · { $go_on } · { $bot } { $name } · { $rematch } · { $list } · { $unlist } · { $close }
join-you-say = Du säger: { $word } ({ $rule }).
join-explain = { $key }, när som helst: { $word } ({ $rule }); den som inget säger tiger.
join-explain-enter = { $key }, när som helst: { $word } ({ $rule }); den som inget säger tiger; Retur: spelet går genast vidare.

# Blandningarna, och hur en giv gavs.
join-fixed = Korten är bestämda: { $words }
join-chair = stol { $number }
join-void = Från { $names } kom inget bidrag: samma kort blandas igen utan det.
join-warning = VARNING: huset { $wrong }.  Lita inte på hur den här given ges.
join-proof-kept = Det som bevisar det är sparat i { $file }
join-proof-not-kept = Det som bevisar det kunde inte sparas: { $reason }.
join-seen-kept = Vad du har sett är sparat i { $file }
join-seen-not-kept = Vad du har sett kunde inte sparas: { $reason }.
join-house-silent = Huset svarar inte just nu; fråga igen när det gör det.
join-checks-hold = Giv { $hand }: { $count ->
    [one] { $count } prövning gjord här, och den stämmer
   *[other] { $count } prövningar gjorda här, och alla stämmer
}.
join-unchecked = Giv { $hand }: hur den gavs är inte kontrollerat: { $reason }
join-checked = Giv { $hand }: hur den gavs är kontrollerat, och det är vad du såg.
join-older = den gavs enligt ett äldre protokoll, som bevisar mindre.
join-unseen = inget av den sågs här.
join-no-part = du var inte med om blandningen.
join-unproved = kan inte bevisa giv { $hand } som du såg den ({ $why })
join-other-key = har en annan nyckel än när du först kom dit
