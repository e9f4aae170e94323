### Yojimbo česky.
### Karty a druhy útoků přicházejí jako hotová česká jména v prvním pádě; $name a $from_name jsou jména hráčů.

yojimbo-name = Yojimbo
yojimbo-tagline = Karetní hra aikido: sleduj, jaký útok přichází, vylož obranu, která ho odvrátí, a drž si osobního strážce po boku.
yojimbo-deck-note = Seznam tištěných karet se ztratil. Tento balíček je rekonstrukce: drží se všeho, co říkají pravidla, zbytek je náš návrh.

## Obrany

yojimbo-face-ikkyo = Ikkyo
    .help = První technika, kontrola lokte. Silná proti úchopu a dýce.
yojimbo-face-iriminage = Iriminage
    .help = Hod vstupem do centra partnera. Silný proti úderu.
yojimbo-face-kokyunage = Kokyunage
    .help = Hod silou dechu. Stejně dobrý proti úchopu, úderu i kopu.
yojimbo-face-kotegaeshi = Kotegaeshi
    .help = Otočení zápěstí. Silné proti dýce.
yojimbo-face-shihonage = Shihonage
    .help = Hod do čtyř směrů. Silný proti dýce.
yojimbo-face-tenchinage = Tenchinage
    .help = Hod „Nebe a země“. Silný proti kopu.
yojimbo-face-irimi = Irimi
    .help = Krok vpřed: přidá obraně 2, nebo samo odvrátí úchop, úder či kop.
yojimbo-face-tenkan = Tenkan
    .help = Otočka: místo aktuálního útoku odvracíš ten následující. Výhra přinese oba.
yojimbo-face-osae_ikkyo = Osae Ikkyo
    .help = Znehybnění: výhra přinese i následující útok.
yojimbo-face-osae_kotegaeshi = Osae Kotegaeshi
    .help = Znehybnění: když Yojimbo mění držitele, jdou s ním dvě vítězné karty místo jedné.
yojimbo-face-osae_shihonage = Osae Shihonage
    .help = Znehybnění: po výhře si vezmeš pět karet.
yojimbo-face-renraku = Renraku
    .help = Spojení: sváže dvě různé techniky, nebo techniku s libovolným Osae.
yojimbo-face-kaiten = Kaiten
    .help = Otočení: vynecháš tah a zůstáváš v kole.

## Útoky

yojimbo-attack-grab = úchop
yojimbo-attack-strike = úder
yojimbo-attack-kick = kop
yojimbo-attack-dagger = dýka

yojimbo-face-katate_tori = Katate tori
yojimbo-face-gyaku_katate_tori = Gyaku katate tori
yojimbo-face-kata_tori = Kata tori
yojimbo-face-kata_tori_men_uchi = Kata tori men uchi
yojimbo-face-ushiro_kata_tori = Ushiro kata tori
yojimbo-face-ushiro_katate_tori = Ushiro katate tori
yojimbo-face-gedan_tsuki = Gedan tsuki
yojimbo-face-chudan_tsuki = Chudan tsuki
yojimbo-face-jodan_tsuki = Jodan tsuki
yojimbo-face-kiawase = Kiawase
yojimbo-face-shomen_uchi = Shomen uchi
yojimbo-face-yokomen_uchi = Yokomen uchi
yojimbo-face-gyaku_yokomen_uchi = Gyaku yokomen uchi
yojimbo-face-ushiro_men_uchi = Ushiro men uchi
yojimbo-face-mae_geri_gedan = Mae geri gedan
yojimbo-face-mae_geri_chudan = Mae geri chudan
yojimbo-face-yoko_geri_chudan = Yoko geri chudan
yojimbo-face-mae_geri_jodan = Mae geri jodan
yojimbo-face-yoko_geri_jodan = Yoko geri jodan
yojimbo-face-ushiro_geri = Ushiro geri
yojimbo-face-tanto_gedan_tsuki = Tanto gedan tsuki
yojimbo-face-tanto_chudan_tsuki = Tanto chudan tsuki
yojimbo-face-tanto_shomen_uchi = Tanto shomen uchi
yojimbo-face-tanto_yokomen_uchi = Tanto yokomen uchi
yojimbo-face-tanto_gyaku_yokomen_uchi = Tanto gyaku yokomen uchi
yojimbo-face-tanto_jodan_tsuki = Tanto jodan tsuki

## Volby

yojimbo-group-table = Stůl
yojimbo-group-round = Kolo
yojimbo-group-defence = Obrana
yojimbo-group-winning = Vítězství

yojimbo-preset-kyu = Kyu
    .help = Jednodušší hra: pět karet, trénink doplní ruku do pěti a co vyhraješ, to máš.
yojimbo-preset-dan = Dan
    .help = Plná hra: deset karet, při tréninku jen jedna a za vítězné body se platí kartami z ruky.

yojimbo-option-players = Počet hráčů
    .help = Kolik vás u stolu sedí, od dvou do pěti.
yojimbo-option-deck = Balíček
    .help = Balíček, který je součástí hry, je rekonstrukce. Ke stolu si můžete nahrát i jiný.
yojimbo-option-hand = Karet v ruce
    .help = Kolik karet každý na začátku dostane.
yojimbo-value-hand-5 = pět
yojimbo-value-hand-10 = deset
yojimbo-option-attack_backs = Rub držených karet
    .help = Skutečné karty ukazují ostatním stranu útoku, i když je držíš v ruce. S touto volbou to tak je i tady.
yojimbo-option-training = Trénink
    .help = Kolik karet si při tréninku vezmeš.
yojimbo-value-training-to_five = doplnit do pěti
yojimbo-value-training-one = jednu
yojimbo-option-change = Změna taktiky
    .help = Zda si vybereš, které karty vyměníš, nebo měníš celou ruku.
yojimbo-value-change-any = libovolné karty
yojimbo-value-change-whole = celou ruku
yojimbo-option-irimi_against_dagger = Irimi proti dýce
    .help = Irimi smí proti dýce posílit techniku. Samo dýku neodvrátí nikdy.
yojimbo-option-prize = Vyhrané karty
    .help = Zda jsou vyhrané karty hned body, nebo vítěz volí: body za karty z ruky, nebo karty do ruky.
