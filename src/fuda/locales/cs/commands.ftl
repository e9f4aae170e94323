### Co říkají příkazy v terminálu: stránka z toho nepotřebuje nic. Česky.

## Příkazová řádka

cli-about = Karetní stůl do prohlížeče i do terminálu.
cli-alone = Bez příkazu otevře fuda stůl v prohlížeči.
cli-usage = použití:
cli-arguments = příkazy a argumenty
cli-options = volby
cli-see-help = Co se tu dá zadat, ukáže „{ $command }“.
cli-help = ukázat tuto nápovědu
cli-version = ukázat verzi
cli-command = PŘÍKAZ
cli-command-serve = otevřít stůl v prohlížeči, pro sebe i pro ostatní
cli-command-play = zahrát si proti počítači
cli-command-replay = projít záznam dohrané partie
cli-command-review = rozebrat, jakou cenu měla rozhodnutí v dohrané partii
cli-command-practise = řešit úlohy: nejdřív vlastní chyby, pak situace z partií botů
cli-command-stats = zapsané partie v číslech: výsledky, jaku, ohlášená koi a jak chodily karty
cli-command-verify = ověřit záznam: rozdávání, tahy i výsledek
cli-command-keys = ukázat nebo vyměnit klíče, kterými tento server podepisuje
cli-command-rules = vypsat pravidla hry
cli-command-options = vypsat volby hry a jejich hodnoty
cli-command-arena = nechat boty hrát mezi sebou a změřit jejich sílu
cli-command-ratings = spočítat rating hráčů z utkání, která zapsala aréna
cli-command-puzzles = vyrobit úlohy z partií botů, nebo je znovu prověřit
cli-command-completion = vypsat, co potřebuje tvůj shell k doplňování tohoto příkazu
cli-command-learn = učit síť hrou proti sobě samé (vyžaduje PyTorch)
cli-command-learn-eval = zjistit, o kolik je naučená síť napřed před úrovní
cli-command-load = změřit přes skutečná spojení, kolik server na tomto počítači unese
cli-command-admin = prohlédnout databázi serveru, zkopírovat ji, pročistit ji, přestěhovat ji nebo zneplatnit přihlášení
cli-game = HRA
cli-game-help = hra; když žádnou nezadáš, koikoi
cli-file = SOUBOR
cli-file-or-url = SOUBOR|URL
cli-file-help = záznam, jak ho píše „fuda play --record SOUBOR“
cli-lang = jazyk; jinak podle nastavení systému
cli-preset = SADA
cli-rules-help = podle čích pravidel se hraje; vypíše je „fuda options“
cli-set-help = změnit jednu volbu stolu, třeba rounds=3; lze opakovat
cli-word = SLOVO
cli-word-help = slovo, na které se hraje Kouřící kočka; totéž co --set word=SLOVO
cli-players = N
cli-players-help = kolik lidí hraje Yojimbo; totéž co --set players=N
cli-level = ÚROVEŇ
cli-against-help = soupeř: náhoda, ptáče, červenka, vrabec, špaček, straka (výchozí), skřivan, sojka, poštolka, kavka, krkavec nebo sova, jako na stránce; nebo random, novice, learner, quick, reader, greedy, dreamer, hasty, instinct, wary, thinker, master
cli-seed-help = rozdat karty podle tohoto čísla
cli-seat-help = na které místo si sedneš, počítáno od 0
cli-player = JMÉNO
cli-name-help = jak ti máme říkat
cli-record-help = sem zapsat záznam dohrané partie
cli-resume-help = pokračovat v rozehrané partii té hry, nebo v poslední
cli-fast-help = bez prodlev kolem soupeřových tahů
cli-replay-seat-help = ze které strany se dívat, počítáno od 0
cli-review-seat-help = čí rozhodnutí rozebrat, počítáno od 0; jinak všech
cli-review-effort-help = jak důkladně se dívat (normal)
cli-review-json-help = vypsat všechno jako JSON
cli-review-html-help = zapsat do tohoto souboru samostatnou stránku
cli-theme = TÉMA
cli-practise-theme-help = jen úlohy na toto téma, třeba call
cli-lesson = LEKCE
cli-practise-lesson-help = zahrát si lekci u stolu, třeba turn; bez názvu první, která ještě není hotová
cli-practise-day-help = úloha dne, pro všechny stejná
cli-practise-export-help = zapsat procvičování do souboru a vzít si je s sebou
cli-practise-import-help = převzít procvičování ze souboru místo svého
cli-stats-files-help = záznamy dohraných partií
cli-stats-seat-help = čí čísla, počítáno od 0 (0)
cli-stats-effort-help = každou partii napřed rozebrat: chyby podle fáze a výsledek bez štěstí
cli-stats-keep-help = uchovat čísla těchto partií mezi svými; bez souborů stats ukáže, co je uchováno
cli-stats-csv-help = vypsat pro každou partii řádek CSV
cli-ratings-files-help = výsledky utkání u jednoho stolu, jak je zapisuje „fuda arena --out SOUBOR“
cli-ratings-zero-help = počítat rating od tohoto hráče, jménem jako v tabulce (od nejslabšího)
cli-puzzles-help = make: hledat úlohy v partiích; check: každou znovu prověřit; renew: nechat jen ty, které platí, s dnešními hodnotami
cli-puzzles-count-help = kolik úloh má být (200)
cli-puzzles-workers-help = kolik partií se prohlíží současně (1)
cli-puzzles-seed-help = semínko partií (1), nebo světů, ve kterých se prověřuje (2)
cli-puzzles-theme-help = jen úlohy na toto téma; lze opakovat
cli-puzzles-out-help = soubor s úlohami; v tom, který už je, se pokračuje
cli-host = ADRESA
cli-host-help = adresa, na které server poslouchá (127.0.0.1: jen tento počítač)
cli-port-help = port (8765, nebo nejbližší volný)
cli-database-help = kam se hry ukládají, jako URL pro SQLAlchemy; jinak do souboru SQLite ve složce s daty
cli-keys-help = show (i bez uvedení) nebo rotate: odteď podepisuje nový klíč, starý zůstává zveřejněn
cli-key = KLÍČ
cli-key-help = důvěřovat jen tomuto veřejnému klíči; lze opakovat
cli-server-name-help = jméno, pod kterým je server k zastižení, třeba karty.example.org; lze opakovat
cli-lan-help = pustit ke hře i ostatní v místní síti a ukázat jim QR kód
cli-proxy-help = proxy před serverem, zadaná adresou nebo sítí: věří se jí, odkud požadavek přichází; lze opakovat
cli-metrics-help = odpovídat Prometheu na této adrese, na cestě /metrics
cli-config-help = načíst to všechno ze souboru TOML; přednost mají přepínače a prostředí (FUDA_PORT, FUDA_SET_GRACE …)
cli-serve-set-help = změnit jedno nastavení serveru, třeba grace=30; lze opakovat
cli-no-open-help = neotvírat prohlížeč
cli-arena-players-help = boti: úrovně jako greedy, thinker nebo master, s vlastním rozpočtem třeba thinker@2000sims, nebo jiný program jako exec:PŘÍKAZ; poslední obsadí i zbylá místa
cli-arena-matches-help = kolik partií (200); zaokrouhlí se nahoru, aby v každém rozdání seděl každý všude
cli-arena-budget-help = jak dlouho přemýšlet nad rozhodnutím, pokud bot nemá vlastní rozpočet; se simulacemi lze výsledky přesně zopakovat
cli-arena-seed-help = číslo, ze kterého plynou všechna rozdání i rozhodnutí (1)
cli-arena-workers-help = kolik partií se hraje současně (2)
cli-arena-diagnose-help = nechat tohoto hráče dlouze posoudit některá rozhodnutí z partií a zjistit, kolik bodů který bot ztrácí jakým druhem rozhodnutí
cli-arena-out-help = sem zapsat všechny výsledky jako JSON, u žebříčku do složky toho jména; co bylo přerušeno, pokračuje po zadání stejného příkazu
cli-arena-ladder-help = sehrát utkání, která rating potřebuje: každá úroveň, nebo každý hráč zadaný tady od nejslabšího, proti nejbližšímu slabšímu a proti tomu pod ním; na konci ukázat rating
cli-folder = SLOŽKA
cli-address = ADRESA
cli-arena-dataset-help = zapsat každé rozhodnutí z partií do této složky jako soubory Parquet k učení a zkoumání; vyžaduje pyarrow (docs/dataset.md)
cli-arena-ray-help = hrát na clusteru Ray na této adrese, nebo „auto“ pro ten, ke kterému patří tento počítač; se simulacemi jsou výsledky stejné jako na jednom počítači
cli-shell-help = shell: do jeho spouštěcího souboru patří source <(fuda completion bash)
cli-learn-minutes-help = jak dlouho se má učit, v minutách (9)
cli-learn-out-help = kam uložit síť (network.npz); vedle ní zůstane kontrolní bod, od kterého lze pokračovat
cli-learn-resume-help = pokračovat od kontrolního bodu
cli-learn-eval-file-help = síť, jak ji zapíše „fuda learn“
cli-learn-eval-rules-help = jen s touto sadou pravidel (se všemi)
cli-learn-eval-against-help = soupeř na všech ostatních místech: greedy, thinker@200sims … (greedy)
cli-learn-eval-deals-help = kolik rozdání s každou sadou pravidel; z každého místa se hraje jedno kolo (100)
cli-learn-eval-seed-help = číslo, ze kterého plynou rozdání (7)
cli-learn-eval-workers-help = kolik partií se hraje současně (1)
cli-load-tables-help = kolik stolů po dvou lidech hraje, 1–2000 (100)
cli-load-rate-help = tahů za sekundu u všech stolů dohromady; 0: kolik server zvládne (100)
cli-load-seconds-help = kolik sekund se měří (20)
cli-load-processes-help = kolik procesů hraje (2)
cli-load-database-help = měřit na této databázi, která musí být prázdná, místo nového souboru SQLite
cli-load-servers-help = kolik serverů databázi PostgreSQL sdílí; dvojice u stolu pak hraje každý na jiném
cli-load-out-help = zapsat čísla i jako JSON
cli-admin-task-help = tables: co v ní je; people: kdo hrál; backup: kopie, i za běhu serveru; prune: smazat stoly, které nikdy nezačaly; move: přestěhovat do jiné, prázdné databáze; revoke: ze všech udělat nové hosty
cli-admin-file-help = kopie, u zálohy; druhá databáze, u stěhování
cli-admin-days-help = prune smaže, co bylo otevřeno před víc než tolika dny (7)

