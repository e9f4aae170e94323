### What is said around every game, on the page and in the terminal, in English.

## At the table

play-you = Player
level-random = Chance
level-novice = Nestling
level-learner = Robin
level-quick = Sparrow
level-reader = Starling
level-greedy = Magpie
level-dreamer = Lark
level-hasty = Jay
level-instinct = Kestrel
level-wary = Jackdaw
level-thinker = Raven
level-master = Owl

## What ends a match in every game

core-event-stopped = The players agree to stop. The score stands.
core-event-resigned = Given up: { $names }.
core-event-abandoned = Everybody has left the table. The match ends without a winner.
core-event-taken-back = { $name } takes a move back.
core-event-asked = { $name } asks the coach.

## The rulebook

rules-clause = Clause
rules-yaku = Yaku
rules-cards = Cards
rules-points = Points
rules-factor = Factor
rules-advice = Advice
rules-options = Presets and options
rules-yes = yes
rules-no = no
