### Kouřící kočka, the Smoking Cat, in English.
### Card and suit arguments arrive as names in this language; $name is a player's own name.

kocka-name = Kouřící kočka
kocka-tagline = The Smoking Cat: dodge the hearts, dodge Hejma, and never be the one who spells the word.

## Cards

kocka-card-H7 = seven of hearts
    .short = 7 of hearts
kocka-card-H8 = eight of hearts
    .short = 8 of hearts
kocka-card-H9 = nine of hearts
    .short = 9 of hearts
kocka-card-HX = ten of hearts
    .short = 10 of hearts
kocka-card-HU = under of hearts
    .short = under of hearts
kocka-card-HO = over of hearts
    .short = over of hearts
kocka-card-HK = king of hearts
    .short = king of hearts
kocka-card-HA = ace of hearts
    .short = ace of hearts
kocka-card-L7 = seven of leaves
    .short = 7 of leaves
kocka-card-L8 = eight of leaves
    .short = 8 of leaves
kocka-card-L9 = nine of leaves
    .short = 9 of leaves
kocka-card-LX = ten of leaves
    .short = 10 of leaves
kocka-card-LU = under of leaves
    .short = under of leaves
kocka-card-LO = over of leaves (Hejma)
    .short = Hejma
kocka-card-LK = king of leaves
    .short = king of leaves
kocka-card-LA = ace of leaves
    .short = ace of leaves
kocka-card-B7 = seven of bells
    .short = 7 of bells
kocka-card-B8 = eight of bells
    .short = 8 of bells
kocka-card-B9 = nine of bells
    .short = 9 of bells
kocka-card-BX = ten of bells
    .short = 10 of bells
kocka-card-BU = under of bells
    .short = under of bells
kocka-card-BO = over of bells
    .short = over of bells
kocka-card-BK = king of bells
    .short = king of bells
kocka-card-BA = ace of bells
    .short = ace of bells
kocka-card-A7 = seven of acorns
    .short = 7 of acorns
kocka-card-A8 = eight of acorns
    .short = 8 of acorns
kocka-card-A9 = nine of acorns
    .short = 9 of acorns
kocka-card-AX = ten of acorns
    .short = 10 of acorns
kocka-card-AU = under of acorns
    .short = under of acorns
kocka-card-AO = over of acorns
    .short = over of acorns
kocka-card-AK = king of acorns
    .short = king of acorns
kocka-card-AA = ace of acorns
    .short = ace of acorns

kocka-suit-H = hearts
kocka-suit-L = leaves
kocka-suit-B = bells
kocka-suit-A = acorns

kocka-rank-7 = seven
kocka-rank-8 = eight
kocka-rank-9 = nine
kocka-rank-X = ten
kocka-rank-U = under
kocka-rank-O = over
kocka-rank-K = king
kocka-rank-A = ace

## Options

kocka-group-match = The match
kocka-group-play = Play
kocka-group-memory = Memory
kocka-group-end = The end of a round

kocka-preset-standard = Standard
    .help = By the book of the Smoking Cat, with the word KOČKA.

kocka-option-word = The word
    .help = Whoever has taken all its letters loses the match: 3 to 12 letters, nothing but letters.
kocka-option-ch_is_one_letter = CH is one letter
    .help = Counts CH as a single letter, as the Czech alphabet does.
kocka-option-first_dealer = First dealer
    .help = Who deals the first round: drawn by lot, or a seat that you agree on.
kocka-value-first_dealer-lot = by lot
kocka-value-first_dealer-0 = seat 1
kocka-value-first_dealer-1 = seat 2
kocka-value-first_dealer-2 = seat 3
kocka-value-first_dealer-3 = seat 4
kocka-option-ten_high = High ten
    .help = The ten ranks between king and ace, as mariáš players are used to. Its penalty stays the same.
kocka-option-heart_lead_first_trick = Hearts led to the first trick
    .help = Any card may be led to the first trick. Without it, no heart may be, unless the hand is all hearts; who cannot follow may still throw one off.
kocka-option-renonc = Following suit
    .help = Whether the table refuses a card of the wrong suit, or leaves it to the players to notice and call renonc.
kocka-value-renonc-enforced = enforced by the table
kocka-value-renonc-honour = on your honour
kocka-option-open_history = Open history
    .help = Every trick of the round stays open to look at: for learners.
kocka-option-show_points = Running points
    .help = The penalty points taken so far are shown during the round. A table that trains its memory turns this off.
