page-card-back = Скрытая карта

## The shell

page-title = { $page } · Fuda
page-title-home = Fuda · карточный стол
page-title-turn = Твой ход · { $game }
page-home = Fuda, на главную
page-skip = Перейти к содержанию
page-navigation = Fuda
page-your-name = Твоё имя
page-guest = Гость
page-close = Закрыть
page-not-loaded = Не удалось показать эту страницу.
page-load-again = Загрузить снова
page-missing = Такой страницы здесь нет
page-missing-help = Возможно, её спрятала кошка. А игры там же, где и всегда.
page-to-the-games = К играм

## Settings

page-settings = Настройки
page-language = Язык
page-language-en = English
page-language-cs = Čeština
page-language-ru = Русский
page-theme = Бумага
page-theme-auto = как в системе
page-theme-light = светлая
page-theme-dark = тёмная
page-theme-flip = Светлая или тёмная бумага
page-hints = Подсказки
page-hints-none = нет
    .help = Подсвечено только то, чем можно сыграть.
page-hints-matches = связи
    .help = Видно и то, что карта возьмёт или сделает.
page-hints-full = полные
    .help = Показано и то, что близко, и то, что стоит на кону.
page-deck = Карты
page-deck-plain = рисованные
page-deck-contrast = контрастные
page-overlays = Писать на картах месяцы и достоинства
page-sound = Тихие звуки
page-motion = Движение карт
page-pace = Темп
page-pace-calm = спокойный
page-pace-brisk = быстрый
page-pace-instant = сразу

## Home

page-hero = Тихий стол для трёх карточных игр
page-lead = Играй с соперниками, которые думают, или с друзьями по ссылке. Каждую раздачу можно проверить.
page-play-now = Играть сейчас
page-play-friend = Играть с другом
page-play-guided = Впервые? Игра с подсказками
page-practice = Тренировка
page-stats = Статистика
page-own-rules = Свой стол
page-opponent = Соперник
page-strength = { $level } · { $strength }
page-strength-random = играет как попало
page-strength-novice = первые шаги
page-strength-learner = ещё учится
page-strength-quick = очень лёгкий соперник
page-strength-reader = кое-что читал
page-strength-greedy = лёгкий соперник
page-strength-dreamer = мечтательный
page-strength-hasty = торопливая
page-strength-instinct = зоркий глаз
page-strength-wary = осторожная
page-strength-thinker = вдумчивый
page-strength-master = сильная
page-character-random = Ходит по жребию; если ход удачен, никто в этом не виноват.
page-character-novice = Видит за раз только два-три хода и берёт тот, что милее.
page-character-learner = Видит уже на пару ходов больше и выбирает из них лучший.
page-character-quick = Прыгает на то, что блестит сейчас, и тут же об этом забывает.
page-character-reader = Повторяет, что пишут в книгах, если вспомнит; а нет — играет как Воробей.
page-character-greedy = Знает, что советуют книги, и считает то, что лежит открыто.
page-character-dreamer = Играет по памяти и витает в облаках; а глянет вниз — видит, что важно.
page-character-hasty = Глаз хороший, терпения мало: лучший ход порой от неё ускользает.
page-character-instinct = Один взгляд, один бросок: сыграла миллиарды раздач и не раздумывает.
page-character-wary = Сперва оглядится, переберёт несколько десятков вариантов — и прыгнет.
page-character-thinker = Обдумывает дело в нескольких сотнях возможных раскладов.
page-character-master = Ждёт, помнит каждую карту и по твоим ходам понимает, что у тебя на руках.
page-players = Игроки
page-players-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
page-rulebook = Книга правил
page-my-games = Мои игры
page-my-games-none = Здесь найдётся всё, во что ты играешь.
page-my-games-all = Все мои игры
page-games-running = Идут сейчас
page-games-over = Сыгранные
page-open-tables = Открытые столы
page-open-tables-none = Сейчас никто не ждёт игроков.
page-row-your-turn = твой ход
page-row-playing = идёт игра
page-row-watch = смотреть
page-row-free =
    { $count ->
        [0] вот-вот начнётся
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободного места
    }
page-row-won = победа
page-row-lost = поражение
page-row-drawn = ничья
page-row-over = сыграно
page-row-abandoned = не доиграно
page-games-search = Искать среди сыгранных партий
page-games-older = Показать более ранние
page-guided = игра с подсказками

## The deal of the day

page-day = Расклад дня
page-day-lead = Короткая партия в каждую игру: у всех одни и те же карты и одни и те же соперники. Одна попытка в день.
page-day-play = Сыграть сегодняшний расклад
page-day-go-on = Продолжить сегодняшний расклад
page-day-tomorrow = Следующий расклад появится в полночь по всемирному времени.
page-day-puzzle = Задача дня
page-day-share = Fuda, расклад дня, { $date }. { $game } ({ $opponent }): { $outcome }, { $score }.
page-day-share-button = Поделиться результатом
page-day-earlier = Предыдущий месяц
page-day-later = Следующий месяц

## With a friend far away

page-far = Играть с другом на расстоянии
page-far-lead = Играют по ссылке. Кто может открыть эту страницу по тому же адресу, что и ты, тот может сесть за твой стол; ничего не нужно устанавливать, и никому не нужно регистрироваться.
page-far-link = Если у этой страницы есть свой адрес
page-far-link-1 = На главной странице выбери «{ page-play-friend }».
page-far-link-2 = Скопируй ссылку, которая появится, и отправь другу сообщением или по почте.
page-far-link-3 = Друг открывает её, выбирает свободное место, и можно начинать. Ссылка работает и на телефоне.
page-far-home = Если Fuda работает на твоём компьютере, а друг в том же доме
page-far-home-1 = Запусти Fuda командой «./run serve --lan». Она покажет адрес и квадратный код.
page-far-home-2 = Оба устройства должны быть в одной сети Wi-Fi. Друг наводит на код камеру телефона или вводит адрес.
page-far-home-3 = Прежде чем приглашать, открой тот же адрес и у себя, чтобы он был и в твоей ссылке.
page-far-away = Если Fuda работает на твоём компьютере, а друг далеко
page-far-away-1 = Твой компьютер не виден из интернета, и это хорошо. Вас соединит частная сеть: для этого есть программы Tailscale, ZeroTier и WireGuard, и первым двум достаточно учётной записи.
page-far-away-2 = Установите оба одну и ту же программу и впусти друга в свою сеть, как сказано в её руководстве.
page-far-away-3 = Запусти Fuda командой «./run serve --lan». Программа частной сети показывает адрес твоего компьютера, например 100.101.102.103; открой тогда http://100.101.102.103:8765.
page-far-away-4 = Отправь другу ссылку оттуда. Компьютер должен быть включён, пока вы играете; если он выключится, игра подождёт.
page-far-hosted = Если у кого-то из знакомых есть сервер
page-far-hosted-1 = Попроси запустить на нём Fuda командой «fuda serve --name» с именем сервера. Остальное — в документации Fuda, на странице о протоколе.
page-far-hosted-2 = Тогда вам обоим нужен только его адрес, в любое время, и ничей компьютер не должен оставаться включённым.
page-far-trouble = Если ссылка не открывается, она, скорее всего, начинается с 127.0.0.1 или localhost: такой адрес означает «именно это устройство» и больше нигде не действует.

## Without a network

page-offline = Без сети
page-offline-what = Что работает и без неё
page-offline-lead = Сервер сейчас недоступен. Но это всё равно откроется:
page-offline-replays = те, чей повтор здесь уже открывали
page-offline-needs = Для игры, открытых столов и расклада дня нужна сеть. Начатая игра подождёт тебя.

## A new table

page-new-table = Новый стол
page-new-lead = Выбери книгу правил, измени что хочешь и скажи, кто где сидит.
page-rules-as-is = по книге, без изменений
page-rules-changed =
    { $count ->
        [one] { $count } правило отличается от книги
        [few] { $count } правила отличаются от книги
        [many] { $count } правил отличаются от книги
       *[other] { $count } правила отличаются от книги
    }
page-rules-back = Вернуть по книге: { $value }
page-rules-back-all = Всё по книге
page-needs = Для этого нужно «{ $option }»: { $value }.
page-needs-set = Установить
page-option-refused = Такое значение стол не примет.
page-less = Меньше
page-more = Больше
page-data-shipped = колода из игры
page-data-own = своя колода
page-data-choose = Выбрать файл JSON
page-data-unread = Этот файл — не JSON.
page-seats = Места
page-seat-kind-me = я
page-seat-kind-held = друг по ссылке
page-seat-kind-open = кто угодно
page-seat-kind-bot = компьютер: { $level }
page-list-table = Показать среди открытых столов
page-memory = Всё сыгранное можно пересмотреть
page-clock = Часы
page-clock-none = без часов
page-clock-casual = спокойные
page-clock-fast = быстрые
page-open-table = Открыть стол
page-copy-rules = Скопировать ссылку с правилами
page-copied = Скопировано

## Before the start

page-table = Стол
page-table-coming = Накрываем стол…
page-table-gone = Этого стола больше нет
page-table-gone-help = Возможно, ссылка неполная или за столом никто не играл.
page-table-elsewhere = Ты сидишь здесь в другом окне
page-table-elsewhere-help = Игра идёт там. Её можно вернуть сюда.
page-table-broken = Не удалось нарисовать стол. С самой игрой всё в порядке.
page-seat-open = Свободное место
page-seat-held = Ждёт друга
page-seat-for-you = Место для тебя
page-seat-number = Место { $number }
page-seat-you = ты
page-seat-host = хозяин стола
page-seat-bot = компьютер
page-seat-away = ненадолго отсутствует
page-seat-computer = играет компьютер
page-sit = Сесть сюда
page-get-up = Встать
page-free-seat = Освободить
page-fill = Посадить сюда
page-fill-all = Заполнить: { $level }
page-start = Начать
page-seats-free =
    { $count ->
        [one] Свободно ещё { $count } место.
        [few] Свободны ещё { $count } места.
        [many] Свободно ещё { $count } мест.
       *[other] Свободно ещё { $count } места.
    }
page-all-here = Все на местах.
page-host-starts = Все на местах. Игру начнёт { $name }.
page-invite = Пригласить по ссылке
page-invite-help = Кто её откроет, сможет сесть на свободное место за этим столом.
page-invite-alone = Этот адрес работает только на этом компьютере. Для других в доме запусти «fuda serve --lan».
page-plain-http = Этот адрес начинается с http: браузер тогда не предлагает «Поделиться» и ничего не сохраняет на случай, когда нет сети. Сама игра такая же.
page-invite-code = QR-код ссылки: другие наводят на него камеру телефона
page-invite-title = Приходи играть: { $game }
page-link = Ссылка
page-copy = Копировать
page-share = Поделиться
page-table-rules = Правила этого стола
page-listed = среди открытых столов
page-private = закрытый стол
page-starting = Карты тасуются.
page-start-fair = Честное начало
page-start-commitment = Сервер запечатал свой секрет:
page-start-vows = Страница каждого игрока добавляет своё число: { $count } из { $all }
page-start-nonces = Числа открываются, и карты сдаются.
page-start-why = Почему здесь нельзя сжульничать
page-abort =
    Начало { $attempt } сорвалось: { $reason ->
        [false] число игрока { $names } оказалось не тем, что обещано
        [left] { $names } — уход из-за стола
        [closed] никого не осталось
       *[other] не пришло число от { $names }
    }. Эта раздача не использовалась, и всё сказанное в ней открыто:

## At the table

page-your-turn = Твой ход.
page-watching = Ты смотришь.
page-connecting = Соединение…
page-preparing = Карты готовятся. Первый запуск на компьютере занимает до минуты.
page-connection-lost = Связь прервалась. Она восстановится сама.
page-away = { $name }: нет связи.
page-substituted = { $name }: играет компьютер.
page-rest-awaited = Ждём: { $names }
page-rest-waiting = Уже в ожидании: { $names }
page-rest-soon = Следующая раздача через { $seconds } с.
page-stop-asked = { $name } предлагает закончить после этой раздачи.
page-spectators =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
page-menu = Меню
page-talk = Сказать что-нибудь
page-log = Что произошло
page-log-empty = Пока ничего.
page-rules = Правила
page-rules-of = { $game }: правила
page-rules-search = Искать в правилах
page-rules-nothing = Ничего не найдено.
page-rules-law = Точные правила, пункт за пунктом
page-rules-lesson = Как играть
page-lesson-play = Попробовать за столом
page-lesson-practise = Потренироваться
page-lesson-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
page-gallery = Все карты
page-gallery-of = { $game }: все карты
page-settings-hints = Настройки и подсказки
page-take-back = Взять последний ход назад
page-ask-coach = Спросить тренера
page-coach = Тренер
page-coach-thinking = Тренер думает…
page-coach-forced = Другого хода нет.
page-coach-equal = Всё примерно одинаково: ходи как хочешь.
page-coach-close = Первые из них почти неразличимы.
page-coach-best = Лучше всего: { $move }
page-coach-share = { $mean } % ± { $half }
page-coach-note = По { $worlds } мирам, которые согласуются с тем, что ты знаешь; ± — интервал 95 %. Вопрос отмечается в записи.
page-coach-allowed = Можно спрашивать тренера
page-coach-asked = вопросы тренеру: { $count }
page-stop-agree = Согласиться закончить после этой раздачи
page-stop-withdraw = Передумать: играть и после этой раздачи
page-resign = Сдаться
page-resign-question = Сдать партию?
page-resign-means = Партия будет проиграна. Отменить это нельзя.
page-leave = Уйти из-за стола
page-leave-question = Уйти из-за стола?
page-leave-means = За тебя доиграет компьютер, и вернуться в эту партию будет нельзя.
page-play-on = Играть дальше
page-home-stay = На главную; место останется за тобой
page-phrase-hello = Привет!
page-phrase-good-luck = Удачи!
page-phrase-well-played = Отлично сыграно!
page-phrase-thanks = Спасибо.
page-phrase-one-moment = Минутку, пожалуйста.
page-phrase-sorry = Извини.
page-phrase-wow = Ух ты!
page-phrase-oops = Ой!
page-phrase-again = Ещё партию?
page-phrase-goodbye = До свидания!
page-phrase-smile = улыбка
page-phrase-laugh = смех
page-phrase-think = раздумье
page-phrase-clap = аплодисменты
page-phrase-heart = сердечко
page-phrase-cat = кошка

## The end

page-end = Результат
page-end-you-won = Победа твоя
page-end-you-share = Ты делишь победу
page-end-won =
    { $count ->
        [one] Победитель: { $names }
        [few] Победители: { $names }
        [many] Победители: { $names }
       *[other] Победители: { $names }
    }
page-end-draw = Ничья
page-end-abandoned = Стол опустел
page-end-resigned = Партию сдаёт: { $names }.
page-end-stopped = Вы договорились закончить.
page-end-gave-up = партия сдана
page-end-fold = Свернуть результат
page-end-unfold = Развернуть результат
page-end-last-round = Последняя раздача
page-rematch = Сыграть ещё
page-rematch-asked = Ждём остальных
page-rematch-others = Ещё партию хочет: { $names }
page-rematch-go = К реваншу
page-next-up = Соперник { $level }: твоих побед { $won } из последних { $count }. { $next } играет сильнее.
page-next-down = { $level } тебе пока не по силам. { $next } играет мягче.
page-next-choose = Выбрать: { $next }
page-next-play = Новая партия: { $next }
page-replay = Повтор
page-check-deals = Проверить раздачи

## What is refused

page-refused-illegal = Правила этого не разрешают.
page-refused-stale = Тем временем что-то произошло. Посмотри ещё раз.
page-refused-not-seated = Это может только тот, кто сидит за столом.
page-refused-not-host = Это может только тот, кто открыл стол.
page-refused-taken = Это место занято или ждёт кого-то другого.
page-refused-not-now = Сейчас это невозможно.
page-refused-not-full = Игра начнётся, когда все места будут заняты и все будут за столом.
page-refused-bad-nonce = Начало прервано: число не совпало с обещанием.
page-refused-unknown = Такого стола здесь больше нет.
page-refused-set-aside = Этот стол отложен: за ним играли по другим правилам, или его больше не прочесть.
page-refused-bad-rules = Эти правила не сочетаются.
page-refused-bad-message = Сервер не понял страницу. Загрузи её снова.
page-refused-too-fast = Слишком быстро. Попробуй чуть позже.
page-refused-too-many = У тебя открыто слишком много столов. Сначала доиграй один.
page-refused-storage = Серверу не удалось это записать. Ничего не случилось; попробуй ещё раз.
page-refused-internal = На сервере что-то пошло не так. Ничего не случилось; попробуй ещё раз.
page-refused-offline = Сервер сейчас недоступен. Fuda продолжает попытки.

## Подсказки в первой игре

page-guide-label = Подсказки
page-guide-skip = Без подсказок
page-guide-next = Понятно

## Честная раздача

page-fair-title = Честная раздача
page-fair-lead = Эта страница только что повторила все тасовки этой игры прямо в твоём браузере, не доверяя серверу.
page-fair-lead-file = Возьми запись законченной игры, и эта страница повторит каждую тасовку. Файл не покинет твоё устройство.
page-fair-drop = Перетащи сюда файл записи
page-fair-choose = Выбрать файл
page-fair-another = Проверить другую запись
page-fair-review = Просмотр и разбор на сервере
page-fair-refused = Сервер не принял эту запись: { $why }
page-fair-bad-large = Этот файл слишком велик для записи.
page-fair-bad-json = Файл не читается: это не запись, или она обрезана.
page-fair-bad-format = Это не запись Fuda.
page-fair-bad-version = Запись из другой версии Fuda, незнакомой этой странице.
page-fair-bad-damaged = Запись повреждена: в ней чего-то не хватает.
page-fair-guide = В игре с подсказками карты заданы заранее, чтобы слова подходили. Проверять здесь нечего.
page-fair-not-over = Игра ещё идёт. Секрет откроется, когда она закончится; возвращайся потом.
page-fair-holds = Всё сходится
page-fair-holds-count =
    { $count ->
        [one] Здесь повторена { $count } тасовка, и каждая карта совпала.
        [few] Здесь повторены { $count } тасовки, и каждая карта совпала.
        [many] Здесь повторено { $count } тасовок, и каждая карта совпала.
       *[other] Здесь повторено { $count } тасовки, и каждая карта совпала.
    }
