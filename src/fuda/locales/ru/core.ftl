### Что говорится вокруг любой игры, на странице и в терминале, по-русски.

## За столом

play-you = Игрок
level-random = Случай
level-novice = Птенец
level-learner = Зарянка
level-quick = Воробей
level-reader = Скворец
level-greedy = Сорока
level-dreamer = Жаворонок
level-hasty = Сойка
level-instinct = Пустельга
level-wary = Галка
level-thinker = Ворон
level-master = Сова

## Что заканчивает партию в любой игре

core-event-stopped = Игроки договорились закончить. Счёт остаётся как есть.
core-event-resigned = Партию сдаёт: { $names }.
core-event-abandoned = Все ушли из-за стола. Партия закончена без победителя.
core-event-taken-back = { $name } берёт ход назад.
core-event-asked = { $name } спрашивает тренера.

## Правила

rules-clause = Пункт
rules-yaku = Яку
rules-cards = Карты
rules-points = Очки
rules-factor = Множитель
rules-advice = Советы
rules-options = Наборы правил и настройки
rules-yes = да
rules-no = нет
