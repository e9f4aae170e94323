### Тренировка: задачи и когда они вернутся. По-русски.

practice-title = Тренировка: { $game }
practice-lead = Позиции из настоящей игры, где один ход явно лучший, а жадный игрок его не видит. Сначала идут твои собственные ошибки, а то, что не получилось, вернётся.
practice-question = Как сыграешь?
practice-why-own = Из твоей партии
practice-why-again = Уже была
practice-why-new = Новая
practice-why-day = Задача дня
practice-right = Верно: { $best }.
practice-wrong = Лучший ход: { $best }. «{ $move }» теряет { $chance } партии, { $points }.
practice-unlisted = Лучший ход: { $best }. Твоего хода нет среди тех, что стоило рассмотреть ближе.
practice-points = { $count } очка
practice-letters = { $count } буквы
practice-values = Чего стоит каждый ход
practice-move = Ход
practice-chance = Шанс
practice-behind = Потеря
practice-yours = твой
practice-others =
    { $count ->
        [one] и ещё { $count } ход, похуже
        [few] и ещё { $count } хода, похуже
        [many] и ещё { $count } ходов, похуже
       *[other] и ещё { $count } хода, похуже
    }
practice-reasons = Почему
practice-reasons-not = Почему не «{ $move }»
practice-line = Как может пойти дальше
practice-found-by = Находят: { $levels }
practice-found-by-nobody = Находит только долгий поиск
practice-surely = Лучший ход опережает любой другой не меньше чем на { $chance } партии (99 %).
practice-due = Вернётся { $date }.
practice-streak =
    { $count ->
        [one] { $count } день подряд
        [few] { $count } дня подряд
        [many] { $count } дней подряд
       *[other] { $count } дня подряд
    }
practice-solved = решено { $solved } из { $all }
practice-own =
    { $count ->
        [one] { $count } своя ошибка
        [few] { $count } свои ошибки
        [many] { $count } своих ошибок
       *[other] { $count } своей ошибки
    }
practice-nothing = На сегодня всё: повторять нечего, и каждая задача уже была. Приходи завтра или закажи разбор своей партии.
practice-none = Задач к этой игре пока нет.
practice-next = Следующая задача
practice-exercise = Упражнение { $place } из { $count }
practice-not-quite = Не совсем. Верно так: { $best }.
practice-go-on = Дальше
practice-retry = Ещё раз
practice-lesson-done = Урок «{ $title }» пройден. Теперь сыграй.
practice-play = Сыграть с Птенцом
practice-next-lesson = Следующий урок: { $title }
practice-puzzles = Задачи
practice-lessons = Уроки
practice-day = Задача дня
practice-all-themes = Все темы
practice-theme = Тема
practice-seat-you = Ты
practice-seat-other = Соперник
practice-seat-others = Соперник { $number }
practice-export = Взять тренировку с собой
practice-import = Перенести тренировку сюда
practice-exported = Твоя тренировка — в файле { $file }.
practice-imported = Твоя тренировка теперь здесь.
practice-not-imported = В этом файле нет тренировки.
practice-learned =
    { $count ->
        [one] { $count } ошибка теперь среди твоих задач: fuda practise { $game }
        [few] { $count } ошибки теперь среди твоих задач: fuda practise { $game }
        [many] { $count } ошибок теперь среди твоих задач: fuda practise { $game }
       *[other] { $count } ошибки теперь среди твоих задач: fuda practise { $game }
    }
practice-with = Потренироваться: { $command }
practice-more = Enter: следующая задача · q: выйти
practice-more-lesson = Enter: дальше · q: выйти
practice-matches =
    { $count ->
        [one] просмотрена { $count } партия
        [few] просмотрено { $count } партии
        [many] просмотрено { $count } партий
       *[other] просмотрено { $count } партии
    }
practice-made =
    { $count ->
        [one] { $count } задача в файле { $file }
        [few] { $count } задачи в файле { $file }
        [many] { $count } задач в файле { $file }
       *[other] { $count } задачи в файле { $file }
    }
practice-checking = Ещё один взгляд
practice-checked = В новых мирах устояло { $count } из { $all } задач.
practice-confirmed = Разбор согласен с { $count } из { $all } упражнений, где нужен лучший ход.
practice-difficulty-easy = лёгкая
practice-difficulty-middling = средняя
practice-difficulty-hard = трудная
practice-difficulty-very-hard = очень трудная
practice-theme-koikoi-call = Кой-кой или агари
practice-theme-koikoi-take = Какую карту взять
practice-theme-koikoi-fourth = Четвёртая карта
practice-theme-koikoi-light = Вокруг благородной карты
practice-theme-koikoi-break = Какой месяц разбить
practice-theme-koikoi-deny = Не дать сопернику яку
practice-theme-koikoi-deny-light = Не дать сопернику благородную карту
practice-theme-koikoi-build = Собирать яку
practice-theme-koikoi-other = Что-то ещё
practice-theme-kocka-pass = Что передать
practice-theme-kocka-throw = Сбросить карты или играть
practice-theme-kocka-lead = С чего зайти
practice-theme-kocka-duck = Пропустить взятку
practice-theme-kocka-rise = Взять сразу
practice-theme-kocka-discard = Что сбросить
practice-theme-kocka-other = Что-то ещё
practice-theme-yojimbo-defence = Какую защиту выложить
practice-theme-yojimbo-retreat = Когда отступить
practice-theme-yojimbo-stay = Когда остаться
practice-theme-yojimbo-change = Что обменять
practice-theme-yojimbo-kick = Удар ногой
practice-theme-yojimbo-kaiten = Кайтэн
practice-theme-yojimbo-prize = Какую награду взять
practice-theme-yojimbo-other = Что-то ещё
