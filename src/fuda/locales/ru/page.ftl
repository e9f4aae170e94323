page-card-back = Скрытая карта
