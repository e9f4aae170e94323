### Что говорят команды в терминале: странице это не нужно. По-русски.

## Командная строка

cli-about = Карточный стол для браузера и терминала.
cli-alone = Без команды fuda открывает стол в браузере.
cli-usage = использование:
cli-arguments = команды и аргументы
cli-options = параметры
cli-see-help = Что здесь можно указать, покажет «{ $command }».
cli-help = показать эту справку
cli-version = показать версию
cli-command = КОМАНДА
cli-command-serve = открыть стол в браузере, для себя и для других
cli-command-play = сыграть против компьютера
cli-command-replay = просмотреть запись сыгранной партии
cli-command-review = разобрать, чего стоили решения в сыгранной партии
cli-command-practise = решать задачи: сначала свои ошибки, потом позиции из партий ботов
cli-command-stats = записанные партии в числах: результаты, яку, кой-кой и как шли карты
cli-command-verify = проверить запись: раздачи, ходы и результат
cli-command-keys = показать или сменить ключи, которыми подписывает этот сервер
cli-command-rules = вывести правила игры
cli-command-options = вывести настройки игры и их значения
cli-command-arena = свести ботов друг с другом и измерить их силу
cli-command-ratings = посчитать рейтинг игроков по состязаниям, которые записала арена
cli-command-puzzles = составить задачи из партий ботов или проверить их ещё раз
cli-command-completion = вывести то, что нужно оболочке для дополнения этой команды
cli-command-learn = обучить сеть игрой с самой собой (нужен PyTorch)
cli-command-learn-eval = измерить перевес обученной сети над уровнем
cli-command-load = измерить через настоящие соединения, сколько выдержит сервер на этом компьютере
cli-command-admin = посмотреть базу данных сервера, скопировать её, очистить, перенести или отозвать сеансы
cli-game = ИГРА
cli-game-help = игра; если не указана, koikoi
cli-file = ФАЙЛ
cli-file-or-url = ФАЙЛ|URL
cli-file-help = запись, которую создаёт «fuda play --record ФАЙЛ»
cli-lang = язык; иначе — по настройкам системы
cli-preset = НАБОР
cli-rules-help = по чьим правилам играть; список выводит «fuda options»
cli-set-help = изменить одну настройку стола, например rounds=3; можно повторять
cli-word = СЛОВО
cli-word-help = слово, на которое играют в «Курящую кошку»; то же, что --set word=СЛОВО
cli-players = N
cli-players-help = сколько игроков в «Ёдзимбо»; то же, что --set players=N
cli-level = УРОВЕНЬ
cli-against-help = соперник: случай, птенец, зарянка, воробей, скворец, сорока (по умолчанию), жаворонок, сойка, пустельга, галка, ворон или сова, как на странице; или random, novice, learner, quick, reader, greedy, dreamer, hasty, instinct, wary, thinker, master
cli-seed-help = раздать карты, соответствующие этому числу
cli-seat-help = на какое место сесть, считая от 0
cli-player = ИМЯ
cli-name-help = как тебя называть
cli-record-help = куда записать сыгранную партию
cli-resume-help = продолжить отложенную партию этой игры или последнюю
cli-fast-help = без пауз вокруг ходов соперника
cli-replay-seat-help = с чьей стороны смотреть, считая от 0
cli-review-seat-help = чьи решения разбирать, считая от 0; иначе всех
cli-review-effort-help = насколько подробно смотреть (normal)
cli-review-json-help = вывести всё в JSON
cli-review-html-help = записать в этот файл отдельную страницу
cli-theme = ТЕМА
cli-practise-theme-help = только задачи на эту тему, например call
cli-lesson = УРОК
cli-practise-lesson-help = пройти урок за столом, например turn; без названия — первый непройденный
cli-practise-day-help = задача дня, одна для всех
cli-practise-export-help = записать тренировку в файл, чтобы взять её с собой
cli-practise-import-help = взять тренировку из файла вместо своей
cli-stats-files-help = записи сыгранных партий
cli-stats-seat-help = чьи числа, считая от 0 (0)
cli-stats-effort-help = сначала разобрать каждую партию: ошибки по фазам и результат без везения
cli-stats-keep-help = сохранить числа этих партий среди своих; без файлов stats показывает сохранённое
cli-stats-csv-help = вывести по строке CSV на каждую партию
cli-ratings-files-help = результаты состязаний за одним столом, как их записывает «fuda arena --out ФАЙЛ»
cli-ratings-zero-help = считать рейтинг от этого игрока, по имени как в таблице (от самого слабого)
cli-puzzles-help = make: искать задачи в партиях; check: проверить каждую ещё раз; renew: оставить верные, с сегодняшними оценками
cli-puzzles-count-help = сколько нужно задач (200)
cli-puzzles-workers-help = сколько партий просматривать одновременно (1)
cli-puzzles-seed-help = зерно партий (1) или миров для проверки (2)
cli-puzzles-theme-help = только задачи на эту тему; можно повторять
cli-puzzles-out-help = файл задач; если он есть, работа продолжается
cli-host = АДРЕС
cli-host-help = адрес, на котором слушает сервер (127.0.0.1: только этот компьютер)
cli-port-help = порт (8765 или ближайший свободный)
cli-database-help = где хранятся партии, как URL для SQLAlchemy; иначе — файл SQLite в папке с данными
cli-keys-help = show (и без указания) или rotate: отныне подписывает новый ключ, старый остаётся опубликованным
cli-key = КЛЮЧ
cli-key-help = доверять только этому открытому ключу; можно повторять
cli-server-name-help = имя, по которому доступен сервер, например cards.example.org; можно повторять
cli-lan-help = пустить за стол других в локальной сети и показать им QR-код
cli-proxy-help = прокси перед сервером, адрес или сеть: его словам о том, откуда пришёл запрос, верят; можно повторять
cli-metrics-help = отвечать Prometheus по этому адресу, путь /metrics
cli-config-help = прочитать всё это из файла TOML; ключи и окружение (FUDA_PORT, FUDA_SET_GRACE …) важнее
cli-serve-set-help = изменить одну настройку сервера, например grace=30; можно повторять
cli-no-open-help = не открывать браузер
cli-arena-players-help = боты: уровни — например greedy, thinker или master, со своим лимитом — thinker@2000sims, или другая программа как exec:КОМАНДА; последний занимает и оставшиеся места
cli-arena-matches-help = сколько партий (200); округляется вверх, чтобы в каждом раскладе каждый посидел на каждом месте
cli-arena-budget-help = сколько думать над решением, если у бота нет своего лимита; с симуляциями результаты можно точно повторить
cli-arena-seed-help = число, из которого следуют все расклады и решения (1)
cli-arena-workers-help = сколько партий играется одновременно (2)
cli-arena-diagnose-help = поручить этому игроку подолгу оценить некоторые решения из партий и показать, сколько очков какой бот теряет на решениях какого рода
cli-arena-out-help = записать туда все результаты в JSON, для лестницы — в папку с этим именем; прерванное продолжит та же команда
cli-arena-ladder-help = сыграть состязания, которые нужны для рейтинга: каждый уровень или каждый названный здесь игрок, начиная с самого слабого, — против ближайшего слабее и против следующего за ним; в конце показать рейтинг
cli-folder = ПАПКА
cli-address = АДРЕС
cli-arena-dataset-help = записать каждое решение из партий в эту папку файлами Parquet — для обучения и исследований; нужен pyarrow (docs/dataset.md)
cli-arena-ray-help = играть на кластере Ray по этому адресу или «auto» — на том, к которому относится этот компьютер; при лимите в симуляциях результаты те же, что на одном компьютере
cli-shell-help = оболочка: в её файл запуска — source <(fuda completion bash)
cli-learn-minutes-help = сколько минут учиться (9)
cli-learn-out-help = куда записать сеть (network.npz); рядом останется контрольная точка, с которой можно продолжить
cli-learn-resume-help = продолжить с контрольной точки
cli-learn-eval-file-help = сеть, как её записывает «fuda learn»
cli-learn-eval-rules-help = только с этим набором правил (со всеми)
cli-learn-eval-against-help = соперник на всех остальных местах: greedy, thinker@200sims … (greedy)
cli-learn-eval-deals-help = сколько раскладов с каждым набором правил; с каждого места играется одна раздача (100)
cli-learn-eval-seed-help = число, из которого следуют расклады (7)
cli-learn-eval-workers-help = сколько партий играется одновременно (1)
cli-load-tables-help = сколько столов по два человека играет, 1–2000 (100)
cli-load-rate-help = ходов в секунду за всеми столами; 0: сколько сервер успеет (100)
cli-load-seconds-help = сколько секунд измерять (20)
cli-load-processes-help = сколько процессов играет (2)
cli-load-database-help = измерять на этой базе данных, она должна быть пустой, вместо нового файла SQLite
cli-load-servers-help = сколько серверов делят базу PostgreSQL; двое за столом тогда играют на разных
cli-load-out-help = записать числа и как JSON
cli-admin-task-help = tables: что в ней есть; people: кто играл; backup: копия, в том числе при работающем сервере; prune: удалить столы, за которыми так и не начали; move: перенести в другую, пустую базу; revoke: сделать всех новыми гостями
cli-admin-file-help = копия; для move — другая база данных
cli-admin-days-help = prune удаляет открытое больше стольких дней назад (7)

