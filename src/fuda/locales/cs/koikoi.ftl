### Koi-Koi česky.
### Karty, měsíce a jaku přicházejí jako hotová česká jména v prvním pádě; $name je jméno hráče.

koikoi-name = Koi-Koi
koikoi-tagline = Spojuj květiny dvanácti měsíců, skládej jaku a rozhoduj se: šóbu, nebo koi?

## Karty

koikoi-card-1L = Borovice s jeřábem
    .short = jeřáb
    .accusative = Borovici s jeřábem
koikoi-card-1R = Borovice s červenou básní
    .short = červená báseň
    .accusative = Borovici s červenou básní
koikoi-card-1K1 = Borovice (kasu)
    .short = kasu
    .accusative = Borovici (kasu)
koikoi-card-1K2 = Borovice (kasu)
    .short = kasu
    .accusative = Borovici (kasu)
koikoi-card-2A = Švestka s pěnicí
    .short = pěnice
    .accusative = Švestku s pěnicí
koikoi-card-2R = Švestka s červenou básní
    .short = červená báseň
    .accusative = Švestku s červenou básní
koikoi-card-2K1 = Švestka (kasu)
    .short = kasu
    .accusative = Švestku (kasu)
koikoi-card-2K2 = Švestka (kasu)
    .short = kasu
    .accusative = Švestku (kasu)
koikoi-card-3L = Třešeň se závěsem
    .short = závěs
    .accusative = Třešeň se závěsem
koikoi-card-3R = Třešeň s červenou básní
    .short = červená báseň
    .accusative = Třešeň s červenou básní
koikoi-card-3K1 = Třešeň (kasu)
    .short = kasu
    .accusative = Třešeň (kasu)
koikoi-card-3K2 = Třešeň (kasu)
    .short = kasu
    .accusative = Třešeň (kasu)
koikoi-card-4A = Vistárie s kukačkou
    .short = kukačka
    .accusative = Vistárii s kukačkou
koikoi-card-4R = Vistárie s jednoduchým papírem
    .short = papír
    .accusative = Vistárii s jednoduchým papírem
koikoi-card-4K1 = Vistárie (kasu)
    .short = kasu
    .accusative = Vistárii (kasu)
koikoi-card-4K2 = Vistárie (kasu)
    .short = kasu
    .accusative = Vistárii (kasu)
koikoi-card-5A = Kosatec s mostem
    .short = most
    .accusative = Kosatec s mostem
koikoi-card-5R = Kosatec s jednoduchým papírem
    .short = papír
    .accusative = Kosatec s jednoduchým papírem
koikoi-card-5K1 = Kosatec (kasu)
    .short = kasu
    .accusative = Kosatec (kasu)
koikoi-card-5K2 = Kosatec (kasu)
    .short = kasu
    .accusative = Kosatec (kasu)
koikoi-card-6A = Pivoňka s motýly
    .short = motýli
    .accusative = Pivoňku s motýly
koikoi-card-6R = Pivoňka s modrou básní
    .short = modrá báseň
    .accusative = Pivoňku s modrou básní
koikoi-card-6K1 = Pivoňka (kasu)
    .short = kasu
    .accusative = Pivoňku (kasu)
koikoi-card-6K2 = Pivoňka (kasu)
    .short = kasu
    .accusative = Pivoňku (kasu)
koikoi-card-7A = Lespedézie s divočákem
    .short = divočák
    .accusative = Lespedézii s divočákem
koikoi-card-7R = Lespedézie s jednoduchým papírem
    .short = papír
    .accusative = Lespedézii s jednoduchým papírem
koikoi-card-7K1 = Lespedézie (kasu)
    .short = kasu
    .accusative = Lespedézii (kasu)
koikoi-card-7K2 = Lespedézie (kasu)
    .short = kasu
    .accusative = Lespedézii (kasu)
koikoi-card-8L = Ozdobnice s úplňkem
    .short = úplněk
    .accusative = Ozdobnici s úplňkem
koikoi-card-8A = Ozdobnice s husami
    .short = husy
    .accusative = Ozdobnici s husami
koikoi-card-8K1 = Ozdobnice (kasu)
    .short = kasu
    .accusative = Ozdobnici (kasu)
koikoi-card-8K2 = Ozdobnice (kasu)
    .short = kasu
    .accusative = Ozdobnici (kasu)
koikoi-card-9A = Chryzantéma s miskou na saké
    .short = miska na saké
    .accusative = Chryzantému s miskou na saké
koikoi-card-9R = Chryzantéma s modrou básní
    .short = modrá báseň
    .accusative = Chryzantému s modrou básní
koikoi-card-9K1 = Chryzantéma (kasu)
    .short = kasu
    .accusative = Chryzantému (kasu)
koikoi-card-9K2 = Chryzantéma (kasu)
    .short = kasu
    .accusative = Chryzantému (kasu)
koikoi-card-10A = Javor s jelenem
    .short = jelen
    .accusative = Javor s jelenem
koikoi-card-10R = Javor s modrou básní
    .short = modrá báseň
    .accusative = Javor s modrou básní
koikoi-card-10K1 = Javor (kasu)
    .short = kasu
    .accusative = Javor (kasu)
koikoi-card-10K2 = Javor (kasu)
    .short = kasu
    .accusative = Javor (kasu)
koikoi-card-11L = Vrba s básníkem v dešti
    .short = básník
    .accusative = Vrbu s básníkem v dešti
koikoi-card-11A = Vrba s vlaštovkou
    .short = vlaštovka
    .accusative = Vrbu s vlaštovkou
koikoi-card-11R = Vrba s jednoduchým papírem
    .short = papír
    .accusative = Vrbu s jednoduchým papírem
koikoi-card-11K = Vrba s bouří (gadži)
    .short = bouře
    .accusative = Vrbu s bouří (gadži)
koikoi-card-12L = Paulovnie s fénixem
    .short = fénix
    .accusative = Paulovnii s fénixem
koikoi-card-12K1 = Paulovnie (kasu)
    .short = kasu
    .accusative = Paulovnii (kasu)
koikoi-card-12K2 = Paulovnie (kasu)
    .short = kasu
    .accusative = Paulovnii (kasu)
koikoi-card-12K3 = Paulovnie (kasu)
    .short = kasu
    .accusative = Paulovnii (kasu)

koikoi-month-1 = leden
koikoi-month-2 = únor
koikoi-month-3 = březen
koikoi-month-4 = duben
koikoi-month-5 = květen
koikoi-month-6 = červen
koikoi-month-7 = červenec
koikoi-month-8 = srpen
koikoi-month-9 = září
koikoi-month-10 = říjen
koikoi-month-11 = listopad
koikoi-month-12 = prosinec

