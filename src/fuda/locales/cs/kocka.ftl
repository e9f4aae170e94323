### Kouřící kočka česky.
### Karty a barvy přicházejí jako hotová česká jména v prvním pádě; $name je jméno hráče.

kocka-name = Kouřící kočka
kocka-tagline = Vyhni se srdcím, vyhni se Hejmě a hlavně ať hrací slovo nesložíš ty.

## Karty

kocka-card-H7 = srdcová sedma
    .short = srdcová 7
kocka-card-H8 = srdcová osma
    .short = srdcová 8
kocka-card-H9 = srdcová devítka
    .short = srdcová 9
kocka-card-HX = srdcová desítka
    .short = srdcová 10
kocka-card-HU = srdcový spodek
    .short = srdcový spodek
kocka-card-HO = srdcový svršek
    .short = srdcový svršek
kocka-card-HK = srdcový král
    .short = srdcový král
kocka-card-HA = srdcové eso
    .short = srdcové eso
kocka-card-L7 = zelená sedma
    .short = zelená 7
kocka-card-L8 = zelená osma
    .short = zelená 8
kocka-card-L9 = zelená devítka
    .short = zelená 9
kocka-card-LX = zelená desítka
    .short = zelená 10
kocka-card-LU = zelený spodek
    .short = zelený spodek
kocka-card-LO = zelený svršek (Hejma)
    .short = Hejma
kocka-card-LK = zelený král
    .short = zelený král
kocka-card-LA = zelené eso
    .short = zelené eso
kocka-card-B7 = kulová sedma
    .short = kulová 7
kocka-card-B8 = kulová osma
    .short = kulová 8
kocka-card-B9 = kulová devítka
    .short = kulová 9
kocka-card-BX = kulová desítka
    .short = kulová 10
kocka-card-BU = kulový spodek
    .short = kulový spodek
kocka-card-BO = kulový svršek
    .short = kulový svršek
kocka-card-BK = kulový král
    .short = kulový král
kocka-card-BA = kulové eso
    .short = kulové eso
kocka-card-A7 = žaludová sedma
    .short = žaludová 7
kocka-card-A8 = žaludová osma
    .short = žaludová 8
kocka-card-A9 = žaludová devítka
    .short = žaludová 9
kocka-card-AX = žaludová desítka
    .short = žaludová 10
kocka-card-AU = žaludový spodek
    .short = žaludový spodek
kocka-card-AO = žaludový svršek
    .short = žaludový svršek
kocka-card-AK = žaludový král
    .short = žaludový král
kocka-card-AA = žaludové eso
    .short = žaludové eso

kocka-suit-H = srdce
kocka-suit-L = zelené
kocka-suit-B = kule
kocka-suit-A = žaludy

kocka-rank-7 = sedma
kocka-rank-8 = osma
kocka-rank-9 = devítka
kocka-rank-X = desítka
kocka-rank-U = spodek
kocka-rank-O = svršek (filek)
kocka-rank-K = král
kocka-rank-A = eso

## Volby

kocka-group-match = Partie
kocka-group-play = Hra
kocka-group-memory = Paměť
kocka-group-end = Konec kola

kocka-preset-standard = Standardní
    .help = Podle knihy Kouřící kočky, hraje se na slovo KOČKA.

kocka-option-word = Hrací slovo
    .help = Kdo nasbírá všechna jeho písmena, prohrává partii. Má 3 až 12 písmen a nic než písmena.
kocka-option-ch_is_one_letter = CH je jedno písmeno
    .help = CH se počítá jako jediné písmeno, tak jako v české abecedě.
kocka-option-first_dealer = První rozdávající
    .help = Kdo rozdává první kolo: určí to los, nebo se hráči dohodnou na místě u stolu.
kocka-value-first_dealer-lot = losem
kocka-value-first_dealer-0 = místo 1
kocka-value-first_dealer-1 = místo 2
kocka-value-first_dealer-2 = místo 3
kocka-value-first_dealer-3 = místo 4
kocka-option-ten_high = Vysoká desítka
    .help = Desítka je mezi králem a esem, jak jsou zvyklí mariášníci. Trestné body za ni zůstávají.
kocka-option-heart_lead_first_trick = Výjezd srdcem do prvního štychu
    .help = Do prvního štychu se smí vyjet čímkoli. Jinak ne srdcem, ledaže má hráč na ruce samá srdce; kdo nemůže ctít barvu, ten je odhodit smí.
