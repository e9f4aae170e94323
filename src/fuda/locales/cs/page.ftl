page-card-back = Skrytá karta

## The shell

page-title = { $page } · Fuda
page-title-home = Fuda · karetní stůl
page-title-turn = Jsi na tahu · { $game }
page-home = Fuda, úvodní stránka
page-skip = Přejít k obsahu
page-navigation = Fuda
page-your-name = Tvé jméno
page-guest = Host
page-close = Zavřít
page-not-loaded = Tuto stránku se nepodařilo zobrazit.
page-load-again = Načíst znovu
page-missing = Taková stránka tu není
page-missing-help = Možná ji schovala kočka. Hry jsou tam, kde vždycky byly.
page-to-the-games = Ke hrám

## Settings

page-settings = Nastavení
page-language = Jazyk
page-language-en = English
page-language-cs = Čeština
page-language-ru = Русский
page-theme = Papír
page-theme-auto = podle systému
page-theme-light = světlý
page-theme-dark = tmavý
page-theme-flip = Světlý nebo tmavý papír
page-hints = Nápověda
page-hints-none = žádná
    .help = Svítí jen to, co se smí hrát.
page-hints-matches = souvislosti
    .help = Navíc se ukazuje, co by karta vzala nebo udělala.
page-hints-full = plná
    .help = Ukazuje se i to, co je na dosah a co je v sázce.
page-deck = Karty
page-deck-plain = malované
page-deck-contrast = kontrastní
page-overlays = Psát na karty měsíce a hodnoty
page-sound = Tiché zvuky
page-motion = Pohyb karet
page-pace = Tempo
page-pace-calm = klidné
page-pace-brisk = svižné
page-pace-instant = hned

## Home

page-hero = Tichý stůl pro tři karetní hry
page-lead = Hraj proti soupeřům, kteří přemýšlejí, nebo s přáteli přes odkaz. Každé rozdání lze ověřit.
page-play-now = Hrát hned
page-play-friend = Hrát s přáteli
page-play-guided = Poprvé? Hra s průvodcem
page-practice = Procvičování
page-stats = Statistiky
page-own-rules = Stůl podle sebe
page-opponent = Soupeř
page-strength = { $level } · { $strength }
page-strength-random = hraje cokoli
page-strength-novice = první krůčky
page-strength-learner = ještě se učí
page-strength-quick = velmi lehký soupeř
page-strength-reader = něco už četl
page-strength-greedy = lehký soupeř
page-strength-dreamer = zasněný
page-strength-hasty = ukvapená
page-strength-instinct = bystré oko
page-strength-wary = obezřetná
page-strength-thinker = přemýšlivý
page-strength-master = silná
page-character-random = Tahy losuje; když se některý povede, nikdo za to nemůže.
page-character-novice = Vidí vždy jen dva nebo tři tahy a vezme ten nejhezčí.
page-character-learner = Vidí už o pár tahů víc a vybere z nich nejlepší.
page-character-quick = Skočí po tom, co se právě třpytí, a za chvíli o tom neví.
page-character-reader = Opakuje, co se píše v knihách, když si vzpomene; jinak hraje jako Vrabec.
page-character-greedy = Ví, co radí knihy, a počítá, co leží na stole.
page-character-dreamer = Hraje zpaměti, s hlavou v oblacích; když se podívá dolů, vidí, na čem záleží.
page-character-hasty = Vidí dobře, ale spěchá: nejlepší tah jí občas uteče.
page-character-instinct = Jeden pohled, jeden výpad: odehrála miliardy her a nepřemýšlí.
page-character-wary = Než skočí, rozhlédne se: zkusí pár desítek možností, víc ne.
page-character-thinker = Převrací si věc v hlavě, v několika stovkách možných rozdání.
page-character-master = Čeká, pamatuje si každou kartu a z toho, co děláš, pozná, co držíš.
page-players = Hráči
page-players-count =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
page-rulebook = Kniha pravidel
page-my-games = Moje hry
page-my-games-none = Co rozehraješ, najdeš zase tady.
page-my-games-all = Všechny moje hry
page-games-running = Rozehrané
page-games-over = Dohrané
page-open-tables = Otevřené stoly
page-open-tables-none = Právě teď nikdo na hráče nečeká.
page-row-your-turn = jsi na tahu
page-row-playing = hraje se
page-row-watch = dívat se
page-row-free =
    { $count ->
        [0] právě začíná
        [one] { $count } volné místo
        [few] { $count } volná místa
        [many] { $count } volného místa
       *[other] { $count } volných míst
    }