## Co nejde

refused-language = Jazyk „{ $given }“ tu není. Na výběr je: { $allowed }.
refused-command = Příkaz „{ $given }“ neexistuje. Na výběr je: { $allowed }.
refused-arguments = „{ $given }“ tomuhle příkazu nic neříká.
refused-choice = „{ $given }“ tu není. Na výběr je: { $allowed }.
refused-missing = Něco chybí: { $name }.
refused-no-value = { $option } potřebuje hodnotu.
refused-game = Hra „{ $given }“ tu není. Na výběr je: { $allowed }.
refused-preset = Sada pravidel „{ $given }“ neexistuje. Na výběr je: { $allowed }.
refused-setting = „{ $given }“ nic nenastavuje: napiš název volby, rovnítko a hodnotu, třeba rounds=3.
refused-option = Volba „{ $given }“ neexistuje. Na výběr je: { $allowed }.
refused-value = Volba { $name } nemůže mít hodnotu „{ $given }“. Může mít: { $allowed } ({ $clauses }).
refused-needs = Volba { $name } v téhle podobě potřebuje { $needs } ({ $clauses }): přidej --set { $needs }.
refused-level = Soupeř „{ $given }“ neexistuje. Na výběr je: { $allowed }.
refused-theme = Na téma „{ $given }“ žádné úlohy nejsou. Témata jsou: { $allowed }.
refused-lesson = Lekce „{ $given }“ neexistuje. Na výběr je: { $allowed }.
refused-effort = Důkladnost „{ $given }“ neexistuje. Na výběr je: { $allowed }.
refused-both = { $one } a { $other } nejdou dohromady: vyber jedno.
refused-number = { $option } potřebuje celé číslo, ne „{ $given }“; povoleno: { $allowed }.
refused-any-number = libovolné
refused-record = Záznam nelze zapsat do { $file }: taková složka neexistuje, nebo je to sama složka.
refused-resume = Rozehraná partie pokračuje tak, jak byla: vynech { $option }, nebo začni novou partii bez --resume.
refused-nothing-saved = Žádná rozehraná partie tu není. Novou začneš příkazem „fuda play“.
refused-damaged = Rozehraná partie v souboru { $file } je poškozená a nejde v ní pokračovat ({ $detail }). Zbavíš se jí smazáním souboru; novou partii začneš příkazem „fuda play“.
refused-no-file = Zadej soubor se záznamem.
refused-file = { $file } se nedá přečíst: { $detail }.
refused-port = Na portu { $port } na adrese { $host } nejde poslouchat: { $detail }.
refused-server-setting = Server nastavení „{ $given }“ nemá. Má tato: { $allowed }.
refused-config = Takhle server nastavit nejde: { $detail }.
refused-load = Zátěž se nepodařilo změřit: { $detail }
refused-load-servers = Víc serverů potřebuje databázi PostgreSQL: --database postgresql://JMÉNO@POČÍTAČ/DATABÁZE.
refused-backup-file = Záloha potřebuje jméno nového souboru: fuda admin backup SOUBOR.
refused-backup = Kopii { $file } nejde zapsat: { $detail }.
refused-move-file = Stěhování potřebuje druhou databázi: fuda admin move postgresql://JMÉNO@POČÍTAČ/DATABÁZE.
refused-database-url = Databáze není zadaná jako URL, třeba sqlite:////home/JMÉNO/fuda.db nebo postgresql://JMÉNO@POČÍTAČ/DATABÁZE.
refused-database = Databázi { $url } nejde otevřít: { $detail }.
refused-database-exposed = Databázi nejde použít: { $detail }. Je v ní klíč, podle kterého se poznávají lidé, a karty, které teprve přijdou.
refused-database-newer = Databázi { $url } zapsala novější Fuda: { $detail }. Použij tu novější, nebo jinou databázi.
refused-key = { $key } není veřejný klíč: má mít 64 šestnáctkových číslic, jak je vypisuje „fuda keys“.
refused-entrants =
    { $most ->
        [2] Do arény zadej dva hráče, ne { $given }.
        [3] Do arény zadej 2 až { $most } hráče, ne { $given }.
        [4] Do arény zadej 2 až { $most } hráče, ne { $given }.
       *[other] Do arény zadej 2 až { $most } hráčů, ne { $given }.
    }