yojimbo-value-prize-points = jsou body
yojimbo-value-prize-pay_or_hand = body za karty, nebo do ruky
yojimbo-option-kick_refused = Odmítnutá hromádka
    .help = Co bude s aktuálním útokem, když si vítěz po odvráceném kopu vezme raději následující kartu.
yojimbo-value-kick_refused-stays = zůstane a překryje se
yojimbo-value-kick_refused-discarded = odhodí se
yojimbo-option-tie = Rovnost bodů
    .help = Kdo vyhraje, když má nejvíc bodů víc hráčů.
yojimbo-value-tie-holder = držitel Yojimbo, ať je to kdokoli
yojimbo-value-tie-among_tied = držitel, je-li mezi nimi, jinak společně

## Pravidla

yojimbo-rules-cards = Karty
yojimbo-rules-setup = Příprava
yojimbo-rules-round = Kolo
yojimbo-rules-defence = Obrana
yojimbo-rules-winning = Vítězství v kole
yojimbo-rules-end = Konec hry
yojimbo-rules-terms = Slova

yojimbo-rule-YJ-1 = Každá karta kromě Yojimbo má dvě strany: útok, který má druh a výšku od 1 do 7, a obranu, což je technika nebo speciální karta. Druhy útoků jsou úchop, úder, kop a dýka.
yojimbo-rule-YJ-2 = Jako vítězné body platí útok výšky 1 až 3 za jeden, výšky 4 až 6 za dva, výšky 7 za tři.
yojimbo-rule-YJ-3 = Náš výklad: obrázky z knihy, a s nimi i seznam karet, se ztratily a nikdo ho nezveřejnil. Balíček, který je součástí hry, je rekonstrukce: 108 karet a Yojimbo. Drží se všeho, co kniha uvádí, a jeho vyváženost je ověřená. Jsou to data a stůl si může nahrát jiný balíček: aspoň 30 karet, k tomu ruka pro každého a ještě po jedné kartě; známé druhy, výšky od 1 do 7, Osae jen k technice, která existuje. Jiné Osae než tři z knihy nemá žádnou zvláštní schopnost. Špatný soubor se odmítne a rovnou se řekne všechno, co je na něm špatně.

yojimbo-rule-YJ-4 = Karty se zamíchají. Třicet jich tvoří balíček útoků; první z nich je aktuální útok a další leží na balíčku odkrytá, aby všichni viděli, co přijde. Každý dostane tolik karet, kolik říká volba „{ yojimbo-option-hand }“. Zbytek je doplňovací balíček. Použité karty jdou na odhazovací hromadu.
yojimbo-rule-YJ-5 = O to, kdo začne, si každý vytáhne kartu z doplňovacího balíčku a odhodí ji. Začíná nejvyšší útok; kdo má stejně, táhne znovu. Náš výklad: zbývají-li k tažení jen karty jedné výšky, další tah by nikdy nerozhodl, a začíná první z míst, která mají stejně. Začínající si vezme kartu Yojimbo.
yojimbo-rule-YJ-6 = Všichni vidí stranu útoku u celého aktuálního útoku, u následující karty a u vítězných hromádek v jejich pořadí; kolik má kdo karet; vyložené obrany a karty tažené o to, kdo začne; u měněných karet jejich počet a vrchní kartu odhazovací hromady. Náš výklad: stranu obrany zná jen ten, kdo kartu drží, a vítěz, který se rozhoduje podle YJ-25. Ruce a balíčky jsou skryté, složené ruce také. Se zapnutou volbou „{ yojimbo-option-attack_backs }“ je u držených karet vidět strana útoku.

yojimbo-rule-YJ-7 = Začíná držitel Yojimbo. Hráči, kteří jsou ještě v kole, se střídají ve směru hodinových ručiček a každý má v kole aspoň jeden tah.
yojimbo-rule-YJ-8 = Tah může být: trénink, změna taktiky, přijetí výzvy, nebo ústup. Trénovat a měnit taktiku lze jen v prvním tahu kola.
yojimbo-rule-YJ-9 = Trénink: vezmi si karty podle volby „{ yojimbo-option-training }“, buď do pěti v ruce, nebo jedinou; pak jsi z kola venku. Náš výklad: s pěti a více kartami se do pěti nedoplňuje nic.
yojimbo-rule-YJ-10 = Změna taktiky: odhoď karty, vezmi si jich stejně a jsi z kola venku. Náš výklad: kolik chceš, aspoň jednu, pokud volba „{ yojimbo-option-change }“ nechce celou ruku.
yojimbo-rule-YJ-11 = Přijetí výzvy: vylož obranu, která aktuální útok odvrátí, tedy má proti jeho druhu hodnotu aspoň takovou, jaká je jeho výška. Nic nedostatečného vyložit nesmíš. Pozdější obrana nemusí překonat dřívější, jen útok. Vyložené karty jdou na odhazovací hromadu.
yojimbo-rule-YJ-12 = Ústup: jsi z kola venku; ustoupit lze v kterémkoli tahu. Hráč bez karet ustoupí sám, až na něj přijde řada, do té doby v kole je; v prvním tahu může místo toho trénovat.
yojimbo-rule-YJ-13 = Když dojde doplňovací balíček, zamíchá se nový z odhazovací hromady, i s vyměněnými kartami. Není-li ani tam nic, bere si hráč náhodné karty z rukou spoluhráčů podle své volby, i těch, kdo jsou venku: při tréninku to, co daly balíčky, a pak celkem jednu. Náš výklad: při Osae Shihonage bere hráč tolik, kolik chybí, a u každé karty znovu volí ruku, dokud ostatním karty nedojdou.

