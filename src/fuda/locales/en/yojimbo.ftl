### Yojimbo in English.
### Faces and types of attack arrive as names in this language; $name and $from_name are players' own names.

yojimbo-name = Yojimbo
yojimbo-tagline = An aikido card game: watch the attack that comes, lay a defence that averts it, and keep the bodyguard at your side.
yojimbo-deck-note = The list of the printed cards is lost. This deck is a reconstruction: it keeps every fact of the rulebook, and the rest is our design.

## Defences

yojimbo-face-ikkyo = Ikkyo
    .help = First technique: control of the elbow. Strong against a grab and a dagger.
yojimbo-face-iriminage = Iriminage
    .help = Entering throw. Strong against a strike.
yojimbo-face-kokyunage = Kokyunage
    .help = Breath throw. Good against grab, strike and kick alike.
yojimbo-face-kotegaeshi = Kotegaeshi
    .help = Wrist turn. Strong against a dagger.
yojimbo-face-shihonage = Shihonage
    .help = Four-direction throw. Strong against a dagger.
yojimbo-face-tenchinage = Tenchinage
    .help = Heaven-and-earth throw. Strong against a kick.
yojimbo-face-irimi = Irimi
    .help = Step in: adds 2 to a defence, or averts a grab, a strike or a kick by itself.
yojimbo-face-tenkan = Tenkan
    .help = Pivot: avert the next attack instead of the current one. A win brings both.
yojimbo-face-osae_ikkyo = Osae Ikkyo
    .help = Pin: a win brings the next attack too.
yojimbo-face-osae_kotegaeshi = Osae Kotegaeshi
    .help = Pin: when Yojimbo changes hands, two victory cards come along instead of one.
yojimbo-face-osae_shihonage = Osae Shihonage
    .help = Pin: after a win you draw five cards.
yojimbo-face-renraku = Renraku
    .help = Chain: ties two different techniques, or a technique and any Osae.
yojimbo-face-kaiten = Kaiten
    .help = Turn: skip your turn and stay in the round.

## Attacks

yojimbo-attack-grab = grab
yojimbo-attack-strike = strike
yojimbo-attack-kick = kick
yojimbo-attack-dagger = dagger

yojimbo-face-katate_tori = Katate tori
yojimbo-face-gyaku_katate_tori = Gyaku katate tori
yojimbo-face-kata_tori = Kata tori
yojimbo-face-kata_tori_men_uchi = Kata tori men uchi
yojimbo-face-ushiro_kata_tori = Ushiro kata tori
yojimbo-face-ushiro_katate_tori = Ushiro katate tori
yojimbo-face-gedan_tsuki = Gedan tsuki
yojimbo-face-chudan_tsuki = Chudan tsuki
yojimbo-face-jodan_tsuki = Jodan tsuki
yojimbo-face-kiawase = Kiawase
yojimbo-face-shomen_uchi = Shomen uchi
yojimbo-face-yokomen_uchi = Yokomen uchi
yojimbo-face-gyaku_yokomen_uchi = Gyaku yokomen uchi
yojimbo-face-ushiro_men_uchi = Ushiro men uchi
yojimbo-face-mae_geri_gedan = Mae geri gedan
yojimbo-face-mae_geri_chudan = Mae geri chudan
yojimbo-face-yoko_geri_chudan = Yoko geri chudan
yojimbo-face-mae_geri_jodan = Mae geri jodan
yojimbo-face-yoko_geri_jodan = Yoko geri jodan
yojimbo-face-ushiro_geri = Ushiro geri
yojimbo-face-tanto_gedan_tsuki = Tanto gedan tsuki
yojimbo-face-tanto_chudan_tsuki = Tanto chudan tsuki
yojimbo-face-tanto_shomen_uchi = Tanto shomen uchi
yojimbo-face-tanto_yokomen_uchi = Tanto yokomen uchi
yojimbo-face-tanto_gyaku_yokomen_uchi = Tanto gyaku yokomen uchi
yojimbo-face-tanto_jodan_tsuki = Tanto jodan tsuki

## Options

yojimbo-group-table = The table
yojimbo-group-round = The round
yojimbo-group-defence = Defences
yojimbo-group-winning = Winning

yojimbo-preset-kyu = Kyu
    .help = The simpler game: five cards, training fills the hand up to five, and what you win is yours.
yojimbo-preset-dan = Dan
    .help = The full game: ten cards, training draws one, and victory points have to be paid for with cards.

yojimbo-option-players = Players
    .help = How many sit at the table, from two to five.
yojimbo-option-deck = Deck
    .help = The deck that ships with the game is a reconstruction. A table may load another deck file.
yojimbo-option-hand = Cards in a hand
    .help = How many cards each player is dealt.
yojimbo-value-hand-5 = five
yojimbo-value-hand-10 = ten
yojimbo-option-attack_backs = Backs of held cards
    .help = Real cards show their attack side to the others while you hold them. With this on, so do these.
