### Ёдзимбо по-русски.
### Карты и виды атак приходят готовыми русскими названиями в именительном падеже; $name и $from_name — имена игроков.

yojimbo-name = Ёдзимбо
yojimbo-tagline = Карточная игра об айкидо: следи, какая атака придёт, выложи защиту, которая её отразит, и держи телохранителя при себе.
yojimbo-deck-note = Список печатных карт утерян. Эта колода — реконструкция: всё, что сказано в правилах, соблюдено, остальное придумали мы.

## Защиты

yojimbo-face-ikkyo = Иккё
    .help = Первая техника, контроль локтя. Сильна против захвата и кинжала.
yojimbo-face-iriminage = Ирими-нагэ
    .help = Бросок со входом. Силён против удара рукой.
yojimbo-face-kokyunage = Кокю-нагэ
    .help = Бросок силой дыхания. Одинаково хорош против захвата, удара рукой и удара ногой.
yojimbo-face-kotegaeshi = Котэ-гаэси
    .help = Выворот кисти. Силён против кинжала.
yojimbo-face-shihonage = Сихо-нагэ
    .help = Бросок в четыре стороны. Силён против кинжала.
yojimbo-face-tenchinage = Тэнти-нагэ
    .help = Бросок «небо и земля». Силён против удара ногой.
yojimbo-face-irimi = Ирими
    .help = Шаг вперёд: прибавляет к защите 2 или сам отражает захват, удар рукой или ногой.
yojimbo-face-tenkan = Тэнкан
    .help = Поворот с уходом: вместо текущей атаки отражаешь следующую. Победа принесёт обе.
yojimbo-face-osae_ikkyo = Осаэ иккё
    .help = Удержание: победа принесёт и следующую атаку.
yojimbo-face-osae_kotegaeshi = Осаэ котэ-гаэси
    .help = Удержание: если Ёдзимбо меняет хозяина, с ним уходят две победные карты вместо одной.
yojimbo-face-osae_shihonage = Осаэ сихо-нагэ
    .help = Удержание: после победы берёшь пять карт.
yojimbo-face-renraku = Рэнраку
    .help = Связка: соединяет две разные техники или технику с любым осаэ.
yojimbo-face-kaiten = Кайтэн
    .help = Разворот: пропускаешь ход и остаёшься в раунде.

## Атаки

yojimbo-attack-grab = захват
yojimbo-attack-strike = удар рукой
yojimbo-attack-kick = удар ногой
yojimbo-attack-dagger = кинжал

yojimbo-face-katate_tori = Кататэ-тори
yojimbo-face-gyaku_katate_tori = Гяку кататэ-тори
yojimbo-face-kata_tori = Ката-тори
yojimbo-face-kata_tori_men_uchi = Ката-тори мэн-ути
yojimbo-face-ushiro_kata_tori = Усиро ката-тори
yojimbo-face-ushiro_katate_tori = Усиро кататэ-тори
yojimbo-face-gedan_tsuki = Гэдан-цуки
yojimbo-face-chudan_tsuki = Тюдан-цуки
yojimbo-face-jodan_tsuki = Дзёдан-цуки
yojimbo-face-kiawase = Киавасэ
yojimbo-face-shomen_uchi = Сёмэн-ути
yojimbo-face-yokomen_uchi = Ёкомэн-ути
yojimbo-face-gyaku_yokomen_uchi = Гяку ёкомэн-ути
yojimbo-face-ushiro_men_uchi = Усиро мэн-ути
yojimbo-face-mae_geri_gedan = Маэ-гэри гэдан
yojimbo-face-mae_geri_chudan = Маэ-гэри тюдан
yojimbo-face-yoko_geri_chudan = Ёко-гэри тюдан
yojimbo-face-mae_geri_jodan = Маэ-гэри дзёдан
yojimbo-face-yoko_geri_jodan = Ёко-гэри дзёдан
yojimbo-face-ushiro_geri = Усиро-гэри
yojimbo-face-tanto_gedan_tsuki = Танто гэдан-цуки
yojimbo-face-tanto_chudan_tsuki = Танто тюдан-цуки
yojimbo-face-tanto_shomen_uchi = Танто сёмэн-ути
yojimbo-face-tanto_yokomen_uchi = Танто ёкомэн-ути
yojimbo-face-tanto_gyaku_yokomen_uchi = Танто гяку ёкомэн-ути
yojimbo-face-tanto_jodan_tsuki = Танто дзёдан-цуки

## Правила стола

yojimbo-group-table = Стол
yojimbo-group-round = Раунд
yojimbo-group-defence = Защита
yojimbo-group-winning = Победа

yojimbo-preset-kyu = Кю
    .help = Простая игра: пять карт, тренировка пополняет руку до пяти, а выигранное — твоё.
yojimbo-preset-dan = Дан
    .help = Полная игра: десять карт, тренировка даёт одну, а за победные очки платят картами с руки.

yojimbo-option-players = Число игроков
    .help = Сколько человек за столом, от двух до пяти.
yojimbo-option-deck = Колода
    .help = Колода, которая идёт с игрой, — реконструкция. За столом можно загрузить и другую.
yojimbo-option-hand = Карт на руках
    .help = Сколько карт получает каждый вначале.
yojimbo-value-hand-5 = пять
yojimbo-value-hand-10 = десять
yojimbo-option-attack_backs = Оборот карт на руках
    .help = Настоящие карты показывают другим сторону атаки, даже когда ты держишь их в руке. С этим правилом так и здесь.