## Чего нельзя

refused-language = Языка «{ $given }» здесь нет. Есть: { $allowed }.
refused-command = Команды «{ $given }» нет. Есть: { $allowed }.
refused-arguments = «{ $given }» этой команде ничего не говорит.
refused-choice = «{ $given }» здесь нет. Есть: { $allowed }.
refused-missing = Чего-то не хватает: { $name }.
refused-no-value = Для { $option } нужно значение.
refused-game = Игры «{ $given }» здесь нет. Есть: { $allowed }.
refused-preset = Набора правил «{ $given }» нет. Есть: { $allowed }.
refused-setting = «{ $given }» ничего не задаёт: напиши название настройки, знак равенства и значение, например rounds=3.
refused-option = Настройки «{ $given }» нет. Есть: { $allowed }.
refused-value = Настройка { $name } не может быть «{ $given }». Допустимо: { $allowed } ({ $clauses }).
refused-needs = Для настройки { $name } с таким значением нужно { $needs } ({ $clauses }): добавь --set { $needs }.
refused-level = Соперника «{ $given }» нет. Есть: { $allowed }.
refused-theme = Задач на тему «{ $given }» нет. Темы: { $allowed }.
refused-lesson = Урока «{ $given }» нет. Есть: { $allowed }.
refused-effort = Степени подробности «{ $given }» нет. Есть: { $allowed }.
refused-both = { $one } и { $other } вместе не задать: выбери что-то одно.
refused-number = Для { $option } нужно целое число, а не «{ $given }»; допустимо: { $allowed }.
refused-any-number = любое
refused-record = Запись нельзя сохранить в { $file }: такой папки нет, или это сама папка.
refused-resume = Отложенная партия продолжается как была: убери { $option } или начни новую партию без --resume.
refused-nothing-saved = Отложенной партии нет. Новую начинает команда «fuda play».
refused-damaged = Отложенная партия в файле { $file } повреждена, продолжить её нельзя ({ $detail }). Чтобы избавиться от неё, удали файл; новую партию начинает «fuda play».
refused-no-file = Укажи файл с записью.
refused-file = Не удаётся прочитать { $file }: { $detail }.
refused-port = Занять порт { $port } по адресу { $host } не удаётся: { $detail }.
refused-server-setting = Настройки «{ $given }» у сервера нет. Есть: { $allowed }.
refused-config = Так настроить сервер нельзя: { $detail }.
refused-load = Нагрузку измерить не удалось: { $detail }
refused-load-servers = Для нескольких серверов нужна база PostgreSQL: --database postgresql://ИМЯ@КОМПЬЮТЕР/БАЗА.
refused-backup-file = Для копии нужно имя нового файла: fuda admin backup ФАЙЛ.
refused-backup = Копию { $file } записать не удаётся: { $detail }.
refused-move-file = Для переноса нужна другая база данных: fuda admin move postgresql://ИМЯ@КОМПЬЮТЕР/БАЗА.
refused-database-url = База данных указана не как URL, например sqlite:////home/ИМЯ/fuda.db или postgresql://ИМЯ@КОМПЬЮТЕР/БАЗА.
refused-database = Базу данных { $url } не удаётся открыть: { $detail }.
refused-database-exposed = Базой данных пользоваться нельзя: { $detail }. В ней ключ, по которому узнают людей, и карты, которые ещё выйдут.
refused-database-newer = Базу данных { $url } записала более новая Fuda: { $detail }. Используй ту версию или другую базу.
refused-key = { $key } — не открытый ключ: нужны 64 шестнадцатеричные цифры, как их выводит «fuda keys».
refused-entrants =
    { $most ->
        [2] Назови для арены двух игроков, а не { $given }.
       *[other] Назови для арены от 2 до { $most } игроков, а не { $given }.
    }
