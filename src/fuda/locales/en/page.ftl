page-card-back = A hidden card
