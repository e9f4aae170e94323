### Trenér: jakou cenu měla rozhodnutí v partii. Česky.

review-title = Rozbor
review-looking = Procházím všechna rozhodnutí…
review-goal = šance vyhrát partii
review-goal-kocka = šance partii neprohrát
review-unit = body
review-unit-kocka = písmena
# After a number with a decimal.
review-unit-of = bodu
review-unit-of-kocka = písmene
review-result = Výsledek: { $scores }
review-choices =
    { $choices ->
        [one] { $choices } rozhodnutí, z toho důležitých { $mattered }
        [few] { $choices } rozhodnutí, z toho důležitých { $mattered }
        [many] { $choices } rozhodnutí, z toho důležitých { $mattered }
       *[other] { $choices } rozhodnutí, z toho důležitých { $mattered }
    }
review-accuracy = přesnost { $accuracy }
review-each = ztráta na jedno důležité rozhodnutí: { $chance }, { $points }
review-label-equal = přibližně stejně dobré
review-label-inaccuracy = nepřesnost
review-label-mistake = chyba
review-label-blunder = hrubá chyba
review-many-equal =
    { $count ->
        [one] přibližně stejně dobré rozhodnutí
        [few] přibližně stejně dobrá rozhodnutí
        [many] přibližně stejně dobrého rozhodnutí
       *[other] přibližně stejně dobrých rozhodnutí
    }
review-many-inaccuracy =
    { $count ->
        [one] nepřesnost
        [few] nepřesnosti
        [many] nepřesnosti
       *[other] nepřesností
    }
review-many-mistake =
    { $count ->
        [one] chyba
        [few] chyby
        [many] chyby
       *[other] chyb
    }
review-many-blunder =
    { $count ->
        [one] hrubá chyba
        [few] hrubé chyby
        [many] hrubé chyby
       *[other] hrubých chyb
    }
review-table = Jako tabulka
review-graph = Jak se vyvíjela { $goal }
review-worst = Nejhorší chvíle
review-nothing = Žádná chyba, která by byla nade vši pochybnost. Co může být náhoda, tomu se chyba neříká.
review-moment =
    { $game ->
       *[other] Kolo { $round }, tah { $number }
    }
review-asked = { $where } (po dotazu na trenéra)
review-played = zahráno
review-move = tah
review-behind = horší než nejlepší o
review-hindsight = Při odkrytých kartách: { $chance }, { $points }. To je pohled zpětně; vědět to nešlo.
review-luck = Zásahy náhody
review-deal = rozdání { $round }. kola
review-draw = líznutí po tahu { $number }
review-account = Vyúčtování
review-start = začátek
review-deals = štěstí při rozdání
review-draws = štěstí při lízání
review-hidden = skryté karty
review-finds = vlastní hra: nálezy
review-errors = vlastní hra: chyby
review-others = hra: { $name }
review-ended = předčasný konec
review-total = dohromady
review-came = jak to dopadlo
review-certain = Každé číslo je průměr přes vylosované světy s 95% intervalem; { $effort } pohled, semínko { $seed }.
review-effort-quick = rychlý
review-effort-normal = běžný
review-effort-deep = důkladný
review-written = Rozbor je v souboru { $file }.

## Inside a replay

review-best = nejlepší
review-moves = Co se dalo zahrát
review-to-choose = Teď se volí
review-chosen = Právě zvoleno
review-hindsight-open = S odkrytými kartami
review-measure = Jednotky
review-chance = šance
review-term = složka
review-given = Kdo komu dal
review-given-help = V každém řádku: co rozhodnutí tohoto hráče komu přinesla nebo vzala, v šanci; i jemu samému.
review-accuracy-word = Přesnost
review-lost-each = Ztráta na důležité rozhodnutí
review-nothing-yet = Zatím žádná chyba; rozbor ještě pokračuje.
review-account-coming = Vyúčtování štěstí a hry přijde nakonec: potřebuje rozhodnutí všech.
review-show = Zobrazit
review-tab-moment = Tato volba
review-tab-match = Celá partie
review-tab-moves = Tahy
review-blind = Neprozrazovat
review-blind-help = Dokud si neřekneš o víc, ukazuje se jen to, co v každé chvíli věděl hráč { $name }.
review-blind-all = Prozradit všechno
review-blind-choose = Co zahraješ?
review-blind-chosen = Volba padla. Byla dobrá?
review-blind-show = Ukázat, co tahy vynesou
review-no-choice = Tady není co volit. Jdi dál, nebo skoč na významné místo: Shift a šipky.
review-waiting = Napřed jsou na řadě jiné rozbory: { $ahead }…
review-preparing = Chystá se. První rozbor na tomto počítači trvá asi minutu…
review-compiling = První rozbor této hry na tomto počítači: překládá se, trvá to asi minutu…
review-failed = Rozbor se přerušil. Zavři ho a otevři znovu.
review-too-many = Už se ti chystají tři rozbory. Tento začne, až bude jeden z nich hotov.
review-together = Projít spolu s ostatními
review-together-invited = { $name } vede ostatní touto partií.
review-together-join = Přidat se
review-together-lead = Vedeš. Účastníků: { $count }
review-together-follow = Vede { $name }, díváte se společně.
review-together-apart = Vede { $name }, ty se díváš po svém.
review-together-nobody = Právě nikdo nevede.
review-together-back = Zase společně
review-together-take = Vést
review-together-leave = Odejít
review-nobody = Na tomto serveru se partie nerozebírají.