refused-entrant = Игрока «{ $given }» нет. Есть: { $allowed } и любая программа как exec:КОМАНДА.
refused-reference = Игрок { $given } не может оценивать чужие решения: он не перебирает варианты. Могут: { $allowed }, например master@4000sims.
refused-budget = «{ $given }» — не лимит: укажи миллисекунды или симуляции, например 50ms или 2000sims.
refused-own-budget = Игрок { $given } не перебирает варианты, и лимит ему не нужен. Лимит можно дать: { $allowed }.
refused-program = Программы «{ $given }», которую можно было бы запустить, нет.
refused-arena-mixed = В файле { $file } результаты другого состязания. Отличается: { $names }. Выбери другой файл или удали этот.
refused-arena-damaged = { $file } — не файл результатов, или он повреждён. Выбери другой файл или удали этот.
refused-ladder = Для лестницы нужны хотя бы два игрока; без имён она берёт все уровни игры.
refused-zero-alone = От кого-то считается только рейтинг: --zero идёт вместе с --ladder или с «fuda ratings».
refused-zero = От «{ $given }» рейтинг считать нельзя. Можно от: { $allowed }.
refused-ratings-no-file = Укажи файлы с результатами: fuda ratings ФАЙЛ…
refused-ratings-file = { $file } — не файл результатов, какой записывает «fuda arena --out ФАЙЛ», или он повреждён.
refused-ratings-mixed = { $file } нельзя считать вместе с { $first }. Отличается: { $names }.
refused-ratings-apart = Этих игроков нельзя сравнить: с одной стороны { $names }, с другой { $others }. Их не связывает никакая цепочка состязаний, или одна сторона выиграла всё. Может помочь большее число партий.
refused-dataset-package = Для наборов данных нужен пакет pyarrow: pip install "fuda[data]"
refused-dataset = { $folder } — не папка с решениями, или в неё нельзя писать. Выбери другую.
refused-ray = Кластер Ray по адресу { $address } не отвечает. { $why }
refused-learn-torch = Для обучения нужен PyTorch, а он не установлен: pip install torch.
refused-learn-resume = Контрольной точки { $file }, с которой можно продолжить, нет.
refused-network = { $file } — не сеть, которую можно прочитать.