refused-entrant = Hráč „{ $given }“ neexistuje. Na výběr je: { $allowed } a jakýkoli program jako exec:PŘÍKAZ.
refused-reference = Hráč { $given } rozhodnutí druhých posoudit neumí, protože neprohledává. Umí to: { $allowed }, třeba master@4000sims.
refused-budget = „{ $given }“ není rozpočet: napiš milisekundy nebo simulace, třeba 50ms nebo 2000sims.
refused-own-budget = Hráč { $given } neprohledává a žádný rozpočet nepotřebuje. Rozpočet může mít: { $allowed }.
refused-program = Program „{ $given }“, který by šel spustit, tu není.
refused-arena-mixed = V souboru { $file } jsou výsledky jiného utkání. Liší se: { $names }. Zvol jiný soubor, nebo ten starý smaž.
refused-arena-damaged = { $file } není soubor s výsledky, nebo je poškozený. Zvol jiný soubor, nebo tenhle smaž.
refused-ladder = Žebříček potřebuje aspoň dva hráče; beze jmen vezme všechny úrovně hry.
refused-zero-alone = Od někoho se počítá jen rating: --zero patří k --ladder nebo k „fuda ratings“.
refused-zero = Rating nejde počítat od „{ $given }“. Jde od: { $allowed }.
refused-ratings-no-file = Zadej soubory s výsledky: fuda ratings SOUBOR…
refused-ratings-file = { $file } není soubor s výsledky, jak ho zapisuje „fuda arena --out SOUBOR“, nebo je poškozený.
refused-ratings-mixed = { $file } nejde počítat dohromady s { $first }. Liší se: { $names }.
refused-ratings-apart = Tito hráči se nedají porovnat: na jedné straně { $names }, na druhé { $others }. Nespojuje je žádný řetěz utkání, nebo jedna strana všechno vyhrála. Může pomoct víc partií.
refused-dataset-package = Datové sady vyžadují balíček pyarrow: pip install "fuda[data]"
refused-dataset = { $folder } není složka s rozhodnutími, nebo do ní nelze zapisovat. Zvol jinou.
refused-ray = Clusteru Ray na adrese { $address } se nelze zeptat. { $why }
refused-learn-torch = Učení vyžaduje PyTorch a ten tu není: pip install torch.
refused-learn-resume = Kontrolní bod { $file }, od kterého by se dalo pokračovat, neexistuje.
refused-network = { $file } není síť, kterou by šlo přečíst.