yojimbo-option-training = Тренировка
    .help = Сколько карт берёт тот, кто тренируется.
yojimbo-value-training-to_five = до пяти
yojimbo-value-training-one = одну
yojimbo-option-change = Смена тактики
    .help = Выбираешь ли ты, какие карты менять, или меняешь всю руку.
yojimbo-value-change-any = любые карты
yojimbo-value-change-whole = всю руку
yojimbo-option-irimi_against_dagger = Ирими против кинжала
    .help = Ирими может усилить технику против кинжала. Сам он кинжал не отражает никогда.
yojimbo-option-prize = Выигранные карты
    .help = Становятся ли выигранные карты сразу очками, или победитель решает: очки за карты с руки или карты на руку.
yojimbo-value-prize-points = становятся очками
yojimbo-value-prize-pay_or_hand = очки за карты или на руку
yojimbo-option-kick_refused = Отвергнутая стопка
    .help = Что будет с текущей атакой, если победитель, отразив удар ногой, берёт вместо неё следующую карту.
yojimbo-value-kick_refused-stays = остаётся и накрывается
yojimbo-value-kick_refused-discarded = сбрасывается
yojimbo-option-tie = Равенство очков
    .help = Кто побеждает, если больше всего очков у нескольких игроков.
yojimbo-value-tie-holder = хозяин Ёдзимбо, кто бы он ни был
yojimbo-value-tie-among_tied = хозяин, если он среди них, иначе вместе

## Правила

yojimbo-rules-cards = Карты
yojimbo-rules-setup = Подготовка
yojimbo-rules-round = Раунд
yojimbo-rules-defence = Защита
yojimbo-rules-winning = Победа в раунде
yojimbo-rules-end = Конец игры
yojimbo-rules-terms = Слова

yojimbo-rule-YJ-1 = У каждой карты, кроме Ёдзимбо, две стороны: атака, у которой есть вид и высота от 1 до 7, и защита, то есть техника или особая карта. Виды атак: захват, удар рукой, удар ногой и кинжал.
yojimbo-rule-YJ-2 = Атака высотой от 1 до 3 стоит одно победное очко, от 4 до 6 — два, высотой 7 — три.
yojimbo-rule-YJ-3 = Наше толкование: картинки из книги, а с ними и список карт, утеряны, и никто его не публиковал. Колода, которая идёт с игрой, — реконструкция: 108 карт и Ёдзимбо. В ней соблюдено всё, что сказано в книге, и проверено равновесие. Колода — это данные, и за столом можно загрузить другую: не меньше 30 карт, рука для каждого и ещё по одной карте; известные виды, высота от 1 до 7, осаэ только для существующей техники. У осаэ, кроме трёх из книги, особого свойства нет. Негодный файл отвергается, и все причины называются сразу.

yojimbo-rule-YJ-4 = Карты перемешивают. Тридцать из них — колода атак; первая становится текущей атакой, а следующая лежит на колоде открытой, чтобы все видели, что придёт. Каждый получает столько карт, сколько задаёт правило «{ yojimbo-option-hand }». Остальное — колода добора. Сыгранные карты идут в сброс.
yojimbo-rule-YJ-5 = Чтобы определить начинающего, каждый тянет карту из колоды добора и сбрасывает её. Начинает самая высокая атака; у кого поровну, тянут ещё раз между собой. Наше толкование: если тянуть осталось только карты одной высоты, новый жребий ничего не решит, и начинает первое из этих мест. Начинающий берёт карту Ёдзимбо.
yojimbo-rule-YJ-6 = Все видят сторону атаки у всей текущей атаки, у следующей карты и у победных стопок по порядку; число карт на руках; выложенные защиты и карты, вытянутые при жребии; у сменённых карт их число и верхнюю карту сброса. Наше толкование: сторону защиты знает только тот, кто карту держит, и победитель, который решает по YJ-25. Руки и колоды скрыты, сложенные руки тоже. С правилом «{ yojimbo-option-attack_backs }» видна сторона атаки у карт на руках.

yojimbo-rule-YJ-7 = Начинает хозяин Ёдзимбо. Ходят по часовой стрелке те, кто ещё в раунде; у каждого в раунде есть хотя бы один ход.
yojimbo-rule-YJ-8 = Ход — это одно из четырёх: тренировка, смена тактики, принятие вызова, отступление. Тренировка и смена возможны только первым своим ходом в раунде.
yojimbo-rule-YJ-9 = Тренировка: возьми карты, как задаёт правило «{ yojimbo-option-training }», до пяти на руках или всего одну; после этого ты вне раунда. Наше толкование: с пятью картами и больше добор до пяти ничего не даёт.
yojimbo-rule-YJ-10 = Смена тактики: сбрось карты, возьми столько же — и ты вне раунда. Наше толкование: сколько угодно, но не меньше одной, если правило «{ yojimbo-option-change }» не требует всей руки.
yojimbo-rule-YJ-11 = Принятие вызова: выложи защиту, которая отражает текущую атаку, то есть против её вида стоит не меньше её высоты. Ничего недостаточного выкладывать нельзя. Поздняя защита не обязана превзойти раннюю, только атаку. Выложенные карты идут в сброс.
yojimbo-rule-YJ-12 = Отступление: ты вне раунда; отступить можно любым ходом. Игрок без карт отступает сам, когда до него доходит очередь, а до того он в раунде; первым ходом он может вместо этого тренироваться.
yojimbo-rule-YJ-13 = Когда колода добора пуста, новую делают из перемешанного сброса, вместе со сменёнными картами. Если и там ничего нет, игрок берёт случайные карты из рук других игроков по своему выбору, в том числе тех, кто вне раунда: при тренировке — что дали колоды, а потом одну карту всего. Наше толкование: при осаэ сихо-нагэ игрок берёт, сколько причитается, каждый раз выбирая руку, пока руки других не опустеют.

