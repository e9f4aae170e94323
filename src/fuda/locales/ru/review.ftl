### Тренер: чего стоили решения в партии. По-русски.

review-title = Разбор
review-working = Просматриваю все решения…
review-goal = шанс выиграть партию
review-goal-kocka = шанс не проиграть партию
review-unit = очки
review-unit-kocka = буквы
review-result = Итог: { $scores }
review-choices =
    { $choices ->
        [one] { $choices } решение, из них важных: { $mattered }
        [few] { $choices } решения, из них важных: { $mattered }
        [many] { $choices } решений, из них важных: { $mattered }
       *[other] { $choices } решения, из них важных: { $mattered }
    }
review-accuracy = точность { $accuracy }
review-each = потеряно за одно важное решение: { $chance }, { $points }
review-label-equal = примерно равноценно
review-label-inaccuracy = неточность
review-label-mistake = ошибка
review-label-blunder = грубая ошибка
review-many-equal =
    { $count ->
        [one] примерно равноценный выбор
        [few] примерно равноценных выбора
        [many] примерно равноценных выборов
       *[other] примерно равноценного выбора
    }
review-many-inaccuracy =
    { $count ->
        [one] неточность
        [few] неточности
        [many] неточностей
       *[other] неточности
    }
review-many-mistake =
    { $count ->
        [one] ошибка
        [few] ошибки
        [many] ошибок
       *[other] ошибки
    }
review-many-blunder =
    { $count ->
        [one] грубая ошибка
        [few] грубые ошибки
        [many] грубых ошибок
       *[other] грубой ошибки
    }
review-table = Таблицей
review-graph = Как менялся { $goal }
review-worst = Худшие моменты
review-nothing = Ни одной несомненной ошибки. То, что может быть случайностью, ошибкой не называется.
review-moment = Раздача { $round }, ход { $number }
review-played = сыграно
review-move = ход
review-behind = хуже лучшего на
review-hindsight = При открытых картах: { $chance }, { $points }. Это взгляд назад: знать этого было нельзя.
review-luck = Удары случая
review-deal = сдача { $round }
review-draw = добор после хода { $number }
review-account = Счёт
review-start = начало
review-deals = везение при сдаче
review-draws = везение при доборе
review-hidden = скрытые карты
review-finds = своя игра: находки
review-errors = своя игра: ошибки
review-others = игра: { $name }
review-ended = досрочный конец
review-total = вместе
review-came = как вышло
review-certain = Каждое число — среднее по разыгранным мирам с 95-процентным интервалом; { $effort } просмотр, зерно { $seed }.
review-effort-quick = быстрый
review-effort-normal = обычный
review-effort-deep = глубокий
review-written = Разбор записан в файл { $file }.

## Предложения

review-lost = Лучше было «{ $best }»: сделанный ход стоил { $chance } процентного пункта шанса выиграть партию.
review-lost-koikoi = Лучше было «{ $best }»: сделанный ход стоил { $chance } процентного пункта шанса выиграть партию и { $points } очка.
review-lost-kocka = Лучше было «{ $best }»: сделанный ход стоил { $chance } процентного пункта шанса не проиграть партию и { $points } буквы.
review-lost-yojimbo = Лучше было «{ $best }»: сделанный ход стоил { $chance } процентного пункта шанса выиграть партию и { $points } очка.
review-koikoi-won = Лучший ход выигрывает раздачу в { $better } % миров, сделанный — в { $worse } %.
review-koikoi-lost = Соперник заканчивает раздачу первым в { $worse } % миров, а не в { $better } %.
review-koikoi-gain = В среднем выигранные раздачи приносят { $better } очка, а не { $worse }.
review-koikoi-loss = В среднем проигранные раздачи стоят { $worse } очка, а не { $better }.
review-koikoi-yaku = { $yaku } выигрывает раздачу после лучшего хода в { $better } % миров, после сделанного — в { $worse } %.
review-koikoi-their-yaku = Соперник выигрывает с яку { $yaku } в { $worse } % миров, а не в { $better } %.
review-kocka-lost = Раздача проиграна в { $worse } % миров, а не в { $better } %.
review-kocka-hejma = Хейма достаётся тебе в { $worse } % миров, а не в { $better } %.
review-kocka-points = В среднем за раздачу набирается { $worse } штрафного очка, а не { $better }.
review-kocka-last-trick = Последняя взятка достаётся тебе в { $worse } % миров, а не в { $better } %.
review-yojimbo-cards = В среднем после лучшего хода выигрывается { $better } карты атаки, после сделанного — { $worse }.