yojimbo-rule-YJ-14 = Karty stejné techniky se sčítají a tvoří skupinu. Různé skupiny potřebují Renraku: přesně o jedno méně, než je skupin, a o jedno víc, není-li mezi nimi technika vyloženého Osae. Náš výklad: každá vyložená technika musí mít proti druhu útoku nějakou hodnotu; víc, než je třeba, nevadí.
yojimbo-rule-YJ-15 = Každé Irimi přidává 2, v libovolném počtu. Bez techniky jsou Irimi samostatnou skupinou, technikou v hodnotě 2 za každé proti úchopu, úderu a kopu, nikdy proti dýce. Náš výklad: volba „{ yojimbo-option-irimi_against_dagger }“ mu dovolí obranu proti dýce posílit.
yojimbo-rule-YJ-16 = Držitel Yojimbo má jednou za tah 1 navíc k obraně s technikou nebo s Irimi.
yojimbo-rule-YJ-17 = Osae: nejvýš jedno za tah, spolu se svou technikou, nebo spojené s kteroukoli jinou dalším Renraku. Náš výklad: samo má hodnotu 0. Dýku lze odvrátit jen s Osae a v každém tahu je třeba nové.
yojimbo-rule-YJ-18 = Tenkan: aktuálního útoku si nevšímáš a v témž tahu odvracíš ten následující. Ostatní dál čelí aktuálnímu. Náš výklad: jedno za tah, ne s prázdným balíčkem útoků, a platí to jako odvrácení.
yojimbo-rule-YJ-19 = Kaiten se vykládá samo: tento tah vynecháš a zůstáváš v kole. Není-li v kole už nikdo jiný, musíš útok odvrátit hned; Tenkan smíš, další Kaiten ne. Když to neuděláš, jsi venku a rozhodne YJ-20: podle našeho výkladu vyhrává, kdo odvrátil poslední; jinak se útok překryje a začíná nové kolo. Po Kaiten už nelze trénovat ani měnit taktiku.

yojimbo-rule-YJ-20 = Kolo končí, když v něm nikdo není, nebo když zbyl jediný hráč a ten odvrátil útok jako poslední. Vyhrává, kdo odvrátil poslední, ať je v kole, nebo venku; když neodvrátil nikdo, platí YJ-27. Náš výklad: kterýkoli jiný poslední hráč má ještě tah.
yojimbo-rule-YJ-21 = Vítěz si bere nebo nechává Yojimbo. Mění-li držitele, vezme si vítěz i vrchní kartu z vítězné hromádky dosavadního držitele; s Osae Kotegaeshi dvě, v jejich pořadí; z prázdné nic.
yojimbo-rule-YJ-22 = Pak jdou všechny karty aktuálního útoku ve svém pořadí navrch vítězovy hromádky.
yojimbo-rule-YJ-23 = Byl-li útok odvrácený vítězným vyložením kop, smí si vítěz místo hromádky vzít následující kartu z balíčku útoků. Náš výklad: volba „{ yojimbo-option-kick_refused }“ říká, zda odmítnutá hromádka zůstane a nový útok ji překryje, nebo se odkrytá odhodí. Volba se nenabízí s prázdným balíčkem, s Tenkan, které následující kartu už vyhrálo, a s Osae Ikkyo, které dává obojí.
yojimbo-rule-YJ-24 = Schopnosti vítězného vyložení platí samy od sebe, a jen ty: pozdější vyložení překryje dřívější. Tenkan: aktuální i následující útok. Osae Ikkyo: aktuální i následující, spolu s Tenkan ještě jeden další. Osae Shihonage: nakonec pět karet z doplňovacího balíčku. Karty navíc jdou navrch v pořadí hromádka, karta za Tenkan, karta za Ikkyo; krátký balíček dá, co má, nejdřív za Tenkan.
yojimbo-rule-YJ-25 = Je-li volba „{ yojimbo-option-prize }“ nastavená na „{ yojimbo-value-prize-pay_or_hand }“, rozhoduje vítěz o všech kartách, které právě vyhrál z útoků: buď jdou do ruky jako obrany, bez bodů, nebo jsou to body a vítěz odhodí tolik karet z ruky podle své volby, kolik bodů představuje hromádka či karta za kop a karta za Tenkan. Kombinovat to nelze. Karta navíc za Osae Ikkyo je zdarma, ale jde tam, kam ostatní. Na co ruka nestačí, jde bez volby do ruky. Náš výklad: co přišlo s Yojimbo, je zdarma a vždy body. Pořadí: Yojimbo a jeho karty; volba po kopu; body, nebo ruka; placení; Shihonage.
yojimbo-rule-YJ-26 = Potom se vrchní karta balíčku stane aktuálním útokem a odkryje se další.
yojimbo-rule-YJ-27 = Když útok nikdo neodvrátil, překryje ho následující. Bojuje se jen s vrchní kartou, ale v sázce jsou všechny. Začíná znovu držitel Yojimbo.
yojimbo-rule-YJ-28 = Pořadí karet na vítězné hromádce se nikdy nemění.

yojimbo-rule-YJ-29 = Hra končí, když je potřeba karta útoku a balíček je prázdný. Náš výklad: o poslední aktuální útok se ještě jednou bojuje a po výhře se nejdřív dokončí YJ-21 až YJ-25. Karty, které nikdo nevyhrál, se nepočítají nikomu, ani odmítnutá hromádka.
yojimbo-rule-YJ-30 = Vyhrává, kdo má nejvíc vítězných bodů. Má-li jich nejvíc několik hráčů stejně, vyhrává držitel Yojimbo, ať má bodů kolik chce; volba „{ yojimbo-option-tie }“ může žádat, aby byl mezi nimi, jinak vyhrávají společně.

## Rady

yojimbo-advice-1 = Než utratíš karty za tento útok, podívej se na příští: neleží odkrytý jen tak.
yojimbo-advice-2 = Nech si Osae na dýky. Bez něj nepomůže ani nejlepší technika.
yojimbo-advice-3 = Buď trénuj hned a vystup z kola, nebo zůstaň a bojuj: kolo, které nevyhraješ, stojí karty za nic.
yojimbo-advice-4 = Dvě karty stejné techniky nepotřebují Renraku. Sbírej dvojice.
yojimbo-advice-5 = Kaiten je nejsilnější, když ostatní ještě musí utrácet: nech je a vrať se.
yojimbo-advice-6 = Kdo přijde o Yojimbo, přijde i o vrchní vítěznou kartu. Nenechávej navrchu drahou, když ti kolo může utéct.
yojimbo-advice-7 = Vysoká hromádka stojí za drahou obranu, jediný nízký útok málokdy.
yojimbo-advice-8 = V danu jsou karty body: než vyložíš poslední, spočítej si, co tě výhra bude stát.