kocka-option-stop_at_17 = Stop at 17 points
    .help = Whether a round ends as soon as somebody has 17 points and so has lost it, or is played to the last card.
kocka-value-stop_at_17-automatic = at once
kocka-value-stop_at_17-off = play on
kocka-option-hejma_tie = A tie without Hejma
    .help = Who loses when two share the highest total and neither of them took Hejma, which happens only at 11–11–10–1.
kocka-value-hejma_tie-last_trick = who took the last trick
kocka-value-hejma_tie-both = both
kocka-value-hejma_tie-replay = nobody, the round is replayed
kocka-option-shoot_moon = Shooting the moon
    .help = Whoever takes all 33 points gives a letter to each of the others. Rounds must be played out for it.

## The rulebook

kocka-rules-cards = The cards
kocka-rules-deal = The deal and the passing
kocka-rules-play = The play
kocka-rules-early = Early ends
kocka-rules-end = The end of a round and of the match
kocka-rules-renonc = Renonc and other words

kocka-rule-SC-1 = The game is for four players and 32 German-suited cards: hearts, leaves, bells and acorns, eight of each. Our ruling: from low to high they rank 7, 8, 9, 10, under, over, king, ace, as the scale of penalties runs. With “{ kocka-option-ten_high }” on, they rank 7, 8, 9, under, over, king, 10, ace; the penalties do not change.
kocka-rule-SC-2 = Penalty points are taken with Hejma, which is the over of leaves, with every heart, and with the last trick, as in the table; together they make 33.
kocka-rule-SC-3 = The places A to D are drawn by lot, and A deals first; or the players agree on the first dealer (“{ kocka-option-first_dealer }”). Our ruling: for the lot each seat draws one of the four aces, and the ace of hearts is place A. After that the loser of each round deals the next one.
kocka-rule-SC-4 = All the cards are dealt clockwise, beginning with the dealer's left, eight to each player. The table deals, so misdeals do not happen (SC-19).
kocka-rule-SC-5 = Before the play of every round each player passes three cards to the left, which is the next seat number. Nobody sees what is coming before they have passed their own three. The passes are secret and made at the same time; the others learn only who is ready. The cards change hands when all four have passed.
kocka-rule-SC-6 = The player on the dealer's left leads to the first trick. Any card may be led, hearts and Hejma included. With “{ kocka-option-heart_lead_first_trick }” off, a house rule of a related game: no heart may be led to the first trick unless the whole hand is hearts. Hejma may be led, and who cannot follow may throw a heart off; under “{ kocka-value-renonc-honour }” anybody may, because a refusal would tell what they hold.
kocka-rule-SC-7 = Each player in turn, clockwise, plays one card. The suit led must be followed. Nobody has to play a higher card. Whoever has no card of the suit plays any card.
kocka-rule-SC-8 = Nobody plays out of turn. The highest card of the suit led takes the trick, and its player leads to the next one.
kocka-rule-SC-9 = Until the next trick is led anyone may look at the last one, but nobody at any earlier one. With “{ kocka-option-open_history }” on, all tricks of the round can be looked at. Our ruling: the running penalty points are shown unless “{ kocka-option-show_points }” is off.
kocka-rule-SC-10 = A trick that was taken lies face down before its taker.
kocka-rule-SC-11 = A round may end as soon as a player has 17 points or more: that is over half of 33, so its loser is certain. Our ruling: with “{ kocka-option-stop_at_17 }” set to “{ kocka-value-stop_at_17-automatic }” it ends after the trick in which that happens; set to “{ kocka-value-stop_at_17-off }” it is played out.
kocka-rule-SC-12 = Throwing in (shození): a player who is sure to lose may throw in their cards. They then take every card still in hands and the cards of the open trick, whoever would have taken them. Our ruling: only on one's own turn and after the passing; and only when one's own points and everything still out, the last trick included, make 17 or more, a sum that everybody can work out.
kocka-rule-SC-13 = After the last card everyone's penalty points are counted. The highest total loses the round.
kocka-rule-SC-14 = When two or three share the highest total, the one of them who took Hejma loses. Our ruling: only the totals 11–11–10–1 leave none of them with Hejma. There “{ kocka-option-hejma_tie }” decides: the one of the two who took the last trick loses, both take a letter, or nobody does and the same dealer deals again. When several lose a round, the first of them clockwise from the dealer deals next, and all who complete the word lose the match.
kocka-rule-SC-15 = The loser of a round takes the next letter of the word. The points of the round are then forgotten.
kocka-rule-SC-16 = The match ends when a player has the whole word; that player has lost it. The others are placed by fewer letters, and equal letters share a place.
kocka-rule-SC-17 = The word is the table's choice: 3 to 12 letters. Our ruling: it is KOČKA unless you say otherwise. A letter is what a reader takes for one, its accents included, and is shown as a capital. With “{ kocka-option-ch_is_one_letter }” on, CH is one letter. Anything but letters is refused, and so are words that are too short or too long.
kocka-rule-SC-18 = Taking all 33 points is no triumph: that player loses the round. With “{ kocka-option-shoot_moon }” on, the three others take a letter each instead; this needs “{ kocka-option-stop_at_17 }” set to “{ kocka-value-stop_at_17-off }”, and a throw-in never counts for it.

kocka-rule-SC-19 = Looking at the cards received before passing, playing out of turn and misdealing cannot happen at this table. Whoever tries is refused with the clause that forbids it, and nothing changes.
kocka-rule-SC-20 = Renonc is not following suit when one could. With “{ kocka-option-renonc }” set to “{ kocka-value-renonc-enforced }” such a card is refused. Set to “{ kocka-value-renonc-honour }”, any card may be played, and the others may call renonc: they name a player and a trick in which that player did not play the suit led. They may do so on their own turn, and once more when the play has ended, clockwise from the dealer's left until each says “done”; each caller once for the same player and trick. If the player held a card of the suit then, the call is right: the round ends, that player alone takes the letter and deals next, whatever the points. A wrong call costs nothing and is shown to all. Letters and the end of the match are settled after the calls. Our ruling: the table judges, where the book asks the other players, and a right call ends the round at once. The book's ban for life for a deliberate renonc is not enforced.
kocka-rule-SC-21 = Words of this game: Hejma, also called Hajnej or Galásek, is the over of leaves. An honest suit (poctivá barva) is one that has gone round twice clean, with everybody following both times; the table announces it.

## Advice

kocka-advice-1 = Pass on the king and ace of leaves when few other leaves cover them: sooner or later they catch Hejma.
kocka-advice-2 = Hejma with four or more leaves beside her is safe in your own hand; alone she had better travel to the left.
kocka-advice-3 = Passing a whole suit away is as good as passing Hejma: whoever is out of a suit gives the worst card to somebody else.
kocka-advice-4 = Low hearts are worth more than they cost: with them you can stay under any heart that is led.
kocka-advice-5 = Get rid of high cards in the first tricks, while everybody still follows suit and nothing bad can fall.
kocka-advice-6 = Count the suits. After an honest suit is announced, nobody has a card of it left.
kocka-advice-7 = Keep a low card for the end: the last trick costs as much as the ace of hearts.

## How to play, for learners

kocka-lesson-goal = Four players, each for themselves. Whoever collects the most penalty points in a round gets a letter of the word you play for. Whoever has the whole word has lost the match. So take as little as you can.
    .title = What it is about
kocka-lesson-cards = There are thirty-two German cards: hearts, leaves, bells and acorns, eight of each. From the lowest to the highest: seven, eight, nine, ten, under, over, king, ace. Everybody gets eight.
    .title = The cards
kocka-lesson-penalties = Only these cost anything. Hejma, the over of leaves, costs 10 points. Hearts cost 1 point each up to the ten, then 2 for the under, 3 for the over, 4 for the king and 5 for the ace. The last trick costs 5 as well.
    .title = What costs points
kocka-lesson-passing = First everybody passes three cards to the player on the left, and gets three from the right. Nobody sees what comes before they have passed their own.
    .title = Passing
kocka-lesson-trick = One player leads a card, and the others play one each, in turn. You must follow the suit that was led if you have it, but you need not play higher. The highest card of that suit takes the trick, and who took it leads the next. If you have none of the suit, you may play anything: here a heart falls on the king of bells, who takes all four cards.
    .title = A trick
kocka-lesson-ducking = You need not play higher than the others, so most cards can stay under. If somebody else will take the trick anyway, throw your highest card under theirs: it will hurt nobody there. The dangerous cards are those just above Hejma, the king and the ace of leaves; play them while she cannot fall on them.
    .title = Ducking