## За столом

play-compiling = При первом запуске правила готовятся для этого компьютера; это займёт до минуты…
warm-done = { $game }: готово ({ $done } из { $count })
play-choose = Твой ход.
play-keys = «?» справка
play-begun = (пока: { $actions }; b отменяет последнее)
play-enter = Enter — дальше
play-help-numbers = Число выбирает карту или ответ, рядом с которым оно стоит.
play-help-notation = Ход можно и написать так, как он записывается (play 1L, take 9K2, koi), хватит и одной карты или начала слова, а затем Enter.
play-help-ask = a — спросить тренера, чего стоят твои ходы; в записи это отмечается.
play-help-rule = r и обозначение пункта, например r KK-9, показывает этот пункт правил; все правила выводит «fuda rules».
play-help-log = l показывает всё, что произошло, с пунктами правил.
play-help-leave = q или Ctrl-C — встать из-за стола. Партия сохранится, её продолжит команда «fuda play --resume».
play-coach-thinking = Тренер думает…
play-coach-best = Лучше всего: { $move }
play-coach-equal = Всё примерно одинаково: ходи как хочешь.
play-coach-close = Первые из них почти неразличимы.
play-coach-forced = Другого хода нет.
play-coach-note = По { $worlds } мирам, которые согласуются с тем, что ты знаешь; ± — интервал 95 %. Вопрос отмечается в записи.
play-refused-by-rule = Здесь так нельзя; почему, говорит { $clause }:
play-not-a-choice =
    { $count ->
        [1] «{ $given }» здесь выбрать нельзя. Есть только один вариант: 1. Справка: «?»
        [one] «{ $given }» здесь выбрать нельзя. Введи число от 1 до { $count } или «?» для справки.
        [few] «{ $given }» здесь выбрать нельзя. Введи число от 1 до { $count } или «?» для справки.
        [many] «{ $given }» здесь выбрать нельзя. Введи число от 1 до { $count } или «?» для справки.
       *[other] «{ $given }» здесь выбрать нельзя. Введи число от 1 до { $count } или «?» для справки.
    }