## Jak se hraje, pro začátečníky

yojimbo-lesson-goal = Útoky přicházejí jeden za druhým. Kdo útok odvrátí jako poslední, vyhraje ho, a vyhrané útoky jsou vítězné body. Až útoky dojdou, vyhrává, kdo má bodů nejvíc.
    .title = O co jde
yojimbo-lesson-attacks = Útok má druh a výšku od 1 do 7. Výšky 1 až 3 jsou za jeden bod, 4 až 6 za dva, 7 za tři. Jeden útok leží odkrytý uprostřed a odkrytý je už i ten následující.
    .title = Útoky
yojimbo-lesson-turn = V prvním tahu kola můžeš trénovat nebo změnit taktiku: dostaneš nové karty a do příštího kola jsi venku. Nebo útok odvrátíš kartami z ruky, anebo ustoupíš, což nic nestojí. Pak musí tentýž útok odvrátit ostatní. Tak to jde dokola, dokud někdo může a chce.
    .title = Tah
yojimbo-lesson-defence = Technika má proti každému druhu útoku nějakou hodnotu. Karty jedné techniky se sčítají; dohromady musí dosáhnout výšky útoku. Co vyložíš, je pryč. Tabulku hodnot mají přesná pravidla a u stolu ukazuje každá karta svou.
    .title = Techniky
yojimbo-lesson-renraku = Karty jedné techniky se sčítají samy. Dvě různé techniky potřebují mezi sebou jedno Renraku, tři dvě: přesně tolik, kolik je spojů, ne víc a ne míň. Každá technika přitom musí mít proti tomuto druhu útoku nějakou hodnotu.
    .title = Renraku, řetězení
yojimbo-lesson-osae = Dýku odvrátí jen obrana s Osae, znehybněním, a pokaždé s novým. Samo žádnou hodnotu nemá: patří ke své technice, anebo k jakékoli jiné, když přidáš o jedno Renraku víc. Proti jiným útokům ho vykládat nemusíš, ale kdo s ním kolo vyhraje, získá jeho moc: Ikkyo vezme i následující kartu, Kotegaeshi o jednu víc od dosavadního držitele, Shihonage přidá pět karet do ruky.
    .title = Osae, znehybnění
yojimbo-lesson-special = Tyhle karty pomáhají jinak. Dýku žádná technika sama neodvrátí: vždycky je k tomu třeba Osae.
    .title = Speciální karty
yojimbo-lesson-holder = Yojimbo je osobní strážce. Kdo ho drží, začíná každé kolo a k obraně si přičítá 1. Přechází k tomu, kdo kolo vyhraje, a s ním i vrchní vítězná karta dosavadního držitele.
    .title = Yojimbo
yojimbo-lesson-winning = Vítěz kola bere útok. Když ho nikdo neodvrátil, překryje ho následující a v sázce jsou oba. Ve verzi kyu jsou vyhrané karty hned body; ve verzi dan za body platíš kartami z ruky, nebo si vyhrané karty vezmeš místo toho do ruky.
    .title = Vítězství v kole
yojimbo-lesson-price = Ve verzi dan platíš za každý vítězný bod kartou z ruky. Nebo si vyhrané karty vezmeš do ruky a body nemáš. Zpočátku karty vyhrávají kola, jsou tedy drahé; na konci nemají žádnou cenu. Někde mezi tím leží chvíle, kdy začít platit.
    .title = Dan: cena bodů
yojimbo-lesson-end = Hra končí, když je potřeba útok a balíček je prázdný; o poslední útok se ještě bojuje. Karty pak už není proč šetřit. Při stejném počtu bodů vyhrává držitel Yojimbo, takže kdo ho získá naposled, získá často i hru.
    .title = Konec hry
yojimbo-lesson-advice = Osm věcí, které stojí za to mít na mysli.
    .title = Rady
yojimbo-lesson-example = Příklad z knihy, ve verzi kyu a se čtyřmi hráči.
    .title = Kolo tah po tahu
yojimbo-lesson-questions = Na co se hráči ptají nejčastěji a co kniha odpovídá.
    .title = Otázky
yojimbo-lesson-words = Jména na kartách jsou slova z aikida. V závorce je výslovnost.
    .title = Slovníček
yojimbo-question-1 = Odkud se během hry berou karty do ruky? Z doplňovacího balíčku.
yojimbo-question-2 = Co s právě vyhranými kartami? V kyu jdou navrch tvé vítězné hromádky v pořadí, v jakém ležely. V danu se rozhodneš, jestli budou body, nebo půjdou do ruky.
yojimbo-question-3 = Všichni trénovali, změnili taktiku nebo ustoupili. Dává se na útok nový? Ano.
yojimbo-question-4 = Smím vyložit obranu, která nestačí, nebo Osae, které se nehodí, abych se zbavil karet? Ne. Kdo se chce karet zbavit, musí měnit taktiku.
yojimbo-question-5 = Smím Osae vyložit v kterémkoli tahu, nebo až v posledním? V kterémkoli.
yojimbo-question-6 = Osae vyložím v jednom tahu a kolo vyhraju až v pozdějším. Platí ještě? Ne. Platí jen do chvíle, kdy ho překryje další obrana.
yojimbo-question-7 = Má Irimi vlastní hodnotu? Ano, 2.
yojimbo-question-8 = Dá se s Irimi vyhrát kolo? Ano.
yojimbo-question-9 = Co když mi uprostřed kola dojdou karty? Tím automaticky ustoupíš a počkáš na další kolo.
yojimbo-question-10 = Na konci hry už útok nikdo neodvrátí. Hra tím končí? Ano.
yojimbo-question-11 = Týkají se popisy dole na kartách jen danu? Ne, obou verzí.
yojimbo-question-12 = Dýku odvrátím s Osae a soupeř také. Potřebuji v dalším tahu nové? Ano, v každém tahu další. Kdo už žádné nemá, musí ustoupit.
yojimbo-example-1 = Aktuální útok je úder výšky 4.
yojimbo-example-2 = Martina má kartu Yojimbo, takže začíná. Má čtyři karty a žádnou techniku, a proto trénuje: doplní si ruku na pět, složí ji a toto kolo už nehraje.
yojimbo-example-3 = Tomáš má karty, které se mu nehodí. Změní taktiku: odhodí je, vezme si stejně nových a také je venku.
yojimbo-example-4 = Juraj přijme výzvu a vyloží dvě Iriminage, proti úderu každá za 3: dohromady 6.
yojimbo-example-5 = Petra útok odvrátí také, dvěma Kokyunage, každá za 2: dohromady 4, a to právě stačí.
yojimbo-example-6 = Martina a Tomáš už nehrají, a tak je na řadě znovu Juraj. Proti úderu už nic nemá a ustoupí.
yojimbo-example-7 = Petra odvrátila útok poslední, a kolo tedy vyhrála. Vezme si od Martiny kartu Yojimbo a s ní vrchní kartu její vítězné hromádky; potom si vezme útok. Další útok se posune dopředu a otočí se nový.