kocka-option-renonc = Ctění barvy
    .help = Zda stůl kartu špatné barvy odmítne, nebo nechá na hráčích, aby si jí všimli a ohlásili renonc.
kocka-value-renonc-enforced = hlídá stůl
kocka-value-renonc-honour = na čestné slovo
kocka-option-open_history = Odkryté štychy
    .help = Do všech štychů kola se smí nahlížet: pro ty, kdo se učí.
kocka-option-show_points = Průběžné body
    .help = Během kola je vidět, kolik kdo zatím má trestných bodů. Kdo chce cvičit paměť, ať je vypne.
kocka-option-stop_at_17 = Konec při 17 bodech
    .help = Zda kolo skončí, jakmile má někdo 17 bodů, a tedy prohrál, nebo se dohrává do poslední karty.
kocka-value-stop_at_17-automatic = hned
kocka-value-stop_at_17-off = dohrává se
kocka-option-hejma_tie = Shoda bez Hejmy
    .help = Kdo prohrává, když mají dva nejvíc bodů a Hejmu nevzal žádný z nich. Stane se to jen při 11–11–10–1.
kocka-value-hejma_tie-last_trick = kdo vzal poslední štych
kocka-value-hejma_tie-both = oba
kocka-value-hejma_tie-replay = nikdo, kolo se opakuje
kocka-option-shoot_moon = Sebrat všechno
    .help = Kdo nasbírá všech 33 bodů, dá písmeno každému z ostatních. Kola se k tomu musejí dohrávat.

## Pravidla

kocka-rules-cards = Karty
kocka-rules-deal = Rozdávání a posílání karet
kocka-rules-play = Průběh hry
kocka-rules-early = Předčasný konec
kocka-rules-end = Konec kola a konec partie
kocka-rules-renonc = Renonc a základní pojmy