koikoi-plant-1 = borovice
koikoi-plant-2 = švestka
koikoi-plant-3 = třešeň
koikoi-plant-4 = vistárie
koikoi-plant-5 = kosatec
koikoi-plant-6 = pivoňka
koikoi-plant-7 = lespedézie
koikoi-plant-8 = ozdobnice
koikoi-plant-9 = chryzantéma
koikoi-plant-10 = javor
koikoi-plant-11 = vrba
koikoi-plant-12 = paulovnie

koikoi-kind-L = světlo
    .many = Světla
koikoi-kind-A = zvíře nebo věc
    .many = Zvířata a věci
koikoi-kind-R = tanzaku
    .many = Tanzaku
koikoi-kind-K = kasu
    .many = Kasu


## Jaku

koikoi-yaku-kasu = Kasu
    .help = Deset karet kasu; každá další přidá bod.
koikoi-yaku-tan = Tan
    .help = Pět jakýchkoli tanzaku; každé další přidá bod.
koikoi-yaku-tane = Tane
    .help = Pět zvířat nebo věcí (most a miska na saké sem patří také); každá další taková karta přidá bod.
koikoi-yaku-aotan = Aotan
    .help = Všechny tři modré básně: pivoňka, chryzantéma, javor.
koikoi-yaku-akatan = Akatan
    .help = Všechny tři červené básně: borovice, švestka, třešeň.
koikoi-yaku-ino-shika-cho = Ino-šika-čó
    .help = Divočák, jelen a motýli.
koikoi-yaku-hanami = Hanami
    .help = Závěs a miska na saké: saké pod rozkvetlou třešní.
koikoi-yaku-tsukimi = Cukimi
    .help = Úplněk a miska na saké: saké při úplňku.
koikoi-yaku-sanko = Sankó
    .help = Tři karty světla; básník se nepočítá, pokud jste se nedohodli jinak.
koikoi-yaku-ameshiko = Amejonkó
    .help = Čtyři karty světla, jedna z nich je básník.
koikoi-yaku-shiko = Jonkó
    .help = Čtyři karty světla bez básníka: jeřáb, závěs, úplněk, fénix.
koikoi-yaku-goko = Gokó
    .help = Všech pět karet světla.
koikoi-yaku-trio = Trio
    .help = Všechny tři modré a všechny tři červené básně: body navíc.
koikoi-yaku-lucky = Šťastná ruka
    .help = Rozdaná ruka se čtyřmi kartami jednoho měsíce nebo se čtyřmi páry.
koikoi-yaku-double-lucky = Dvojitá šťastná ruka
    .help = Rozdaná ruka ze dvou celých měsíců.

## Volby

koikoi-group-match = Partie
koikoi-group-deal = Rozdávání
koikoi-group-turn = Tah
koikoi-group-yaku = Jaku
koikoi-group-calling = Koi, šóbu a body
koikoi-group-variants = Varianty
koikoi-group-end = Konec

# Nezobrazuje se: sada pravidel, kterou čtenáři tohoto jazyka začínají.
koikoi-book = czech

koikoi-preset-czech = Česká kniha
    .help = Každé koi zvyšuje násobek a co vítěz kola získá, o to poražený přijde.
koikoi-preset-russian = Ruská kniha
    .help = Body dostává jen vítěz, sedm bodů a víc platí dvojnásob a šťastná ruka se musí ohlásit.
koikoi-preset-nintendo = Nintendo
    .help = Jak se hraje u Nintenda: trojice rostou s každou další kartou a zisk se zdvojuje od sedmi bodů a po soupeřově koi.

koikoi-option-rounds = Počet kol
    .help = Kolik kol se hraje, od 1 do 24. Na kratší večer stačí šest nebo tři.
koikoi-option-yaku_points = Body za jaku
    .help = Podle které knihy se jaku bodují.
koikoi-value-yaku_points-czech = česká kniha
koikoi-value-yaku_points-russian = ruská kniha
koikoi-option-goko_points = Body za gokó
    .help = Kolik je za všech pět karet světla. Vyšší hodnota se hodí tam, kde déšť ruší hanami a cukimi.
koikoi-value-goko_points-10 = 10 bodů
koikoi-value-goko_points-15 = 15 bodů
koikoi-option-void_field = Opakované rozdání
    .help = Když po rozdání leží v ba celý měsíc nebo přesně čtyři páry, rozdává se znovu. Jinak tam celý měsíc zůstane ležet až do konce kola.
koikoi-option-lucky_hand = Šťastná ruka
    .help = Co přinese rozdaná ruka se čtyřmi kartami jednoho měsíce nebo se čtyřmi páry.
koikoi-value-lucky_hand-automatic = vyhrává hned
koikoi-value-lucky_hand-declared = musí se ohlásit (tenhó)
koikoi-value-lucky_hand-off = nehraje se
koikoi-option-next_oya = Příští oja
    .help = Kdo rozdává další kolo, a má v něm tedy první tah.
koikoi-value-next_oya-winner = vítěz kola
koikoi-value-next_oya-alternate = hráči se střídají
koikoi-option-refill_empty_field = Doplnění prázdného ba
    .help = Když je na začátku tahu ba prázdné, nejdřív se do něj otočí karta z balíčku. Jinak hráč prostě kartu vyloží.
koikoi-option-sanko_with_poet = Básník platí do sankó
    .help = Sankó tvoří jakékoli tři karty světla, i s básníkem. Jinak básník platí až mezi čtyřmi nebo pěti.
koikoi-option-share_cards = Karta platí ve více jaku
    .help = Sebraná karta se počítá do každého jaku, do kterého se hodí. Jinak platí jen jednou, a to tam, kde vynese nejvíc.
koikoi-option-grow_sets = Rostoucí trojice
    .help = Zda ino-šika-čó získává bod za každé další zvíře či věc, akatan a aotan za každé další tanzaku: vedle tane a tan, nebo místo nich.
koikoi-value-grow_sets-off = nerostou
koikoi-value-grow_sets-added = vedle tan a tane
koikoi-value-grow_sets-instead = místo tan a tane
koikoi-option-sake_as_kasu = Miska na saké jako kasu
    .help = Zda miska na saké platí i za kasu, vedle ostatních jaku, ve kterých slouží.
koikoi-value-sake_as_kasu-no = ne
koikoi-value-sake_as_kasu-counts = platí za kasu
koikoi-value-sake_as_kasu-bonus = jen navíc k deseti
koikoi-option-viewing_yaku = Hanami a cukimi
    .help = Hrají se obě rychlá jaku s miskou na saké. Bez nich o misku zdaleka takový zájem není.
koikoi-option-rain_stops_viewing = Déšť ruší hanami a cukimi
    .help = Kdo má mezi sebranými kartami básníka v dešti, tomu se hanami ani cukimi nepočítá.
