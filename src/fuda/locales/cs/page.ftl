page-card-back = Skrytá karta
