### Procvičování: úlohy a kdy se vrátí. Česky.

practice-title = Procvičování: { $game }
practice-lead = Situace ze skutečné hry, v nichž je jeden tah zřetelně nejlepší a hltavý hráč ho přehlédne. Nejdřív přijdou vlastní chyby a co se nepodařilo, to se vrátí.
practice-question = Co zahraješ?
practice-why-own = Z tvé partie
practice-why-again = Podruhé
practice-why-new = Nová
practice-why-day = Úloha dne
practice-right = Správně: { $best }.
practice-wrong = Nejlepší je { $best }. „{ $move }“ stojí { $chance } partie, { $points }.
practice-unlisted = Nejlepší je { $best }. Tvůj tah nebyl mezi těmi, které stály za bližší pohled.
practice-points = { $count } bodu
practice-letters = { $count } písmene
practice-values = Jakou cenu má který tah
practice-move = Tah
practice-chance = Šance
practice-behind = Ztráta
practice-yours = tvůj
practice-others =
    { $count ->
        [one] a { $count } další tah, ještě horší
        [few] a { $count } další tahy, ještě horší
        [many] a { $count } dalšího tahu, ještě horší
       *[other] a { $count } dalších tahů, ještě horších
    }
practice-reasons = Proč
practice-reasons-not = Proč ne „{ $move }“
practice-line = Jak to může jít dál
practice-found-by = Najde: { $levels }
practice-found-by-nobody = Najde ho jen dlouhé hledání
practice-surely = Nejlepší tah je před každým jiným nejméně o { $chance } partie (99 %).
practice-due = Vrátí se { $date }.
practice-streak =
    { $count ->
        [one] { $count } den
        [few] { $count } dny v řadě
        [many] { $count } dne v řadě
       *[other] { $count } dní v řadě
    }
practice-solved = vyřešeno { $solved } z { $all }
practice-own =
    { $count ->
        [one] { $count } vlastní chyba
        [few] { $count } vlastní chyby
        [many] { $count } vlastní chyby
       *[other] { $count } vlastních chyb
    }
practice-nothing = To je pro dnešek všechno: nic se nevrací a každá úloha už na řadu přišla. Přijď zítra, nebo si nech některou svou partii rozebrat.
practice-none = K této hře zatím žádné úlohy nejsou.
practice-next = Další úloha
practice-exercise = Cvičení { $place } z { $count }
practice-not-quite = To ne. Správně je: { $best }.
practice-go-on = Dál
practice-retry = Zkusit znovu
practice-lesson-done = To byla lekce „{ $title }“. Teď si ji zahraj.
practice-play = Zahrát si s Ptáčetem
practice-next-lesson = Další lekce: { $title }
practice-puzzles = Úlohy
practice-lessons = Lekce
practice-day = Úloha dne
practice-all-themes = Všechna témata
practice-theme = Téma
practice-seat-you = Ty
practice-seat-other = Soupeř
practice-seat-others = Soupeř { $number }
practice-export = Vzít si procvičování s sebou
practice-import = Přinést procvičování odjinud
practice-exported = Tvoje procvičování je v souboru { $file }.
practice-imported = Tvoje procvičování je tady.
practice-not-imported = V tomto souboru žádné procvičování není.
practice-learned =
    { $count ->
        [one] { $count } chyba je teď mezi tvými úlohami: fuda practise { $game }
        [few] { $count } chyby jsou teď mezi tvými úlohami: fuda practise { $game }
        [many] { $count } chyby je teď mezi tvými úlohami: fuda practise { $game }
       *[other] { $count } chyb je teď mezi tvými úlohami: fuda practise { $game }
    }
practice-with = Procvičit si to: { $command }
practice-more = Enter: další úloha · q: odejít
practice-more-lesson = Enter: dál · q: odejít
practice-matches =
    { $count ->
        [one] prohlédnuta { $count } partie
        [few] prohlédnuty { $count } partie
        [many] prohlédnuto { $count } partie
       *[other] prohlédnuto { $count } partií
    }
practice-made =
    { $count ->
        [one] { $count } úloha v souboru { $file }
        [few] { $count } úlohy v souboru { $file }
        [many] { $count } úlohy v souboru { $file }
       *[other] { $count } úloh v souboru { $file }
    }
practice-checking = Ještě jeden pohled
practice-checked = V nových světech obstálo { $count } z { $all } úloh.
practice-confirmed = Rozbor souhlasí s { $count } z { $all } cvičení, která se ptají na nejlepší tah.
practice-difficulty-easy = lehká
practice-difficulty-middling = střední
practice-difficulty-hard = těžká
practice-difficulty-very-hard = velmi těžká
practice-theme-koikoi-call = Koi, nebo šóbu
practice-theme-koikoi-take = Kterou kartu vzít
practice-theme-koikoi-fourth = Čtvrtá karta
practice-theme-koikoi-light = Kolem světla
practice-theme-koikoi-break = Který měsíc rozbít
practice-theme-koikoi-deny = Nedat soupeři jaku
practice-theme-koikoi-deny-light = Nedat soupeři světlo
practice-theme-koikoi-build = Skládat jaku
practice-theme-koikoi-other = Něco jiného
practice-theme-kocka-pass = Co poslat
practice-theme-kocka-throw = Shodit, nebo hrát
practice-theme-kocka-lead = Čím vyjet
practice-theme-kocka-duck = Podlézt
practice-theme-kocka-rise = Vzít to hned
practice-theme-kocka-discard = Co odhodit
practice-theme-kocka-other = Něco jiného
practice-theme-yojimbo-defence = Kterou obranu vyložit
practice-theme-yojimbo-retreat = Kdy ustoupit
practice-theme-yojimbo-stay = Kdy zůstat
practice-theme-yojimbo-change = Co vyměnit
practice-theme-yojimbo-kick = Kop
practice-theme-yojimbo-kaiten = Kaiten
practice-theme-yojimbo-prize = Jakou odměnu vzít
practice-theme-yojimbo-other = Něco jiného
