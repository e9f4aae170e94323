### Тренер: чего стоили решения в партии. По-русски.

review-title = Разбор
review-looking = Просматриваю все решения…
review-goal = шанс выиграть партию
review-goal-kocka = шанс не проиграть партию
review-unit = очки
review-unit-kocka = буквы
# After a number with a decimal.
review-unit-of = очка
review-unit-of-kocka = буквы
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
        [one] примерно равноценное решение
        [few] примерно равноценных решения
        [many] примерно равноценных решений
       *[other] примерно равноценного решения
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
review-moment =
    { $game ->
        [yojimbo] Раунд { $round }, ход { $number }
       *[other] Раздача { $round }, ход { $number }
    }
review-asked = { $where } (после вопроса тренеру)
review-played = сыграно
review-move = ход
review-behind = хуже лучшего на
review-hindsight = При открытых картах: { $chance }, { $points }. Это взгляд назад: знать этого было нельзя.
review-luck = Игра случая
review-deal = сдача { $round }
review-draw = добор после хода { $number }
review-account = Баланс
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

## Inside a replay

review-best = лучший
review-moves = Что можно было сыграть
review-to-choose = Выбор сейчас
review-chosen = Выбор только что сделан
review-hindsight-open = При открытых картах
review-measure = Единицы
review-chance = шанс
review-term = слагаемое
review-given = Кто кому дал
review-given-help = В каждой строке: что решения этого игрока дали каждому или отняли, в шансе; и ему самому.
review-accuracy-word = Точность
review-lost-each = Потеря за важное решение
review-nothing-yet = Пока ни одной ошибки; разбор продолжается.
review-account-coming = Баланс везения и игры придёт последним: для него нужны решения всех.
review-show = Показать
review-tab-moment = Этот выбор
review-tab-match = Вся партия
review-tab-moves = Ходы
review-blind = Без подсказок
review-blind-help = Показано лишь то, что в каждый момент знал игрок { $name }, пока ты не попросишь большего.
review-blind-all = Рассказать всё
review-blind-choose = Как сыграешь?
review-blind-chosen = Выбор сделан. Был ли он хорош?
review-blind-show = Показать, чего стоят ходы
review-no-choice = Здесь нечего выбирать. Иди дальше или перейди к заметному месту: Shift и стрелки.
review-waiting = Сначала идут другие разборы: { $ahead }…
review-preparing = Идёт подготовка. Первый разбор на этом компьютере занимает около минуты…
review-compiling = Первый разбор этой игры на этом компьютере: она компилируется, это занимает около минуты…
review-failed = Разбор прервался. Закрой его и открой снова.
review-too-many = У тебя уже готовятся три разбора. Этот начнётся, когда один из них будет закончен.
review-together = Пройти вместе с другими
review-together-invited = { $name } ведёт других по этой партии.
review-together-join = Присоединиться
review-together-lead = Ты ведёшь. Участников: { $count }
review-together-follow = Ведёт { $name }, вы смотрите вместе.
review-together-apart = Ведёт { $name }, а ты смотришь отдельно.
review-together-nobody = Сейчас никто не ведёт.
review-together-back = Снова вместе
review-together-take = Вести
review-together-leave = Уйти
review-nobody = На этом сервере партии не разбирают.

## Предложения

review-lost = Лучше было «{ $best }»: сделанный ход стоил { $chance } процентного пункта шанса выиграть партию.
review-lost-koikoi = Лучше было «{ $best }»: сделанный ход стоил { $chance } процентного пункта шанса выиграть партию и { $points } очка.
review-lost-kocka = Лучше было «{ $best }»: сделанный ход стоил { $chance } процентного пункта шанса не проиграть партию и { $points } буквы.
review-lost-yojimbo = Лучше было «{ $best }»: сделанный ход стоил { $chance } процентного пункта шанса выиграть партию и { $points } очка.
review-koikoi-won = Лучший ход выигрывает раздачу в { $better } % миров, сделанный — в { $worse } %.
review-koikoi-lost = Соперник заканчивает раздачу первым в { $worse } % миров, а не в { $better } %.
review-koikoi-gain = Очков выигранные раздачи приносят в среднем { $better }, а не { $worse }.
review-koikoi-loss = Очков проигранные раздачи стоят в среднем { $worse }, а не { $better }.
review-koikoi-yaku = { $yaku } выигрывает раздачу после лучшего хода в { $better } % миров, после сделанного — в { $worse } %.
review-koikoi-their-yaku = Соперник выигрывает с яку { $yaku } в { $worse } % миров, а не в { $better } %.
review-koikoi-holds = Ходы соперника кое-что выдали: { $month } у него на руках в { $after } % миров; по одной лишь раздаче было бы { $before } %.
review-koikoi-rule-koi = После кой-коя можно закончить, только собрав ещё одно яку или улучшив имеющееся, а соперник может, как только соберёт своё (KK-22).
review-kocka-lost = Раздача проиграна в { $worse } % миров, а не в { $better } %.
review-kocka-hejma = Хейма достаётся тебе в { $worse } % миров, а не в { $better } %.
review-kocka-points = Штрафных очков за раздачу набирается в среднем { $worse }, а не { $better }.
review-kocka-last-trick = Последняя взятка достаётся тебе в { $worse } % миров, а не в { $better } %.
review-kocka-holds =
    Сыгранное кое-что выдало: Хейма у игрока { $who ->
        [left] слева от тебя
        [across] напротив тебя
       *[right] справа от тебя
    } в { $after } % миров; по одной лишь раздаче было бы { $before } %.
review-kocka-void =
    Сыгранное кое-что выдало: масть «{ $suit }» уже вышла у игрока { $who ->
        [left] слева от тебя
        [across] напротив тебя
       *[right] справа от тебя
    } в { $after } % миров; по одной лишь раздаче было бы { $before } %.
review-kocka-rule-throw = Кто сбрасывает карты, забирает всё, что ещё на руках и в открытой взятке (SC-12).
review-yojimbo-cards = Карт атаки после лучшего хода выигрывается в среднем { $better }, после сделанного — { $worse }.
review-yojimbo-holder = В конце Ёдзимбо у тебя в { $better } % миров, а не в { $worse } %; при равенстве очков это решает (YJ-30).
review-yojimbo-holds = Сыгранное кое-что выдало: { $face } на руках у кого-то ещё в { $after } % миров; по одной лишь раздаче было бы { $before } %.