## U stolu

play-compiling = První spuštění připravuje pravidla pro tento počítač; potrvá to nejvýš minutu…
warm-done = { $game }: připraveno ({ $done } z { $count })
play-choose = Jsi na tahu.
play-keys = „?“ nápověda
play-begun = (zatím: { $actions }; b vrátí poslední zpět)
play-enter = Enter pokračuje
play-help-numbers = Číslo vybírá kartu nebo odpověď, která je jím označená.
play-help-notation = Tah můžeš i napsat tak, jak se zapisuje (play 1L, take 9K2, koi), stačí i samotná karta nebo začátek slova, a pak Enter.
play-help-ask = a se zeptá trenéra, jakou cenu mají tvoje tahy; v záznamu to bude poznamenané.
play-help-rule = r a označení článku, třeba r KK-9, ukáže ten článek pravidel; celá pravidla vypíše „fuda rules“.
play-help-log = l ukáže všechno, co se zatím stalo, i s články pravidel.
play-help-leave = q nebo Ctrl-C odchází od stolu. Partie zůstane uložená a pokračuje se v ní příkazem „fuda play --resume“.
play-coach-thinking = Trenér přemýšlí…
play-coach-best = Nejlepší: { $move }
play-coach-equal = Všechno je zhruba stejné: hraj, jak chceš.
play-coach-close = První z nich se nedají s jistotou rozlišit.
play-coach-forced = Jiný tah tu není.
play-coach-note = Ze { $worlds } světů, které odpovídají tomu, co víš; ± je 95% interval. Dotaz se poznamená do záznamu.
play-refused-by-rule = Tohle tady nejde; proč, říká { $clause }:
play-not-a-choice =
    { $count ->
        [one] „{ $given }“ tu není na výběr. Možnost je jen jedna: 1. Nápověda: „?“
        [few] „{ $given }“ tu není na výběr. Zadej číslo od 1 do { $count }, nebo „?“ pro nápovědu.
        [many] „{ $given }“ tu není na výběr. Zadej číslo od 1 do { $count }, nebo „?“ pro nápovědu.
       *[other] „{ $given }“ tu není na výběr. Zadej číslo od 1 do { $count }, nebo „?“ pro nápovědu.
    }