koikoi-option-trio = Trio
    .help = Body navíc za všechny modré a všechny červené básně dohromady.
koikoi-option-koi_multiplier = Násobení za koi
    .help = Jak ohlášená koi násobí zisk toho, kdo kolo vyhraje.
koikoi-value-koi_multiplier-none = žádné
koikoi-value-koi_multiplier-shared = koi obou se sčítají
koikoi-value-koi_multiplier-larger = platí vyšší počet
koikoi-value-koi_multiplier-product = koi obou se násobí
koikoi-option-koi_step = Počítání koi
    .help = Zda je jedno ohlášení vždy jedno koi, nebo jedno za každé jaku, které od posledního ohlášení přibylo.
koikoi-value-koi_step-call = jedno koi za ohlášení
koikoi-value-koi_step-new_yaku = jedno koi za každé nové jaku
koikoi-option-zero_sum = Poražený body ztrácí
    .help = Co vítěz kola získá, o to soupeř přijde. Jinak se mění jen skóre vítěze.
koikoi-option-double_seven = Dvojnásobek od sedmi bodů
    .help = Jaku, která dají dohromady sedm bodů nebo víc, platí dvojnásob.
koikoi-option-double_own_koi = Dvojnásobek po vlastním koi
    .help = Kdo ohlásí koi, a kolo přesto vyhraje, získá dvojnásobek.
koikoi-option-double_opponent_koi = Dvojnásobek po soupeřově koi
    .help = Kdo vyhraje kolo, ve kterém soupeř ohlásil koi, získá dvojnásobek.
koikoi-option-koi_needs_seven = Koi zdvojuje jen od sedmi bodů
    .help = Oba dvojnásobky za koi platí jen spolu s dvojnásobkem od sedmi bodů.
koikoi-option-field_lights = Karty světla v ba
    .help = Karty světla rozdané do ba zvyšují cenu kola: jedna ji zdvojnásobí, dvě ztrojnásobí a tak dál.
koikoi-option-exchange = Výměna
    .help = Než se kdo podívá do karet, může si ojův soupeř s ojou vyměnit ruku.
koikoi-option-gaji = Bouře (gadži)
    .help = Bouře zahraná dřív než jiná listopadová karta může vzít kteroukoli kartu z ba a na konci kola k ní přibere zbytek jejího měsíce.
koikoi-option-last_card = Poslední karta
    .help = Zda kolo končí, jakmile ojovi dojdou karty, nebo oba dohrají všech osm.
koikoi-value-last_card-skipped = nehraje se
koikoi-value-last_card-played = hraje se
koikoi-option-tiebreak = Nerozhodná partie
    .help = Co se stane, když je po posledním kole stav vyrovnaný.
koikoi-value-tiebreak-extra_round = kolo navíc
koikoi-value-tiebreak-draw = remíza

## Pravidla

koikoi-rules-deck = Karty
koikoi-rules-deal = Partie a rozdávání
koikoi-rules-turn = Tah
koikoi-rules-yaku = Jaku
koikoi-rules-calling = Šóbu, nebo koi
koikoi-rules-end = Konec kola a konec partie
koikoi-rules-errata = Chyby v knihách

koikoi-rule-KK-D1 = Hraje se se 48 kartami: dvanáct měsíců po čtyřech kartách. Je mezi nimi 5 karet světla, 9 karet se zvířaty nebo věcmi (věci jsou most a miska na saké), 10 tanzaku (3 červené básně, 3 modré básně a 4 jednoduché papíry) a 24 květinových karet, kterým se říká kasu.

koikoi-rule-KK-1 = Hrají dva hráči. Partie má tolik kol, kolik určí volba „{ koikoi-option-rounds }“, od 1 do 24; obě knihy znají dlouhou partii na dvanáct kol a krátkou na šest, ruská také na tři. Kolo, které nikdo nevyhraje, se jako kolo počítá; opakované rozdání (KK-4) ne. Mezi koly se hráči mohou dohodnout, že skončí: dosažené skóre platí a při rovnosti je to remíza. To je věc jejich dohody, ne tah ve hře.
koikoi-rule-KK-2 = Rozdávajícímu se říká oja. Před prvním kolem si každý vytáhne kartu a ojou se stane ten, kdo má měsíc blíž k lednu. Když mají oba stejný měsíc, táhnou znovu. Náš výklad: tak rozumíme i slovům ruské knihy „podle přednosti měsíce“.
koikoi-rule-KK-3 = Oja rozdá čtyři karty soupeři, čtyři sobě a čtyři lícem nahoru doprostřed stolu (do ba), a pak totéž ještě jednou. Každý má osm karet v ruce, osm jich leží v ba a zbylých 24 tvoří balíček.
koikoi-rule-KK-4 = Je-li zapnutá volba „{ koikoi-option-void_field }“ a v ba se objeví všechny čtyři karty jednoho měsíce nebo přesně čtyři páry, rozdání neplatí: týž oja karty zamíchá a rozdá znovu. Je-li vypnutá, zůstane celý měsíc ležet v ba po celé kolo. Před prvním tahem jde všechno v tomto pořadí: nejdřív tato kontrola a případné nové rozdání; pak se spočítají karty světla v ba, které už platí (KK-25); potom přijde na řadu výměna (KK-26); a nakonec šťastná ruka (KK-5, KK-6), posuzovaná podle karet, které má kdo v ruce v tu chvíli.
koikoi-rule-KK-5 = Je-li volba „{ koikoi-option-lucky_hand }“ nastavená na „{ koikoi-value-lucky_hand-automatic }“, ruka se čtyřmi kartami jednoho měsíce nebo se čtyřmi páry okamžitě vyhrává kolo. Boduje se podle tabulky, a to vždy stejně, ať jde o kteroukoli z těchto rukou. Náš výklad: mají-li šťastnou ruku oba, je kolo prázdné.
koikoi-rule-KK-6 = Je-li volba „{ koikoi-option-lucky_hand }“ nastavená na „{ koikoi-value-lucky_hand-declared }“, stejné ruce se bodují podle tabulky; dva celé měsíce mají vlastní hodnotu, která platí místo té běžné, ne k ní navíc. Šťastná ruka se musí ohlásit ve vlastním prvním tahu, ještě před zahráním karty; neohlášená nemá žádnou cenu. Kdo ji ohlásí první, vyhrává kolo, takže přednost má oja. Náš výklad: čtyři karty jednoho měsíce spolu se dvěma páry jsou jedna obyčejná šťastná ruka. Při nastavení „{ koikoi-value-lucky_hand-off }“ šťastné ruce nejsou.
koikoi-rule-KK-7 = Volba „{ koikoi-option-next_oya }“ určuje, kdo rozdává další kolo: vítěz toho předchozího, nebo se hráči střídají. Podrobnosti jsou v KK-32.

koikoi-rule-KK-8 = Začíná oja a hráči se střídají v tazích; nikdo nesmí svůj tah vynechat. V tahu se nejdřív zahraje karta z ruky a pak se otočí vrchní karta balíčku.
koikoi-rule-KK-9 = Leží-li v ba jedna karta stejného měsíce, spojí se se zahranou kartou a hráč si obě vezme. Leží-li tam dvě, vybere si hráč jednu z nich. Leží-li tam tři (to se může stát jen při rozdání), vezme si všechny čtyři, ať ta čtvrtá přišla z ruky, nebo z balíčku. Náš výklad: sebraný pár z ba hned odchází, karta z balíčku se s ním už spojit nemůže.
koikoi-rule-KK-10 = Není-li v ba žádná karta stejného měsíce, zůstane zahraná karta v ba.
koikoi-rule-KK-11 = Kdykoli se karty spojí, berou se. Zahrát ale smíš kteroukoli kartu z ruky, i když by se jiná spojit dala.
koikoi-rule-KK-12 = Pro kartu otočenou z balíčku platí KK-9 a KK-10 stejně; i tady si hráč ze dvou karet stejného měsíce vybírá.
koikoi-rule-KK-13 = Sebrané karty leží až do konce kola před hráčem lícem nahoru, srovnané podle druhů, aby na ně všichni viděli.
koikoi-rule-KK-14 = Je-li zapnutá volba „{ koikoi-option-refill_empty_field }“ a na začátku tahu je ba prázdné, vyloží se do něj nejdřív vrchní karta balíčku; tím se nic nebere. Je-li vypnutá, hráč kartu z ruky prostě vyloží.
koikoi-rule-KK-15 = Karty v ruce a balíček jsou skryté. Ba, sebrané karty, skóre, ohlášená koi a počty zbývajících karet vidí každý.

koikoi-rule-KK-Y1 = Kasu: deset karet kasu a bod navíc za každou další. Boduje se podle tabulky.
koikoi-rule-KK-Y2 = Tan: pět jakýchkoli tanzaku a bod navíc za každé další. Boduje se podle tabulky.
koikoi-rule-KK-Y3 = Tane: pět karet se zvířaty nebo věcmi a bod navíc za každou další. Boduje se podle tabulky.
koikoi-rule-KK-Y4 = Aotan: tři modré básně, tedy pivoňka, chryzantéma a javor. Boduje se podle tabulky.
koikoi-rule-KK-Y5 = Akatan: tři červené básně, tedy borovice, švestka a třešeň. Boduje se podle tabulky.
koikoi-rule-KK-Y6 = Ino-šika-čó: divočák, jelen a motýli. Boduje se podle tabulky.
koikoi-rule-KK-Y7 = Hanami: závěs a miska na saké. Boduje se podle tabulky.
koikoi-rule-KK-Y8 = Cukimi: úplněk a miska na saké. Boduje se podle tabulky.
koikoi-rule-KK-Y9 = Sankó: tři karty světla; jak je to s básníkem, říká KK-17. Boduje se podle tabulky.
koikoi-rule-KK-Y10 = Amejonkó: čtyři karty světla, jedna z nich je básník. Boduje se podle tabulky.
koikoi-rule-KK-Y11 = Jonkó: čtyři karty světla bez básníka. Boduje se podle tabulky.
koikoi-rule-KK-Y12 = Gokó: všech pět karet světla. Boduje se podle tabulky a volby „{ koikoi-option-goko_points }“.
koikoi-rule-KK-16 = Do jaku se počítají jen sebrané karty. Ze čtyř jaku z karet světla (sankó, amejonkó, jonkó, gokó) platí jen to nejvyšší; všechno ostatní se sčítá, pokud trojice nenahrazují tan a tane (KK-19).
koikoi-rule-KK-17 = Básník v dešti se do sankó nepočítá: ruská kniha mluví o „třech ze čtyř zářivých karet“. Náš výklad: česká kniha píše jen „3 karty světla“ a obrázky vedle textu se z naší kopie ztratily; kde básník platí, tam ho jmenuje, a všechny ostatní prameny ho vynechávají. Volba „{ koikoi-option-sanko_with_poet }“ se drží samotných slov: stačí jakékoli tři karty světla.
koikoi-rule-KK-18 = Je-li zapnutá volba „{ koikoi-option-share_cards }“, může jedna karta sloužit několika jaku. Náš výklad: v české knize stojí, že každá karta se může počítat k jednomu jaku, jenže její vlastní trio sčítá tan, aotan i akatan na týchž šesti tanzaku, takže z věty nejspíš vypadlo slovo. Je-li volba vypnutá, platí každá karta jen jednou, buď jako povinná součást jaku, nebo jako bod navíc, a karty se mezi jaku rozdělí tak, aby daly nejvíc bodů.
koikoi-rule-KK-19 = Domácí pravidla z ruské knihy, každé z nich je tu volbou. „{ koikoi-option-grow_sets }“, „{ koikoi-value-grow_sets-added }“: ino-šika-čó získává bod za každé další zvíře či věc, akatan a aotan za každé tanzaku nad svou trojici, i za ta z druhé trojice; tan a tane se počítají také. „{ koikoi-value-grow_sets-instead }“, jak hraje Nintendo: jakmile je trojice hotová, tan ani tane se vedle ní už nepočítá. Akatan nebo aotan získává bod za každé další tanzaku; obě dohromady dají svůj součet a bod za každé tanzaku mimo obě trojice, zapsaný u akatanu; ino-šika-čó získává bod za každé další zvíře či věc. Náš výklad: kniha má z růstu každé ze tří trojic samostatné pravidlo, tady je jen jedno. „{ koikoi-option-sake_as_kasu }“: miska kasu není; nebo jím je, ať slouží čemukoli dalšímu; nebo jen přidává bod ke kasu, které už má deset karet. Náš výklad: ruská kniha má ve svém řádku o kasu na mysli druhou možnost. „{ koikoi-option-viewing_yaku }“: zda se tato dvě jaku vůbec hrají. „{ koikoi-option-rain_stops_viewing }“: kdo sebral básníka, tomu se obě ruší; posuzuje se to při bodování. „{ koikoi-option-goko_points }“: poznámka v knize radí vyšší hodnotu tam, kde se hanami a cukimi hrají a déšť je ruší.
koikoi-rule-KK-20 = Je-li zapnutá volba „{ koikoi-option-trio }“, přinesou všechny tři modré a všechny tři červené básně body navíc podle tabulky, a to ještě před násobením.