## Věty

review-lost = Lepší bylo „{ $best }“: zvolený tah stál { $chance } procentního bodu ze šance vyhrát partii.
review-lost-koikoi = Lepší bylo „{ $best }“: zvolený tah stál { $chance } procentního bodu ze šance vyhrát partii a { $points } bodu.
review-lost-kocka = Lepší bylo „{ $best }“: zvolený tah stál { $chance } procentního bodu ze šance partii neprohrát a { $points } písmene.
review-lost-yojimbo = Lepší bylo „{ $best }“: zvolený tah stál { $chance } procentního bodu ze šance vyhrát partii a { $points } bodu.
review-koikoi-won = Lepší tah vyhraje kolo u { $better } % světů, zahraný u { $worse } %.
review-koikoi-lost = Soupeř ukončí kolo dřív u { $worse } % světů místo u { $better } %.
review-koikoi-gain = Bodů přinesou vyhraná kola v průměru { $better } místo { $worse }.
review-koikoi-loss = Bodů stojí prohraná kola v průměru { $worse } místo { $better }.
review-koikoi-yaku = { $yaku } vyhraje kolo po lepším tahu u { $better } % světů, po zahraném u { $worse } %.
review-koikoi-their-yaku = Soupeř vyhraje s jaku { $yaku } u { $worse } % světů místo u { $better } %.
review-koikoi-holds = Soupeřovy tahy něco prozradily: { $month } má v ruce u { $after } % světů; podle samotného rozdání by to bylo { $before } %.
review-koikoi-rule-koi = Po koi smíš skončit, jen když složíš další jaku nebo některé vylepšíš; soupeř, jakmile nějaké má (KK-22).
review-kocka-lost = Kolo se prohraje u { $worse } % světů místo u { $better } %.
review-kocka-hejma = Hejma připadne tobě u { $worse } % světů místo u { $better } %.
review-kocka-points = Trestných bodů je na konci kola v průměru { $worse } místo { $better }.
review-kocka-last-trick = Poslední štych připadne tobě u { $worse } % světů místo u { $better } %.
review-kocka-holds =
    Co se zahrálo, něco prozradilo: Hejmu má hráč { $who ->
        [left] po tvé levici
        [across] naproti tobě
       *[right] po tvé pravici
    } u { $after } % světů; podle samotného rozdání by to bylo { $before } %.
review-kocka-void =
    Co se zahrálo, něco prozradilo: barvu { $suit } už nemá hráč { $who ->
        [left] po tvé levici
        [across] naproti tobě
       *[right] po tvé pravici
    } u { $after } % světů; podle samotného rozdání by to bylo { $before } %.
review-kocka-rule-throw = Kdo karty shodí, bere všechny, které jsou ještě v rukou i v rozehraném štychu (SC-12).
review-yojimbo-cards = Útočných karet se po lepším tahu získá v průměru { $better }, po zahraném { $worse }.
review-yojimbo-holder = Yojimbo máš na konci u { $better } % světů místo u { $worse } %; při shodě bodů to rozhoduje (YJ-30).
review-yojimbo-holds = Co se zahrálo, něco prozradilo: { $face } má někdo jiný v ruce u { $after } % světů; podle samotného rozdání by to bylo { $before } %.