page-row-won = výhra
page-row-lost = prohra
page-row-drawn = remíza
page-row-over = dohráno
page-row-abandoned = nedohráno
page-games-search = Hledat v dohraných hrách
page-games-older = Ukázat starší hry
page-guided = hra s průvodcem

## The deal of the day

page-day = Rozdání dne
page-day-lead = Krátká partie každé hry: všichni mají stejné karty a stejné soupeře. Jeden pokus denně.
page-day-play = Zahrát dnešní rozdání
page-day-go-on = Pokračovat v dnešním rozdání
page-day-tomorrow = Další rozdání přijde o půlnoci světového času.
page-day-puzzle = Úloha dne
page-day-share = Fuda, rozdání dne { $date }. { $game } ({ $opponent }): { $outcome }, { $score }.
page-day-share-button = Sdílet výsledek
page-day-earlier = Předchozí měsíc
page-day-later = Následující měsíc

## With a friend far away

page-far = Hrát s přítelem na dálku
page-far-lead = Hraje se přes odkaz. Kdo tuto stránku otevře na stejné adrese jako ty, může si sednout k tvému stolu; nic se neinstaluje a nikdo se neregistruje.
page-far-link = Když má tato stránka vlastní adresu
page-far-link-1 = Na úvodní stránce zvol „{ page-play-friend }“.
page-far-link-2 = Zkopíruj odkaz, který se objeví, a pošli ho příteli zprávou nebo e-mailem.
page-far-link-3 = Přítel ho otevře, vybere si volné místo a můžete začít. Odkaz funguje i v telefonu.
page-far-home = Když Fuda běží na tvém počítači a přítel je ve stejném domě
page-far-home-1 = Spusť Fudu příkazem „./run serve --lan“. Ukáže adresu a čtvercový kód.
page-far-home-2 = Obě zařízení musí být ve stejné Wi-Fi. Přítel namíří na kód fotoaparát telefonu, nebo adresu opíše.
page-far-home-3 = Než pozveš ostatní, otevři tutéž adresu i u sebe, aby ji obsahoval i tvůj odkaz.
page-far-away = Když Fuda běží na tvém počítači a přítel je jinde
page-far-away-1 = Tvůj počítač z internetu vidět není, a to je dobře. Spojí vás soukromá síť: takové programy jsou Tailscale, ZeroTier nebo WireGuard a prvním dvěma stačí účet.
page-far-away-2 = Nainstalujte si oba tentýž a pusť přítele do své sítě podle návodu, který k programu patří.
page-far-away-3 = Spusť Fudu příkazem „./run serve --lan“. Program soukromé sítě ukazuje adresu tvého počítače, třeba 100.101.102.103; otevři pak http://100.101.102.103:8765.
page-far-away-4 = Příteli pošli odkaz odtud. Počítač musí být po celou hru zapnutý; když se vypne, hra počká.
page-far-hosted = Když má někdo známý server
page-far-hosted-1 = Popros ho, ať na něm spustí Fudu příkazem „fuda serve --name“ a jménem serveru. Zbytek najde v dokumentaci Fudy na stránce o protokolu.
page-far-hosted-2 = Pak vám oběma stačí jeho adresa, kdykoli, a ničí počítač nemusí zůstat zapnutý.
page-far-trouble = Když se odkaz neotevře, nejspíš začíná 127.0.0.1 nebo localhost: taková adresa znamená „právě toto zařízení“ a jinde neplatí.

## Without a network