yojimbo-rule-YJ-14 = Карты одной техники складываются и образуют группу. Разным группам нужны рэнраку: ровно на одно меньше, чем групп, и ещё одно, если среди них нет техники выложенного осаэ. Наше толкование: каждая выложенная техника должна чего-то стоить против вида атаки; лишнее не мешает.
yojimbo-rule-YJ-15 = Каждый ирими прибавляет 2, их может быть сколько угодно. Без техники ирими сами составляют группу: технику по 2 за каждый против захвата, удара рукой и удара ногой, но никогда не против кинжала. Наше толкование: правило «{ yojimbo-option-irimi_against_dagger }» позволяет ирими поддержать защиту от кинжала.
yojimbo-rule-YJ-16 = Хозяин Ёдзимбо раз за ход прибавляет 1 к защите с техникой или с ирими.
yojimbo-rule-YJ-17 = Осаэ: не больше одного за ход, вместе со своей техникой или привязанное к любой технике ещё одним рэнраку. Наше толкование: само оно стоит 0. Кинжал отражают только с осаэ, и каждый ход нужно новое.
yojimbo-rule-YJ-18 = Тэнкан: не замечаешь текущую атаку и тем же ходом отражаешь следующую. Перед другими по-прежнему текущая. Наше толкование: один за ход, не при пустой колоде атак, и это считается отражением.
yojimbo-rule-YJ-19 = Кайтэн выкладывают отдельно: ты пропускаешь этот ход и остаёшься в раунде. Если больше никого в раунде нет, атаку нужно отразить сразу; тэнкан можно, второй кайтэн нельзя. Не отразишь — ты вне раунда, и решает YJ-20: по нашему толкованию побеждает отразивший последним; иначе атаку накрывает следующая и начинается новый раунд. После кайтэна тренировки и смены уже нет.

yojimbo-rule-YJ-20 = Раунд кончается, когда в нём никого нет или когда единственный оставшийся отразил последним. Побеждает отразивший последним, в раунде он или вне его; если не отразил никто, действует YJ-27. Наше толкование: любой другой единственный игрок ещё делает ход.
yojimbo-rule-YJ-21 = Победитель берёт Ёдзимбо или оставляет его себе. Если хозяин меняется, победитель берёт и верхнюю карту победной стопки прежнего хозяина; с осаэ котэ-гаэси две, в их порядке; из пустой — ничего.
yojimbo-rule-YJ-22 = Затем все карты текущей атаки в своём порядке ложатся сверху на победную стопку победителя.
yojimbo-rule-YJ-23 = Если победная защита отразила удар ногой, победитель может взять вместо стопки следующую карту колоды атак. Наше толкование: правило «{ yojimbo-option-kick_refused }» говорит, остаётся ли отвергнутая стопка под новой атакой или открыто сбрасывается. Выбора нет при пустой колоде, с тэнканом, который следующую карту уже выиграл, и с осаэ иккё, которое даёт обе.
yojimbo-rule-YJ-24 = Свойства победной защиты действуют сами, и только они: поздняя защита накрывает раннюю. Тэнкан: текущая и следующая атака. Осаэ иккё: текущая и следующая, а с тэнканом ещё одна. Осаэ сихо-нагэ: в конце пять карт из колоды добора. Добавочные карты ложатся сверху в порядке: стопка, за тэнкан, за иккё; короткая колода даёт, что есть, сначала за тэнкан.
yojimbo-rule-YJ-25 = Если правило «{ yojimbo-option-prize }» — «{ yojimbo-value-prize-pay_or_hand }», победитель решает обо всех картах атак, которые только что выиграл: на руку как защиты, без очков; или очками, сбросив по своему выбору столько карт с руки, сколько стоят стопка или карта за удар ногой и карта за тэнкан. Смешивать нельзя. Добавочная карта за осаэ иккё бесплатна, но идёт туда же, куда остальные. Если руки не хватает, карты идут на руку без выбора. Наше толкование: пришедшее с Ёдзимбо бесплатно и всегда очки. Порядок: Ёдзимбо и его карты; выбор за удар ногой; очки или рука; оплата; сихо-нагэ.
yojimbo-rule-YJ-26 = Потом верхняя карта колоды становится текущей атакой, и открывается следующая.
yojimbo-rule-YJ-27 = Если атаку никто не отразил, её накрывает следующая. Сражаются только с верхней картой, но на кону все. Снова начинает хозяин Ёдзимбо.
yojimbo-rule-YJ-28 = Порядок карт в победной стопке не меняется никогда.

yojimbo-rule-YJ-29 = Игра кончается, когда нужна карта атаки, а колода пуста. Наше толкование: за последнюю текущую атаку ещё раз сражаются, а после победы сначала завершают YJ-21–YJ-25. Карты, которых никто не выиграл, не считаются никому, отвергнутая стопка тоже.
yojimbo-rule-YJ-30 = Побеждает тот, у кого больше всего победных очков. Если таких несколько, побеждает хозяин Ёдзимбо, сколько бы очков у него ни было; правило «{ yojimbo-option-tie }» может требовать, чтобы он был среди них, а иначе победа общая.

## Советы

yojimbo-advice-1 = Прежде чем тратить карты на эту атаку, взгляни на следующую: она открыта не просто так.
yojimbo-advice-2 = Береги осаэ для кинжалов. Без него не поможет и лучшая техника.
yojimbo-advice-3 = Тренируйся сразу и выходи или оставайся и сражайся: в раунде, который не выиграть, карты тратятся впустую.
yojimbo-advice-4 = Двум картам одной техники рэнраку не нужно. Собирай пары.
yojimbo-advice-5 = Кайтэн сильнее всего, когда другим ещё предстоит тратить карты: пусть тратят, а ты вернёшься.
yojimbo-advice-6 = Кто теряет Ёдзимбо, теряет и верхнюю победную карту. Не оставляй сверху дорогую, если раунд может уйти.
yojimbo-advice-7 = Высокая стопка стоит дорогой защиты, одинокая низкая атака — редко.
yojimbo-advice-8 = В дане карты — это очки: посчитай, во что обойдётся победа, прежде чем выложить последние.

## Как играть, для начинающих

yojimbo-lesson-goal = Атаки приходят одна за другой. Кто отразит атаку последним, тот её выигрывает, а выигранные атаки — это победные очки. Когда атаки кончатся, побеждает тот, у кого очков больше всего.
    .title = В чём суть
yojimbo-lesson-attacks = У атаки есть вид и высота от 1 до 7. Высота от 1 до 3 стоит одно очко, от 4 до 6 — два, 7 — три. Одна атака лежит открытой посередине, и следующая уже открыта тоже.
    .title = Атаки
yojimbo-lesson-turn = Первым ходом в раунде можно тренироваться или сменить тактику: получаешь новые карты и до следующего раунда выходишь. Или отражаешь атаку картами с руки, или отступаешь — это ничего не стоит. Потом ту же атаку должны отразить другие. Так идёт по кругу, пока кто-то может и хочет.
    .title = Ход
yojimbo-lesson-defence = Против каждого вида атаки техника чего-то стоит. Карты одной техники складываются; вместе они должны достичь высоты атаки. Что выложено, то потрачено. Таблица значений есть в точных правилах, а за столом каждая карта показывает своё.
    .title = Техники
yojimbo-lesson-renraku = Карты одной техники складываются сами. Двум разным техникам нужно между собой одно рэнраку, трём — два: ровно столько, сколько стыков, не больше и не меньше. При этом каждая техника должна чего-то стоить против этого вида атаки.
    .title = Рэнраку, связка
yojimbo-lesson-osae = Кинжал отражают только с осаэ, удержанием, и каждый раз с новым. Само оно ничего не стоит: его кладут со своей техникой или с любой другой, добавив ещё одно рэнраку. Против других атак класть его не обязательно, но кто с ним выиграет раунд, получит его силу: иккё берёт и следующую карту, котэ-гаэси — ещё одну у прежнего хозяина, сихо-нагэ даёт пять карт.
    .title = Осаэ, удержание
yojimbo-lesson-special = Эти карты помогают иначе. Кинжал не отразит никакая техника сама по себе: всегда нужно осаэ.
    .title = Особые карты
yojimbo-lesson-holder = Ёдзимбо — телохранитель. Кто его держит, начинает каждый раунд и прибавляет к защите 1. Он переходит к победителю раунда, а с ним и верхняя победная карта прежнего хозяина.
    .title = Ёдзимбо
yojimbo-lesson-winning = Победитель раунда берёт атаку. Если её никто не отразил, её накрывает следующая, и на кону обе. В версии кю выигранные карты сразу становятся очками; в версии дан за очки платят картами с руки или берут выигранное на руку.
    .title = Победа в раунде
yojimbo-lesson-price = В версии дан за каждое победное очко платят картой с руки. Или выигранные карты берут на руку, без очков. Вначале карты выигрывают раунды и потому дороги; в конце они не стоят ничего. Где-то между — тот момент, когда пора платить.
    .title = Дан: цена очков
yojimbo-lesson-end = Игра кончается, когда нужна атака, а колода атак пуста; за последнюю ещё борются. Беречь карты тогда незачем. При равных очках побеждает хозяин Ёдзимбо, так что кто взял его последним, тот часто берёт и игру.
    .title = Конец игры
yojimbo-lesson-advice = Восемь вещей, о которых стоит помнить.
    .title = Советы
yojimbo-lesson-example = Пример из книги: версия кю, четыре игрока.
    .title = Раунд ход за ходом
yojimbo-lesson-questions = О чём игроки спрашивают чаще всего и что отвечает книга.
    .title = Вопросы
yojimbo-lesson-words = Названия на картах — слова айкидо. В скобках — латинское написание.
    .title = Словарик
yojimbo-question-1 = Откуда берут карты во время игры? Из колоды добора.
yojimbo-question-2 = Что делать с только что выигранными картами? В кю они ложатся сверху на твою победную стопку в том же порядке. В дане ты решаешь, станут они очками или пойдут на руку.
yojimbo-question-3 = Все тренировались, сменили тактику или отступили. Кладётся ли на атаку новая? Да.
yojimbo-question-4 = Можно ли выложить защиту, которой не хватает, или неподходящее осаэ, чтобы избавиться от карт? Нет. Кто хочет избавиться от карт, меняет тактику.
yojimbo-question-5 = Осаэ можно выложить в любой ход или только в последний? В любой.
yojimbo-question-6 = Осаэ выложено в один ход, а раунд выигран позже. Оно ещё действует? Нет. Оно действует, только пока его не накрыла другая защита.
yojimbo-question-7 = Есть ли у ирими своя сила? Да, 2.
yojimbo-question-8 = Можно ли выиграть раунд с ирими? Да.
yojimbo-question-9 = Что, если карты кончились посреди раунда? Ты тем самым отступаешь и ждёшь следующего раунда.
yojimbo-question-10 = В конце игры атаку некому отразить. Игра на этом кончается? Да.
yojimbo-question-11 = Надписи внизу карт относятся только к дану? Нет, к обеим версиям.
yojimbo-question-12 = Я отражаю кинжал с осаэ, и соперник тоже. Нужно ли мне новое в следующий ход? Да, каждый ход новое. У кого их больше нет, тот отступает.
yojimbo-example-1 = Текущая атака — удар рукой высоты 4.
yojimbo-example-2 = Ёдзимбо у Мартины, она и начинает. У неё четыре карты и ни одной техники, поэтому она тренируется: добирает до пяти, складывает карты и в этом раунде больше не играет.
yojimbo-example-3 = У Томаша неподходящие карты. Он меняет тактику: сбрасывает их, берёт столько же новых и тоже выбывает из раунда.
yojimbo-example-4 = Юрай принимает вызов и выкладывает две ирими-нагэ, против удара рукой по 3: вместе 6.
yojimbo-example-5 = Петра тоже отражает атаку двумя кокю-нагэ, по 2: вместе 4, как раз достаточно.
yojimbo-example-6 = Мартина и Томаш не играют, так что снова ходит Юрай. Против удара рукой у него ничего не осталось, и он отступает.
yojimbo-example-7 = Петра отразила атаку последней и выиграла раунд. Она забирает у Мартины Ёдзимбо, а с ним верхнюю карту её победной стопки; потом берёт атаку. Следующая атака сдвигается вперёд, и открывается новая.

## Что произошло

yojimbo-event-deal = Карты розданы, каждому: { $count }.
yojimbo-event-draw-start = { $name } тянет жребий: { $face } ({ $attack } { $height }).
yojimbo-event-draw-again = Поровну, тянут ещё раз: { $names }.
yojimbo-event-draw-level = Поровну: { $names }. Все оставшиеся карты одной высоты, поэтому начинает первое из этих мест.
yojimbo-event-start = { $name } берёт Ёдзимбо и начинает.
yojimbo-event-attack =
    { $count ->
        [1] Раунд { $round }, атака: { $face }, { $attack } { $height }. Начинает { $name }.
       *[other] Раунд { $round }, атаку накрывает { $face }, { $attack } { $height }; карт на кону: { $count }. Начинает { $name }.
    }
yojimbo-event-train = { $name } тренируется и выходит из раунда.
yojimbo-event-change =
    { $count ->
        [one] { $name } меняет тактику: { $count } карта.
        [few] { $name } меняет тактику: { $count } карты.
        [many] { $name } меняет тактику: { $count } карт.
       *[other] { $name } меняет тактику: { $count } карты.
    }
yojimbo-event-top = Сверху на сбросе: { $face }.
yojimbo-event-draw =
    { $count ->
        [one] { $name } берёт { $count } карту.
        [few] { $name } берёт { $count } карты.
        [many] { $name } берёт { $count } карт.
       *[other] { $name } берёт { $count } карты.
    }
yojimbo-event-reshuffle =
    { $count ->
        [one] Колода добора пуста: новой становится { $count } карта сброса.
        [few] Колода добора пуста: новой становятся { $count } карты сброса.
        [many] Колода добора пуста: новой становятся { $count } карт сброса.
       *[other] Колода добора пуста: новой становятся { $count } карты сброса.
    }
yojimbo-event-empty = Обе колоды пусты: { $name } выбирает, у кого взять карту.
yojimbo-event-from = { $name } тянет из руки, которую держит { $from_name }.
yojimbo-event-draw-from = { $name } берёт случайную карту, её теряет { $from_name }.
yojimbo-event-avert = { $name } отражает атаку ({ $attack } { $height }) защитой на { $total }: { $faces }.
yojimbo-event-avert-next = { $name } уходит поворотом и отражает следующую атаку ({ $attack } { $height }) защитой на { $total }: { $faces }.
yojimbo-event-kaiten = { $name } выкладывает кайтэн и остаётся в раунде.
yojimbo-event-forced = Больше в раунде никого: { $name } отражает атаку сразу или выходит.
yojimbo-event-forced-out = { $name } не отражает атаку и выходит из раунда.
yojimbo-event-retreat = { $name } отступает.
yojimbo-event-auto-retreat = { $name } остаётся без карт и отступает.
yojimbo-event-nobody = Атаку не отразил никто.
yojimbo-event-round-won = Раунд выигрывает { $name }.
yojimbo-event-yojimbo = Ёдзимбо меняет хозяина: { $from_name } теряет его, { $name } получает.
yojimbo-event-tribute =
    { $count ->
        [one] С ним уходит { $count } верхняя победная карта: { $from_name } отдаёт, { $name } берёт.
        [few] С ним уходят { $count } верхние победные карты: { $from_name } отдаёт, { $name } берёт.
        [many] С ним уходят { $count } верхних победных карт: { $from_name } отдаёт, { $name } берёт.
       *[other] С ним уходят { $count } верхней победной карты: { $from_name } отдаёт, { $name } берёт.
    }
yojimbo-event-kick-choice = Это был удар ногой: { $name } может взять вместо стопки следующую карту.
yojimbo-event-kick-stack = { $name } берёт стопку.
yojimbo-event-kick-next = { $name } берёт вместо стопки следующую карту.
yojimbo-event-stack-discarded = Отвергнутая стопка сбрасывается.
yojimbo-event-prize-choice =
    { $price ->
        [one] { $name } решает: очки за { $price } карту или всё на руку.
        [few] { $name } решает: очки за { $price } карты или всё на руку.
        [many] { $name } решает: очки за { $price } карт или всё на руку.
       *[other] { $name } решает: очки за { $price } карты или всё на руку.
    }
yojimbo-event-points = { $name } выбирает очки.
yojimbo-event-hand = { $name } берёт выигранные карты как защиты.
yojimbo-event-pay =
    { $count ->
        [one] { $name } платит { $count } картой.
        [few] { $name } платит { $count } картами.
        [many] { $name } платит { $count } картами.
       *[other] { $name } платит { $count } карты.
    }
yojimbo-event-victory =
    { $points ->
        [one] { $name } получает { $faces }: { $points } очко.
        [few] { $name } получает { $faces }: { $points } очка.
        [many] { $name } получает { $faces }: { $points } очков.
       *[other] { $name } получает { $faces }: { $points } очка.
    }
yojimbo-event-into-hand = { $name } берёт на руку: { $faces }.
yojimbo-event-end =
    { $unwon ->
        [0] Колода атак пуста: игра окончена.
        [one] Колода атак пуста: игра окончена, и { $unwon } карта не считается никому.
        [few] Колода атак пуста: игра окончена, и { $unwon } карты не считаются никому.
        [many] Колода атак пуста: игра окончена, и { $unwon } карт не считаются никому.
       *[other] Колода атак пуста: игра окончена, и { $unwon } карты не считаются никому.
    }
yojimbo-event-score =
    { $points ->
        [one] { $name }: { $points } очко
        [few] { $name }: { $points } очка
        [many] { $name }: { $points } очков
       *[other] { $name }: { $points } очка
    }
yojimbo-event-tie = Больше всего очков у нескольких: решает Ёдзимбо, а его держит { $name }.
yojimbo-event-match-won = Игру выигрывает { $name }.
yojimbo-event-match-shared = Победу делят { $names }.

## Почему нельзя

yojimbo-why-not-held = Этой карты нет у тебя на руках.
yojimbo-why-kaiten-alone = Кайтэн выкладывают отдельно, он ничего не отражает (YJ-19).
yojimbo-why-one-tenkan = За ход можно выложить только один тэнкан (YJ-18).
yojimbo-why-no-next = Следующей атаки, которую отразил бы тэнкан, нет (YJ-18).
yojimbo-why-one-osae = За ход можно выложить только одно осаэ (YJ-17).
yojimbo-why-worthless-dagger = { $face } ничего не стоит против кинжала; от кинжала нужно осаэ (YJ-17).
yojimbo-why-worthless = { $face } ничего не стоит против этой атаки: { $attack } { $height } (YJ-14).
yojimbo-why-no-irimi = За этим столом ирими против кинжала не помогает (YJ-15).
yojimbo-why-needs-osae = Кинжал отражают только с осаэ (YJ-17).
yojimbo-why-needs-renraku = Разные техники или чужое осаэ нужно связать, рэнраку здесь требуется: { $needed } (YJ-14).
yojimbo-why-no-renraku = Этому рэнраку здесь нечего связать (YJ-14).
yojimbo-why-too-weak = С картой «{ $face }» против атаки ({ $attack } { $height }) не хватает (YJ-11).
yojimbo-why-nothing-laid = Пока ничего не выложено (YJ-11).
yojimbo-why-changing = Ты меняешь тактику, а это отдельный ход (YJ-8).
yojimbo-why-renraku-count = Рэнраку здесь нужно { $needed }, а выложено { $laid } (YJ-14).
yojimbo-why-not-enough = { $total } против атаки ({ $attack } { $height }) не хватает (YJ-11).

## Слова за столом

yojimbo-word-attack = Атака
yojimbo-word-defence = Защита
yojimbo-word-type = Вид
yojimbo-word-height = Высота
yojimbo-word-points = Очки
yojimbo-word-cards = Карт
yojimbo-word-current = Текущая атака
yojimbo-word-next = Следующая
yojimbo-word-pile = Колода атак
yojimbo-word-refill = Колода добора
yojimbo-word-discard = Сброс
yojimbo-word-victory = Победные очки
yojimbo-word-hand = Твоя рука
yojimbo-word-holder = Ёдзимбо
yojimbo-word-in = в раунде
yojimbo-word-out = вне раунда
yojimbo-word-averted = последняя защита
yojimbo-word-round = Раунд { $round }
yojimbo-word-proposals = Готовые защиты
yojimbo-word-worth = сейчас { $now }
yojimbo-word-worth-both = сейчас { $now }, потом { $next }
yojimbo-word-total = { $total } из { $height }
yojimbo-word-cards-left =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
yojimbo-word-points-count =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
yojimbo-word-turn = Твой ход: тренировка, смена тактики, защита или отступление?
yojimbo-word-turn-later = Твой ход: защита или отступление?
yojimbo-word-forced = Отрази атаку сейчас, иначе ты вне раунда.
yojimbo-word-kick = Отражён удар ногой: берёшь стопку или следующую карту?
yojimbo-word-prize =
    { $price ->
        [one] Очки за { $price } карту с руки или всё на руку?
        [few] Очки за { $price } карты с руки или всё на руку?
        [many] Очки за { $price } карт с руки или всё на руку?
       *[other] Очки за { $price } карты с руки или всё на руку?
    }