kocka-rule-SC-1 = Hrají čtyři hráči s 32 mariášovými kartami: srdce (červené), zelené, kule a žaludy, od každé barvy osm karet. Náš výklad: od nejnižší po nejvyšší jdou 7, 8, 9, 10, spodek, svršek (filek), král, eso, tak jako stupnice trestných bodů. Je-li zapnuto „{ kocka-option-ten_high }“, jdou 7, 8, 9, spodek, svršek, král, 10, eso; trestné body se nemění.
kocka-rule-SC-2 = Trestné body se berou za Hejmu, což je zelený svršek, za každé srdce a za poslední štych, jak ukazuje tabulka; dohromady je jich 33.
kocka-rule-SC-3 = Místa A až D se losují a první rozdává A; nebo se hráči na prvním rozdávajícím dohodnou („{ kocka-option-first_dealer }“). Náš výklad: při losu si každý vytáhne jedno ze čtyř es a srdcové eso znamená místo A. Potom rozdává vždy ten, kdo prohrál předchozí kolo.
kocka-rule-SC-4 = Rozdávají se všechny karty po směru hodinových ručiček, počínaje hráčem po levé ruce rozdávajícího, každému osm. Rozdává stůl, takže se špatně rozdat nedá (SC-19).
kocka-rule-SC-5 = Na začátku každého kola pošle každý hráč tři karty hráči po levé ruce, to je místu s následujícím číslem. Nikdo nevidí, co mu přišlo, dokud sám neposlal. Posílá se tajně a současně; ostatní se dozvědí jen to, kdo je připraven. Karty změní majitele, až pošlou všichni čtyři.
kocka-rule-SC-6 = Do prvního štychu vyjíždí hráč po levé ruce rozdávajícího. Vynést se smí kterákoli karta, i srdce a Hejma. Je-li „{ kocka-option-heart_lead_first_trick }“ vypnuto, platí domácí pravidlo z příbuzné hry: do prvního štychu se nesmí vyjet srdcem, ledaže má hráč na ruce samá srdce. Hejmou se vyjet smí a kdo nemůže ctít barvu, smí srdce odhodit; při nastavení „{ kocka-value-renonc-honour }“ to smí kdokoli, protože odmítnutí by prozradilo, co drží.
kocka-rule-SC-7 = Hraje se po směru hodinových ručiček, každý jednu kartu. Barva se musí ctít. Přebíjet se nemusí. Kdo barvu nemá, hraje kteroukoli kartu.
kocka-rule-SC-8 = Předhazovat se je zakázáno. Štych bere nejvyšší karta vynesené barvy a její hráč vyjíždí do dalšího.
kocka-rule-SC-9 = Dokud se nevyjede do dalšího štychu, smí se kdokoli podívat do posledního, do žádného staršího ale nikdo. Je-li zapnuto „{ kocka-option-open_history }“, smí se nahlížet do všech štychů kola. Náš výklad: průběžné trestné body jsou vidět, pokud není „{ kocka-option-show_points }“ vypnuto.
kocka-rule-SC-10 = Vzatý štych leží rubem nahoru před tím, kdo ho vzal.
kocka-rule-SC-11 = Kolo může skončit, jakmile má někdo 17 bodů nebo víc: to je přes polovinu z 33, takže je jasné, kdo prohrál. Náš výklad: je-li „{ kocka-option-stop_at_17 }“ nastaveno na „{ kocka-value-stop_at_17-automatic }“, skončí po štychu, ve kterém se to stalo; při „{ kocka-value-stop_at_17-off }“ se hraje do konce.
kocka-rule-SC-12 = Shození: komu je jasné, že prohrává, může karty shodit. Vezme pak všechny karty, které jsou ještě v rukou, i karty rozehraného štychu, ať by je bral kdokoli. Náš výklad: jen když je hráč na tahu a po poslání karet; a jen když jeho body a všechno, co je ještě ve hře, i s posledním štychem dají 17 nebo víc. Ten součet si může spočítat každý.
kocka-rule-SC-13 = Po poslední kartě se každému sečtou trestné body. Kdo jich má nejvíc, prohrává kolo.
kocka-rule-SC-14 = Mají-li nejvíc bodů dva nebo tři hráči, prohrává ten z nich, kdo vzal Hejmu. Náš výklad: jen při 11–11–10–1 ji nemá žádný z nich. Tam rozhoduje „{ kocka-option-hejma_tie }“: buď prohrává ten z obou, kdo vzal poslední štych, nebo dostanou písmeno oba, nebo nikdo a tentýž hráč rozdává znovu. Prohraje-li kolo víc hráčů, rozdává příště první z nich po směru hodinových ručiček od rozdávajícího a partii prohrávají všichni, kdo slovo doplnili.
kocka-rule-SC-15 = Kdo prohrál kolo, dostává další písmeno hracího slova. Na body z kola se pak zapomene.
kocka-rule-SC-16 = Partie končí, když má někdo celé slovo; ten ji prohrál. Ostatní se řadí podle toho, kdo má písmen méně; při stejném počtu se o místo dělí.
kocka-rule-SC-17 = Slovo si volí stůl: 3 až 12 písmen. Náš výklad: neřekne-li nikdo jinak, je to KOČKA. Písmeno je to, co za ně čtenář považuje, i s háčky a čárkami, a píše se velké. Je-li zapnuto „{ kocka-option-ch_is_one_letter }“, je CH jedno písmeno. Cokoli jiného než písmena se odmítne, stejně jako slovo příliš krátké nebo dlouhé.
kocka-rule-SC-18 = Sebrat všech 33 bodů není žádná výhra: kdo to udělá, prohrává kolo. Je-li zapnuto „{ kocka-option-shoot_moon }“, dostanou místo něj po písmenu tři ostatní; k tomu musí být „{ kocka-option-stop_at_17 }“ nastaveno na „{ kocka-value-stop_at_17-off }“ a při shození to nikdy neplatí.

kocka-rule-SC-19 = Podívat se na poslané karty dřív, než hráč sám pošle své, předhodit se nebo špatně rozdat se u tohoto stolu nedá. Kdo to zkusí, toho stůl odmítne s odkazem na pravidlo, které to zakazuje, a nic se nezmění.
kocka-rule-SC-20 = Renonc je nectění barvy, když ji hráč má. Je-li „{ kocka-option-renonc }“ nastaveno na „{ kocka-value-renonc-enforced }“, stůl takovou kartu odmítne. Při nastavení „{ kocka-value-renonc-honour }“ se smí zahrát cokoli a ostatní mohou ohlásit renonc: uvedou hráče a štych, ve kterém nehrál vynesenou barvu. Smějí to, když jsou na tahu, a ještě jednou po dohrání, po směru hodinových ručiček od levé ruky rozdávajícího, dokud každý neřekne „hotovo“; každý jen jednou na téhož hráče a štych. Měl-li tehdy hráč barvu na ruce, je ohlášení správné: kolo končí, písmeno dostane jen on a příště rozdává, ať byly body jakékoli. Chybné ohlášení nic nestojí a všichni je vidí. Písmena a konec partie se řeší až po ohlášeních. Náš výklad: soudí stůl (podle knihy ostatní hráči) a správné ohlášení ukončí kolo hned. Doživotní zákaz hry za úmyslný renonc stůl nevymáhá.
kocka-rule-SC-21 = Pojmy: Hejma, taky Hajnej nebo Galásek, je zelený svršek. Poctivá barva je ta, která dvakrát objela čistá, to znamená, že ji v obou štyších všichni ctili; stůl ji ohlásí.

## Rady

kocka-advice-1 = Zeleného krále a eso posílej dál, když je nekryje dost dalších zelených: dřív nebo později na ně padne Hejma.
kocka-advice-2 = Hejma se čtyřmi a více zelenými je na ruce v bezpečí; samotná ať radši putuje doleva.
kocka-advice-3 = Zbavit se celé barvy je stejně dobré jako zbavit se Hejmy: kdo barvu nemá, přihodí nejhorší kartu někomu jinému.
kocka-advice-4 = Nízká srdce mají větší cenu, než kolik stojí: podlezeš s nimi každé vynesené srdce.
kocka-advice-5 = Vysokých karet se zbavuj v prvních štyších, dokud všichni ctí barvu a nic zlého nepadá.
kocka-advice-6 = Počítej barvy. Jakmile je ohlášena poctivá barva, nikdo už z ní nic nemá.
kocka-advice-7 = Na konec si nech nízkou kartu: poslední štych stojí tolik co srdcové eso.

## Jak se hraje, pro začátečníky

kocka-lesson-goal = Čtyři hráči, každý sám za sebe. Kdo v kole nasbírá nejvíc trestných bodů, dostane písmeno slova, na které hrajete. Kdo má celé slovo, prohrál partii. Ber tedy co nejméně.
    .title = O co jde
kocka-lesson-cards = Hraje se s dvaatřiceti mariášovými kartami: srdce, zelené, kule a žaludy, od každé barvy osm. Od nejnižší po nejvyšší: sedma, osma, devítka, desítka, spodek, svršek, král, eso. Každý jich dostane osm.
    .title = Karty
kocka-lesson-penalties = Něco stojí jen tyhle. Hejma, zelený svršek, stojí 10 bodů. Srdce stojí až po desítku po 1 bodu, spodek 2, svršek 3, král 4 a eso 5. A 5 bodů stojí i poslední štych.
    .title = Co stojí body
kocka-lesson-passing = Nejdřív každý pošle tři karty hráči po levé ruce a tři mu přijdou zprava. Nikdo nevidí, co mu přišlo, dokud neposlal své.
    .title = Posílání
kocka-lesson-trick = Jeden hráč vynese kartu a ostatní po řadě přidají po jedné. Vynesenou barvu musíš ctít, pokud ji máš, přebíjet ale nemusíš. Štych bere nejvyšší karta té barvy a kdo ho vzal, vynáší do dalšího. Nemáš-li barvu, smíš hrát cokoli: tady padlo srdce na kulového krále, který bere všechny čtyři karty.
    .title = Štych
kocka-lesson-ducking = Přebíjet se nemusí, a tak se většina karet dá udržet pod ostatními. Když štych stejně vezme někdo jiný, polož pod jeho kartu svou nejvyšší: tam už neuškodí. Nebezpečné jsou karty těsně nad Hejmou, zelený král a eso; zahraj je, dokud na ně nemůže spadnout.
    .title = Podlézat
kocka-lesson-counting = Každá barva má osm karet. Počítej, co z té důležité už spadlo: když barva dvakrát objela, skoro nikdo ji už nemá. Kdo barvu nectil, ten z ní už žádnou kartu nemá a odhodí na ni to nejhorší: Hejmu, pak vysoká srdce. Než vyjedeš, vzpomeň si, kdo to je.
    .title = Počítat
kocka-lesson-letters = Po poslední kartě se sečtou body. Kdo jich má nejvíc, dostane další písmeno a rozdává; má-li jich stejně víc hráčů, je to ten z nich, kdo vzal Hejmu. Na body se pak zapomene, písmena zůstávají.
    .title = Písmena