page-offline = Bez sítě
page-offline-what = Co funguje i bez ní
page-offline-lead = Server teď není dostupný. Tohle se otevře i tak:
page-offline-replays = ty, jejichž přehrání se tu už otevřelo
page-offline-needs = Ke hře, k otevřeným stolům a k rozdání dne je síť potřeba. Rozehraná hra na tebe počká.

## A new table

page-new-table = Nový stůl
page-new-lead = Vyber knihu pravidel, změň, co chceš, a urči, kdo kde sedí.
page-rules-as-is = podle knihy, beze změn
page-rules-changed =
    { $count ->
        [one] { $count } pravidlo se od knihy liší
        [few] { $count } pravidla se od knihy liší
        [many] { $count } pravidla se od knihy liší
       *[other] { $count } pravidel se od knihy liší
    }
page-rules-back = Zpět podle knihy: { $value }
page-rules-back-all = Vše podle knihy
page-needs = K tomu je potřeba „{ $option }“: { $value }.
page-needs-set = Nastavit
page-option-refused = Tuto hodnotu stůl nepřijme.
page-less = Méně
page-more = Více
page-data-shipped = balíček dodávaný se hrou
page-data-own = vlastní balíček
page-data-choose = Vybrat soubor JSON
page-data-unread = Tento soubor není JSON.
page-seats = Místa
page-seat-kind-me = já
page-seat-kind-held = někdo s odkazem
page-seat-kind-open = kdokoli
page-seat-kind-bot = počítač: { $level }
page-list-table = Ukázat mezi otevřenými stoly
page-memory = Vše odehrané se smí znovu prohlížet
page-clock = Hodiny
page-clock-none = bez hodin
page-clock-casual = klidné
page-clock-fast = rychlé
page-open-table = Otevřít stůl
page-copy-rules = Zkopírovat odkaz s pravidly
page-copied = Zkopírováno

## Before the start

page-table = Stůl
page-table-coming = Chystáme stůl…
page-table-gone = Tento stůl už tu není
page-table-gone-help = Možná není odkaz celý, nebo se u stolu nikdy nehrálo.
page-table-elsewhere = Sedíš tu v jiném okně
page-table-elsewhere-help = Hra pokračuje tam. Můžeš ji přenést sem.
page-table-broken = Stůl se nepodařilo vykreslit. Hra samotná je v pořádku.
page-seat-open = Volné místo
page-seat-held = Drží se pro přítele
page-seat-for-you = Místo pro tebe
page-seat-number = Místo { $number }
page-seat-you = ty
page-seat-host = otevírá stůl
page-seat-bot = počítač
page-seat-away = na chvíli pryč
page-seat-computer = hraje počítač
page-sit = Sednout si sem
page-get-up = Vstát
page-free-seat = Uvolnit místo
page-fill = Posadit sem
page-fill-all = Doplnit: { $level }
page-start = Začít
page-seats-free =
    { $count ->
        [one] Ještě je volné { $count } místo.
        [few] Ještě jsou volná { $count } místa.
        [many] Ještě je volného { $count } místa.
       *[other] Ještě je volných { $count } míst.
    }
page-all-here = Všichni jsou tu.
page-host-starts = Všichni jsou tu. Hru začne { $name }.
page-invite = Pozvat odkazem
page-invite-help = Kdo jej otevře, může si u tohoto stolu sednout na volné místo.
page-invite-alone = Tahle adresa funguje jen na tomhle počítači. Pro ostatní doma spusť „fuda serve --lan“.
page-plain-http = Tahle adresa začíná http: prohlížeč pak nenabízí „Sdílet“ a nic si neuloží pro chvíle bez sítě. Hra sama je stejná.
page-invite-code = QR kód odkazu: ostatní na něj namíří fotoaparát telefonu
page-invite-title = Pojď si zahrát: { $game }
page-link = Odkaz
page-copy = Kopírovat
page-share = Sdílet
page-table-rules = Pravidla tohoto stolu
page-listed = mezi otevřenými stoly
page-private = soukromý stůl
page-starting = Karty se míchají.
page-start-fair = Poctivý začátek
page-start-commitment = Server zapečetil své tajemství:
page-start-vows = Stránka každého hráče přidává své číslo: { $count } z { $all }
page-start-nonces = Čísla se ukážou a karty se rozdají.
page-start-why = Proč tu nikdo nemůže podvádět
page-abort =
    Začátek { $attempt } se nezdařil: { $reason ->
        [false] číslo hráče { $names } nebylo to slíbené
        [left] { $names } – odchod od stolu
        [closed] nikdo tu nezbyl
       *[other] číslo nepřišlo od { $names }
    }. Toto rozdání se nikdy nepoužilo a všechno, co v něm zaznělo, je veřejné:

## At the table

page-your-turn = Jsi na tahu.
page-watching = Díváš se.
page-connecting = Připojuje se…
page-preparing = Karty se připravují. První spuštění na počítači trvá nejvýš minutu.
page-connection-lost = Spojení se ztratilo. Samo se obnoví.
page-away = { $name }: na chvíli pryč.
page-substituted = { $name }: hraje počítač.
page-rest-awaited = Čeká se na: { $names }
page-rest-waiting = Čekající: { $names }
page-rest-soon = Další kolo začne za { $seconds } s.
page-stop-asked = { $name } navrhuje po tomto kole skončit.
page-spectators =
    { $count ->
        [one] { $count } divák
        [few] { $count } diváci
        [many] { $count } diváka
       *[other] { $count } diváků
    }
page-menu = Nabídka
page-talk = Něco říct
page-log = Co se stalo
page-log-empty = Zatím nic.
page-rules = Pravidla
page-rules-of = { $game }: pravidla
page-rules-search = Hledat v pravidlech
page-rules-nothing = Nic se nenašlo.
page-rules-law = Přesná pravidla, článek po článku
page-rules-lesson = Jak se hraje
page-lesson-play = Zkusit u stolu
page-lesson-practise = Procvičit si to
page-lesson-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
page-gallery = Všechny karty
page-gallery-of = { $game }: všechny karty
page-settings-hints = Nastavení a nápověda
page-take-back = Vzít poslední tah zpět
page-ask-coach = Zeptat se trenéra
page-coach = Trenér
page-coach-thinking = Trenér přemýšlí…
page-coach-forced = Jiný tah tu není.
page-coach-equal = Všechno je zhruba stejné: hraj, jak chceš.
page-coach-close = První z nich se nedají s jistotou rozlišit.
page-coach-best = Nejlepší: { $move }
page-coach-share = { $mean } % ± { $half }
page-coach-note = Ze { $worlds } světů, které odpovídají tomu, co víš; ± je 95% interval. Dotaz se poznamená do záznamu.
page-coach-allowed = Je možné ptát se trenéra
page-coach-asked = dotazy na trenéra: { $count }
page-stop-agree = Souhlasit s koncem po tomto kole
page-stop-withdraw = Vzít zpět: hrát po tomto kole dál
page-resign = Vzdát se
page-resign-question = Vzdát partii?
page-resign-means = Partii tím prohraješ. Nejde to vzít zpět.
page-leave = Odejít od stolu
page-leave-question = Odejít od stolu?
page-leave-means = Na tvém místě dohraje počítač a do této partie se už vrátit nepůjde.
page-play-on = Hrát dál
page-home-stay = Domů; místo ti zůstane
page-phrase-hello = Ahoj!
page-phrase-good-luck = Hodně štěstí!
page-phrase-well-played = Dobře zahráno!
page-phrase-thanks = Děkuju.
page-phrase-one-moment = Okamžik, prosím.
page-phrase-sorry = Promiň.
page-phrase-wow = Páni!
page-phrase-oops = Jejda!
page-phrase-again = Ještě jednu?
page-phrase-goodbye = Na shledanou!
page-phrase-smile = úsměv
page-phrase-laugh = smích
page-phrase-think = přemýšlení
page-phrase-clap = potlesk
page-phrase-heart = srdce
page-phrase-cat = kočka

## The end

page-end = Výsledek
page-end-you-won = Výhra je tvoje
page-end-you-share = Dělíš se o výhru
page-end-won =
    { $count ->
        [one] Vyhrává { $names }
        [few] Vyhrávají { $names }
        [many] Vyhrávají { $names }
       *[other] Vyhrávají { $names }
    }
page-end-draw = Remíza
page-end-abandoned = Stůl osiřel
page-end-resigned = Partii vzdává: { $names }.
page-end-stopped = Dohodli jste se, že skončíte.
page-end-gave-up = vzdání
page-end-fold = Sbalit výsledek
page-end-unfold = Rozbalit výsledek
page-end-last-round = Poslední kolo
page-rematch = Hrát znovu
page-rematch-asked = Čeká se na ostatní
page-rematch-others = Další partii si přeje: { $names }
page-rematch-go = K odvetě
page-next-up = Soupeř { $level }: tvoje výhry { $won } z posledních { $count }. { $next } hraje silněji.
page-next-down = { $level } je zatím nad tvé síly. { $next } hraje mírněji.
page-next-choose = Vybrat: { $next }
page-next-play = Nová partie: { $next }
page-replay = Přehrát
page-check-deals = Ověřit rozdání

## What is refused

page-refused-illegal = To pravidla nedovolují.
page-refused-stale = Mezitím se něco stalo. Podívej se znovu.
page-refused-not-seated = To může jen ten, kdo sedí u stolu.
page-refused-not-host = To může jen ten, kdo stůl otevřel.
page-refused-taken = Toto místo je obsazené, nebo se drží pro někoho jiného.
page-refused-not-now = To teď nejde.
page-refused-not-full = Hra začne, až budou všechna místa obsazená a všichni budou u stolu.
page-refused-bad-nonce = Začátek byl přerušen: číslo neodpovídalo slibu.
page-refused-unknown = Takový stůl tu už není.
page-refused-set-aside = Tento stůl je odložen: hrálo se u něj podle jiných pravidel, nebo ho už nejde přečíst.
page-refused-bad-rules = Tato pravidla nejdou dohromady.
page-refused-bad-message = Server stránce nerozuměl. Načti ji znovu.
page-refused-too-fast = To bylo příliš rychlé. Zkus to za chvíli.
page-refused-too-many = Máš otevřených příliš mnoho stolů. Nejdřív nějaký dohraj.
page-refused-storage = Serveru se to nepodařilo zapsat. Nic se nestalo; zkus to znovu.
page-refused-internal = Na serveru se něco pokazilo. Nic se nestalo; zkus to znovu.
page-refused-offline = Server teď není dostupný. Fuda to zkouší dál.

## Průvodce první hrou

page-guide-label = Průvodce
page-guide-skip = Bez průvodce
page-guide-next = Rozumím

## Poctivé rozdání

page-fair-title = Poctivé rozdání
page-fair-lead = Tato stránka právě znovu zamíchala všechny karty této hry přímo v tvém prohlížeči, aniž by věřila serveru.
page-fair-lead-file = Vezmi záznam dohrané hry a tato stránka znovu provede každé míchání. Soubor neopustí tvoje zařízení.
page-fair-drop = Sem přetáhni soubor se záznamem
page-fair-choose = Vybrat soubor
page-fair-another = Ověřit jiný záznam
page-fair-review = Přehrát a rozebrat na serveru
page-fair-refused = Server tento záznam nepřijal: { $why }
page-fair-bad-large = Na záznam je tento soubor příliš velký.
page-fair-bad-json = Soubor nejde přečíst: není to záznam, nebo kus chybí.
page-fair-bad-format = To není záznam z Fudy.
page-fair-bad-version = Záznam je z jiné verze Fudy, kterou tato stránka nezná.
page-fair-bad-damaged = Záznam je poškozený: něco v něm chybí.
page-fair-guide = Hra s průvodcem má pevně dané karty, aby jeho slova seděla. Ověřovat tu není co.
page-fair-not-over = Hra ještě běží. Tajemství se otevře, až skončí; pak se sem vrať.
page-fair-holds = Všechno souhlasí
page-fair-holds-count =
    { $count ->
        [one] { $count } míchání tu proběhlo znovu a každá karta vyšla stejně.
        [few] { $count } míchání tu proběhla znovu a každá karta vyšla stejně.
        [many] { $count } míchání tu proběhlo znovu a každá karta vyšla stejně.
       *[other] { $count } míchání tu proběhlo znovu a každá karta vyšla stejně.
    }
page-fair-fails = Něco nesouhlasí
page-fair-fails-help = Seznam níže říká co. Záznam si uschovej: ukáže to komukoli.
page-fair-fails-kept = Server změnil, co předtím řekl. Záznam a to, co si uložil tento prohlížeč, to společně ukážou komukoli.
page-fair-kept = Stáhnout, co si uložil tento prohlížeč
page-fair-here = Ověřeno v tvém prohlížeči
page-fair-check-memory = Server nic nezměnil
page-fair-check-memory-help = Před první kartou si tento prohlížeč uložil obálku, sliby všech hráčů i podepsané prohlášení. Co server ukazuje teď, je totéž.
page-fair-check-memory-absent = Tento prohlížeč před rozdáním nic neviděl, a tak nepozná, jestli server od té doby něco nezměnil. Kdo seděl u stolu, to pozná.
page-fair-check-memory-fails = Od chvíle před první kartou, kdy to tento prohlížeč viděl, se změnilo: { $facts }.
page-fair-check-commitment = V obálce bylo toto tajemství
page-fair-check-commitment-help = Otisk tajemství je ten, který uvádí záznam.
page-fair-check-commitment-fails = Otisk tajemství není ten, který uvádí záznam.
page-fair-check-statement = Hrálo se podle prohlášení
page-fair-check-statement-help = Pravidla, místa, jména a první rozdávající byli zapsáni spolu s obálkou a jsou součástí každého míchání.
page-fair-check-statement-absent = Záznam nemá prohlášení: je prvního druhu, nebo se rozdává všem stejně.
page-fair-check-statement-fails = Jinak než v prohlášení: { $facts }.
page-fair-check-signature = Server to podepsal
page-fair-check-signature-help = Jeho klíč je { $key }, jeden z těch, které tento server zveřejňuje.
page-fair-check-signature-elsewhere = Klíč je { $key } a nepatří tomuto serveru: podepsal to jiný.
page-fair-check-signature-alone = Jeho klíč je { $key }; které klíče tento server zveřejňuje, teď zjistit nejde.
page-fair-check-signature-absent = Záznam není podepsaný: nic v něm neukazuje, odkud pochází.
page-fair-check-signature-stated = Klíčem { $key } je podepsaný jen začátek: nic neukazuje, že se hrálo právě takto.
page-fair-check-signature-fails = Podpis nepatří ke klíči { $key }.
page-fair-check-signature-unlisted = Je podepsán klíčem { $key }, který tento server pro tu dobu nezveřejňuje.
page-fair-check-vows = Všichni dodrželi slib
page-fair-check-vows-help = Číslo každého hráče odpovídá slibu, který dal dřív, než bylo kterékoli číslo vidět, a rozdání použilo právě tato čísla.
page-fair-check-vows-absent = Sliby uchovává stůl, v souboru nejsou.
page-fair-check-vows-fails = Některé číslo není to slíbené, nebo není to, které rozdání použilo.
page-fair-check-own = Tvoje vlastní číslo je v rozdání
page-fair-check-own-help = Vylosoval ho tento prohlížeč a pořád si ho pamatuje.
page-fair-check-own-absent = Tento prohlížeč si pro tuto hru žádné vlastní číslo nepamatuje.
page-fair-check-own-fails = Číslo, které vylosoval tento prohlížeč, v rozdání chybí.
page-fair-check-shuffles = Každé míchání plyne z těchto čísel
page-fair-check-shuffles-help = Celý postup proběhl znovu, kartu po kartě.
page-fair-check-shuffles-fails = Podle postupu vyjdou jiné karty v míchání { $numbers }.
page-fair-check-aborts = I nezdařené začátky jsou otevřené
page-fair-check-aborts-help = Každé tajemství sedí ke své obálce, každé číslo ke svému slibu, a jsou to ty, které viděl tento prohlížeč.
page-fair-check-aborts-fails = Začátek { $numbers } ukazuje jiné tajemství nebo jiné sliby, než měl.
page-fair-fact-match = číslo partie
page-fair-fact-commitment = obálka
page-fair-fact-statement = podepsané prohlášení
page-fair-fact-vows = slib ({ $names })
page-fair-fact-server = klíč serveru
page-fair-fact-at = čas
page-fair-fact-attempt = počet začátků
page-fair-fact-game = hra
page-fair-fact-rules = verze pravidel
page-fair-fact-table = pravidla stolu
page-fair-fact-dealer = první rozdávající
page-fair-fact-seats = kdo kde sedí
page-fair-finding-holds = souhlasí
page-fair-finding-fails = nesouhlasí
page-fair-finding-absent = tady nejde ověřit
page-fair-server = Ověřeno serverem
page-fair-server-help = Server zná pravidla hry: celý záznam navíc znovu přehrál.
page-fair-server-format = Záznam je úplný
page-fair-server-signature = Podpisy jsou pravé
page-fair-server-stated = Podepsaný je jen začátek, ne tahy a výsledek
page-fair-server-start = Tajemství sedí k obálce
page-fair-server-moves = Každý tah byl v souladu s pravidly
page-fair-server-shuffles = Při každém míchání byly správné karty
page-fair-server-result = Výsledek plyne z těchto tahů
page-fair-server-away = Server neodpovídá; k tomu, co je ověřeno zde, ho není třeba.
page-fair-starts = Nezdařené začátky
page-fair-starts-help = Server by mohl začátek zmařit, protože se mu nelíbí karty, a hráč také, kdyby mlčel. Proto je všechno, co v takovém začátku zaznělo, veřejné, a takové začátky se počítají.
page-fair-starts-server = Podle serveru: { $aborted } z { $starts }
page-fair-starts-here = Viděl tento prohlížeč: { $aborted } z { $starts }
page-fair-starts-here-help = Jeho vlastní počet, který server nemůže změnit.
page-fair-starts-person = { $name }: { $aborted } z { $starts }
page-fair-starts-person-help = Protože od tohoto hráče nepřišla odpověď: { $missing }
page-fair-starts-reasons = Důvody: { $reasons }.
page-fair-starts-often = To je nezvykle mnoho: někdo si možná vybírá z rozdání.
page-fair-starts-none = Od té doby, co se počítá, se nezmařil žádný začátek.
page-fair-starts-since = Počítá se od { $date }.
page-fair-starts-last = Poslední z nich
page-fair-reason-silent = bez odpovědi
page-fair-reason-false = nepravé číslo
page-fair-reason-left = někdo odešel
page-fair-reason-closed = nikdo tu nezbyl
page-fair-reason-unknown = důvod se neuchoval
page-fair-reason-count = { $reason } ({ $count })
page-fair-keys = Klíče serveru
page-fair-key-now = od { $since }, podepisuje teď
page-fair-key-then = { $since } až { $until }
page-fair-why = Proč nikdo nemohl podvádět
page-fair-why-sealed = Zapečetěná obálka
page-fair-why-sealed-help = Před hrou si server napsal tajné číslo, vložil ho jakoby do obálky a všem ji ukázal: je to otisk, který sedí jen k tomuto tajemství. Od té chvíle ho nemohl vyměnit: otisk si uložil i tvůj prohlížeč.
page-fair-why-salted = Od každého špetka
page-fair-why-salted-help = Potom stránka každého hráče přidala vlastní náhodné číslo. Každá ho předem slíbila, takže nikdo nemohl počkat na ostatní a vybrat si. A server své tajemství zapečetil dřív, než kterékoli uviděl.
page-fair-why-mixed = Jeden pevný postup
page-fair-why-mixed-help = Tajemství a všechna tato čísla dohromady rozhodla o každém míchání podle postupu, který si může kdokoli přečíst. Kdo by chtěl karty ovlivnit, musel by zvolit všechna čísla.
page-fair-why-opened = Na konci otevřeno
page-fair-why-opened-help = Když hra skončí, obálka se otevře. Teď může postup zopakovat kdokoli a musí dojít přesně ke kartám, které byly rozdány – jako tady tvůj prohlížeč.
page-fair-shuffles = Míchání
page-fair-shuffle =
    { $count ->
        [one] Míchání { $number }: { $count } karta
        [few] Míchání { $number }: { $count } karty
        [many] Míchání { $number }: { $count } karty
       *[other] Míchání { $number }: { $count } karet
    }
page-fair-before = Před mícháním
page-fair-after = Po míchání, jak se rozdávalo
page-fair-numbers = Samotná čísla
page-fair-number-match = Partie
page-fair-number-commitment = Obálka
page-fair-number-secret = Tajemství
page-fair-number-start = Prohlášení, SHA-256
page-fair-number-key = Klíč serveru
page-fair-number-nonce = Číslo: { $name }
page-fair-number-unnamed = Číslo hráče { $number }
page-fair-moves = Tahy
page-fair-seat = Místo { $seat }
page-fair-record = Stáhnout záznam
page-fair-recipe = Postup pro toho, kdo by si chtěl napsat vlastní ověřování: docs/record-format.md ve zdrojích Fudy.

## Přehrání

page-replay-open = Přehrát hru
page-replay-title = Přehrání: { $game }
page-replay-coming = Hra se znovu rozkládá…
page-replay-not-over = Tahle hra se ještě hraje. Přehrát ji půjde, až skončí.
page-replay-controls = Ovládání přehrávání
page-replay-first = Na začátek
page-replay-back = O krok zpět
page-replay-play = Přehrávat
page-replay-pause = Pozastavit
page-replay-next = O krok dál
page-replay-last = Na konec
page-replay-speed = Rychlost
page-replay-position = Okamžik hry
page-replay-step = { $step } z { $steps }
page-replay-seat = Očima hráče
page-replay-board = Stůl v tomto kroku
page-replay-timeline = Průběh hry
page-replay-dealt = Rozdávají se karty.
page-replay-link = Zkopírovat odkaz na tento okamžik
page-replay-copied = Odkaz je zkopírovaný.
page-replay-keys = Šipky krokují, mezerník přehrává, Home a End skočí na kraj.
page-replay-keys-review = Šipky krokují, se Shiftem skáčou na významná místa; mezerník přehrává.
page-replay-fair = Bylo to poctivé?
page-line-show = Ukázat
page-line-try = Co kdyby…
page-line-better = Lepší cesta
page-line-what-if = Co kdyby
page-line-back = Zpět k partii
page-line-again = Jiný tah
page-line-cards = S jakými kartami
page-line-same = Stejné karty
page-line-other = Jiné karty
page-line-moment = Chvíle před tahem.
page-line-here = Tady:
page-line-really = Doopravdy:
page-line-played = Zahraný tah s těmito kartami:
page-line-ends = { $scores } ({ $goal }: { $chance })
page-line-gained = Ve světech, které odpovídají tomu, co vidí { $name } (celkem { $worlds }), přinese tento tah oproti zahranému { $chance } a { $points } { $unit }.
page-line-choose = Vyber jiný tah, hraje { $name }; dál hrají boti.
page-replay-review = Jakou cenu měla rozhodnutí?
page-replay-mark-yaku = Jaku
page-replay-mark-koi = Koi
page-replay-mark-letter = Písmeno
page-replay-mark-won = Výhra
page-replay-mark-heavy = Drahý štych

## A table without a board of its own

page-plain-hidden = skryto
page-plain-back = Vybrat znovu
page-plain-go-on = Pokračovat
page-plain-waiting = Na tahu: { $names }.