## Co se stalo

yojimbo-event-deal = Rozdáno, každému karet: { $count }.
yojimbo-event-draw-start = O to, kdo začne, táhne { $name }: { $face } ({ $attack } { $height }).
yojimbo-event-draw-again = Stejná výška, táhnou znovu: { $names }.
yojimbo-event-draw-level = Stejná výška: { $names }. Všechny zbývající karty jsou stejně vysoké, začíná tedy první z těchto míst.
yojimbo-event-start = { $name } si bere Yojimbo a začíná.
yojimbo-event-attack =
    { $count ->
        [1] Kolo { $round }, útok: { $face }, { $attack } { $height }. Začíná { $name }.
       *[other] Kolo { $round }, útok překrývá { $face }, { $attack } { $height }; karet v sázce: { $count }. Začíná { $name }.
    }
yojimbo-event-train = { $name } trénuje a je z kola venku.
yojimbo-event-change =
    { $count ->
        [one] { $name } mění taktiku: { $count } karta.
        [few] { $name } mění taktiku: { $count } karty.
        [many] { $name } mění taktiku: { $count } karty.
       *[other] { $name } mění taktiku: { $count } karet.
    }
yojimbo-event-top = Na vrchu odhazovací hromady: { $face }.
yojimbo-event-draw =
    { $count ->
        [one] { $name } si bere { $count } kartu.
        [few] { $name } si bere { $count } karty.
        [many] { $name } si bere { $count } karty.
       *[other] { $name } si bere { $count } karet.
    }
yojimbo-event-reshuffle =
    { $count ->
        [one] Doplňovací balíček došel: nový tvoří { $count } odhozená karta.
        [few] Doplňovací balíček došel: nový tvoří { $count } odhozené karty.
        [many] Doplňovací balíček došel: nový tvoří { $count } odhozené karty.
       *[other] Doplňovací balíček došel: nový tvoří { $count } odhozených karet.
    }
yojimbo-event-empty = Oba balíčky jsou prázdné, { $name } volí, komu vezme kartu.
yojimbo-event-from = { $name } táhne z ruky, kterou drží { $from_name }.
yojimbo-event-draw-from = { $name } bere náhodnou kartu, o kterou přichází { $from_name }.
yojimbo-event-avert = { $name } odvrací útok ({ $attack } { $height }) hodnotou { $total }: { $faces }.
yojimbo-event-avert-next = { $name } se otáčí a odvrací následující útok ({ $attack } { $height }) hodnotou { $total }: { $faces }.
yojimbo-event-kaiten = { $name } vykládá Kaiten a zůstává v kole.
yojimbo-event-forced = V kole už není nikdo jiný: { $name } musí útok odvrátit hned.
yojimbo-event-forced-out = { $name } útok neodvrací a je venku.
yojimbo-event-retreat = { $name } ustupuje.
yojimbo-event-auto-retreat = { $name } nemá karty a ustupuje.
yojimbo-event-nobody = Útok nikdo neodvrátil.
yojimbo-event-round-won = Kolo vyhrává { $name }.
yojimbo-event-yojimbo = Yojimbo mění držitele: { $from_name } ho ztrácí, { $name } získává.
yojimbo-event-tribute =
    { $count ->
        [one] S ním jde { $count } vrchní vítězná karta: { $from_name } ji dává, { $name } bere.
        [few] S ním jdou { $count } vrchní vítězné karty: { $from_name } je dává, { $name } bere.
        [many] S ním jde { $count } vrchní vítězné karty: { $from_name } je dává, { $name } bere.
       *[other] S ním jde { $count } vrchních vítězných karet: { $from_name } je dává, { $name } bere.
    }
yojimbo-event-kick-choice = Byl to kop: { $name } si místo hromádky může vzít následující kartu.
yojimbo-event-kick-stack = { $name } bere hromádku.
yojimbo-event-kick-next = { $name } bere místo hromádky následující kartu.
yojimbo-event-stack-discarded = Odmítnutá hromádka se odhazuje.
yojimbo-event-prize-choice =
    { $price ->
        [one] { $name } volí: body za { $price } kartu, nebo všechno do ruky.
        [few] { $name } volí: body za { $price } karty, nebo všechno do ruky.
        [many] { $name } volí: body za { $price } karty, nebo všechno do ruky.
       *[other] { $name } volí: body za { $price } karet, nebo všechno do ruky.
    }
yojimbo-event-points = { $name } chce body.
yojimbo-event-hand = { $name } bere vyhrané karty jako obrany.
yojimbo-event-pay =
    { $count ->
        [one] { $name } platí { $count } kartou.
        [few] { $name } platí { $count } kartami.
        [many] { $name } platí { $count } karty.
       *[other] { $name } platí { $count } kartami.
    }
yojimbo-event-victory =
    { $points ->
        [one] { $name } získává { $faces }: { $points } bod.
        [few] { $name } získává { $faces }: { $points } body.
        [many] { $name } získává { $faces }: { $points } bodu.
       *[other] { $name } získává { $faces }: { $points } bodů.
    }
yojimbo-event-into-hand = { $name } bere do ruky: { $faces }.
yojimbo-event-end =
    { $unwon ->
        [0] Balíček útoků je prázdný: hra končí.
        [one] Balíček útoků je prázdný: hra končí a { $unwon } karta se nepočítá nikomu.
        [few] Balíček útoků je prázdný: hra končí a { $unwon } karty se nepočítají nikomu.
        [many] Balíček útoků je prázdný: hra končí a { $unwon } karty se nepočítá nikomu.
       *[other] Balíček útoků je prázdný: hra končí a { $unwon } karet se nepočítá nikomu.
    }
yojimbo-event-score =
    { $points ->
        [one] { $name }: { $points } bod
        [few] { $name }: { $points } body
        [many] { $name }: { $points } bodu
       *[other] { $name }: { $points } bodů
    }
yojimbo-event-tie = Nejvíc bodů má víc hráčů: rozhoduje Yojimbo, drží ho { $name }.
yojimbo-event-match-won = Hru vyhrává { $name }.
yojimbo-event-match-shared = Hru vyhrávají společně: { $names }.

## Proč ne

yojimbo-why-not-held = Tuto kartu nemáš v ruce.
yojimbo-why-kaiten-alone = Kaiten se vykládá samo a nic neodvrací (YJ-19).
yojimbo-why-one-tenkan = Za tah smíš vyložit jen jedno Tenkan (YJ-18).
yojimbo-why-no-next = Není žádný následující útok, který by Tenkan odvrátilo (YJ-18).
yojimbo-why-one-osae = Za tah smíš vyložit jen jedno Osae (YJ-17).
yojimbo-why-worthless-dagger = { $face } nemá proti dýce žádnou hodnotu; na dýku je třeba Osae (YJ-17).
yojimbo-why-worthless = { $face } nemá proti tomuto útoku ({ $attack } { $height }) žádnou hodnotu (YJ-14).
yojimbo-why-no-irimi = U tohoto stolu Irimi proti dýce nepomáhá (YJ-15).
yojimbo-why-needs-osae = Dýku lze odvrátit jen s Osae (YJ-17).
yojimbo-why-needs-renraku = Různé techniky nebo cizí Osae je třeba spojit, Renraku zde potřebuješ: { $needed } (YJ-14).
yojimbo-why-no-renraku = Toto Renraku tu nemá co spojit (YJ-14).
yojimbo-why-too-weak = S kartou { $face } na útok ({ $attack } { $height }) nestačíš (YJ-11).
yojimbo-why-nothing-laid = Zatím nic neleží (YJ-11).
yojimbo-why-changing = Měníš taktiku, a to je samostatný tah (YJ-8).
yojimbo-why-renraku-count = Renraku je tu potřeba { $needed }, vyloženo je { $laid } (YJ-14).
yojimbo-why-not-enough = { $total } na útok ({ $attack } { $height }) nestačí (YJ-11).

## Slova u stolu

yojimbo-word-attack = Útok
yojimbo-word-defence = Obrana
yojimbo-word-type = Druh
yojimbo-word-height = Výška
yojimbo-word-points = Body
yojimbo-word-cards = Karet
yojimbo-word-current = Aktuální útok
yojimbo-word-next = Následuje
yojimbo-word-pile = Balíček útoků
yojimbo-word-refill = Doplňovací balíček
yojimbo-word-discard = Odhazovací hromada
yojimbo-word-victory = Vítězné body
yojimbo-word-hand = Tvoje ruka
yojimbo-word-holder = Yojimbo
yojimbo-word-in = v kole
yojimbo-word-out = venku
yojimbo-word-averted = poslední obrana
yojimbo-word-round = Kolo { $round }
yojimbo-word-proposals = Hotové obrany
yojimbo-word-worth = teď { $now }
yojimbo-word-worth-both = teď { $now }, potom { $next }
yojimbo-word-total = { $total } z { $height }
yojimbo-word-cards-left =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
yojimbo-word-points-count =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
yojimbo-word-turn = Jsi na tahu: trénink, změna taktiky, obrana, nebo ústup?
yojimbo-word-turn-later = Jsi na tahu: obrana, nebo ústup?
yojimbo-word-forced = Teď musíš útok odvrátit, jinak jsi venku.
yojimbo-word-kick = Odvracíš kop: vezmeš si hromádku, nebo následující kartu?
yojimbo-word-prize =
    { $price ->
        [one] Body za { $price } kartu z ruky, nebo všechno do ruky?
        [few] Body za { $price } karty z ruky, nebo všechno do ruky?
        [many] Body za { $price } karty z ruky, nebo všechno do ruky?
       *[other] Body za { $price } karet z ruky, nebo všechno do ruky?
    }
yojimbo-word-pay =
    { $missing ->
        [one] Plať: vyber ještě { $missing } kartu.
        [few] Plať: vyber ještě { $missing } karty.
        [many] Plať: vyber ještě { $missing } karty.
       *[other] Plať: vyber ještě { $missing } karet.
    }
yojimbo-word-source = Z čí ruky si vezmeš kartu?
yojimbo-word-laying = Vykládej, dokud útok neodvrátíš, a pak obranu uzavři.
yojimbo-word-changing = Vyber karty k výměně a pak si vezmi nové.
yojimbo-word-summary = Kolo

## Akce

yojimbo-action-train = Trénovat
yojimbo-action-retreat = Ustoupit
yojimbo-action-kaiten = Vyložit Kaiten
yojimbo-action-change = Vyměnit { $card }
yojimbo-action-draw = Vzít si stejně nových
yojimbo-action-lay = Vyložit { $card }
yojimbo-action-stand = Uzavřít obranu
yojimbo-action-kick-stack = Vzít hromádku
yojimbo-action-kick-next = Vzít následující kartu
yojimbo-action-points = Body, a zaplatit
yojimbo-action-hand = Do ruky
yojimbo-action-pay = Zaplatit kartou { $card }
yojimbo-action-from = Táhnout z místa { $value }

yojimbo-verb-lay = vyložit
yojimbo-verb-change = vyměnit
yojimbo-verb-pay = zaplatit
yojimbo-verb-kaiten = kaiten

yojimbo-table-help = ★ drží Yojimbo, ▸ je na tahu. Každý řádek tvé ruky ukazuje čísla karty, její obranu a co platí proti aktuálnímu a proti následujícímu útoku. Nad rukou jsou navržené hotové obrany. Balíček je rekonstrukce: tištěný seznam se ztratil.