kocka-lesson-early = Kolo může skončit, jakmile má někdo 17 bodů, víc než polovinu všech. A kdo vidí, že je kolo ztracené, může karty shodit: vezme všechno, co zbývá, a hraje se dál.
    .title = Předčasný konec
kocka-lesson-match = Partie končí, jakmile má někdo celé slovo: prohrál jen on, všichni ostatní vyhráli. Písmena tedy nejsou jedno jako druhé. Máš-li jich málo, nech bojovat jiné; chybí-li ti poslední, vyhni se každému riziku. A když poslední chybí někomu jinému, jeho příští prohrané kolo partii ukončí: tam patří tvoje zlé karty.
    .title = Konec partie
kocka-lesson-advice = Sedm věcí, které se hráči naučí ztrátou písmen.
    .title = Rady

## Co se stalo

kocka-event-draw-dealer = { $name } si losuje: { $card }.
kocka-event-dealer = Jako první rozdává { $name }.
kocka-event-deal = Kolo { $round }. Rozdává { $name }.
kocka-event-ready = Posláno: { $name }.
kocka-event-exchanged = Všichni poslali a karty změnily majitele. Vyjíždí { $name }.
kocka-event-lead = { $name } vynáší: { $card }.
kocka-event-play = { $name } hraje: { $card }.
kocka-event-stray = { $name } nectí barvu a hraje: { $card }.
kocka-event-trick =
    { $points ->
        [0] Štych bere { $name }.
        [one] Štych bere { $name }, s ním { $points } bod.
        [few] Štych bere { $name }, s ním { $points } body.
        [many] Štych bere { $name }, s ním { $points } bodu.
       *[other] Štych bere { $name }, s ním { $points } bodů.
    }
kocka-event-trick-unscored = Štych bere { $name }.
kocka-event-honest-suit = Poctivá barva: { $suit } – dvakrát objela a všichni ji ctili.
kocka-event-seventeen =
    { $points ->
        [one] { $name } má { $points } bod: kolo je rozhodnuto.
        [few] { $name } má { $points } body: kolo je rozhodnuto.
        [many] { $name } má { $points } bodu: kolo je rozhodnuto.
       *[other] { $name } má { $points } bodů: kolo je rozhodnuto.
    }
kocka-event-throw =
    { $taken ->
        [one] { $name } shazuje karty a bere všechno, co zbývá: { $taken } bod.
        [few] { $name } shazuje karty a bere všechno, co zbývá: { $taken } body.
        [many] { $name } shazuje karty a bere všechno, co zbývá: { $taken } bodu.
       *[other] { $name } shazuje karty a bere všechno, co zbývá: { $taken } bodů.
    }
kocka-event-renonc = { $name } hlásí renonc: { $player_name }, štych { $trick } ({ $suit }).
kocka-event-renonc-right = Ohlášení je správné. Ve štychu { $trick } má { $name } na ruce: { $cards }.
kocka-event-renonc-wrong = Ohlášení je chybné. Ve štychu { $trick } nemá { $name } z té barvy nic ({ $suit }).
kocka-event-calls = Dohráno. Hlásí někdo renonc? Jako první odpovídá { $name }.
kocka-event-done = { $name } už nic nehlásí.
# $cards: karty, které něco stojí.
kocka-event-took =
    { $points ->
        [0] { $name }: nic
        [one] { $name }: { $points } bod ({ $cards })
        [few] { $name }: { $points } body ({ $cards })
        [many] { $name }: { $points } bodu ({ $cards })
       *[other] { $name }: { $points } bodů ({ $cards })
    }
kocka-event-took-last =
    { $points ->
        [one] { $name }: { $points } bod ({ $cards }, poslední štych)
        [few] { $name }: { $points } body ({ $cards }, poslední štych)
        [many] { $name }: { $points } bodu ({ $cards }, poslední štych)
       *[other] { $name }: { $points } bodů ({ $cards }, poslední štych)
    }
kocka-event-took-last-only =
    { $points ->
        [one] { $name }: { $points } bod (poslední štych)
        [few] { $name }: { $points } body (poslední štych)
        [many] { $name }: { $points } bodu (poslední štych)
       *[other] { $name }: { $points } bodů (poslední štych)
    }
kocka-event-took-rest =
    { $points ->
        [one] { $name }: { $points } bod (i se vším, co zbývalo)
        [few] { $name }: { $points } body (i se vším, co zbývalo)
        [many] { $name }: { $points } bodu (i se vším, co zbývalo)
       *[other] { $name }: { $points } bodů (i se vším, co zbývalo)
    }
kocka-event-tie =
    { $points ->
        [one] Nejvíc bodů má víc hráčů, po { $points } bodu: { $names }.
        [few] Nejvíc bodů má víc hráčů, po { $points } bodech: { $names }.
        [many] Nejvíc bodů má víc hráčů, po { $points } bodu: { $names }.
       *[other] Nejvíc bodů má víc hráčů, po { $points } bodech: { $names }.
    }
kocka-event-tie-hejma = Hejmu má { $name }, a proto prohrává.
kocka-event-tie-last-trick = Hejmu nemá žádný z nich. Poslední štych má { $name }, a proto prohrává.
kocka-event-moon = { $name } bere úplně všechno: platí tři ostatní.
kocka-event-round-lost = { $name } prohrává kolo a dostává písmeno: { $letters } z { $of }.
kocka-event-round-void = Písmeno nedostává nikdo. Znovu rozdává { $name }.
kocka-event-letters =
    { $letters ->
        [one] { $name }: { $letters } písmeno
        [few] { $name }: { $letters } písmena
        [many] { $name }: { $letters } písmene
       *[other] { $name }: { $letters } písmen
    }
kocka-event-match-lost = { $name } má celé slovo a prohrává partii.
kocka-event-place =
    { $letters ->
        [one] { $place }. { $name }, { $letters } písmeno
        [few] { $place }. { $name }, { $letters } písmena
        [many] { $place }. { $name }, { $letters } písmene
       *[other] { $place }. { $name }, { $letters } písmen
    }

## Slova u stolu

kocka-word-hand = Ruka
kocka-word-dealer = rozdává
kocka-word-round = Kolo { $round }
kocka-word-trick = Štych { $trick }
kocka-word-open-trick = Na stole
kocka-word-last-trick = Poslední štych
kocka-word-last-trick-taken = poslední štych
kocka-word-rest = všechno, co zbývá
kocka-word-history = Štychy kola
kocka-word-nothing-led = Ještě se nevyjelo
kocka-word-passed = Posláno
kocka-word-received = Přišlo
kocka-word-ready = hotovo
kocka-word-penalty = Trestné body
kocka-word-took = Vzaté karty
kocka-word-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
kocka-word-tricks =
    { $count ->
        [one] { $count } štych
        [few] { $count } štychy
        [many] { $count } štychu
       *[other] { $count } štychů
    }
kocka-word-cards-left =
    { $count ->
        [one] zbývá { $count } karta
        [few] zbývají { $count } karty
        [many] zbývá { $count } karty
       *[other] zbývá { $count } karet
    }
kocka-word-choose-pass =
    { $count ->
        [one] Pošli ještě { $count } kartu. Příjemce: { $name }
        [few] Pošli { $count } karty. Příjemce: { $name }
        [many] Pošli { $count } karty. Příjemce: { $name }
       *[other] Pošli { $count } karet. Příjemce: { $name }
    }
kocka-word-choose-lead = Vyjeď
kocka-word-choose-follow = Cti barvu: { $suit }
kocka-word-choose-any = Z té barvy nic nemáš ({ $suit }): hraj, co chceš
kocka-word-choose-honour = Vyjelo se: { $suit }. Na čestné slovo!
kocka-word-choose-call = Hlásíš renonc?
kocka-word-throw = Shodit
kocka-word-throw-means =
    { $points ->
        [one] Shození: bereš všechno, co zbývá, máš { $points } bod a prohráváš kolo.
        [few] Shození: bereš všechno, co zbývá, máš { $points } body a prohráváš kolo.
        [many] Shození: bereš všechno, co zbývá, máš { $points } bodu a prohráváš kolo.
       *[other] Shození: bereš všechno, co zbývá, máš { $points } bodů a prohráváš kolo.
    }
kocka-word-summary = Přehled kola

## Akce

kocka-action-play = Hrát: { $card }
kocka-action-pass = Poslat: { $card }
kocka-action-throw = Shodit karty
# $value: místo a štych.
kocka-action-renonc = Ohlásit renonc (místo, štych): { $value }
kocka-action-done = Hotovo: nic nehlásím

## První hra s průvodcem

kocka-guide-goal = Vítej u Kouřící kočky. Kdo v kole nasbírá nejvíc trestných bodů, dostane písmeno. Kdo má celé slovo, prohrává partii. Ber tedy co nejméně.
kocka-guide-pass = Nejdřív pošli tři karty hráči po levici; tři ti přijdou zprava. Dobré je zbavit se vysokých srdcí a vysokých zelených.
kocka-guide-received = Přišly ti tři nové karty. Teď každý po řadě hraje po jedné kartě a čtyři karty tvoří štych.
kocka-guide-lead = Vyjíždíš: hraj kteroukoli kartu. Ostatní musí ctít její barvu a štych bere nejvyšší karta té barvy. Nízká karta je klidný začátek.
kocka-guide-follow = Cti barvu ({ $suit }). Přebíjet nemusíš: když zůstaneš pod nejvyšší kartou, vezme štych někdo jiný.
kocka-guide-void = Z vynesené barvy nic nemáš: hraj cokoli, štych tím nevezmeš. Pravá chvíle přihodit srdce nebo Hejmu.
kocka-guide-trick = Štych bere nejvyšší karta vynesené barvy. Kdo ji zahrál, vyjíždí i příště.
kocka-guide-penalties = Něco stojí jen některé karty: každé srdce, od 1 bodu za nízká po 5 za eso, a Hejma. Všechny ostatní jsou neškodné.
kocka-guide-hejma = Zelený svršek je Hejma. Stojí 10 bodů, víc než kterákoli jiná karta: ať radši skončí u někoho jiného.
kocka-guide-throw = Když je kolo stejně ztracené, můžeš karty shodit: vezmeš všechno, co zbývá, a kolo hned skončí.
kocka-guide-last = Poslední štych stojí sám o sobě 5 bodů. Nízká karta ti pomůže se mu vyhnout.
kocka-guide-letter = Kolo skončilo. Kdo ho prohrál, dostává další písmeno a rozdává; body se zapomínají. Ať se ti daří!

## Stůl na obrazovce

# Co je natištěno v rohu karty; ostatní hodnoty jsou čísla.
kocka-board-rank-X = 10
kocka-board-rank-U = Sp
kocka-board-rank-O = Sv
kocka-board-rank-K = K
kocka-board-rank-A = A
kocka-board-letters =
    { $taken ->
        [0] zatím žádné písmeno z { $of }
       *[other] písmena: { $taken } z { $of }: { $letters }
    }
kocka-board-lies = { $name }: { $card }
kocka-board-highest = zatím bere
kocka-board-leads = vynáší
kocka-board-turn = na tahu
kocka-board-received-mark = právě přišla
kocka-board-waiting = Na tahu: { $name }
kocka-board-waiting-pass = Kdo ještě vybírá: { $names }
kocka-board-waiting-call = Hlásí { $name } renonc?
kocka-board-barred-SC-6 = Teď ne: do prvního štychu se srdcem nevyjíždí
kocka-board-barred-SC-7 = Teď ne: musíš ctít barvu ({ $suit })
kocka-board-to = Dostane { $name }
kocka-board-from = Posílá { $name }
kocka-board-pass = Poslat karty
kocka-board-pass-whole = Tyhle karty dostane { $name }
kocka-board-pass-points =
    { $points ->
        [one] Zbavíš se { $points } trestného bodu
        [few] Zbavíš se { $points } trestných bodů
        [many] Zbavíš se { $points } trestného bodu
       *[other] Zbavíš se { $points } trestných bodů
    }
kocka-board-throw-means = Shození: bereš všechno, co zbývá, a prohráváš kolo.
kocka-board-play-on = Hrát dál
kocka-board-call = Ohlásit renonc
kocka-board-call-this = Ohlásit renonc: { $name }, štych { $trick }
kocka-board-calls-help = Vyber hráče a štych. Chybné ohlášení nic nestojí.
kocka-board-calls-none = Není tu karta, na kterou by se dal ohlásit renonc.
kocka-board-taken-by = bere { $name }
kocka-board-played-out = Dohrálo se do posledního štychu.
kocka-board-thrown = { $name } shazuje karty a bere všechno, co zbývá.
kocka-board-player = Hráč
kocka-board-next = Další kolo
kocka-board-cat = Kočka si v klidu zapaluje další.