koikoi-rule-KK-21 = Má-li hráč na konci tahu jaku, které na konci svého minulého tahu neměl, nebo má-li teď některé jaku vyšší hodnotu než tehdy, vybírá si: skončit (šóbu), nebo pokračovat (koi). Je-li vypnutá volba „{ koikoi-option-share_cards }“, rozhoduje místo toho vyšší součet bodů. Náš výklad: volí se jednou za tah, až po kartě z balíčku, a počítá se všechno, co hráč v tahu sebral.
koikoi-rule-KK-22 = Po ohlášení koi může hráč skončit, až když vytvoří další jaku nebo některé vylepší; soupeř může skončit, jakmile vytvoří nebo vylepší vlastní. Oba mohou koi ohlásit i několikrát. Náš výklad: kdo už nemá v ruce žádnou kartu, pokračovat nemůže a šóbu přijde samo. Je-li volba „{ koikoi-option-last_card }“ nastavená na „{ koikoi-value-last_card-skipped }“, může ojův soupeř pokračovat i po svém sedmém tahu; toto koi se počítá podle KK-29.
koikoi-rule-KK-23 = Zisk vítěze je základ × násobek za koi × násobek za světla (KK-25) × 2 za každé zdvojení (KK-24). Základem jsou všechna vítězova jaku dohromady, i s triem a s kartami, které přibrala bouře. Násobek za koi určuje volba „{ koikoi-option-koi_multiplier }“: „{ koikoi-value-koi_multiplier-none }“ znamená 1; „{ koikoi-value-koi_multiplier-shared }“ je 1 plus všechna koi, která v kole ohlásili oba hráči; „{ koikoi-value-koi_multiplier-larger }“ je 1 plus vyšší z obou počtů; „{ koikoi-value-koi_multiplier-product }“ je (1 + koi vítěze) × (1 + koi soupeře). Horní mez není. Náš výklad: součtem koi obou hráčů vykládáme slova české knihy „v závislosti na tom, co jste oznámili“. „{ koikoi-option-koi_step }“: podle našeho výkladu je každé ohlášení jedno koi; doslovná věta knihy jich dává tolik, kolik má hráč jaku, která při svém minulém ohlášení neměl, nejméně však jedno, a vyšší jaku ze světel je nové. Je-li zapnutá volba „{ koikoi-option-zero_sum }“, přijde poražený o tolik, kolik vítěz získá. U šťastné ruky jsou základem její body z tabulky a násobek za koi je 1.
koikoi-rule-KK-24 = Každé zdvojení je samostatná volba: „{ koikoi-option-double_seven }“, když má základ sedm bodů nebo víc; „{ koikoi-option-double_own_koi }“, když vítěz ohlásil koi; „{ koikoi-option-double_opponent_koi }“, když koi ohlásil jeho soupeř. Každé platí jednou, ať koi zaznělo kolikrát chtělo. Je-li zapnutá volba „{ koikoi-option-koi_needs_seven }“, platí druhé a třetí jen tehdy, když platí první. Náš výklad: zdvojení od sedmi bodů se vztahuje i na ohlášené dva celé měsíce, protože je kniha uvádí mezi jaku a žádnou výjimku nedělá.
koikoi-rule-KK-25 = Je-li zapnutá volba „{ koikoi-option-field_lights }“, je násobek za světla 1 plus počet karet světla rozdaných do ba, i s básníkem; karta doplněná podle KK-14 se nepočítá. Násobí se jím i šťastná ruka. Je-li vypnutá, je tento násobek 1.
koikoi-rule-KK-26 = Je-li zapnutá volba „{ koikoi-option-exchange }“, může si ojův soupeř s ojou vyměnit ruku dřív, než se kdo podívá do karet. Dokud o tom nerozhodne, nikdo nevidí ničí ruku, ani svou vlastní.
koikoi-rule-KK-27 = Je-li zapnutá volba „{ koikoi-option-gaji }“, může bouře, listopadové kasu, vzít kteroukoli jednu kartu z ba, pokud je zahrána z ruky a v tomto kole ještě nebyla zahrána žádná listopadová karta. Bouře zůstane ležet vedle této karty a na konci kola si její majitel vezme z ba všechny karty téhož měsíce. Náš výklad: zahraná je karta z ruky nebo karta otočená podle KK-12; karty z rozdání a z KK-14 zahrané nejsou. Vzít bouří listopadovou kartu je obyčejné spojení (jsou-li tam tři, berou se všechny čtyři) a nárok z něj nevzniká. Když v ba žádná listopadová karta není, smí se bouře také jen vyložit; do prázdného ba se vyloží vždy. Ze tří karet jednoho měsíce vezme bouře jednu a ostatní zůstanou. Přibrané karty se počítají vítězi, kterému patří, ale nikdy nejsou vylepšením a nikoho vítězem neudělají.

koikoi-rule-KK-28 = Kolo končí, když některý hráč ohlásí šóbu.
koikoi-rule-KK-29 = Je-li volba „{ koikoi-option-last_card }“ nastavená na „{ koikoi-value-last_card-skipped }“, končí kolo i tehdy, když ojovi po jeho tahu a ohlášení nezbývá v ruce žádná karta. Vytvořil-li nebo vylepšil-li jaku naposledy soupeř, vyhrává kolo se všemi svými jaku, bodovanými podle KK-23 až KK-25, a poslední kartu už nehraje; jinak je kolo prázdné. Náš výklad: poslední karta se nehraje ani v prázdném kole, protože kniha kolo v té chvíli ukončuje. Nemají-li ta jaku kvůli dešti už žádnou cenu, je kolo prázdné.
koikoi-rule-KK-30 = Je-li volba „{ koikoi-option-last_card }“ nastavená na „{ koikoi-value-last_card-played }“, zahrají oba všech osm karet. Když karty dojdou a nikdo neskončil, nikdo neboduje, ať koi ohlásil kdokoli.
koikoi-rule-KK-31 = Karty, které zbudou v balíčku, už nehrají žádnou roli.
koikoi-rule-KK-32 = Je-li volba „{ koikoi-option-next_oya }“ nastavená na „{ koikoi-value-next_oya-winner }“, příštím ojou je vítěz a po prázdném kole se oja mění (pro ruskou knihu, která o tom mlčí, je to náš výklad). Při nastavení „{ koikoi-value-next_oya-alternate }“ se oja mění po každém kole.
koikoi-rule-KK-33 = Po posledním kole vyhrává, kdo má víc bodů. Při rovnosti rozhoduje volba „{ koikoi-option-tiebreak }“: buď se hraje po jednom kole navíc, dokud se nerozhodne, nebo je to remíza.
koikoi-rule-KK-34 = Stůl nabízí všechno, co si hráč smí vybrat. Cokoli jiného odmítne s odkazem na pravidlo, které to zakazuje, a nic se nezmění.