play-no-clause = Článek { $clause } v pravidlech není. Jsou tam: { $clauses }.
play-recorded = Záznam partie je v souboru { $file }.
play-saved = Partie je uložená. Pokračovat můžeš příkazem: { $command }
play-unfinished = Máš rozehranou partii. Enter v ní pokračuje, n ji zahodí a začne novou.

## Server

serve-at = Fuda běží na { $url }
serve-lan = V místní síti: { $url }
serve-stop = Ctrl-C ji zastaví; po novém spuštění hry pokračují.
serve-no-page = Stránka není sestavená; spusť scripts/setup.
load-start = Server se spouští…
load-open = Otvírají se stoly…
load-play = Všichni hrají…
load-echo = Totéž s holou ozvěnou…
load-of-fuda = Fuda
load-of-echo = holá ozvěna
load-moves = uložených tahů za sekundu
load-cpu = procesor serveru na tah
load-p50 = tah, polovina do
load-p99 = tah, 99 ze 100 do
load-bytes = odeslaných bajtů na tah
load-memory = paměť stolu se dvěma stránkami
load-late = tahů, na které nebyl volný stůl
load-refused = odmítnutých tahů
admin-tables = Stolů: { $count } ({ $listed })
admin-people = U stolu sedělo lidí: { $count }; procvičuje: { $practising }.
admin-backup = { $file }: { $size } bajtů, v pořádku. Jsou v ní klíče a karty, které teprve přijdou: chraň ji stejně jako databázi.
admin-pruned = Smazáno stolů otevřených před více než { $days } dny, které nikdy nezačaly: { $count }.
admin-forgotten = Smazáno procvičování hostů, jejichž cookie už vypršela: { $count }.
admin-moved = Přestěhováno do { $url }; záznamů stolů: { $count }. Spusť server s --database a touto adresou; stará databáze zůstává, jak byla.
admin-revoked = Jakmile se server znovu spustí, budou všichni noví hosté.

