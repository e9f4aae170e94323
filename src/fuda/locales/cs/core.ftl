### Co se říká kolem každé hry, na stránce i v terminálu, česky.

## U stolu

play-you = Hráč
level-random = Náhoda
level-novice = Ptáče
level-learner = Červenka
level-quick = Vrabec
level-reader = Špaček
level-greedy = Straka
level-dreamer = Skřivan
level-hasty = Sojka
level-instinct = Poštolka
level-wary = Kavka
level-thinker = Krkavec
level-master = Sova

## Co ukončí partii v každé hře

core-event-stopped = Hráči se dohodli, že skončí. Skóre platí.
core-event-resigned = Partii vzdává: { $names }.
core-event-abandoned = Od stolu všichni odešli. Partie končí bez vítěze.
core-event-taken-back = { $name } bere tah zpět.
core-event-asked = { $name } se ptá trenéra.

## Pravidla

rules-clause = Článek
rules-yaku = Jaku
rules-cards = Karty
rules-points = Body
rules-factor = Násobek
rules-advice = Rady
rules-options = Sady pravidel a volby
rules-yes = ano
rules-no = ne
