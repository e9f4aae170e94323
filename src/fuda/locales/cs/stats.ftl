### Statistiky vlastních partií. Česky.

stats-lead = Tvoje dohrané partie na tomto serveru v číslech. Nic z toho server neopustí.
stats-counting = Počítám…
stats-results =
    { $matches ->
        [one] { $matches } partie, vyhráno { $won }; před průměrem stolu o { $lead }; kol: { $rounds }
        [few] { $matches } partie, vyhráno { $won }; před průměrem stolu o { $lead } na partii; kol: { $rounds }
        [many] { $matches } partie, vyhráno { $won }; před průměrem stolu o { $lead } na partii; kol: { $rounds }
       *[other] { $matches } partií, vyhráno { $won }; před průměrem stolu o { $lead } na partii; kol: { $rounds }
    }
stats-row = Co
stats-mine = ty
stats-theirs = ostatní
stats-what = Co se počítalo
stats-deals = Jak chodily karty
stats-dealt = rozdáno
stats-expected = podle náhody
stats-deviation = odchylka
stats-deviation-means = σ je obvyklá odchylka: mezi −2 σ a +2 σ leží to, co náhoda přinese v devatenácti případech z dvaceti.
stats-errors = Co našel rozbor
stats-choices = rozhodnutí
stats-mistakes = chyb
stats-lost = ztráta na partii
stats-luck = Štěstí při rozdávání a lízání: { $luck } na partii; bez něj: { $without }.
stats-luck-title = Bez štěstí
stats-legend = Čárkovaně: jak to dopadlo. Plnou čarou: bez štěstí.
stats-without-luck =
    { $count ->
        [one] { $count } rozebraná partie skončila { $came }; bez štěstí při rozdávání a lízání by to bylo { $without }.
        [few] { $count } rozebrané partie daly dohromady { $came }; bez štěstí při rozdávání a lízání by to bylo { $without }.
        [many] { $count } rozebrané partie dalo dohromady { $came }; bez štěstí při rozdávání a lízání by to bylo { $without }.
       *[other] { $count } rozebraných partií dalo dohromady { $came }; bez štěstí při rozdávání a lízání by to bylo { $without }.
    }
stats-kind = O čem se rozhodovalo
stats-part = Kdy v partii
stats-part-early = první třetina kol
stats-part-middle = druhá třetina
stats-part-late = poslední třetina
stats-together = dohromady
stats-thinking = Nad tahem přemýšlíš { $seconds } s, celkem { $minutes } min.
stats-beside = Vedle botů
stats-beside-means = Tvoje kolo nebo partie vedle každé úrovně, která hraje sama proti sobě: jak často za kolo (v Yojimbo kolikrát za partii) a kolik stojí partie. Co je chyba, říká rozbor.
stats-mistakes-match = Chyb na partii
stats-lost-match = Ztráta šance za partii
stats-lost-reach = s přesností na (95 %)
stats-graph-undated = Partií { $count }, vyhráno { $won }; všechny náskoky dohromady { $sum }.
stats-look = Nechat partie rozebrat
stats-looking =
    { $count ->
        [one] Rozbor prochází tvoje partie: zbývá { $count }. Stránka se sama obnovuje.
        [few] Rozbor prochází tvoje partie: zbývají { $count }. Stránka se sama obnovuje.
        [many] Rozbor prochází tvoje partie: zbývá { $count }. Stránka se sama obnovuje.
       *[other] Rozbor prochází tvoje partie: zbývá { $count }. Stránka se sama obnovuje.
    }
stats-files = Soubory
stats-files-lead = Sem můžeš přetáhnout záznamy odjinud; spočítají se a uchovají se z nich jen čísla. Svoje čísla si můžeš vzít s sebou.
stats-records = Záznamy
stats-seat = Tvoje místo
stats-add = Přidat
stats-forget = Zapomenout přidané záznamy
stats-forget-all = Zapomenout mé procvičování
stats-forget-all-means = Tvé úlohy, lekce a řady dní, nálezy trenéra i přidané záznamy se ze serveru smažou. Partie zůstanou. Vrátit to nejde.
stats-refused =
    { $count ->
        [one] { $count } soubor neobsahuje dohranou partii, která by se pro toto místo dala spočítat.
        [few] { $count } soubory neobsahují dohranou partii, která by se pro toto místo dala spočítat.
        [many] { $count } souboru neobsahuje dohranou partii, která by se pro toto místo dala spočítat.
       *[other] { $count } souborů neobsahuje dohranou partii, která by se pro toto místo dala spočítat.
    }
stats-over-time = Výsledky v čase
stats-day = Den
stats-that-match = ta partie
stats-sum = dohromady
stats-came = jak to přišlo
stats-graph = Od { $first } do { $last }: partií { $count }, vyhráno { $won }; všechny náskoky dohromady { $sum }.
stats-everything = všechna
stats-everybody = Všichni
stats-opponent = Soupeř
stats-game = Hra
stats-show = Ukázat
stats-rules = Pravidla
stats-nothing = Zatím tu není žádná dohraná partie. Zahraj si a vrať se.
stats-left =
    { $count ->
        [one] { $count } partie se ještě počítá…
        [few] { $count } partie se ještě počítají…
        [many] { $count } partie se ještě počítá…
       *[other] { $count } partií se ještě počítá…
    }
stats-koikoi-rounds = Vyhraná kola
stats-koikoi-koi = Ohlášená koi
stats-koikoi-koi-won = Vyhraná kola po koi
stats-koikoi-koi-gain = Body z nich
stats-koikoi-koi-lost = Prohraná kola po koi
stats-koikoi-koi-loss = Body z nich pro druhého
stats-koikoi-koi-void = Kola po koi, která nevyhrál nikdo
stats-koikoi-hand-lights = Světla v tvé ruce
stats-koikoi-field-lights = Světla v ba
stats-koikoi-hand-plain = Karty kasu v tvé ruce
stats-koikoi-phase-play = Kterou kartu zahrát
stats-koikoi-phase-take = Kterou kartu vzít
stats-koikoi-phase-take-stock = Kterou kartu vzít kartou z balíčku
stats-koikoi-phase-call = Koi, nebo šóbu
stats-koikoi-phase-exchange = Výměna rukou
stats-kocka-letters = Písmena
stats-kocka-throws = Shozené karty
stats-kocka-moons = Sebrané všechny body
stats-kocka-hejma = Chycená Hejma
stats-kocka-hand-hejma = Hejma v tvé ruce
stats-kocka-hand-hearts = Srdce v tvé ruce
stats-kocka-hand-high-leaves = Zelený král a eso v tvé ruce
stats-kocka-phase-pass = Posílání
stats-kocka-phase-play = Hra
stats-kocka-phase-calls = Ohlášení po kole
stats-yojimbo-rounds = Vyhraná kola
stats-yojimbo-attacks = Útoky získané jako body
stats-yojimbo-retreats = Ústupy
stats-yojimbo-trainings = Tréninky
stats-yojimbo-changes = Změny taktiky
stats-yojimbo-hand-special = Speciální karty v tvé první ruce
stats-yojimbo-hand-osae = Osae v tvé první ruce
stats-yojimbo-phase-turn = Na tahu
stats-yojimbo-phase-forced = Nucená obrana
stats-yojimbo-phase-kick = Po kopu
stats-yojimbo-phase-prize = Odměna
stats-yojimbo-phase-pay = Placení
stats-yojimbo-phase-source = Z čí ruky táhnout