kocka-lesson-counting = Every suit has eight cards. Count what has fallen of the suit that matters: when two rounds of it are gone, hardly anybody has more. Whoever cannot follow a suit is out of it for good, and gives away their worst card on it: Hejma, then the high hearts. Remember who that is before you lead.
    .title = Counting
kocka-lesson-letters = After the last card points are added up. Whoever has most gets the next letter and deals; where several have the same, it is who took Hejma. Points are then forgotten, letters stay.
    .title = Letters
kocka-lesson-early = A round may end as soon as somebody has 17 points, more than half of them all. And who sees that the round is lost may throw their cards down: they take all that is left, and it goes on.
    .title = Early ends
kocka-lesson-match = The match ends as soon as somebody has the whole word: that player alone has lost, and everybody else has won. So letters are not all alike. When you have few, let others fight; when you lack a single one, avoid every risk. And if somebody else lacks a single one, their next penalty ends the match: that is where your bad cards belong.
    .title = The end of a match
kocka-lesson-advice = Seven things that players learn by losing letters.
    .title = Advice

## What happened

kocka-event-draw-dealer = { $name } draws the { $card }.
kocka-event-dealer = { $name } deals first.
kocka-event-deal = Round { $round }. { $name } deals.
kocka-event-ready = { $name } is ready.
kocka-event-exchanged = All have passed, and the cards change hands. { $name } leads.
kocka-event-lead = { $name } leads the { $card }.
kocka-event-play = { $name } plays the { $card }.
kocka-event-stray = { $name } does not follow suit and plays the { $card }.
kocka-event-trick =
    { $points ->
        [0] { $name } takes the trick.
        [one] { $name } takes the trick and { $points } point.
       *[other] { $name } takes the trick and { $points } points.
    }
kocka-event-trick-unscored = { $name } takes the trick.
kocka-event-honest-suit = An honest suit: { $suit } have gone round twice, and everybody followed.
kocka-event-seventeen = { $name } has { $points } points: the round is decided.
kocka-event-throw =
    { $taken ->
        [one] { $name } throws in and takes everything still out: { $taken } point.
       *[other] { $name } throws in and takes everything still out: { $taken } points.
    }
kocka-event-renonc = { $name } calls renonc: { $player_name }, trick { $trick } ({ $suit }).
kocka-event-renonc-right = The call is right: { $name } held { $cards } in trick { $trick }.
kocka-event-renonc-wrong = The call is wrong: { $name } had none of that suit ({ $suit }) in trick { $trick }.
kocka-event-calls = The play is over. Does anybody call renonc? { $name } is asked first.
kocka-event-done = { $name } calls nothing more.
# $cards: the cards that cost something.
kocka-event-took =
    { $points ->
        [0] { $name }: nothing
        [one] { $name }: { $points } point ({ $cards })
       *[other] { $name }: { $points } points ({ $cards })
    }
kocka-event-took-last = { $name }: { $points } points ({ $cards }, the last trick)
kocka-event-took-last-only = { $name }: { $points } points (the last trick)
kocka-event-took-rest = { $name }: { $points } points (with everything still out)
kocka-event-tie = A tie at the top with { $points } points: { $names }.
kocka-event-tie-hejma = { $name } took Hejma and loses the tie.
kocka-event-tie-last-trick = Neither took Hejma: { $name } took the last trick and loses the tie.
kocka-event-moon = { $name } has taken all the points: the three others pay.
kocka-event-round-lost = { $name } loses the round and takes a letter: { $letters } of { $of }.
kocka-event-round-void = Nobody takes a letter. { $name } deals again.
kocka-event-letters =
    { $letters ->
        [one] { $name }: { $letters } letter
       *[other] { $name }: { $letters } letters
    }
kocka-event-match-lost = { $name } has the whole word and loses the match.
kocka-event-place =
    { $letters ->
        [one] { $place }. { $name }, { $letters } letter
       *[other] { $place }. { $name }, { $letters } letters
    }

## Words of the table

kocka-word-hand = Hand
kocka-word-dealer = dealer
kocka-word-round = Round { $round }
kocka-word-trick = Trick { $trick }
kocka-word-open-trick = On the table
kocka-word-last-trick = The last trick
kocka-word-last-trick-taken = the last trick
kocka-word-rest = everything still out
kocka-word-history = Tricks so far
kocka-word-nothing-led = Nothing led yet
kocka-word-passed = Passed on
kocka-word-received = Received
kocka-word-ready = ready
kocka-word-penalty = Penalty points
kocka-word-took = Took
kocka-word-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
kocka-word-tricks =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
kocka-word-cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
kocka-word-choose-pass =
    { $count ->
        [one] Choose { $count } more card for { $name }
       *[other] Choose { $count } cards for { $name }
    }
