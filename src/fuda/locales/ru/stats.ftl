### Статистика своих партий. По-русски.

stats-lead = Твои сыгранные партии на этом сервере в числах. Ничто из этого его не покидает.
stats-counting = Считаю…
stats-results =
    { $matches ->
        [one] { $matches } партия, выиграно { $won }; впереди среднего за столом на { $lead }; раздач: { $rounds }
        [few] { $matches } партии, выиграно { $won }; впереди среднего за столом на { $lead } за партию; раздач: { $rounds }
        [many] { $matches } партий, выиграно { $won }; впереди среднего за столом на { $lead } за партию; раздач: { $rounds }
       *[other] { $matches } партии, выиграно { $won }; впереди среднего за столом на { $lead } за партию; раздач: { $rounds }
    }
stats-row = Что
stats-mine = ты
stats-theirs = другие
stats-what = Что посчитано
stats-deals = Как шли карты
stats-dealt = сдано
stats-expected = ожидалось
stats-deviation = отклонение
stats-deviation-means = σ — обычное отклонение: между −2 σ и +2 σ лежит то, что случай приносит в девятнадцати случаях из двадцати.
stats-errors = Что нашёл разбор
stats-choices = решений
stats-mistakes = ошибок
stats-lost = потеря за партию
stats-luck = Везение в раздачах и доборе: { $luck } за партию; без него: { $without }.
stats-luck-title = Без везения
stats-legend = Пунктир: как вышло. Сплошная линия: без везения.
stats-without-luck =
    { $count ->
        [one] { $count } разобранная партия дала { $came }; без везения в раздачах и доборе было бы { $without }.
        [few] { $count } разобранные партии вместе дали { $came }; без везения в раздачах и доборе было бы { $without }.
        [many] { $count } разобранных партий вместе дали { $came }; без везения в раздачах и доборе было бы { $without }.
       *[other] { $count } разобранной партии вместе дали { $came }; без везения в раздачах и доборе было бы { $without }.
    }
stats-kind = Что решалось
stats-part = Когда в партии
stats-part-early = первая треть раздач
stats-part-middle = вторая треть
stats-part-late = последняя треть
stats-together = вместе
stats-thinking = Над ходом ты думаешь { $seconds } с, всего { $minutes } мин.
stats-beside = Рядом с ботами
stats-beside-means = Твоя раздача или партия рядом с каждым уровнем, играющим сам с собой: как часто за раздачу (в Ёдзимбо — сколько раз за партию) и чего стоит партия. Что считать ошибкой, говорит разбор.
stats-mistakes-match = Ошибок за партию
stats-lost-match = Потерянный шанс за партию
stats-lost-reach = с точностью до (95 %)
stats-graph-undated = Партий { $count }, выиграно { $won }; все отрывы вместе { $sum }.
stats-look = Разобрать партии
stats-looking =
    { $count ->
        [one] Разбор идёт по твоим партиям: осталась { $count }. Страница обновляется сама.
        [few] Разбор идёт по твоим партиям: осталось { $count }. Страница обновляется сама.
        [many] Разбор идёт по твоим партиям: осталось { $count }. Страница обновляется сама.
       *[other] Разбор идёт по твоим партиям: осталось { $count }. Страница обновляется сама.
    }
stats-files = Файлы
stats-files-lead = Сюда можно перетащить записи из других мест; они считаются, а хранятся только числа. Свои числа можно взять с собой.
stats-records = Записи
stats-seat = Твоё место
stats-add = Добавить
stats-forget = Забыть добавленные записи
stats-forget-all = Забыть мои тренировки
stats-forget-all-means = Твои задачи, уроки и серии дней, находки тренера и добавленные записи удаляются с сервера. Партии остаются. Отменить это нельзя.
stats-refused =
    { $count ->
        [one] В { $count } файле нет сыгранной партии, которую можно посчитать для этого места.
        [few] В { $count } файлах нет сыгранной партии, которую можно посчитать для этого места.
        [many] В { $count } файлах нет сыгранной партии, которую можно посчитать для этого места.
       *[other] В { $count } файла нет сыгранной партии, которую можно посчитать для этого места.
    }
stats-over-time = Динамика результатов
stats-day = День
stats-that-match = эта партия
stats-sum = всего
stats-came = как вышло
stats-graph = С { $first } по { $last }: партий { $count }, выиграно { $won }; все отрывы вместе { $sum }.
stats-everything = все
stats-everybody = Все
stats-opponent = Соперник
stats-game = Игра
stats-show = Показать
stats-rules = Правила
stats-nothing = Сыгранных партий пока нет. Сыграй и возвращайся.
stats-left =
    { $count ->
        [one] Ещё считается { $count } партия…
        [few] Ещё считаются { $count } партии…
        [many] Ещё считаются { $count } партий…
       *[other] Ещё считается { $count } партии…
    }
stats-koikoi-rounds = Выигранные раздачи
stats-koikoi-koi = Объявленные кой-кои
stats-koikoi-koi-won = Раздачи, выигранные после кой-коя
stats-koikoi-koi-gain = Очки за них
stats-koikoi-koi-lost = Раздачи, проигранные после кой-коя
stats-koikoi-koi-loss = Очки другого за них
stats-koikoi-koi-void = Ничьи после кой-коя
stats-koikoi-hand-lights = Благородные карты на руках
stats-koikoi-field-lights = Благородные карты на столе
stats-koikoi-hand-plain = Простые карты на руках
stats-koikoi-phase-play = Какой картой ходить
stats-koikoi-phase-take = Какую карту взять
stats-koikoi-phase-take-stock = Какую карту взять картой из колоды
stats-koikoi-phase-call = Кой-кой или агари
stats-koikoi-phase-exchange = Обмен руками
stats-kocka-letters = Буквы
stats-kocka-throws = Сброшенные карты
stats-kocka-moons = Взяты все очки
stats-kocka-hejma = Поймана Хейма
stats-kocka-hand-hejma = Хейма на руках
stats-kocka-hand-hearts = Червы на руках
stats-kocka-hand-high-leaves = Король и туз листьев на руках
stats-kocka-phase-pass = Передача
stats-kocka-phase-play = Игра
stats-kocka-phase-calls = Заявления после раздачи
stats-yojimbo-rounds = Выигранные раунды
stats-yojimbo-attacks = Атаки, взятые в очки
stats-yojimbo-retreats = Отступления
stats-yojimbo-trainings = Тренировки
stats-yojimbo-changes = Смены тактики
stats-yojimbo-hand-special = Особые карты в твоей первой руке
stats-yojimbo-hand-osae = Осаэ в твоей первой руке
stats-yojimbo-phase-turn = Свой ход
stats-yojimbo-phase-forced = Вынужденная защита
stats-yojimbo-phase-kick = После удара ногой
stats-yojimbo-phase-prize = Награда
stats-yojimbo-phase-pay = Оплата
stats-yojimbo-phase-source = Из чьей руки тянуть
