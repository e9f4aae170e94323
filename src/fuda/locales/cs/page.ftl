page-card-back = Skrytá karta

## Průvodce první hrou

page-guide-label = Průvodce
page-guide-progress = { $step } z { $steps }
page-guide-skip = Bez průvodce
page-guide-next = Rozumím