## Přehrávání

replay-seat = Místo { $seat }
replay-keys = Tah { $move } z { $moves } · Enter další · b zpět · číslo skočí na tah · q konec

## Ověření

verify-format = Soubor je záznam Fudy, verze { $version }; hra: { $game }.
verify-signature = Podpisy jsou pravé. Klíč serveru: { $keys }
verify-stated = Tímto klíčem je podepsaný jen začátek partie, ne její tahy ani výsledek: { $key }
verify-unsigned = Záznam není podepsaný: nic v něm neříká, ze kterého serveru pochází.
verify-start = Tajemství souhlasí se závazkem, který byl zveřejněn před první kartou: { $commitment }
verify-moves =
    { $moves ->
        [one] { $moves } tah odpovídá pravidlům.
        [few] Všechny { $moves } tahy odpovídají pravidlům.
        [many] Všech { $moves } tahu odpovídá pravidlům.
       *[other] Všech { $moves } tahů odpovídá pravidlům.
    }
verify-shuffles = Každé zamíchání plyne z tajemství a z příspěvků hráčů (zamíchání: { $shuffles }, příspěvků: { $nonces }).
verify-result = Výsledek je ten, ke kterému tahy vedou: { $scores }
verify-all = Všechno souhlasí.
verify-not = Nesouhlasí { $stage }: { $detail }
verify-stage-format = podoba záznamu
verify-stage-signature = podpis
verify-stage-start = začátek partie
verify-stage-moves = tahy a rozdávání
verify-stage-result = výsledek

## Klíče

keys-now = od { $since }, podepisuje teď
keys-then = { $since } až { $until }
keys-rotated = Odteď podepisuje nový klíč. Běžící server ho převezme, až bude příště začínat partie.

## Aréna

arena-preparing = Rozcvička
arena-playing = Partie
arena-left = zbývá:
arena-resumed = Pokračuje se: { $done } z { $matches } partií už je v souboru { $file }.
arena-matches = partií: { $matches }, rozdání: { $deals }, semínko { $seed }
arena-player = Hráč
arena-score = Výhry
arena-losses = Prohry
arena-per-match = Body na partii
arena-per-round = Body na kolo
arena-ms = ms na rozhodnutí
arena-interval = Pod každým číslem je jeho 95% interval přes opakovaná rozdání. Body jsou ty nad průměr ostatních.
arena-diagnosis = Ztracené body podle druhu rozhodnutí, jak to vidí { $reference }
arena-kind = Rozhodnutí
arena-choices = Na partii
arena-sampled = Posouzeno
arena-agreed = Shoda
arena-lost = Ztráta na rozhodnutí
arena-lost-match = Ztráta na partii
arena-diagnosis-note = Nejlepší tah se vybírá v jedněch světech a oceňuje v jiných, aby nikomu nelichotilo štěstí; ztráta pod nulou je náhoda, nebo lepší tah. 95% intervaly přes rozdání.
arena-nothing = Žádné rozdání ještě nesehráli všichni na všech místech.
arena-fault = Rozdání { $deal }, rozsazení { $rotation }: { $name } prohrává: { $why }
arena-fault-start = program se nepodařilo spustit ({ $detail })
arena-fault-protocol = program mluví jinou verzí protokolu ({ $detail })
arena-fault-exited = program uprostřed partie skončil ({ $detail })
arena-fault-time = program neodpověděl včas ({ $detail })
arena-fault-flood = program napsal víc, než smí mít odpověď ({ $detail } bajtů)
arena-fault-nonsense = odpovědi programu nejde rozumět ({ $detail })
arena-fault-illegal = takový tah není dovolen ({ $detail })
arena-faults-more =
    { $count ->
        [one] A takto skončila ještě { $count } partie.
        [few] A takto skončily ještě { $count } partie.
        [many] A takto skončilo ještě { $count } partie.
       *[other] A takto skončilo ještě { $count } partií.
    }
