page-card-back = Скрытая карта

## Подсказки в первой игре

page-guide-label = Подсказки
page-guide-progress = { $step } из { $steps }
page-guide-skip = Без подсказок
page-guide-next = Понятно