koikoi-rule-KK-D2 = Náš výklad: česká kniha dává září jen jedno kasu a tvrdí, že tanzaku nemá srpen a listopad. Září by pak mělo tři karty a prosinec pět. Držíme se ruské knihy a všech skutečných balíčků: listopad má jedno kasu, prosinec tři a ostatní měsíce po dvou; tanzaku nemá srpen a prosinec.
koikoi-rule-KK-D3 = Náš výklad: v české knize jsou prohozená jména hanami a cukimi. Karty i body necháváme podle knihy, jména opravujeme: hanami je závěs s miskou na saké, cukimi úplněk s miskou na saké.

## Rady

koikoi-advice-1 = Hlídej misku na saké a karty světla: kdo je má v moci, ten obvykle vládne celému kolu.
koikoi-advice-2 = Leden i březen mají kartu světla a k tomu červenou báseň: jedním tahem tu pracuješ na dvou jaku.
koikoi-advice-3 = Když leží v ba tři karty jednoho měsíce a čtvrtou držíš ty, nespěchej: na tenhle tah není nikdy pozdě.
koikoi-advice-4 = Na začátku partie nekonči s laciným jaku, dokud soupeř nehrozí ničím dražším a tvoje ještě může růst.
koikoi-advice-5 = Ke konci partie, když vedeš, koi nehlas: výhra o bod je také výhra.
koikoi-advice-6 = Dívej se, co sbírá soupeř. Kartu, která mu chybí, se vyplatí vzít, i když ti k ničemu není.
koikoi-advice-7 = Měj dva plány: nehoň se za všemi jaku najednou, ale nikdy nespoléhej na jediné.
koikoi-advice-8 = Vracej se ke svým výsledkům: teprve po mnoha kolech se pozná, co bylo štěstí a co dobrá hra.
koikoi-advice-9 = Kde vítěz kola začíná i to další, drž si tu výhodu, hlavně v posledních kolech: první tah má cenu.
koikoi-advice-10 = Když máš v ruce poslední kartu, která něco bere, nespěchej s ní. Schovej si ji na chvíli, kdy ji budeš potřebovat: proti hrozbě, nebo až ti zdvojnásobí body.
koikoi-advice-11 = Kasu je pomalé. Než nasbíráš deset karet, všechno ostatní bere soupeř a jeho jaku potřebují dvakrát až třikrát méně karet.
koikoi-advice-12 = Nehraj vždycky jen to, co ti vyjde výpočtem: suchou hru soupeř snadno přečte. Občasný blaf ho zmate a dostane pod tlak.
koikoi-advice-13 = Obvykle jdi nejdřív po misce na saké, pokud se hrají hanami a cukimi; pak po světlech a červených básních ledna a března; a pak po kartách, bez kterých soupeř přijde o dva plány najednou.
koikoi-advice-14 = Měsíce se světlem jsou silnější než jiné: když máš v ruce jejich karty, spíš světlo během kola získáš. Nauč se vidět, co z rozdané ruky může být, a poznáš, kdy skončit a kdy riskovat.
koikoi-advice-15 = Brát karty ještě neznamená bodovat: dívej se na druhy, z nich se jaku skládají. Sebrané karty si přeskládej podle druhů a hned uvidíš, co roste.
koikoi-advice-16 = Světlo se nemusí brát hned. Honba za světly zdržuje ostatní jaku a dvojice v ruce bezpečně počká. Dívej se na ruku, na ba, na skóre, na číslo kola a na to, co může soupeř.

## Jak se hraje, pro začátečníky

koikoi-lesson-goal = Dva hráči berou ze stolu po dvojicích karty s květinami. Za některé sestavy sebraných karet, takzvaná jaku, jsou body. Partie má několik kol a vyhrává, kdo má na konci víc bodů.
    .title = O co jde
koikoi-lesson-months = Čtyřicet osm karet zobrazuje dvanáct měsíců, každý má svou květinu na čtyřech kartách. Při braní rozhoduje jen měsíc: jeho číslo znát nemusíš, stačí květina. Tyhle čtyři patří k březnu, k třešni.
    .title = Měsíce
koikoi-lesson-plants = Každá rostlina na kartách něco znamená a o několika z nich to česká kniha vypráví.
    .title = Co znamenají rostliny
koikoi-story-1 = Leden, borovice: starobylá a udatná, strom věčnosti, symbol dlouhověkosti a štěstí. Při japonských svatbách představují manžele dvě malé figurky pod borovou větví a s borovicí začíná nový rok šťastnými přísliby.
koikoi-story-2 = Lednový jeřáb: také symbol dlouhověkosti. Patří k poustevníkům, kteří moudrostí a ctností dosáhli nesmrtelnosti, a najdeš ho na nejdražších kimonech, v samurajských erbech i v rukou dětí, které se učí skládat papír.
koikoi-story-3 = Únor, švestka: kvete těsně předtím, než roztaje sníh, a ohlašuje jaro. Nejstarší sbírka japonské poezie Man'jóšú jí věnuje 118 básní, třešni jen 42; její větve jsou znakem učenců, krasopisců a básníků.
koikoi-story-4 = Březen, třešeň: její květy se každý rok slaví piknikem. Mezi stromy se kvůli soukromí rozvěsí závěsy, pije se saké a obdivuje se pomíjivá krása.
koikoi-story-5 = Červen, pivoňka: prosperita a štěstí. Bývá k vidění ve školách a na pracovištích, aby podporovala úspěch.
koikoi-story-6 = Červenec, lespedézie: na první pohled nepěkná, a přesto má v Man'jóšú nejvíc básní ze všech květin a v kjótském paláci svůj vlastní uzavřený dvůr. Její síla prý spočívá v nevyzpytatelné povaze její krásy.
koikoi-story-7 = Listopad, vrba: muž v dešti je Ono no Mičikaze, otec japonské kaligrafie. Jeho linie se ohýbají jako vrba, která se pod tíhou sněhu a větru skloní, ale nezlomí; proto znamená dovednost a moudrost v bojových uměních.
koikoi-lesson-turn = Na začátku má každý osm karet v ruce a osm jich leží lícem nahoru mezi vámi, v ba. V tahu zahraješ jednu kartu. Leží-li v ba karta téhož měsíce, vezmeš si obě; leží-li tam dvě, jednu si vybereš; jsou-li tři, bereš všechny. Jinak tvoje karta zůstane v ba. Pak se otočí vrchní karta balíčku a platí pro ni totéž. Tady bere ozdobnice úplněk.
    .title = Tah
koikoi-lesson-kinds = Karty jsou čtyř druhů, od nejvzácnějších po nejběžnější. Při braní na druhu nezáleží, ale podle druhů se skládají jaku.
    .title = Druhy
koikoi-lesson-yaku = Tyto sestavy se počítají, jakmile máš všechny jejich karty mezi sebranými. Většina karet se hodí do několika. Body platí podle knihy, podle které hraješ; u prvních tří přidá každá další karta bod.
    .title = Jaku