kocka-word-choose-lead = Lead a card
kocka-word-choose-follow = Follow suit: { $suit }
kocka-word-choose-any = You have none of that suit ({ $suit }): play any card
kocka-word-choose-honour = { $suit } were led. On your honour!
kocka-word-choose-call = Do you call renonc?
kocka-word-throw = Throw in
kocka-word-throw-means =
    { $points ->
        [one] Throwing in: you take everything still out and have { $points } point, which loses you the round.
       *[other] Throwing in: you take everything still out and have { $points } points, which loses you the round.
    }
kocka-word-summary = Summary of the round

## Actions

kocka-action-play = Play { $card }
kocka-action-pass = Pass { $card }
kocka-action-throw = Throw in your cards
# $value: the seat and the trick.
kocka-action-renonc = Call renonc (seat, trick): { $value }
kocka-action-done = Done: nothing to call

## The guided first game

kocka-guide-goal = Welcome to the Smoking Cat. Whoever takes the most penalty points loses the round and gets a letter. Whoever has the whole word loses the game. So take as little as you can.
kocka-guide-pass = First you pass three cards to the player on your left, and three come to you from the right. High hearts and high leaves are good ones to be rid of.
kocka-guide-received = Three new cards have come to you. Now everybody plays one card in turn, and four cards make a trick.
kocka-guide-lead = You lead: play any card. The others must follow its suit, and the highest card of that suit takes the trick. A low card is a quiet start.
kocka-guide-follow = Follow suit ({ $suit }). You need not beat anything: stay below the highest card, and the trick goes to somebody else.
kocka-guide-void = You have nothing of the suit led: any card will do, and it cannot take the trick. A good moment to give away a heart, or Hejma.
kocka-guide-trick = The highest card of the suit led takes the trick, and whoever played it leads the next one.
kocka-guide-penalties = Only some cards cost anything: every heart, from 1 point for the low ones to 5 for the ace, and Hejma. All the others are harmless.
kocka-guide-hejma = The over of leaves is Hejma. She costs 10 points, more than any other card: may she end up with somebody else.
kocka-guide-throw = When a round is lost anyway, you may throw in your cards: you take everything still out, and the round ends at once.
kocka-guide-last = The last trick costs 5 points all by itself. A low card helps to stay out of it.
kocka-guide-letter = The round is over. Whoever lost it takes the next letter and deals; the points are forgotten. Enjoy the game!

## The board

# What is printed into the corner of a card; other ranks are their numbers.
kocka-board-rank-X = 10
kocka-board-rank-U = U
kocka-board-rank-O = O
kocka-board-rank-K = K
kocka-board-rank-A = A
kocka-board-letters =
    { $taken ->
        [0] no letter of { $of } yet
       *[other] { $taken } of { $of } letters: { $letters }
    }
kocka-board-lies = { $name }: { $card }
kocka-board-highest = takes it so far
kocka-board-leads = leads
kocka-board-turn = to play
kocka-board-received-mark = just received
kocka-board-waiting = { $name } is to play
kocka-board-waiting-pass = Still choosing: { $names }
kocka-board-waiting-call = Does { $name } call renonc?
kocka-board-barred-SC-6 = Not now: the first trick is not led with a heart
kocka-board-barred-SC-7 = Cannot be played: follow suit ({ $suit })
kocka-board-to = To { $name }
kocka-board-from = From { $name }
kocka-board-pass = Pass the cards
kocka-board-pass-whole = These cards go to { $name }
kocka-board-pass-points =
    { $points ->
        [one] { $points } penalty point leaves your hand
       *[other] { $points } penalty points leave your hand
    }
kocka-board-throw-means = Throwing in: you take everything still out, which loses you the round.
kocka-board-play-on = Play on
kocka-board-call = Call renonc
kocka-board-call-this = Call renonc: { $name }, trick { $trick }
kocka-board-calls-help = Choose a player and a trick. A wrong call costs nothing.
kocka-board-calls-none = There is no card here that you could call.
kocka-board-taken-by = taken by { $name }
kocka-board-played-out = All tricks have been played.
kocka-board-thrown = { $name } threw in and took everything still out.
kocka-board-player = Player
kocka-board-next = Next round
kocka-board-cat = The cat calmly lights another one.