play-no-clause = Пункта { $clause } в правилах нет. Есть: { $clauses }.
play-recorded = Запись партии — в файле { $file }.
play-saved = Партия сохранена. Продолжить: { $command }
play-unfinished = Есть отложенная партия. Enter продолжит её, n — выбросит и начнёт новую.

## Сервер

serve-at = Fuda работает: { $url }
serve-lan = В локальной сети: { $url }
serve-stop = Ctrl-C остановит сервер; после нового запуска партии продолжатся.
serve-no-page = Страница не собрана; запусти scripts/setup.
load-start = Сервер запускается…
load-open = Открываются столы…
load-play = Все играют…
load-echo = То же с простым эхом…
load-of-fuda = Fuda
load-of-echo = простое эхо
load-moves = сохранённых ходов в секунду
load-cpu = процессор сервера на ход
load-p50 = ход, половина не дольше
load-p99 = ход, 99 из 100 не дольше
load-bytes = отправлено байтов на ход
load-memory = память стола с двумя страницами
load-late = ходов, для которых не было свободного стола
load-refused = отклонённых ходов
admin-tables = Столов: { $count } ({ $listed })
admin-people = За столами сидело людей: { $count }; тренируются: { $practising }.
admin-backup = { $file }: { $size } байт, копия исправна. В ней ключи и карты, которые ещё выйдут: храни её так же надёжно, как базу.
admin-pruned = Удалено столов, открытых более { $days } дней назад, за которыми так и не начали: { $count }.
admin-forgotten = Удалены тренировки гостей, чей cookie истёк: { $count }.
admin-moved = Перенесено в { $url }; записей столов: { $count }. Запусти сервер с --database и этим адресом; старая база осталась, какой была.
admin-revoked = Как только сервер запустят снова, все станут новыми гостями.

## Просмотр

replay-seat = Место { $seat }
replay-keys = Ход { $move } из { $moves } · Enter дальше · b назад · число — к этому ходу · q выход

## Проверка

verify-format = Файл — запись Fuda, версия { $version }; игра: { $game }.
verify-signature = Подписи подлинные. Ключ сервера: { $keys }
verify-stated = Этим ключом подписано только начало партии, но не её ходы и не результат: { $key }
verify-unsigned = Запись не подписана: ничто в ней не говорит, с какого она сервера.
verify-start = Секрет — тот самый, чей отпечаток был опубликован до первой карты: { $commitment }
verify-moves =
    { $moves ->
        [one] { $moves } ход сделан по правилам.
        [few] Все { $moves } хода сделаны по правилам.
        [many] Все { $moves } ходов сделаны по правилам.
       *[other] Все { $moves } хода сделаны по правилам.
    }
verify-shuffles = Каждая тасовка следует из секрета и вкладов игроков (тасовок: { $shuffles }, вкладов: { $nonces }).
verify-result = Результат — тот, к которому ведут ходы: { $scores }
verify-all = Всё сходится.
verify-not = Не сходится: { $stage } — { $detail }
verify-stage-format = форма записи
verify-stage-signature = подпись
verify-stage-start = начало партии
verify-stage-moves = ходы и раздачи
verify-stage-result = результат

## Ключи

keys-now = с { $since }, подписывает сейчас
keys-then = { $since } — { $until }
keys-rotated = Отныне подписывает новый ключ. Работающий сервер возьмёт его при следующем начале партии.

## Арена