koikoi-lesson-calling = Když ti tah přinesl jaku nebo některé zdražil, vybíráš si. Šóbu: kolo končí a body jsou tvoje. Koi: hraješ dál o víc. Když ale dřív skončí soupeř, nedostaneš za kolo nic a tvoje koi může zvýšit jeho zisk.
    .title = Šóbu, nebo koi
koikoi-lesson-reading = Všechno sebrané leží otevřeně: dívej se, kterému soupeřovu jaku chybí jediná karta a kde může být. Co nechá ležet, prozradí tolik jako to, co bere: kdo nevezme úplněk, nemá v ruce ozdobnici. Vidíš-li z měsíce tři karty, zbývá jedna; vidíš-li čtyři, nic odtud nehrozí. A kdyby karta v ba dokončila jeho jaku, vezmi ji, i když ti k ničemu není.
    .title = Číst cizí ruku
koikoi-lesson-end = Když karty dojdou a nikdo neskončil, nepřinese kolo obvykle nikomu nic. Pak se rozdává další. Hodně z toho se dá u stolu změnit; co platí u tvého, říkají přesná pravidla a nastavení stolu.
    .title = Konec kola
koikoi-lesson-match = Partii vyhrává, kdo má po posledním kole víc bodů, třeba jen o jeden. Skóre proto určuje, jakou cenu má které jaku: kdo v posledních kolech vede, ať skončí s čímkoli; kdo prohrává, tomu malé jaku nepomůže, a ať pokračuje, dokud nebude mít dost. Před každou volbou se zeptej: kolik potřebuji a kolik kol na to ještě zbývá?
    .title = Konec partie
koikoi-lesson-advice = Česká i ruská kniha končí radami. Tady jsou všechny; zkoušej je po jedné.
    .title = Co radí knihy

## Co se stalo

koikoi-event-draw-dealer = { $name } táhne kartu: { $card }.
koikoi-event-draw-again = Stejný měsíc: oba táhnou znovu.
koikoi-event-dealer = Jako první rozdává { $name }.
koikoi-event-deal = Kolo { $round } z { $rounds }. Oja: { $name }.
koikoi-event-extra-round = Stav je vyrovnaný: hraje se kolo navíc, { $round }. v pořadí.
koikoi-event-void-deal = V ba je celý měsíc nebo čtyři páry: rozdává se znovu.
koikoi-event-field-lights =
    { $count ->
        [one] V ba leží { $count } karta světla: zisk z tohoto kola × { $factor }.
        [few] V ba leží { $count } karty světla: zisk z tohoto kola × { $factor }.
        [many] V ba leží { $count } karty světla: zisk z tohoto kola × { $factor }.
       *[other] V ba leží { $count } karet světla: zisk z tohoto kola × { $factor }.
    }
koikoi-event-swap = { $name } si s ojou vyměňuje ruku.
koikoi-event-keep = { $name } si nechává rozdané karty.
koikoi-event-declare = { $name } hlásí šťastnou ruku: { $cards }.
koikoi-event-lucky = { $name } má šťastnou ruku: { $cards }.
koikoi-event-both-lucky = Šťastnou ruku mají oba.
koikoi-event-refill = Ba je prázdné, z balíčku přichází karta: { $card }.
koikoi-event-play = { $name } hraje: { $card }.
koikoi-event-lay = { $name } vykládá do ba: { $card }.
koikoi-event-turn-up = { $name } otáčí z balíčku: { $card }.
koikoi-event-stay = V ba zůstává: { $card }.
koikoi-event-capture = { $name } bere: { $cards }.
koikoi-event-gaji = { $name } bere bouří: { $card }. Na konci kola si vezme i to, co v ba zbude z téhož měsíce ({ $month }).
koikoi-event-claim = Bouře si vybírá svůj měsíc, { $name } bere: { $cards }.
koikoi-event-yaku =
    { $points ->
        [one] { $name } má jaku { $yaku }: { $points } bod.
        [few] { $name } má jaku { $yaku }: { $points } body.
        [many] { $name } má jaku { $yaku }: { $points } bodu.
       *[other] { $name } má jaku { $yaku }: { $points } bodů.
    }
koikoi-event-improve =
    { $points ->
        [one] { $name } vylepšuje jaku { $yaku }: teď { $points } bod.
        [few] { $name } vylepšuje jaku { $yaku }: teď { $points } body.
        [many] { $name } vylepšuje jaku { $yaku }: teď { $points } bodu.
       *[other] { $name } vylepšuje jaku { $yaku }: teď { $points } bodů.
    }
# $count: koi tohoto hráče v kole.
koikoi-event-koi =
    { $count ->
        [1] { $name } hlásí koi!
       *[other] { $name } hlásí koi! Na kontě jich má { $count }.
    }
koikoi-event-stop = { $name } hlásí šóbu.
koikoi-event-auto-stop = { $name } už nemá s čím pokračovat: šóbu.
koikoi-event-last-yaku = Ojovi došly karty a poslední jaku měl soupeř: kolo vyhrává { $name }.
koikoi-event-line =
    { $points ->
        [one] { $yaku }: { $points } bod
        [few] { $yaku }: { $points } body
        [many] { $yaku }: { $points } bodu
       *[other] { $yaku }: { $points } bodů
    }
# $koi, $lights a $doublings jsou násobky; 1 nemá vliv a vynechává se.
koikoi-event-factor =
    { $base }{ $koi ->
        [1] { "" }
       *[other] { " " }× { $koi } (koi)
    }{ $lights ->
        [1] { "" }
       *[other] { " " }× { $lights } (světla)
    }{ $doublings ->
        [1] { "" }
       *[other] { " " }× { $doublings } (zdvojení)
    } = { $gain }
koikoi-event-round-won =
    { $gain ->
        [one] { $name } vyhrává kolo a získává { $gain } bod.
        [few] { $name } vyhrává kolo a získává { $gain } body.
        [many] { $name } vyhrává kolo a získává { $gain } bodu.
       *[other] { $name } vyhrává kolo a získává { $gain } bodů.
    }
koikoi-event-round-void = Kolo je prázdné: nikdo neboduje.
koikoi-event-round-void-hands = Karty došly a šóbu nikdo neohlásil: kolo je prázdné.
koikoi-event-round-void-lucky = Šťastné ruce se navzájem ruší: kolo je prázdné.
koikoi-event-score =
    { $points ->
        [one] { $name }: { $points } bod
        [few] { $name }: { $points } body
        [many] { $name }: { $points } bodu
       *[other] { $name }: { $points } bodů
    }
koikoi-event-match-won = { $name } vyhrává partii.
koikoi-event-match-draw = Partie končí remízou.

## Slova u stolu