yojimbo-word-pay =
    { $missing ->
        [one] Оплата: выбери ещё { $missing } карту.
        [few] Оплата: выбери ещё { $missing } карты.
        [many] Оплата: выбери ещё { $missing } карт.
       *[other] Оплата: выбери ещё { $missing } карты.
    }
yojimbo-word-source = Из чьей руки берёшь карту?
yojimbo-word-laying = Выкладывай карты, пока атака не отражена, и заверши защиту.
yojimbo-word-changing = Выбери карты для смены и возьми новые.
yojimbo-word-summary = Раунд

## Действия

yojimbo-action-train = Тренироваться
yojimbo-action-retreat = Отступить
yojimbo-action-kaiten = Выложить кайтэн
yojimbo-action-change = Сменить { $card }
yojimbo-action-draw = Взять столько же новых
yojimbo-action-lay = Выложить { $card }
yojimbo-action-stand = Завершить защиту
yojimbo-action-kick-stack = Взять стопку
yojimbo-action-kick-next = Взять следующую карту
yojimbo-action-points = Очки, с оплатой
yojimbo-action-hand = На руку
yojimbo-action-pay = Заплатить картой { $card }
yojimbo-action-from = Тянуть с места { $value }

yojimbo-verb-lay = выложить
yojimbo-verb-change = сменить
yojimbo-verb-pay = заплатить
yojimbo-verb-kaiten = кайтэн

yojimbo-table-help = ★ держит Ёдзимбо, ▸ делает ход. В каждой строке твоей руки — номера карты, её защита и сколько она стоит против текущей и против следующей атаки. Над рукой предложены готовые защиты. Колода — реконструкция: печатный список утерян.

## Словарик

yojimbo-word-term = Слово и значение
yojimbo-term-yojimbo = ёдзимбо (yojimbo): телохранитель
yojimbo-term-kyu = кю, дан (kyu, dan): младшие и старшие ступени айкидо
yojimbo-term-tori = тори (tori): защищающийся, тот, кто делает технику
yojimbo-term-ikkyo = иккё (ikkyo): первая техника, контроль локтя
yojimbo-term-iriminage = ирими-нагэ (iriminage): бросок со входом
yojimbo-term-kokyunage = (гэнкэй) кокю-нагэ (genkei kokyunage): (основной) бросок силой дыхания
yojimbo-term-kotegaeshi = котэ-гаэси (kotegaeshi): выворот кисти
yojimbo-term-shihonage = сихо-нагэ (shihonage): бросок в четыре стороны
yojimbo-term-tenchinage = тэнти-нагэ (tenchinage): бросок «небо и земля»
yojimbo-term-osae = осаэ (osae): удержание
yojimbo-term-irimi = ирими (irimi): шаг вперёд
yojimbo-term-tenkan = тэнкан (tenkan): поворот с уходом
yojimbo-term-kaiten = кайтэн (kaiten): разворот
yojimbo-term-renraku = рэнраку (renraku): связка
yojimbo-term-gedan = гэдан (gedan): ниже пояса
yojimbo-term-chudan = тюдан (chudan): уровень груди
yojimbo-term-jodan = дзёдан (jodan): уровень головы
yojimbo-term-gyaku = гяку (gyaku): противоположный
yojimbo-term-kata = ката (kata): захват
yojimbo-term-kiawase = киавасэ (kiawase): удар снизу ребром ладони в лицо
yojimbo-term-geri = кэри, гэри (keri, geri): удар ногой
yojimbo-term-mae = маэ (mae): вперёд
yojimbo-term-ushiro = усиро (ushiro): назад
yojimbo-term-yoko = ёко (yoko): сбоку
yojimbo-term-men = мэн (men): голова
yojimbo-term-tsuki = цуки (tsuki): тычковый удар
yojimbo-term-uchi = ути (uchi): рубящий удар
yojimbo-term-shomen = сёмэн-ути (shomen uchi): удар по темени
yojimbo-term-yokomen = ёкомэн-ути (yokomen uchi): удар в висок
yojimbo-term-tanto = танто (tanto): кинжал
yojimbo-term-te = тэ (te): рука

# Рисунки по тому, что на них: подписи к картинкам.
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

## Первая игра с подсказками

yojimbo-guide-goal = Добро пожаловать в додзё! Атаки приходят одна за другой. Кто отразит атаку последним, тот её выигрывает, а выигранные атаки — это очки.
yojimbo-guide-attack = Это текущая атака: { $attack }, высота { $height }. Её отражает защита, которая стоит против атаки этого вида не меньше.
yojimbo-guide-next = Следующая атака уже лежит открытой. Взгляни на неё, прежде чем тратить лучшие карты.
yojimbo-guide-worth = У каждой карты видно, сколько она даёт против текущей атаки. Некоторые сами не дают ничего и помогают иначе.
yojimbo-guide-defence = Карты одной техники складываются. Выбирай, пока сумма не достигнет высоты атаки, и выкладывай защиту. Выложенное потрачено: не трать лишнего.
yojimbo-guide-renraku = В этой защите было рэнраку: оно связывает разные техники.
yojimbo-guide-train = На первом ходу раунда можно также тренироваться или сменить тактику: получаешь новые карты и до следующего раунда выходишь.
yojimbo-guide-retreat = Дальше в этом раунде — снова отражать или отступить. Отступление не стоит ни одной карты.
yojimbo-guide-averted = Отражено! Карты потрачены. Теперь эту атаку должны отразить и другие, иначе она твоя.
yojimbo-guide-dagger = Кинжал! Без осаэ, то есть удержания, его не отразит никакая техника.
yojimbo-guide-covered = Новая атака накрыла прежнюю. Отражать нужно только верхнюю, но победитель берёт всю стопку.
yojimbo-guide-holder =
    Ёдзимбо, телохранитель, сменил хозяина. Кто его держит, начинает раунд и прибавляет к защите 1.{ $cards ->
        [0] { "" }
       *[other] { " " }Вместе с ним переходит и верхняя победная карта прежнего хозяина.
    }
yojimbo-guide-prize = Раунд твой! Возьми карты как очки, заплатив картами с руки, или возьми их на руку как защиты.
yojimbo-guide-victory = Выигранные атаки лежат здесь: каждая даёт от 1 до 3 очков, смотря по высоте. Когда колода атак кончится, побеждает тот, у кого очков больше. Удачной игры!

## Стол в браузере

yojimbo-board-middle = Атаки и колоды
yojimbo-board-current = Текущая атака: { $attack }
yojimbo-board-next = Следующая атака: { $attack }
yojimbo-board-pile =
    { $count ->
        [0] Последняя атака
        [one] Ещё { $count } атака
        [few] Ещё { $count } атаки
        [many] Ещё { $count } атак
       *[other] Ещё { $count } атаки
    }
yojimbo-board-victory-top =
    { $count ->
        [one] Победная стопка, { $count } карта, сверху { $attack }
        [few] Победная стопка, { $count } карты, сверху { $attack }
        [many] Победная стопка, { $count } карт, сверху { $attack }
       *[other] Победная стопка, { $count } карты, сверху { $attack }
    }
yojimbo-board-points =
    { $count ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
yojimbo-board-holder = Ёдзимбо, телохранитель; его держит { $name }
yojimbo-board-told = Что сейчас нужно
yojimbo-board-waiting = Ходит { $name }.
yojimbo-board-waiting-out = Ты вне этого раунда. Ходит { $name }.
yojimbo-board-hopeless = На руках нет ничего, что отразило бы эту атаку.
yojimbo-board-against = против: { $attack } { $height }
yojimbo-board-against-next = Тэнкан, против следующей атаки: { $attack } { $height }
yojimbo-board-bonus = из них { $count } даёт Ёдзимбо
yojimbo-board-averts = Атаку это отразит.
yojimbo-board-missing =
    { $count ->
        [one] не хватает ещё { $count }
        [few] не хватает ещё { $count }
        [many] не хватает ещё { $count }
       *[other] не хватает ещё { $count }
    }
yojimbo-board-renraku =
    { $count ->
        [one] не хватает { $count } рэнраку
        [few] не хватает { $count } рэнраку
        [many] не хватает { $count } рэнраку
       *[other] не хватает { $count } рэнраку
    }
yojimbo-board-osae = не хватает осаэ
yojimbo-board-lay = Выложить защиту
yojimbo-board-kaiten = Выложить кайтэн
yojimbo-board-kaiten-note = Кайтэн без других карт: ты пропускаешь этот ход и остаёшься в раунде.
yojimbo-board-change = Сменить тактику
yojimbo-board-change-cards =
    { $count ->
        [0] Сменить карты
        [one] Сменить { $count } карту
        [few] Сменить { $count } карты
        [many] Сменить { $count } карт
       *[other] Сменить { $count } карты
    }
yojimbo-board-all = Все карты
yojimbo-board-back = Назад
yojimbo-board-clear = Вернуть
yojimbo-board-pay =
    { $count ->
        [one] Заплатить { $count } картой
        [few] Заплатить { $count } картами
        [many] Заплатить { $count } картами
       *[other] Заплатить { $count } карты
    }
yojimbo-board-propose = Подсказать
yojimbo-board-price =
    { $count ->
        [one] за { $count } карту с руки
        [few] за { $count } карты с руки
        [many] за { $count } карт с руки
       *[other] за { $count } карты с руки
    }
yojimbo-board-as-defences =
    { $count ->
        [one] { $count } карта для защиты, без очков
        [few] { $count } карты для защиты, без очков
        [many] { $count } карт для защиты, без очков
       *[other] { $count } карты для защиты, без очков
    }
yojimbo-board-start = Начало
yojimbo-board-last = Прошлый раунд
yojimbo-board-close = Закрыть
yojimbo-board-ready = Дальше
yojimbo-board-legend = Атаки и колода
yojimbo-board-worth-note = Числа на твоих картах: тёмное — сколько карта добавляет против текущей атаки, светлое — против следующей.
yojimbo-board-enough = Это вся цена.