page-fair-fails = Что-то не сходится
page-fair-fails-help = Список ниже говорит, что именно. Сохрани запись: она покажет это кому угодно.
page-fair-fails-kept = Сервер изменил сказанное. Запись вместе с тем, что сохранил этот браузер, покажет это кому угодно.
page-fair-kept = Скачать то, что сохранил этот браузер
page-fair-here = Проверено в твоём браузере
page-fair-check-memory = Сервер ничего не изменил
page-fair-check-memory-help = До первой карты этот браузер отложил у себя конверт, обещания всех игроков и подписанное заявление. Сервер сейчас показывает то же самое.
page-fair-check-memory-absent = Этот браузер ничего не видел до раздачи и не может знать, не изменил ли сервер что-нибудь с тех пор. Кто сидел за столом, тот может.
page-fair-check-memory-fails = С тех пор как этот браузер видел это до первой карты, изменилось: { $facts }.
page-fair-check-commitment = В конверте был этот секрет
page-fair-check-commitment-help = Отпечаток секрета — тот, что указан в записи.
page-fair-check-commitment-fails = Отпечаток секрета не тот, что указан в записи.
page-fair-check-statement = Сыграно так, как заявлено
page-fair-check-statement-help = Правила, места, имена и первый сдающий записаны вместе с конвертом и входят в каждую тасовку.
page-fair-check-statement-absent = В записи нет заявления: она первого вида, или раздача у всех одинакова.
page-fair-check-statement-fails = Не так, как заявлено: { $facts }.
page-fair-check-signature = Сервер это подписал
page-fair-check-signature-help = Его ключ — { $key }, один из тех, что этот сервер публикует.
page-fair-check-signature-elsewhere = Ключ — { $key }, он не принадлежит этому серверу: подписал другой.
page-fair-check-signature-alone = Его ключ — { $key }; какие ключи публикует этот сервер, сейчас не узнать.
page-fair-check-signature-absent = Запись не подписана: ничто в ней не говорит, откуда она.
page-fair-check-signature-stated = Ключом { $key } подписано только начало: ничто не показывает, что играли именно так.
page-fair-check-signature-fails = Подпись не подходит к ключу { $key }.
page-fair-check-signature-unlisted = Подписано ключом { $key }, который этот сервер на то время не публикует.
page-fair-check-vows = Все сдержали обещание
page-fair-check-vows-help = Число каждого игрока отвечает обещанию, данному до того, как открылось хоть одно, и в раздаче использованы именно эти числа.
page-fair-check-vows-absent = Обещания хранит стол, в файле их нет.
page-fair-check-vows-fails = Какое-то число не то, что было обещано, или не то, что вошло в раздачу.
page-fair-check-own = Твоё собственное число — в раздаче
page-fair-check-own-help = Его вытянул этот браузер и до сих пор помнит.
page-fair-check-own-absent = Этот браузер не помнит своего числа для этой игры.
page-fair-check-own-fails = Числа, которое вытянул этот браузер, в раздаче нет.
page-fair-check-shuffles = Каждая тасовка следует из этих чисел
page-fair-check-shuffles-help = Всё повторено по рецепту, карта за картой.
page-fair-check-shuffles-fails = По рецепту выходят другие карты в тасовке { $numbers }.
page-fair-check-aborts = Несостоявшиеся начала тоже открыты
page-fair-check-aborts-help = Каждый секрет подходит к своему конверту, каждое число — к обещанию, и это те самые, что видел этот браузер.
page-fair-check-aborts-fails = Начало { $numbers } показывает другой секрет или другие обещания, чем были.
page-fair-fact-match = номер партии
page-fair-fact-commitment = конверт
page-fair-fact-statement = подписанное заявление
page-fair-fact-vows = обещание ({ $names })
page-fair-fact-server = ключ сервера
page-fair-fact-at = время
page-fair-fact-attempt = количество начал
page-fair-fact-game = игра
page-fair-fact-rules = версия правил
page-fair-fact-table = правила стола
page-fair-fact-dealer = первый сдающий
page-fair-fact-seats = кто где сидит
page-fair-finding-holds = сходится
page-fair-finding-fails = не сходится
page-fair-finding-absent = здесь не проверить
page-fair-server = Проверено сервером
page-fair-server-help = Сервер знает правила игры: он ещё и переигрывает всю запись.
page-fair-server-format = Запись цела
page-fair-server-signature = Подписи подлинные
page-fair-server-stated = Подписано только начало, но не ходы и не результат
page-fair-server-start = Секрет подходит к конверту
page-fair-server-moves = Каждый ход по правилам
page-fair-server-shuffles = В каждой тасовке — нужные карты
page-fair-server-result = Результат следует из этих ходов
page-fair-server-away = Сервер не отвечает; для проверенного здесь он не нужен.
page-fair-starts = Несостоявшиеся начала
page-fair-starts-help = Сервер мог бы сорвать начало, если карты ему не нравятся, и игрок тоже, если промолчит. Поэтому всё сказанное в таком начале открыто, и такие начала считают.
page-fair-starts-server = По счёту сервера: { $aborted } из { $starts }
page-fair-starts-here = Видел этот браузер: { $aborted } из { $starts }
page-fair-starts-here-help = Его собственный счёт, который сервер не изменит.
page-fair-starts-person = { $name }: { $aborted } из { $starts }
page-fair-starts-person-help = Из-за того, что этот игрок не ответил: { $missing }
page-fair-starts-reasons = Причины: { $reasons }.
page-fair-starts-often = Это необычно много: возможно, кто-то выбирает раздачу.
page-fair-starts-none = С тех пор как ведётся счёт, ни одно начало не сорвалось.
page-fair-starts-since = Счёт ведётся с { $date }.
page-fair-starts-last = Последние из них
page-fair-reason-silent = нет ответа
page-fair-reason-false = неверное число
page-fair-reason-left = кто-то ушёл
page-fair-reason-closed = никого не осталось
page-fair-reason-unknown = причина не сохранилась
page-fair-reason-count = { $reason } ({ $count })
page-fair-keys = Ключи сервера
page-fair-key-now = с { $since }, подписывает сейчас
page-fair-key-then = { $since } — { $until }
page-fair-why = Почему никто не мог схитрить
page-fair-why-sealed = Запечатанный конверт
page-fair-why-sealed-help = До игры сервер записал секретное число, словно вложил его в конверт, и показал конверт всем: это отпечаток, подходящий только к этому секрету. С этой минуты подменить его было нельзя: отпечаток сохранил и твой браузер.
page-fair-why-salted = По щепотке от каждого
page-fair-why-salted-help = Потом страница каждого игрока добавила своё случайное число. Каждая сначала его пообещала, так что никто не мог дождаться чужих и выбрать. А сервер запечатал секрет раньше, чем увидел хоть одно.
page-fair-why-mixed = Один открытый рецепт
page-fair-why-mixed-help = Секрет и все эти числа вместе определили каждую тасовку по рецепту, который может прочесть любой. Чтобы управлять картами, пришлось бы выбрать все числа сразу.
page-fair-why-opened = В конце — открыто
page-fair-why-opened-help = Когда игра окончена, конверт открывают. Теперь любой может повторить всё по рецепту и обязан прийти ровно к тем картам, что были сданы, — как здесь твой браузер.
page-fair-shuffles = Тасовки
page-fair-shuffle =
    { $count ->
        [one] Тасовка { $number }: { $count } карта
        [few] Тасовка { $number }: { $count } карты
        [many] Тасовка { $number }: { $count } карт
       *[other] Тасовка { $number }: { $count } карты
    }
page-fair-before = До тасовки
page-fair-after = После, как сдано
page-fair-numbers = Сами числа
page-fair-number-match = Партия
page-fair-number-commitment = Конверт
page-fair-number-secret = Секрет
page-fair-number-start = Заявление, SHA-256
page-fair-number-key = Ключ сервера
page-fair-number-nonce = Число: { $name }
page-fair-number-unnamed = Число игрока { $number }
page-fair-moves = Ходы
page-fair-seat = Место { $seat }
page-fair-record = Скачать запись
page-fair-recipe = Рецепт для тех, кто хочет написать свою проверку: docs/record-format.md в исходниках Fuda.

## Повтор

page-replay-open = Повтор игры
page-replay-title = Повтор: { $game }
page-replay-coming = Игра раскладывается заново…
page-replay-not-over = Эта игра ещё идёт. Повтор появится, когда она закончится.
page-replay-controls = Управление повтором
page-replay-first = В начало
page-replay-back = На шаг назад
page-replay-play = Воспроизвести
page-replay-pause = Пауза
page-replay-next = На шаг вперёд
page-replay-last = В конец
page-replay-speed = Скорость
page-replay-position = Момент игры
page-replay-step = { $step } из { $steps }
page-replay-seat = Глазами игрока
page-replay-board = Стол на этом ходу
page-replay-timeline = Ход игры
page-replay-dealt = Карты сданы.
page-replay-link = Скопировать ссылку на этот момент
page-replay-copied = Ссылка скопирована.
page-replay-keys = Стрелки — по шагам, пробел — воспроизведение, Home и End — к краям.
page-replay-keys-review = Стрелки листают, с Shift — к заметным местам; пробел — воспроизведение.
page-replay-fair = Честно ли сдано?
page-line-show = Показать
page-line-try = А если…
page-line-better = Лучшее продолжение
page-line-what-if = А если
page-line-back = Назад к партии
page-line-again = Другой ход
page-line-cards = С какими картами
page-line-same = Те же карты
page-line-other = Другие карты
page-line-moment = Момент перед ходом.
page-line-here = Здесь:
page-line-really = На самом деле:
page-line-played = Сыгранный ход с этими картами:
page-line-ends = { $scores } ({ $goal }: { $chance })
page-line-gained = В мирах, которые согласуются с тем, что видит { $name } (всего { $worlds }), этот ход приносит по сравнению с сыгранным { $chance } и { $points } { $unit }.
page-line-choose = Выбери другой ход, ходит { $name }; дальше играют боты.
page-replay-review = Чего стоили решения?
page-replay-mark-yaku = Яку
page-replay-mark-koi = Кой-кой
page-replay-mark-letter = Буква
page-replay-mark-won = Победа
page-replay-mark-heavy = Дорогая взятка

## A table without a board of its own

page-plain-hidden = скрыто
page-plain-back = Выбрать заново
page-plain-go-on = Дальше
page-plain-waiting = Ходит: { $names }.