## Slovníček

yojimbo-word-term = Slovo a význam
yojimbo-term-yojimbo = yojimbo (jódžimbo): osobní strážce
yojimbo-term-kyu = kyu, dan (kjú, dan): nižší a vyšší stupně aikido
yojimbo-term-tori = tori (tori): obránce, ten, kdo dělá techniku
yojimbo-term-ikkyo = ikkyo (ikkjó): první technika, kontrola lokte
yojimbo-term-iriminage = iriminage (iriminage): hod vstupem do centra partnera
yojimbo-term-kokyunage = (genkei) kokyunage (genkei kokjúnage): (základní) hod silou dechu
yojimbo-term-kotegaeshi = kotegaeshi (kotegaeši): otočení zápěstí
yojimbo-term-shihonage = shihonage (šihónage): hod do čtyř směrů
yojimbo-term-tenchinage = tenchinage (tenčinage): hod „Nebe a země“
yojimbo-term-osae = osae (osae): znehybnění
yojimbo-term-irimi = irimi (irimi): krok vpřed
yojimbo-term-tenkan = tenkan (tenkan): otočka, úhybný manévr
yojimbo-term-kaiten = kaiten (kaiten): otočení
yojimbo-term-renraku = renraku (renraku): spojování technik
yojimbo-term-gedan = gedan (gedan): od pasu níže
yojimbo-term-chudan = chudan (čúdan): výška hrudi
yojimbo-term-jodan = jodan (džódan): výška hlavy
yojimbo-term-gyaku = gyaku (gjaku): opačný
yojimbo-term-kata = kata (kata): chytit
yojimbo-term-kiawase = kiawase (kiawase): úder odspodu hranou ruky do tváře
yojimbo-term-geri = keri, geri (keri, geri): kop
yojimbo-term-mae = mae (mae): dopředu
yojimbo-term-ushiro = ushiro (uširo): dozadu
yojimbo-term-yoko = yoko (joko): zboku
yojimbo-term-men = men (men): hlava
yojimbo-term-tsuki = tsuki (cuki): bodnutí
yojimbo-term-uchi = uchi (uči): úder, sek
yojimbo-term-shomen = shomen uchi (šómen uči): úder na temeno
yojimbo-term-yokomen = yokomen uchi (jokomen uči): úder na spánek
yojimbo-term-tanto = tanto (tantó): dýka
yojimbo-term-te = te (te): ruka

# Kresby podle toho, co je na nich: náhradní texty obrázků.
yojimbo-card-attack-grab-1 = { yojimbo-attack-grab } 1
yojimbo-card-attack-grab-2 = { yojimbo-attack-grab } 2
yojimbo-card-attack-grab-3 = { yojimbo-attack-grab } 3
yojimbo-card-attack-grab-4 = { yojimbo-attack-grab } 4
yojimbo-card-attack-grab-5 = { yojimbo-attack-grab } 5
yojimbo-card-attack-grab-6 = { yojimbo-attack-grab } 6
yojimbo-card-attack-grab-7 = { yojimbo-attack-grab } 7
yojimbo-card-attack-strike-1 = { yojimbo-attack-strike } 1
yojimbo-card-attack-strike-2 = { yojimbo-attack-strike } 2
yojimbo-card-attack-strike-3 = { yojimbo-attack-strike } 3
yojimbo-card-attack-strike-4 = { yojimbo-attack-strike } 4
yojimbo-card-attack-strike-5 = { yojimbo-attack-strike } 5
yojimbo-card-attack-strike-6 = { yojimbo-attack-strike } 6
yojimbo-card-attack-strike-7 = { yojimbo-attack-strike } 7
yojimbo-card-attack-kick-1 = { yojimbo-attack-kick } 1
yojimbo-card-attack-kick-2 = { yojimbo-attack-kick } 2
yojimbo-card-attack-kick-3 = { yojimbo-attack-kick } 3
yojimbo-card-attack-kick-4 = { yojimbo-attack-kick } 4
yojimbo-card-attack-kick-5 = { yojimbo-attack-kick } 5
yojimbo-card-attack-kick-6 = { yojimbo-attack-kick } 6
yojimbo-card-attack-kick-7 = { yojimbo-attack-kick } 7
yojimbo-card-attack-dagger-1 = { yojimbo-attack-dagger } 1
yojimbo-card-attack-dagger-2 = { yojimbo-attack-dagger } 2
yojimbo-card-attack-dagger-3 = { yojimbo-attack-dagger } 3
yojimbo-card-attack-dagger-4 = { yojimbo-attack-dagger } 4
yojimbo-card-attack-dagger-5 = { yojimbo-attack-dagger } 5
yojimbo-card-attack-dagger-6 = { yojimbo-attack-dagger } 6
yojimbo-card-attack-dagger-7 = { yojimbo-attack-dagger } 7
yojimbo-card-defence-ikkyo = { yojimbo-face-ikkyo }
yojimbo-card-defence-iriminage = { yojimbo-face-iriminage }
yojimbo-card-defence-kokyunage = { yojimbo-face-kokyunage }
yojimbo-card-defence-kotegaeshi = { yojimbo-face-kotegaeshi }
yojimbo-card-defence-shihonage = { yojimbo-face-shihonage }
yojimbo-card-defence-tenchinage = { yojimbo-face-tenchinage }
yojimbo-card-defence-irimi = { yojimbo-face-irimi }
yojimbo-card-defence-tenkan = { yojimbo-face-tenkan }
yojimbo-card-defence-osae_ikkyo = { yojimbo-face-osae_ikkyo }
yojimbo-card-defence-osae_kotegaeshi = { yojimbo-face-osae_kotegaeshi }
yojimbo-card-defence-osae_shihonage = { yojimbo-face-osae_shihonage }
yojimbo-card-defence-renraku = { yojimbo-face-renraku }
yojimbo-card-defence-kaiten = { yojimbo-face-kaiten }
yojimbo-card-yojimbo = { yojimbo-name }

## První hra s průvodcem

yojimbo-guide-goal = Vítej v dódžó. Útoky přicházejí jeden za druhým. Kdo útok odvrátí jako poslední, získá ho, a získané útoky jsou body.
yojimbo-guide-attack = Tohle je aktuální útok: { $attack }, výška { $height }. Odvrátí ho obrana, která má proti tomuto druhu útoku aspoň takovou hodnotu.
yojimbo-guide-next = Příští útok už leží odkrytý. Podívej se na něj, než utratíš nejlepší karty.
yojimbo-guide-worth = U každé karty je vidět, kolik přidá proti aktuálnímu útoku. Některé samy nepřidají nic a pomáhají jinak.
yojimbo-guide-defence = Karty jedné techniky se sčítají. Vybírej, dokud součet nedosáhne výšky útoku, a pak obranu vylož. Vyložené karty jsou pryč: neplýtvej.
yojimbo-guide-renraku = V té obraně bylo Renraku: spojuje dohromady různé techniky.
yojimbo-guide-train = V prvním tahu kola můžeš také trénovat nebo změnit taktiku: dostaneš nové karty a do příštího kola jsi venku.
yojimbo-guide-retreat = V tomhle kole už jen znovu odvracíš, nebo ustoupíš. Ústup nestojí žádnou kartu.
yojimbo-guide-averted = Odvráceno! Tvoje karty jsou pryč. Teď musí tentýž útok odvrátit i ostatní, jinak je tvůj.
yojimbo-guide-dagger = Dýka! Bez Osae, tedy znehybnění, ji neodvrátí žádná technika.
yojimbo-guide-covered = Nový útok zakryl ten předchozí. Odvrací se jen vrchní, ale vítěz bere celou hromádku.
yojimbo-guide-holder =
    Yojimbo, osobní strážce, změnil držitele. Kdo ho má, začíná kolo a k obraně si přičítá 1.{ $cards ->
        [0] { "" }
       *[other] { " " }S ním přechází i vrchní vítězná karta bývalého držitele.
    }
yojimbo-guide-prize = Kolo je tvoje! Vezmi si karty jako body a zaplať za ně kartami z ruky, nebo si je vezmi do ruky jako obrany.
yojimbo-guide-victory = Získané útoky leží tady: každý je za 1 až 3 body podle výšky. Až balíček útoků dojde, vyhrává nejvíc bodů. Ať se ti daří!

## Stůl v prohlížeči

yojimbo-board-middle = Útoky a balíčky
yojimbo-board-current = Aktuální útok: { $attack }
yojimbo-board-next = Následující útok: { $attack }
yojimbo-board-pile =
    { $count ->
        [0] Poslední útok
        [one] Ještě { $count } útok
        [few] Ještě { $count } útoky
        [many] Ještě { $count } útoku
       *[other] Ještě { $count } útoků
    }
yojimbo-board-victory-top =
    { $count ->
        [one] Vítězná hromádka: { $attack }
        [few] Vítězná hromádka, { $count } karty, nahoře { $attack }
        [many] Vítězná hromádka, { $count } karty, nahoře { $attack }
       *[other] Vítězná hromádka, { $count } karet, nahoře { $attack }
    }
yojimbo-board-points =
    { $count ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }
yojimbo-board-holder = Yojimbo, osobní strážce; drží ho { $name }
yojimbo-board-told = Co je na řadě
yojimbo-board-waiting = Na tahu: { $name }.
yojimbo-board-waiting-out = Pro toto kolo jsi venku. Na tahu: { $name }.
yojimbo-board-hopeless = Nic z tvé ruky tento útok neodvrátí.
yojimbo-board-against = proti: { $attack } { $height }
yojimbo-board-against-next = Tenkan, proti následujícímu útoku: { $attack } { $height }
yojimbo-board-bonus = z toho { $count } za Yojimbo
yojimbo-board-averts = Tím útok odvrátíš.
yojimbo-board-missing =
    { $count ->
        [one] chybí { $count } bod obrany
        [few] chybí { $count } body obrany
        [many] chybí { $count } bodu obrany
       *[other] chybí { $count } bodů obrany
    }
yojimbo-board-renraku =
    { $count ->
        [one] chybí { $count } Renraku
        [few] chybí { $count } Renraku
        [many] chybí { $count } Renraku
       *[other] chybí { $count } Renraku
    }
yojimbo-board-osae = chybí Osae
yojimbo-board-lay = Vyložit obranu
yojimbo-board-kaiten = Vyložit Kaiten
yojimbo-board-kaiten-note = Samotné Kaiten: tento tah vynecháš a zůstaneš v kole.
yojimbo-board-change = Změnit taktiku
yojimbo-board-change-cards =
    { $count ->
        [0] Vyměnit karty
        [one] Vyměnit { $count } kartu
        [few] Vyměnit { $count } karty
        [many] Vyměnit { $count } karty
       *[other] Vyměnit { $count } karet
    }
yojimbo-board-all = Všechny karty
yojimbo-board-back = Zpět
yojimbo-board-clear = Vrátit zpět
yojimbo-board-pay =
    { $count ->
        [one] Zaplatit { $count } kartou
        [few] Zaplatit { $count } kartami
        [many] Zaplatit { $count } karty
       *[other] Zaplatit { $count } kartami
    }
yojimbo-board-propose = Poradit
yojimbo-board-price =
    { $count ->
        [one] za { $count } kartu z ruky
        [few] za { $count } karty z ruky
        [many] za { $count } karty z ruky
       *[other] za { $count } karet z ruky
    }
yojimbo-board-as-defences =
    { $count ->
        [one] { $count } karta k obraně, bez bodů
        [few] { $count } karty k obraně, bez bodů
        [many] { $count } karty k obraně, bez bodů
       *[other] { $count } karet k obraně, bez bodů
    }
yojimbo-board-start = Začátek
yojimbo-board-last = Minulé kolo
yojimbo-board-close = Zavřít
yojimbo-board-ready = Pokračovat
yojimbo-board-legend = Útoky a balíček
yojimbo-board-worth-note = Čísla na tvých kartách: tmavé říká, co karta přidá proti aktuálnímu útoku, světlé proti následujícímu.
yojimbo-board-enough = To je celá cena.