koikoi-word-field = Ba
koikoi-word-stock = Balíček
koikoi-word-hand = Ruka
koikoi-word-oya = oja
koikoi-word-round = Kolo { $round } z { $rounds }
koikoi-word-score = Skóre
koikoi-word-koi =
    { $count ->
        [0] zatím žádné koi
       *[other] { $count } koi
    }
koikoi-word-yaku-in-reach = Jaku na dosah
koikoi-word-missing = chybí: { $cards }
koikoi-word-cards-left =
    { $count ->
        [one] zbývá { $count } karta
        [few] zbývají { $count } karty
        [many] zbývá { $count } karty
       *[other] zbývá { $count } karet
    }
koikoi-word-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
koikoi-word-your-turn = Jsi na tahu
koikoi-word-choose-card = Vyber kartu
koikoi-word-choose-match = { $card }: se kterou kartou ji spojíš?
koikoi-word-gaji-choice = Bouře může vzít kteroukoli kartu z ba. Kterou?
koikoi-word-call-question = Šóbu, nebo koi?
# $now: zisk při šóbu; $factor: celý násobek, který už v něm je, 1 = žádný.
koikoi-word-at-stake =
    { $now ->
        [one] Šóbu: hned { $now } bod
        [few] Šóbu: hned { $now } body
        [many] Šóbu: hned { $now } bodu
       *[other] Šóbu: hned { $now } bodů
    }{ $factor ->
        [1] .
       *[other] { " " }(už i s násobkem × { $factor }).
    } Koi: tvoje jaku mohou růst, ale soupeř může vyhrát dřív.
koikoi-word-may-come = Co ještě může přijít
koikoi-word-declare = Máš šťastnou ruku. Ohlásíš ji?
koikoi-word-swap-question = Vyměníš si s ojou ruku naslepo?
koikoi-word-koi-koi = Koi
koikoi-word-take-none = Nebrat nic
koikoi-word-summary = Přehled kola
koikoi-word-nothing-captured = zatím nic

## Akce

koikoi-action-play = Zahrát: { $card }
koikoi-action-take = Vzít: { $card }
koikoi-action-take-none = Nebrat nic, bouři jen vyložit
koikoi-action-koi = Koi: pokračovat
koikoi-action-stop = Šóbu: skončit a bodovat
koikoi-action-declare = Ohlásit šťastnou ruku
koikoi-action-swap = Vyměnit si ruku
koikoi-action-keep = Nechat si rozdané karty

## Stůl v prohlížeči

koikoi-board-hand =
    { $count ->
        [one] { $name }: { $count } karta v ruce
        [few] { $name }: { $count } karty v ruce
        [many] { $name }: { $count } karty v ruce
       *[other] { $name }: { $count } karet v ruce
    }
koikoi-board-stock =
    { $count ->
        [one] Balíček: { $count } karta
        [few] Balíček: { $count } karty
        [many] Balíček: { $count } karty
       *[other] Balíček: { $count } karet
    }
koikoi-board-captured = Sebrané karty: { $name }
koikoi-board-yaku = Jaku: { $name }
koikoi-board-all-yaku = Všechna jaku
koikoi-board-all-yaku-of = Všechna jaku: { $name }
koikoi-board-missing-of = chybí { $count } z těchto: { $cards }
koikoi-board-lacks = chybí { $count }:
koikoi-board-takes = { $card }, bere: { $cards }
koikoi-board-takes-none = { $card }, není s čím spojit
koikoi-board-taken-by = { $card }, lze vzít kartou: { $cards }
koikoi-board-claim = bouře: { $month }
koikoi-board-turn = Na tahu: { $name }
koikoi-board-stop = Šóbu: +{ $gain }
koikoi-board-stop-means = kolo skončí
koikoi-board-koi-means = pak × { $mine } pro tebe, × { $theirs } pro soupeře
koikoi-board-koi-plain = u tohoto stolu se nic nenásobí
koikoi-board-serves = Počítá se do: { $yaku }
koikoi-board-threats = K čemu má blízko { $name }
koikoi-board-left = Karty v ruce: ty { $mine }, { $name } { $theirs }
koikoi-board-sum = Celkem
koikoi-board-unscored = Nezapočítává se: { $name }
koikoi-board-next-round = Další kolo
koikoi-board-sheet = Zápis skóre
koikoi-board-open-sheet = { $round }, zápis skóre
koikoi-board-round = Kolo
koikoi-board-void = prázdné
koikoi-board-clause = Pravidlo { $clause }
koikoi-board-fold = Podívat se na stůl
koikoi-board-unfold = Znovu ukázat

## První hra s průvodcem

koikoi-guide-goal = Vítej. V koi-koi berou dva hráči po dvojicích karty s květinami ze stolu, kterému se říká ba. Za některé sestavy karet, takzvaná jaku, jsou body.
koikoi-guide-months = Každá karta patří k jednomu měsíci a každý měsíc má svou květinu, vždy na čtyřech kartách. Karta bere jinou kartu téhož měsíce.
koikoi-guide-match = Jsi na tahu. Zvýrazněné karty v ruce mají v ba svůj protějšek. Například „{ $card }“ bere „{ $match }“.
koikoi-guide-lay = Žádná tvoje karta se teď v ba nemá s čím spojit. Zahraj tu, kterou můžeš postrádat: zůstane tam ležet.
koikoi-guide-choose = V ba leží dvě karty tohoto měsíce a ty si bereš jednu z nich. Vyber tu, která ti víc pomůže.
koikoi-guide-stock = Po každé kartě z ruky se otočí vrchní karta balíčku. I ona vezme kartu svého měsíce, nebo zůstane v ba.
koikoi-guide-captured = Co sebereš, leží tady všem na očích, roztříděné podle druhů. Jaku se skládají jen z těchto karet.
koikoi-guide-reach = Tento seznam počítá za tebe: která jaku jsou na dosah a které karty k nim ještě chybí. Sleduj i soupeřova.
koikoi-guide-near = K jaku { $yaku } chybí jediná karta. Až nějaké jaku složíš, rozhodneš se: šóbu, tedy skončit a vzít si body, nebo koi, hrát dál o víc.
koikoi-guide-theirs = Soupeř má jaku a hlásí koi: hraje se dál. Když teď nějaké složíš ty, kolo může být tvoje.
koikoi-guide-call = Máš jaku! Šóbu: body jsou tvoje. Koi: může jich být víc, ale když dřív skončí soupeř, nedostaneš nic.
koikoi-guide-koi = Hraje se dál. Skončit můžeš, teprve až složíš další jaku nebo ti některé povyroste.
koikoi-guide-round = Kolo skončilo a přehled ukazuje, odkud se který bod vzal. Tak se hraje až do posledního kola; vyhrává vyšší skóre. Ať se ti daří!