arena-preparing = Разминка
arena-playing = Партии
arena-left = осталось:
arena-resumed = Продолжаем: { $done } из { $matches } партий уже в файле { $file }.
arena-matches = партий: { $matches }, раскладов: { $deals }, зерно { $seed }
arena-player = Игрок
arena-score = Победы
arena-losses = Поражения
arena-per-match = Очки за партию
arena-per-round = Очки за раздачу
arena-ms = мс на решение
arena-interval = Под каждым числом — его 95%-й интервал по повторным раскладам. Очки — разница со средним у остальных.
arena-diagnosis = Потери очков по видам решений, на взгляд { $reference }
arena-kind = Решение
arena-choices = За партию
arena-sampled = Оценено
arena-agreed = Совпало
arena-lost = Потеря на решение
arena-lost-match = Потеря за партию
arena-diagnosis-note = Лучший ход выбирается в одних мирах, а оценивается в других, чтобы никому не льстила удача; потеря ниже нуля — случай или лучший ход. 95-процентные интервалы по раскладам.
arena-nothing = Ещё ни один расклад не сыграли все на всех местах.
arena-fault = Расклад { $deal }, рассадка { $rotation }: { $name } проигрывает: { $why }
arena-fault-start = программу не удалось запустить ({ $detail })
arena-fault-protocol = программа говорит на другой версии протокола ({ $detail })
arena-fault-exited = программа завершилась посреди партии ({ $detail })
arena-fault-time = программа не ответила вовремя ({ $detail })
arena-fault-flood = программа написала больше, чем может быть в ответе ({ $detail } байт)
arena-fault-nonsense = ответ программы непонятен ({ $detail })
arena-fault-illegal = такой ход не разрешён ({ $detail })
arena-faults-more =
    { $count ->
        [one] И ещё { $count } партия проиграна так же.
        [few] И ещё { $count } партии проиграны так же.
        [many] И ещё { $count } партий проиграно так же.
       *[other] И ещё { $count } партии проиграно так же.
    }
arena-interrupted = Прервано. Сыгранные партии — в файле { $file }; та же команда продолжит.
arena-written = Все результаты — в файле { $file }.
arena-dataset-written = Решения записаны в папку { $folder }.
ladder-written = Состязания — в папке { $folder }.
ratings-rating = Рейтинг
ratings-interval = 95 %
ratings-matches = Партии
ratings-note = На 400 больше — это вдесятеро большая сила, и из сидящих за столом каждый выигрывает с вероятностью, пропорциональной силе: против одного соперника тот, у кого на 100 больше, выигрывает 64 партии из 100. 95-процентные интервалы по повторным раскладам.
ratings-note-losses = На 400 больше — это вдесятеро большая сила, и из сидящих за столом каждый проигрывает с вероятностью, обратно пропорциональной силе: против одного соперника тот, у кого на 100 больше, проигрывает 36 партий из 100, среди трёх равных — 16. 95-процентные интервалы по повторным раскладам.
ratings-note-bound = У того, кто выиграл или проиграл всё, вместо рейтинга граница — столь же надёжная, как край интервала.
arena-setting-game = игра
arena-setting-preset = набор правил
arena-setting-table = правила стола
arena-setting-entrants = игроки или их лимиты
arena-setting-seed = зерно
arena-setting-versions = версия Fuda
arena-setting-reference = игрок, который оценивает решения

## Обучение

learn-preparing = Подготовка партий: { $matches }, устройство: { $device }.
learn-scales = Чего стоит начатая партия, известно для { $made } из { $tables } наборов правил стола.
learn-progress = { $share }, уроков: { $lessons }, решений: { $decisions } млн ({ $speed } млн в секунду), энтропия { $entropy }, предсказано судьёй: { $judge }, ошибка по скрытой карте: { $belief }
learn-lead-before = Перевес в очках за раздачу над сетью минутной давности: { $leads }
learn-lead-beginning = Перевес в очках за раздачу над исходной сетью: { $leads }
learn-lead-rival = Перевес в очках за раздачу над замороженной сетью: { $leads }
learn-lead-greedy = Перевес в очках за раздачу над ботом greedy (раскладов с каждого места: { $deals }): { $leads }
learn-results-before = Доля партий, выигранных у сети минутной давности, или проигранных со знаком минус: { $results }
learn-results-beginning = Доля партий, выигранных у исходной сети, или проигранных со знаком минус: { $results }
learn-results-rival = Доля партий, выигранных у замороженной сети, или проигранных со знаком минус: { $results }
learn-written = Записано: { $file } и контрольная точка { $checkpoint } ({ $size } МБ).
learn-eval-lead = Перевес в очках за раздачу над уровнем { $level } (раскладов с каждого места: { $deals }), с 95-процентными интервалами:
