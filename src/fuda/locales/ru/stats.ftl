### Статистика своих партий. По-русски.

stats-lead = Твои сыгранные партии на этом сервере в числах. Ничто из этого его не покидает.
stats-counting = Считаю…
stats-results =
    { $matches ->
        [one] { $matches } партия, выиграно { $won }; впереди среднего за столом на { $lead } (95 %); раздач: { $rounds }
        [few] { $matches } партии, выиграно { $won }; впереди среднего за столом на { $lead } за партию (95 %); раздач: { $rounds }
        [many] { $matches } партий, выиграно { $won }; впереди среднего за столом на { $lead } за партию (95 %); раздач: { $rounds }
       *[other] { $matches } партии, выиграно { $won }; впереди среднего за столом на { $lead } за партию (95 %); раздач: { $rounds }
    }
stats-row = Что
stats-mine = ты
stats-theirs = другие
stats-what = Что посчитано
stats-deals = Как шли карты
stats-dealt = сдано
stats-expected = по случаю
stats-deviation = отклонение
stats-deviation-means = σ — обычное отклонение: между −2 σ и +2 σ лежит то, что случай приносит в девятнадцати случаях из двадцати.
stats-errors = Что нашёл разбор
stats-choices = решений
stats-mistakes = ошибок
stats-lost = потеря за партию
stats-luck = Везение в раздачах и доборе: { $luck } за партию; без него: { $without }.
stats-over-time = Результаты со временем
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
stats-koikoi-koi = Объявленные кой-кой
stats-koikoi-koi-won = Раздачи, выигранные после кой-кой
stats-koikoi-koi-gain = Очки за них
stats-koikoi-koi-lost = Раздачи, проигранные после кой-кой
stats-koikoi-koi-loss = Очки другого за них
stats-koikoi-koi-void = Ничьи раздачи после кой-кой
stats-koikoi-hand-lights = Благородные карты в твоей руке
stats-koikoi-field-lights = Благородные карты на столе
stats-koikoi-hand-plain = Простые карты в твоей руке
stats-koikoi-phase-play = Какой картой ходить
stats-koikoi-phase-take = Какую карту взять
stats-koikoi-phase-take-stock = Какую карту взять картой из колоды
stats-koikoi-phase-call = Кой-кой или агари
stats-koikoi-phase-exchange = Обмен руками
stats-kocka-letters = Буквы
stats-kocka-throws = Сброшенные карты
stats-kocka-moons = Взяты все очки
stats-kocka-hejma = Поймана Хейма
stats-kocka-hand-hejma = Хейма в твоей руке
stats-kocka-hand-hearts = Червы в твоей руке
stats-kocka-hand-high-leaves = Король и туз листьев в твоей руке
stats-kocka-phase-pass = Передача
stats-kocka-phase-play = Игра
stats-kocka-phase-calls = Заявления после раздачи
stats-yojimbo-rounds = Выигранные раунды
stats-yojimbo-attacks = Атаки, взятые в очки
stats-yojimbo-retreats = Отступления
stats-yojimbo-trainings = Тренировки
stats-yojimbo-changes = Смены тактики
stats-yojimbo-phase-turn = Свой ход
stats-yojimbo-phase-forced = Вынужденная защита
stats-yojimbo-phase-kick = После удара ногой
stats-yojimbo-phase-prize = Награда
stats-yojimbo-phase-pay = Оплата
stats-yojimbo-phase-source = Из чьей руки тянуть