yojimbo-option-training = Training
    .help = How many cards a player who trains draws.
yojimbo-value-training-to_five = up to five
yojimbo-value-training-one = one
yojimbo-option-change = Change of tactics
    .help = Whether you choose which cards to change, or change the whole hand.
yojimbo-value-change-any = any cards
yojimbo-value-change-whole = the whole hand
yojimbo-option-irimi_against_dagger = Irimi against a dagger
    .help = Irimi may support a technique against a dagger. It never averts a dagger by itself.
yojimbo-option-prize = Won cards
    .help = Whether won cards are points at once, or the winner decides: points for hand cards, or cards into the hand.
yojimbo-value-prize-points = are points
yojimbo-value-prize-pay_or_hand = points for cards, or into the hand
yojimbo-option-kick_refused = A refused stack
    .help = What becomes of the current attack when the winner against a kick takes the next card instead.
yojimbo-value-kick_refused-stays = stays and is covered
yojimbo-value-kick_refused-discarded = is discarded
yojimbo-option-tie = A tie
    .help = Who wins when several players share the most points.
yojimbo-value-tie-holder = the holder of Yojimbo, whoever that is
yojimbo-value-tie-among_tied = the holder if among them, else shared

## The rulebook

yojimbo-rules-cards = The cards
yojimbo-rules-setup = The set-up
yojimbo-rules-round = A round
yojimbo-rules-defence = Defences
yojimbo-rules-winning = Winning a round
yojimbo-rules-end = The end
yojimbo-rules-terms = The words

yojimbo-rule-YJ-1 = Every card but Yojimbo has two sides: an attack with a type and a height from 1 to 7, and a defence, which is a technique or a special card. The types of attack are grab, strike, kick and dagger.
yojimbo-rule-YJ-2 = As victory points an attack of height 1 to 3 counts one, of height 4 to 6 two, of height 7 three.
yojimbo-rule-YJ-3 = Our ruling: the pictures of the book are lost and with them the list of the cards; nobody has published one. The deck that ships with the game is a reconstruction of 108 cards and Yojimbo. It keeps every fact of the book and was checked for balance. It is data, and a table may load another deck file: at least 30 cards, a hand for each player and one more card each; known types, heights from 1 to 7, an Osae only for a technique that exists. An Osae other than the book's three has no power. A bad file is refused with every reason at once.

yojimbo-rule-YJ-4 = The cards are shuffled. Thirty form the attack pile; its first card is the current attack, and the next one lies open on the pile, so that everybody sees what comes. Each player gets as many cards as “{ yojimbo-option-hand }” says. The rest is the refill pile. Used cards go to the discard pile.
yojimbo-rule-YJ-5 = For the start each player draws a card from the refill pile and discards it. The highest attack starts; those who are level draw again among themselves. Our ruling: where a deck leaves only cards of one height to draw, drawing again could never decide, and the first of the tied seats starts. The starter takes the card Yojimbo.
yojimbo-rule-YJ-6 = Everybody sees the attack sides of the current attack, of the next card and of the victory piles in their order; the sizes of the hands; laid defences and the draws for the start; of changed cards their number, and the top of the discard pile. Our ruling: a card's defence side is known only to its holder and to the winner who chooses by YJ-25. Hands and piles are hidden, hands that were laid down too. With “{ yojimbo-option-attack_backs }” on, the attack sides of held cards are seen.

yojimbo-rule-YJ-7 = The holder of Yojimbo begins. The turns go clockwise among the players who are still in, and everyone gets at least one turn in a round.
yojimbo-rule-YJ-8 = A turn is one of these: training, a change of tactics, accepting the challenge, retreat. Training and change are possible only as the player's first turn of the round.
yojimbo-rule-YJ-9 = Training: draw as “{ yojimbo-option-training }” says, up to five cards in the hand or just one card; then you are out of the round. Our ruling: with five cards or more, training up to five draws none.
yojimbo-rule-YJ-10 = Change of tactics: discard cards, draw as many, and you are out of the round. Our ruling: any number of one or more, unless “{ yojimbo-option-change }” asks for the whole hand.
yojimbo-rule-YJ-11 = Accepting the challenge: lay a defence that averts the current attack, which means that it is worth at least the attack's height against its type. Nothing insufficient may be laid. A later defence need not beat an earlier one, only the attack. The laid cards go to the discard pile.
yojimbo-rule-YJ-12 = Retreat: you are out of the round; this is possible at any turn. A player without cards retreats automatically when their turn comes and is in until then; on a first turn they may train instead.
yojimbo-rule-YJ-13 = When the refill pile is empty, the discard pile is shuffled into a new one, changed cards included. If there is nothing either, the drawing player takes random cards from the hands of other players of their choice, those who are out included: training takes what the piles gave and then one card in all. Our ruling: Osae Shihonage takes as many as are owed, the hand chosen card by card, until all other hands are empty.

yojimbo-rule-YJ-14 = Cards of the same technique add up and form a group. Different groups need Renraku: exactly one less than there are groups, and one more if the technique of the laid Osae is not among them. Our ruling: every technique laid must be worth something against the type of the attack; more than needed is fine.
yojimbo-rule-YJ-15 = Irimi adds 2 each, in any number. Without a technique the Irimi are a group of their own, a technique worth 2 each against grab, strike and kick, never against a dagger. Our ruling: “{ yojimbo-option-irimi_against_dagger }” lets it support a defence against a dagger.
yojimbo-rule-YJ-16 = The holder of Yojimbo adds 1, once a turn, to a defence with a technique or an Irimi.
yojimbo-rule-YJ-17 = Osae: at most one a turn, with its own technique in the same lay, or tied to any technique by one more Renraku. Our ruling: it is worth nothing itself. A dagger can be averted only with an Osae, and each turn needs a new one.
yojimbo-rule-YJ-18 = Tenkan: ignore the current attack and avert the next one instead, in the same turn. The others still face the current one. Our ruling: one a turn, not when the attack pile is empty, and it counts as averting.
yojimbo-rule-YJ-19 = Kaiten is laid alone: you skip this turn and stay in. If nobody else is still in, you must avert at once; Tenkan is allowed, another Kaiten is not. If you do not, you are out, and YJ-20 decides: our ruling is that the last to have averted wins; otherwise the attack is covered and a new round begins. After a Kaiten training and change are gone.

yojimbo-rule-YJ-20 = The round ends when nobody is in, or when the only player who is in was the last to avert. The last to have averted wins, in or out; if nobody averted, YJ-27 applies. Our ruling: any other sole player still gets a turn.
yojimbo-rule-YJ-21 = The winner takes Yojimbo or keeps it. If it changes hands, the winner also takes the top card of the old holder's victory pile; with Osae Kotegaeshi two, in their order; none if the pile is empty.
yojimbo-rule-YJ-22 = Then all cards of the current attack go on top of the winner's victory pile in their order.
yojimbo-rule-YJ-23 = If the attack averted in the winning lay was a kick, the winner may take the attack pile's next card instead of the stack. Our ruling: “{ yojimbo-option-kick_refused }” says whether the refused stack stays and the new attack covers it, or is discarded openly. The choice is not offered when the pile is empty, with Tenkan, which has won the next card already, or with Osae Ikkyo, which gives both.
yojimbo-rule-YJ-24 = The powers of the winning lay count by themselves, and only those: a later lay covers an earlier one. Tenkan: the current and the next attack. Osae Ikkyo: the current and the next, with Tenkan a further one. Osae Shihonage: five cards from the refill pile at the end. Extra cards go on top in the order stack, Tenkan's, Ikkyo's; a short pile gives what there is, Tenkan's first.
yojimbo-rule-YJ-25 = With “{ yojimbo-option-prize }” set to “{ yojimbo-value-prize-pay_or_hand }”, the winner decides for all cards just won from the attacks: into the hand as defences, without points; or as points, discarding as many hand cards of their choice as the stack, or the kick's card, and Tenkan's card are worth. There is no mixing. Osae Ikkyo's extra card is free but goes where the rest goes. If the hand is too small, the cards go into the hand without a choice. Our ruling: what came with Yojimbo is free and always points. The order is: Yojimbo and its cards; the kick's choice; points or hand; discards; Shihonage.
yojimbo-rule-YJ-26 = Then the pile's top card becomes the current attack and the next one is opened.
yojimbo-rule-YJ-27 = If nobody averted, the next attack covers the current one. Only the top card is fought, but all are the prize. The holder of Yojimbo begins again.
yojimbo-rule-YJ-28 = The order of a victory pile never changes.

yojimbo-rule-YJ-29 = The game ends when an attack card is needed and the pile is empty. Our ruling: the last current attack is still fought once, and after a win YJ-21 to YJ-25 are completed first. Cards that nobody won count for nobody, a refused stack included.
yojimbo-rule-YJ-30 = The most victory points win. If several are level at the top, the holder of Yojimbo wins, however many points they have; “{ yojimbo-option-tie }” may ask that the holder is among them, and otherwise they share the win.

## Advice

yojimbo-advice-1 = Look at the next attack before you spend your cards on this one: it lies open for a reason.
yojimbo-advice-2 = Keep an Osae for the daggers. Without one, the best technique does not help.
yojimbo-advice-3 = Train early and be out, or stay and fight: a round you cannot win costs cards for nothing.
yojimbo-advice-4 = Two cards of one technique need no Renraku. Collect pairs.
yojimbo-advice-5 = Kaiten is strongest when others still have to spend: let them, and come back.
yojimbo-advice-6 = Whoever loses Yojimbo loses the top victory card. Do not leave a precious one on top when you may lose the round.
yojimbo-advice-7 = A tall stack is worth a dear defence; a single low attack seldom is.
yojimbo-advice-8 = In dan, cards are points: count what a win will cost before you lay your last ones.

## How to play, for learners

yojimbo-lesson-goal = Attacks come one after another. Whoever averts an attack last wins it, and won attacks are victory points. When the attacks run out, most points win.
    .title = What it is about
yojimbo-lesson-attacks = An attack has a type and a height from 1 to 7. Heights 1 to 3 are worth one point, 4 to 6 two, 7 three. One attack lies open in the middle, and the next one already lies open too.
    .title = Attacks
yojimbo-lesson-turn = On the first turn of a round you may train or change tactics: you get new cards and are out until the next round. Or you avert the attack with cards from your hand, or retreat, which costs nothing. Then the others must avert the same attack. So it goes round until nobody can or wants to.
    .title = A turn
yojimbo-lesson-defence = A technique has a value against each type of attack. Cards of one technique add up; together they must reach the height of the attack. What you lay down is spent. The law has the table of values, and at the table each card shows its own.
    .title = Techniques
yojimbo-lesson-renraku = Cards of one technique add up by themselves. Two different techniques need a Renraku between them, three need two: exactly as many as there are joints, neither more nor fewer. Each technique must be worth something against this type of attack.
    .title = Renraku, the chain
yojimbo-lesson-osae = A dagger is averted only with an Osae, the pin, a new one each time. It has no value of its own: it goes with its own technique, or with any other by one more Renraku. Against other attacks it need not be laid, but when you win with it, it has a power: Ikkyo takes the next card too, Kotegaeshi one more from the old holder, Shihonage draws five.
    .title = Osae, the pin
yojimbo-lesson-special = These cards help in other ways. No technique alone averts a dagger: it always takes an Osae.
    .title = Special cards
yojimbo-lesson-holder = Yojimbo is the bodyguard. Whoever holds him begins each round and adds 1 to a defence. He goes to whoever wins a round, and the top victory card of the old holder goes with him.
    .title = Yojimbo
yojimbo-lesson-winning = The winner of a round takes the attack. If nobody averted it, the next one covers it, and both are at stake. In the Kyu game won cards are points at once; in the Dan game you pay for points with cards of your hand, or take the won cards into the hand instead.
    .title = Winning a round
yojimbo-lesson-price = In the dan game a hand card is paid for every victory point. Or you take the won cards into your hand, without points. Early in the game cards win rounds, so they are dear; at the end they are worth nothing. Somewhere between lies the moment to begin paying.
    .title = Dan: the price of points
yojimbo-lesson-end = The game ends when an attack is needed and the pile is empty; the last one is still fought. Then nothing is left to save cards for. With equal points the holder of Yojimbo wins, so who takes him last often takes the game.
    .title = The end of the game
yojimbo-lesson-advice = Eight things worth keeping in mind.
    .title = Advice
yojimbo-lesson-example = The book's own example, in the kyu version, with four players.
    .title = A round, move by move
yojimbo-lesson-questions = What players ask most often, and what the book answers.
    .title = Questions
yojimbo-lesson-words = The names on the cards are words of aikido. In brackets: how to say them.
    .title = Words
yojimbo-question-1 = Where do we draw cards from during the game? From the refill pile.
yojimbo-question-2 = What happens with the cards that I have just won? In kyu they go on top of your victory pile, in the order in which they lay. In dan you decide whether they become points or go into your hand.
yojimbo-question-3 = Everybody trained, changed tactics or retreated. Is a new attack laid on the old one? Yes.
yojimbo-question-4 = May I lay a defence that is not enough, or an Osae that does not fit, to be rid of cards? No. Whoever wants to be rid of cards changes tactics.
yojimbo-question-5 = May I lay an Osae on any turn, or only on the last one? On any turn.
yojimbo-question-6 = I laid an Osae on one turn and won the round on a later one. Does it still count? No. It counts only until another defence covers it.
yojimbo-question-7 = Does Irimi have a value of its own? Yes, 2.
yojimbo-question-8 = Can a round be won with Irimi? Yes.
yojimbo-question-9 = What if I have no cards left in the middle of a round? Then you retreat by yourself, and wait for the next round.
yojimbo-question-10 = At the end nobody can avert the attack. Does the game end with it? Yes.
yojimbo-question-11 = Do the lines at the foot of the cards belong to dan only? No, to both versions.
yojimbo-question-12 = I averted a dagger with an Osae, and so did my opponent. Do I need another one on my next turn? Yes, one on every turn. Whoever has none left retreats.
yojimbo-example-1 = An attack by a strike of height 4 lies open.
yojimbo-example-2 = Martina holds Yojimbo, so she begins. She has four cards and no technique, and trains: she fills her hand to five, lays it down and is out of this round.
yojimbo-example-3 = Tomáš has cards that do not fit. He changes tactics: he throws them away, draws as many, and is out too.
yojimbo-example-4 = Juraj takes up the challenge with two Iriminage, worth 3 each against a strike: together 6.
yojimbo-example-5 = Petra averts it as well, with two Kokyunage, worth 2 each: together 4, which is just enough.
yojimbo-example-6 = Martina and Tomáš are out, so it is Juraj's turn again. He has nothing left against a strike and retreats.
yojimbo-example-7 = Petra averted the attack last and has won the round. She takes Yojimbo from Martina and with him the top card of Martina's victory pile; then she takes the attack. The next attack moves up, and another one is opened.

## What happened

yojimbo-event-deal = The cards are dealt: { $count } for each player.
yojimbo-event-draw-start = { $name } draws for the start: { $face } ({ $attack } { $height }).
yojimbo-event-draw-again = Level at the top: { $names } draw again.
yojimbo-event-draw-level = Level at the top: { $names }. All cards left to draw have the same height, so the first of these seats starts.
yojimbo-event-start = { $name } takes Yojimbo and begins.
yojimbo-event-attack =
    { $count ->
        [1] Round { $round }: the attack is { $face }, { $attack } { $height }. { $name } begins.
       *[other] Round { $round }: { $face }, { $attack } { $height }, covers the attack; { $count } cards are at stake. { $name } begins.
    }
yojimbo-event-train = { $name } trains and is out of the round.
yojimbo-event-change =
    { $count ->
        [one] { $name } changes tactics: { $count } card.
       *[other] { $name } changes tactics: { $count } cards.
    }
yojimbo-event-top = On top of the discard pile: { $face }.
yojimbo-event-draw =
    { $count ->
        [one] { $name } draws { $count } card.
       *[other] { $name } draws { $count } cards.
    }
yojimbo-event-reshuffle =
    { $count ->
        [one] The refill pile is empty: { $count } discarded card becomes a new one.
       *[other] The refill pile is empty: { $count } discarded cards become a new one.
    }
yojimbo-event-empty = Both piles are empty: { $name } chooses a hand to draw from.
yojimbo-event-from = { $name } draws from the hand of { $from_name }.
yojimbo-event-draw-from = { $name } takes a random card of { $from_name }.
yojimbo-event-avert = { $name } averts { $attack } { $height } with { $total }: { $faces }.
yojimbo-event-avert-next = { $name } pivots and averts the next attack, { $attack } { $height }, with { $total }: { $faces }.
yojimbo-event-kaiten = { $name } lays Kaiten and stays in.
yojimbo-event-forced = Nobody else is in: { $name } must avert at once.
yojimbo-event-forced-out = { $name } does not avert and is out.
yojimbo-event-retreat = { $name } retreats.
yojimbo-event-auto-retreat = { $name } has no cards and retreats.
yojimbo-event-nobody = Nobody has averted the attack.
yojimbo-event-round-won = { $name } wins the round.
yojimbo-event-yojimbo = Yojimbo goes from { $from_name } to { $name }.
yojimbo-event-tribute =
    { $count ->
        [one] With it { $name } takes the top victory card of { $from_name }.
       *[other] With it { $name } takes the { $count } top victory cards of { $from_name }.
    }
yojimbo-event-kick-choice = The attack was a kick: { $name } may take the next card instead of the stack.
yojimbo-event-kick-stack = { $name } takes the stack.
yojimbo-event-kick-next = { $name } takes the next card instead of the stack.
yojimbo-event-stack-discarded = The refused stack is discarded.
yojimbo-event-prize-choice =
    { $price ->
        [one] { $name } decides: points for { $price } card, or all into the hand.
       *[other] { $name } decides: points for { $price } cards, or all into the hand.
    }
yojimbo-event-points = { $name } wants the points.
yojimbo-event-hand = { $name } takes the won cards as defences.
yojimbo-event-pay =
    { $count ->
        [one] { $name } pays { $count } card.
       *[other] { $name } pays { $count } cards.
    }
yojimbo-event-victory =
    { $points ->
        [one] { $name } wins { $faces }: { $points } point.
       *[other] { $name } wins { $faces }: { $points } points.
    }
yojimbo-event-into-hand = { $name } takes into the hand: { $faces }.
yojimbo-event-end =
    { $unwon ->
        [0] The attack pile is empty: the game is over.
        [one] The attack pile is empty: the game is over, and { $unwon } card counts for nobody.
       *[other] The attack pile is empty: the game is over, and { $unwon } cards count for nobody.
    }
yojimbo-event-score =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
yojimbo-event-tie = Level at the top: the holder of Yojimbo decides, and that is { $name }.
yojimbo-event-match-won = { $name } wins the game.
yojimbo-event-match-shared = { $names } share the win.

## Why not

yojimbo-why-not-held = This card is not in your hand.
yojimbo-why-kaiten-alone = Kaiten is laid alone; it averts nothing (YJ-19).
yojimbo-why-one-tenkan = One Tenkan a turn is enough (YJ-18).
yojimbo-why-no-next = There is no next attack that Tenkan could avert (YJ-18).
yojimbo-why-one-osae = One Osae a turn is all you may lay (YJ-17).
yojimbo-why-worthless-dagger = { $face } is worth nothing against a dagger; a dagger needs an Osae (YJ-17).
yojimbo-why-worthless = { $face } is worth nothing against this attack, { $attack } { $height } (YJ-14).
yojimbo-why-no-irimi = At this table Irimi does not help against a dagger (YJ-15).
yojimbo-why-needs-osae = A dagger can only be averted with an Osae (YJ-17).
yojimbo-why-needs-renraku = Different techniques, or a foreign Osae, have to be tied: this needs { $needed } Renraku (YJ-14).
yojimbo-why-no-renraku = There is nothing here for this Renraku to tie (YJ-14).
yojimbo-why-too-weak = With { $face } your cards do not reach { $attack } { $height } (YJ-11).
yojimbo-why-nothing-laid = Nothing has been laid yet (YJ-11).
yojimbo-why-changing = You are changing tactics; that is a turn of its own (YJ-8).
yojimbo-why-renraku-count = This lay needs { $needed } Renraku and has { $laid } (YJ-14).
yojimbo-why-not-enough = { $total } is not enough against { $attack } { $height } (YJ-11).

## Words of the table

yojimbo-word-attack = Attack
yojimbo-word-defence = Defence
yojimbo-word-type = Type
yojimbo-word-height = Height
yojimbo-word-points = Points
yojimbo-word-cards = Cards
yojimbo-word-current = Current attack
yojimbo-word-next = Next
yojimbo-word-pile = Attack pile
yojimbo-word-refill = Refill pile
yojimbo-word-discard = Discard pile
yojimbo-word-victory = Victory pile
yojimbo-word-hand = Your hand
yojimbo-word-holder = Yojimbo
yojimbo-word-in = in the round
yojimbo-word-out = out
yojimbo-word-averted = averted last
yojimbo-word-round = Round { $round }
yojimbo-word-proposals = Whole defences
yojimbo-word-worth = { $now } now
yojimbo-word-worth-both = { $now } now, { $next } next
yojimbo-word-total = { $total } of { $height }
yojimbo-word-cards-left =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
yojimbo-word-points-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
yojimbo-word-turn = Your turn: train, change, lay a defence or retreat?
yojimbo-word-turn-later = Your turn: lay a defence or retreat?
yojimbo-word-forced = You must avert now, or you are out.
yojimbo-word-kick = You averted a kick: the stack, or the next card?
yojimbo-word-prize =
    { $price ->
        [one] Points for { $price } card of your hand, or all into the hand?
       *[other] Points for { $price } cards of your hand, or all into the hand?
    }
yojimbo-word-pay =
    { $missing ->
        [one] Pay: choose { $missing } more card.
       *[other] Pay: choose { $missing } more cards.
    }
yojimbo-word-source = From whose hand do you draw?
yojimbo-word-laying = Lay cards until the attack is averted, then stand.
yojimbo-word-changing = Choose the cards to change, then draw.
yojimbo-word-summary = The round

## Actions

yojimbo-action-train = Train
yojimbo-action-retreat = Retreat
yojimbo-action-kaiten = Lay Kaiten
yojimbo-action-change = Change { $card }
yojimbo-action-draw = Draw as many
yojimbo-action-lay = Lay { $card }
yojimbo-action-stand = Stand with what is laid
yojimbo-action-kick-stack = Take the stack
yojimbo-action-kick-next = Take the next card
yojimbo-action-points = Points, and pay
yojimbo-action-hand = Into the hand
yojimbo-action-pay = Pay with { $card }
yojimbo-action-from = Draw from seat { $value }

yojimbo-verb-lay = lay
yojimbo-verb-change = change
yojimbo-verb-pay = pay
yojimbo-verb-kaiten = kaiten

yojimbo-table-help = ★ holds Yojimbo, ▸ is to act. Each line of your hand shows the card's numbers, its defence, and what it is worth against the current and against the next attack. Whole defences are proposed above. The deck is a reconstruction: the printed list is lost.

## Glossary

yojimbo-word-term = Word and meaning
yojimbo-term-yojimbo = Yojimbo (yoh-jim-boh): bodyguard
yojimbo-term-kyu = kyu, dan (kyoo, dahn): the lower and the higher grades of aikido
yojimbo-term-tori = tori (toh-ree): the defender, who does the technique
yojimbo-term-ikkyo = ikkyo (eek-kyoh): first technique, control of the elbow
yojimbo-term-iriminage = iriminage (ee-ree-mee-nah-geh): entering throw
yojimbo-term-kokyunage = (genkei) kokyunage (gen-kay koh-kyoo-nah-geh): (basic) breath throw
yojimbo-term-kotegaeshi = kotegaeshi (koh-teh-gah-eh-shee): wrist turn
yojimbo-term-shihonage = shihonage (shee-hoh-nah-geh): four-direction throw
yojimbo-term-tenchinage = tenchinage (ten-chee-nah-geh): heaven-and-earth throw
yojimbo-term-osae = osae (oh-sah-eh): pin
yojimbo-term-irimi = irimi (ee-ree-mee): step in
yojimbo-term-tenkan = tenkan (ten-kahn): pivot
yojimbo-term-kaiten = kaiten (kigh-ten): turn
yojimbo-term-renraku = renraku (ren-rah-koo): chain
yojimbo-term-gedan = gedan (geh-dahn): below the waist
yojimbo-term-chudan = chudan (choo-dahn): chest height
yojimbo-term-jodan = jodan (joh-dahn): head height
yojimbo-term-gyaku = gyaku (gyah-koo): opposite
yojimbo-term-kata = kata (kah-tah): grip
yojimbo-term-kiawase = kiawase (kee-ah-wah-seh): rising blow with the edge of the hand to the face
yojimbo-term-geri = keri, geri (keh-ree, geh-ree): kick
yojimbo-term-mae = mae (mah-eh): forward
yojimbo-term-ushiro = ushiro (oo-shee-roh): behind
yojimbo-term-yoko = yoko (yoh-koh): from the side
yojimbo-term-men = men (men): head
yojimbo-term-tsuki = tsuki (tsoo-kee): thrust
yojimbo-term-uchi = uchi (oo-chee): blow
yojimbo-term-shomen = shomen uchi (shoh-men oo-chee): blow to the crown
yojimbo-term-yokomen = yokomen uchi (yoh-koh-men oo-chee): blow to the temple
yojimbo-term-tanto = tanto (tahn-toh): dagger
yojimbo-term-te = te (teh): hand

# The drawings, by what they show: alternative texts of the pictures.
yojimbo-card-attack-grab-1 = { yojimbo-attack-grab } 1
yojimbo-card-attack-grab-2 = { yojimbo-attack-grab } 2
yojimbo-card-attack-grab-3 = { yojimbo-attack-grab } 3
yojimbo-card-attack-grab-4 = { yojimbo-attack-grab } 4
yojimbo-card-attack-grab-5 = { yojimbo-attack-grab } 5
yojimbo-card-attack-grab-6 = { yojimbo-attack-grab } 6
yojimbo-card-attack-grab-7 = { yojimbo-attack-grab } 7
yojimbo-card-attack-strike-1 = { yojimbo-attack-strike } 1
yojimbo-card-attack-strike-2 = { yojimbo-attack-strike } 2
yojimbo-card-attack-strike-3 = { yojimbo-attack-strike } 3
yojimbo-card-attack-strike-4 = { yojimbo-attack-strike } 4
yojimbo-card-attack-strike-5 = { yojimbo-attack-strike } 5
yojimbo-card-attack-strike-6 = { yojimbo-attack-strike } 6
yojimbo-card-attack-strike-7 = { yojimbo-attack-strike } 7
yojimbo-card-attack-kick-1 = { yojimbo-attack-kick } 1
yojimbo-card-attack-kick-2 = { yojimbo-attack-kick } 2
yojimbo-card-attack-kick-3 = { yojimbo-attack-kick } 3
yojimbo-card-attack-kick-4 = { yojimbo-attack-kick } 4
yojimbo-card-attack-kick-5 = { yojimbo-attack-kick } 5
yojimbo-card-attack-kick-6 = { yojimbo-attack-kick } 6
yojimbo-card-attack-kick-7 = { yojimbo-attack-kick } 7
yojimbo-card-attack-dagger-1 = { yojimbo-attack-dagger } 1
yojimbo-card-attack-dagger-2 = { yojimbo-attack-dagger } 2
yojimbo-card-attack-dagger-3 = { yojimbo-attack-dagger } 3
yojimbo-card-attack-dagger-4 = { yojimbo-attack-dagger } 4
yojimbo-card-attack-dagger-5 = { yojimbo-attack-dagger } 5
yojimbo-card-attack-dagger-6 = { yojimbo-attack-dagger } 6
yojimbo-card-attack-dagger-7 = { yojimbo-attack-dagger } 7
yojimbo-card-defence-ikkyo = { yojimbo-face-ikkyo }
yojimbo-card-defence-iriminage = { yojimbo-face-iriminage }
yojimbo-card-defence-kokyunage = { yojimbo-face-kokyunage }
yojimbo-card-defence-kotegaeshi = { yojimbo-face-kotegaeshi }
yojimbo-card-defence-shihonage = { yojimbo-face-shihonage }
yojimbo-card-defence-tenchinage = { yojimbo-face-tenchinage }
yojimbo-card-defence-irimi = { yojimbo-face-irimi }
yojimbo-card-defence-tenkan = { yojimbo-face-tenkan }
yojimbo-card-defence-osae_ikkyo = { yojimbo-face-osae_ikkyo }
yojimbo-card-defence-osae_kotegaeshi = { yojimbo-face-osae_kotegaeshi }
yojimbo-card-defence-osae_shihonage = { yojimbo-face-osae_shihonage }
yojimbo-card-defence-renraku = { yojimbo-face-renraku }
yojimbo-card-defence-kaiten = { yojimbo-face-kaiten }
yojimbo-card-yojimbo = { yojimbo-name }

## The guided first game

yojimbo-guide-goal = Welcome to the dojo. Attacks come one after another. Whoever is the last to avert an attack wins it, and won attacks are points.
yojimbo-guide-attack = This is the current attack: { $attack }, height { $height }. A defence averts it when it is worth at least as much against this kind of attack.
yojimbo-guide-next = The next attack already lies open. Look at it before you spend your best cards.
yojimbo-guide-worth = Each card says what it adds against the current attack. Some add nothing by themselves and help in other ways.
yojimbo-guide-defence = Cards of one technique add up. Choose cards until their total reaches the height, then lay them. What is laid is spent: do not waste any.
yojimbo-guide-renraku = There was a Renraku in that defence: it ties different techniques together.
yojimbo-guide-train = On your first turn of a round you may also train or change tactics: you get new cards and sit out until the next round.
yojimbo-guide-retreat = From here on in this round you avert again or retreat. A retreat costs no card.
yojimbo-guide-averted = Averted! Your cards are spent. Now the others have to avert this attack as well, or it is yours.
yojimbo-guide-dagger = A dagger! Without an Osae, a pin, no technique averts it.
yojimbo-guide-covered = A new attack covers the one before. Only the top one has to be averted, but the winner takes the whole stack.
yojimbo-guide-holder =
    Yojimbo, the bodyguard, has changed hands. Whoever has him begins the round and adds 1 to a defence.{ $cards ->
        [0] { "" }
       *[other] { " " }The old holder's top victory card goes along with him.
    }
yojimbo-guide-prize = The round is yours! Take the cards as points and pay for them with cards of your hand, or take them into the hand as defences.
yojimbo-guide-victory = Won attacks lie here: each is worth 1 to 3 points, by its height. When the attack pile runs out, the most points win. Enjoy the game!

## The board in the browser

yojimbo-board-middle = Attacks and piles
yojimbo-board-current = Current attack: { $attack }
yojimbo-board-next = Next attack: { $attack }
yojimbo-board-pile =
    { $count ->
        [0] The last one
        [one] { $count } still to come
       *[other] { $count } still to come
    }
yojimbo-board-victory-top =
    { $count ->
        [one] Victory pile: { $attack }
       *[other] Victory pile of { $count }, on top { $attack }
    }
yojimbo-board-points =
    { $count ->
        [one] point
       *[other] points
    }
yojimbo-board-holder = Yojimbo, the bodyguard of { $name }
yojimbo-board-told = What is asked
yojimbo-board-waiting = { $name } is to act.
yojimbo-board-waiting-out = You are out of this round; { $name } is to act.
yojimbo-board-hopeless = Nothing in your hand averts this attack.
yojimbo-board-against = against { $attack } { $height }
yojimbo-board-against-next = Tenkan: against the next attack, { $attack } { $height }
yojimbo-board-bonus = { $count } of it by Yojimbo
yojimbo-board-averts = This averts the attack.
yojimbo-board-missing =
    { $count ->
        [one] { $count } more is missing
       *[other] { $count } more are missing
    }
yojimbo-board-renraku =
    { $count ->
        [one] { $count } Renraku is missing
       *[other] { $count } Renraku are missing
    }
yojimbo-board-osae = an Osae is missing
yojimbo-board-lay = Lay the defence
yojimbo-board-kaiten = Lay Kaiten
yojimbo-board-kaiten-note = Kaiten alone: you skip this turn and stay in the round.
yojimbo-board-change = Change tactics
yojimbo-board-change-cards =
    { $count ->
        [0] Change cards
        [one] Change { $count } card
       *[other] Change { $count } cards
    }
yojimbo-board-all = All cards
yojimbo-board-back = Back
yojimbo-board-clear = Put back
yojimbo-board-pay =
    { $count ->
        [one] Pay { $count } card
       *[other] Pay { $count } cards
    }
yojimbo-board-propose = Suggest
yojimbo-board-price =
    { $count ->
        [one] for { $count } card of your hand
       *[other] for { $count } cards of your hand
    }
yojimbo-board-as-defences =
    { $count ->
        [one] { $count } card to defend with, no points
       *[other] { $count } cards to defend with, no points
    }
yojimbo-board-start = The start
yojimbo-board-last = Last round
yojimbo-board-close = Close
yojimbo-board-ready = Go on
yojimbo-board-legend = Attacks and the deck
yojimbo-board-worth-note = The numbers on your cards: what each adds against the current attack, dark, and against the next one, light.
yojimbo-board-enough = That is the whole price.