arena-interrupted = Přerušeno. Dohrané partie jsou v souboru { $file }; stejný příkaz pokračuje.
arena-written = Všechny výsledky jsou v souboru { $file }.
arena-dataset-written = Rozhodnutí jsou ve složce { $folder }.
ladder-written = Utkání jsou ve složce { $folder }.
ratings-rating = Rating
ratings-interval = 95 %
ratings-matches = Partie
ratings-note = O 400 víc znamená desetkrát větší sílu a z těch, kdo sedí u stolu, vyhrává každý s šancí úměrnou své síle: proti jednomu soupeři vyhraje ten, kdo má o 100 víc, 64 partií ze 100. 95% intervaly přes opakovaná rozdání.
ratings-note-losses = O 400 víc znamená desetkrát větší sílu a z těch, kdo sedí u stolu, prohrává každý s šancí nepřímo úměrnou své síle: proti jednomu soupeři prohraje ten, kdo má o 100 víc, 36 partií ze 100, mezi třemi stejnými 16. 95% intervaly přes opakovaná rozdání.
ratings-note-bound = Kdo všechno vyhrál nebo prohrál, má místo ratingu mez, stejně jistou jako konec intervalu.
arena-setting-game = hra
arena-setting-preset = sada pravidel
arena-setting-table = pravidla stolu
arena-setting-entrants = hráči nebo jejich rozpočty
arena-setting-seed = semínko
arena-setting-versions = verze Fudy
arena-setting-reference = hráč, který posuzuje rozhodnutí

## Učení

learn-preparing = Připravuje se { $matches } partií na { $device }.
learn-scales = Jakou cenu má rozehraná partie, je známo pro { $made } z { $tables } sad pravidel stolu.
learn-progress = { $share }, lekce: { $lessons }, { $decisions } milionu rozhodnutí ({ $speed } milionu za sekundu), entropie { $entropy }, předvídáno rozhodčím: { $judge }, chyba u skryté karty: { $belief }
learn-lead-before = Náskok v bodech na kolo před sítí, jaká byla před minutou: { $leads }
learn-lead-beginning = Náskok v bodech na kolo před sítí ze začátku: { $leads }
learn-lead-rival = Náskok v bodech na kolo před zmrazenou sítí: { $leads }
learn-lead-greedy = Náskok v bodech na kolo před botem greedy ({ $deals } rozdání z každého místa): { $leads }
learn-results-before = Podíl vyhraných partií se sítí, jaká byla před minutou, nebo prohraných se znaménkem minus: { $results }
learn-results-beginning = Podíl vyhraných partií se sítí ze začátku, nebo prohraných se znaménkem minus: { $results }
learn-results-rival = Podíl vyhraných partií se zmrazenou sítí, nebo prohraných se znaménkem minus: { $results }
learn-written = Zapsáno: { $file } a kontrolní bod { $checkpoint } ({ $size } MB).
learn-eval-lead = Náskok v bodech na kolo před úrovní { $level } ({ $deals } rozdání z každého místa), s 95% intervaly:
