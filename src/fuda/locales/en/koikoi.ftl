### Koi-Koi in English.
### Card, month and yaku arguments arrive as names in this language; $name is a player's own name.

koikoi-name = Koi-Koi
koikoi-tagline = Pair the flowers of the twelve months, build your yaku, and decide: stop, or koi-koi?

## Cards

koikoi-card-1L = Pine with crane
    .short = crane
koikoi-card-1R = Pine with red poem ribbon
    .short = red poem
koikoi-card-1K1 = Pine chaff
    .short = chaff
koikoi-card-1K2 = Pine chaff
    .short = chaff
koikoi-card-2A = Plum with warbler
    .short = warbler
koikoi-card-2R = Plum with red poem ribbon
    .short = red poem
koikoi-card-2K1 = Plum chaff
    .short = chaff
koikoi-card-2K2 = Plum chaff
    .short = chaff
koikoi-card-3L = Cherry with curtain
    .short = curtain
koikoi-card-3R = Cherry with red poem ribbon
    .short = red poem
koikoi-card-3K1 = Cherry chaff
    .short = chaff
koikoi-card-3K2 = Cherry chaff
    .short = chaff
koikoi-card-4A = Wisteria with cuckoo
    .short = cuckoo
koikoi-card-4R = Wisteria with plain ribbon
    .short = ribbon
koikoi-card-4K1 = Wisteria chaff
    .short = chaff
koikoi-card-4K2 = Wisteria chaff
    .short = chaff
koikoi-card-5A = Iris with eight-plank bridge
    .short = bridge
koikoi-card-5R = Iris with plain ribbon
    .short = ribbon
koikoi-card-5K1 = Iris chaff
    .short = chaff
koikoi-card-5K2 = Iris chaff
    .short = chaff
koikoi-card-6A = Peony with butterflies
    .short = butterflies
koikoi-card-6R = Peony with blue ribbon
    .short = blue ribbon
koikoi-card-6K1 = Peony chaff
    .short = chaff
koikoi-card-6K2 = Peony chaff
    .short = chaff
koikoi-card-7A = Bush clover with boar
    .short = boar
koikoi-card-7R = Bush clover with plain ribbon
    .short = ribbon
koikoi-card-7K1 = Bush clover chaff
    .short = chaff
koikoi-card-7K2 = Bush clover chaff
    .short = chaff
koikoi-card-8L = Pampas grass with full moon
    .short = moon
koikoi-card-8A = Pampas grass with geese
    .short = geese
koikoi-card-8K1 = Pampas grass chaff
    .short = chaff
koikoi-card-8K2 = Pampas grass chaff
    .short = chaff
koikoi-card-9A = Chrysanthemum with sake cup
    .short = sake cup
koikoi-card-9R = Chrysanthemum with blue ribbon
    .short = blue ribbon
koikoi-card-9K1 = Chrysanthemum chaff
    .short = chaff
koikoi-card-9K2 = Chrysanthemum chaff
    .short = chaff
koikoi-card-10A = Maple with deer
    .short = deer
koikoi-card-10R = Maple with blue ribbon
    .short = blue ribbon
koikoi-card-10K1 = Maple chaff
    .short = chaff
koikoi-card-10K2 = Maple chaff
    .short = chaff
koikoi-card-11L = Willow with poet in the rain
    .short = poet
koikoi-card-11A = Willow with swallow
    .short = swallow
koikoi-card-11R = Willow with plain ribbon
    .short = ribbon
koikoi-card-11K = Willow with storm (gaji)
    .short = storm
koikoi-card-12L = Paulownia with phoenix
    .short = phoenix
koikoi-card-12K1 = Paulownia chaff
    .short = chaff
koikoi-card-12K2 = Paulownia chaff
    .short = chaff
koikoi-card-12K3 = Paulownia chaff
    .short = chaff

koikoi-month-1 = January
koikoi-month-2 = February
koikoi-month-3 = March
koikoi-month-4 = April
koikoi-month-5 = May
koikoi-month-6 = June
koikoi-month-7 = July
koikoi-month-8 = August
koikoi-month-9 = September
koikoi-month-10 = October
koikoi-month-11 = November
koikoi-month-12 = December

koikoi-plant-1 = pine
koikoi-plant-2 = plum
koikoi-plant-3 = cherry
koikoi-plant-4 = wisteria
koikoi-plant-5 = iris
koikoi-plant-6 = peony
koikoi-plant-7 = bush clover
koikoi-plant-8 = pampas grass
koikoi-plant-9 = chrysanthemum
koikoi-plant-10 = maple
koikoi-plant-11 = willow
koikoi-plant-12 = paulownia

koikoi-kind-L = light
    .many = Lights
koikoi-kind-A = animal
    .many = Animals
koikoi-kind-R = ribbon
    .many = Ribbons
koikoi-kind-K = chaff
    .many = Chaff


## Yaku

koikoi-yaku-kasu = Kasu
    .help = Ten chaff cards; each further one adds a point.
koikoi-yaku-tan = Tan
    .help = Five ribbons of any sort; each further one adds a point.
koikoi-yaku-tane = Tane
    .help = Five animals (the bridge and the sake cup are among them); each further one adds a point.
koikoi-yaku-aotan = Aotan
    .help = The three blue ribbons: peony, chrysanthemum, maple.
koikoi-yaku-akatan = Akatan
    .help = The three red poem ribbons: pine, plum, cherry.
koikoi-yaku-ino-shika-cho = Ino-shika-cho
    .help = Boar, deer and butterflies.
koikoi-yaku-hanami = Hanami
    .help = Cherry curtain and sake cup: a cup under the blossoms.
koikoi-yaku-tsukimi = Tsukimi
    .help = Full moon and sake cup: a cup under the moon.
koikoi-yaku-sanko = Sanko
    .help = Three lights; the poet is not one of them, unless the table says so.
koikoi-yaku-ameshiko = Ameshiko
    .help = Four lights, the poet in the rain among them.
koikoi-yaku-shiko = Shiko
    .help = The four lights without the poet: crane, curtain, moon, phoenix.
koikoi-yaku-goko = Goko
    .help = All five lights.
koikoi-yaku-trio = Trio
    .help = All three blue and all three red poem ribbons: a bonus on top.
koikoi-yaku-lucky = Lucky hand
    .help = A dealt hand with four cards of one month, or with four pairs.
koikoi-yaku-double-lucky = Double lucky hand
    .help = A dealt hand of two complete months.

## Options

koikoi-group-match = The match
koikoi-group-deal = The deal
koikoi-group-turn = The turn
koikoi-group-yaku = Yaku
koikoi-group-calling = Calling and scoring
koikoi-group-variants = Variants
koikoi-group-end = The end

# Not shown: the preset that readers of this language begin with.
koikoi-book = czech

koikoi-preset-czech = Czech book
    .help = Every koi raises the factor, and what the winner of a round gains, the loser loses.
koikoi-preset-russian = Russian book
    .help = The winner alone scores, seven points or more count double, and a lucky hand must be declared.
koikoi-preset-nintendo = Nintendo
    .help = In Nintendo's manner: the sets grow with every further card, and the gain doubles from seven points and after the opponent's koi-koi.

koikoi-option-rounds = Rounds in a match
    .help = How many rounds you play, from 1 to 24. Six or three make a short evening.
koikoi-option-yaku_points = Points of the yaku
    .help = Which book's table of points you play by.
koikoi-value-yaku_points-czech = Czech book
koikoi-value-yaku_points-russian = Russian book
koikoi-option-goko_points = Points for goko
    .help = What all five lights are worth. The higher value suits a table where the rain cancels hanami and tsukimi.
koikoi-value-goko_points-10 = 10 points
koikoi-value-goko_points-15 = 15 points
koikoi-option-void_field = Redeal a lopsided field
    .help = Deal again when the field shows a whole month or exactly four pairs. Without it, a whole month lies there until the round ends.
koikoi-option-lucky_hand = Lucky hand
    .help = What a dealt hand with four cards of one month, or with four pairs, is good for.
koikoi-value-lucky_hand-automatic = wins at once
koikoi-value-lucky_hand-declared = must be declared (tenho)
koikoi-value-lucky_hand-off = not used
koikoi-option-next_oya = Next oya
    .help = Who deals the next round and so plays first.
koikoi-value-next_oya-winner = the winner of the round
koikoi-value-next_oya-alternate = both in turn
koikoi-option-refill_empty_field = Refill an empty field
    .help = When a turn begins and the field is empty, a card from the stock is put there first. Without it, the player simply lays a card.
koikoi-option-sanko_with_poet = The poet counts for sanko
    .help = Any three lights make sanko, the poet in the rain included. Without it, he counts only among four or five.
koikoi-option-share_cards = One card, several yaku
    .help = A captured card counts in every yaku it fits. Without it, each card counts once, in the way that pays best.
koikoi-option-grow_sets = Growing sets
    .help = Whether ino-shika-cho gains a point for each further animal, akatan and aotan for each further ribbon: beside tane and tan, or in their place.
koikoi-value-grow_sets-off = they do not grow
koikoi-value-grow_sets-added = beside tan and tane
koikoi-value-grow_sets-instead = in place of tan and tane
koikoi-option-sake_as_kasu = Sake cup as kasu
    .help = Whether the sake cup also counts as a chaff card, besides the other yaku it serves.
koikoi-value-sake_as_kasu-no = no
koikoi-value-sake_as_kasu-counts = counts as one
koikoi-value-sake_as_kasu-bonus = only adds to ten
koikoi-option-viewing_yaku = Hanami and tsukimi
    .help = The two quick yaku with the sake cup are in the game. Without them the cup is much less wanted.
koikoi-option-rain_stops_viewing = Rain cancels hanami and tsukimi
    .help = Whoever has captured the poet in the rain scores neither of the two.
koikoi-option-trio = Trio
    .help = A bonus for holding all the blue and all the red poem ribbons.
koikoi-option-koi_multiplier = Koi-koi factor
    .help = How the koi called in a round multiply what its winner gains.
koikoi-value-koi_multiplier-none = none
koikoi-value-koi_multiplier-shared = koi of both add up
koikoi-value-koi_multiplier-larger = the larger count
koikoi-value-koi_multiplier-product = koi of both multiply
koikoi-option-koi_step = What a call adds
    .help = Whether a call is always one koi, or one for each yaku that is new since the player's last call.
koikoi-value-koi_step-call = one koi
koikoi-value-koi_step-new_yaku = one koi for each new yaku
koikoi-option-zero_sum = The loser pays
    .help = What the winner of a round gains, the other player loses. Without it, only the winner's score moves.
koikoi-option-double_seven = Double from seven points
    .help = Yaku worth seven points or more together count double.
koikoi-option-double_own_koi = Double after your own koi-koi
    .help = Whoever called koi-koi and still wins the round gains double.
koikoi-option-double_opponent_koi = Double after the opponent's koi-koi
    .help = Whoever wins a round in which the opponent called koi-koi gains double.
koikoi-option-koi_needs_seven = Koi-koi doubles only from seven
    .help = The two doublings for koi-koi count only together with the doubling from seven points.
koikoi-option-field_lights = Lights on the field
    .help = Lights dealt to the field raise the stakes: one doubles what the round is worth, two treble it, and so on.
koikoi-option-exchange = Exchange of hands
    .help = Before anyone looks at their cards, the oya's opponent may swap hands with the oya.
koikoi-option-gaji = The storm (gaji)
    .help = The storm, played before any other November card, may take any card of the field and claims the rest of that month at the end.
koikoi-option-last_card = The last card
    .help = Whether the round ends as soon as the oya's hand is empty, or both play all eight cards.
koikoi-value-last_card-skipped = not played
koikoi-value-last_card-played = played
koikoi-option-tiebreak = A tied match
    .help = What happens when the scores are equal after the last round.
koikoi-value-tiebreak-extra_round = an extra round
koikoi-value-tiebreak-draw = a draw

## The rulebook

koikoi-rules-deck = The deck
koikoi-rules-deal = The match and the deal
koikoi-rules-turn = A turn
koikoi-rules-yaku = Yaku
koikoi-rules-calling = Stop or koi-koi
koikoi-rules-end = The end of a round and of the match
koikoi-rules-errata = Errors of the books

koikoi-rule-KK-D1 = The deck has 48 cards: twelve months of four. There are 5 lights, 9 animals (the bridge and the sake cup are objects, but belong here), 10 ribbons (3 red ones with a poem, 3 blue and 4 plain) and 24 chaff cards, called kasu.

koikoi-rule-KK-1 = Koi-Koi is for two players. A match has as many rounds as “{ koikoi-option-rounds }” says, from 1 to 24; both books know a long match of twelve and a short one of six, the Russian book one of three as well. A round that nobody wins counts as a round; a deal that is repeated (KK-4) does not. Between two rounds the players may agree to stop: the score then stands, and equal scores are a draw. That is agreed between them and is no move of the game.
koikoi-rule-KK-2 = The dealer is called the oya. To find the first one, each player draws a card: the one whose month is nearer to January is the oya. If both cards are of the same month, both draw again. Our ruling: the Russian book's “by seniority of the month” means the same.
koikoi-rule-KK-3 = The oya deals four cards to the opponent, four to their own hand and four face up to the field (ba), and then the same once more. Each player has eight cards, eight lie on the field, and the remaining 24 are the stock.
koikoi-rule-KK-4 = With “{ koikoi-option-void_field }” on, a field that shows all four cards of a month, or exactly four pairs, makes the deal void: the same oya shuffles and deals again. With it off, four cards of a month stay on the field all round. Everything before the first turn goes in this order: first this check and any new deal; then the lights of the field that stands are counted (KK-25); then comes the exchange of hands (KK-26); and only then the lucky hand (KK-5, KK-6), looked for in the hands as they are by that time.
koikoi-rule-KK-5 = “{ koikoi-option-lucky_hand }” set to “{ koikoi-value-lucky_hand-automatic }”: a hand with four cards of a month, or with four pairs, wins the round at once. It scores as in the table, always the same, whichever of these hands it is. Our ruling: if both hands are lucky, the round is void.
koikoi-rule-KK-6 = “{ koikoi-option-lucky_hand }” set to “{ koikoi-value-lucky_hand-declared }”: the same hands score as in the table, and two complete months have a score of their own, which replaces the other and is not added to it. A lucky hand must be declared on the player's own first turn, before playing a card; undeclared, it is worth nothing. The first to declare wins the round, so the oya's goes first. Our ruling: four cards of a month together with two pairs are one ordinary lucky hand. Set to “{ koikoi-value-lucky_hand-off }”: there are no lucky hands.
koikoi-rule-KK-7 = “{ koikoi-option-next_oya }” says who deals the next round: the winner of the last one, or both players in turn. KK-32 has the details.

koikoi-rule-KK-8 = The oya starts and the turns alternate; nobody may pass. In a turn you play a card from your hand and then turn up the top card of the stock.
koikoi-rule-KK-9 = If the field has one card of the played card's month, both are captured. If it has two, the player chooses one of them. If it has three (which can only come from the deal), all four are captured, whether the fourth comes from the hand or from the stock. Our ruling: a captured pair leaves the field at once; the stock card cannot match it any more.
koikoi-rule-KK-10 = If the field has no card of its month, the played card stays on the field.
koikoi-rule-KK-11 = A match is taken whenever there is one. But you are free to play any card of your hand, even when another one would match.
koikoi-rule-KK-12 = The card turned up from the stock follows KK-9 and KK-10 in the same way; of two matching cards the player chooses one here too.
koikoi-rule-KK-13 = Captured cards lie face up before their player until the round ends, grouped by kind for all to see.
koikoi-rule-KK-14 = With “{ koikoi-option-refill_empty_field }” on, when a turn begins with an empty field, the top card of the stock is first put there; it captures nothing. With it off, the player just lays a card.
koikoi-rule-KK-15 = Hands and the stock are hidden. The field, the captured cards, the scores, the koi called and the number of cards left are open to all.

koikoi-rule-KK-Y1 = Kasu: ten chaff cards, and one point more for each further one. Scores as in the table.
koikoi-rule-KK-Y2 = Tan: five ribbons of any sort, and one point more for each further one. Scores as in the table.
koikoi-rule-KK-Y3 = Tane: five animals, and one point more for each further one. Scores as in the table.
koikoi-rule-KK-Y4 = Aotan: the three blue ribbons of peony, chrysanthemum and maple. Scores as in the table.
koikoi-rule-KK-Y5 = Akatan: the three red poem ribbons of pine, plum and cherry. Scores as in the table.
koikoi-rule-KK-Y6 = Ino-shika-cho: boar, deer and butterflies. Scores as in the table.
koikoi-rule-KK-Y7 = Hanami: the cherry curtain and the sake cup. Scores as in the table.
koikoi-rule-KK-Y8 = Tsukimi: the full moon and the sake cup. Scores as in the table.
koikoi-rule-KK-Y9 = Sanko: three lights; KK-17 says what this means for the poet. Scores as in the table.
koikoi-rule-KK-Y10 = Ameshiko: four lights, the poet in the rain among them. Scores as in the table.
koikoi-rule-KK-Y11 = Shiko: the four lights without the poet. Scores as in the table.
koikoi-rule-KK-Y12 = Goko: all five lights. Scores as in the table and in “{ koikoi-option-goko_points }”.
koikoi-rule-KK-16 = Only captured cards make yaku. Of the four yaku of lights (sanko, ameshiko, shiko, goko) only the highest counts; everything else adds up, unless sets of three take the place of tan and tane (KK-19).
koikoi-rule-KK-17 = The poet in the rain does not help to make sanko: the Russian book says “three of the four bright cards”. Our ruling: the Czech book says only “three light cards”, beside small pictures that are lost in our copy; it names the poet where he counts, and every other source leaves him out. “{ koikoi-option-sanko_with_poet }” follows the bare words instead: any three lights.
koikoi-rule-KK-18 = With “{ koikoi-option-share_cards }” on, a card may serve several yaku. Our ruling: the Czech book has a sentence that each card may count for one yaku, yet its own trio adds up tan, aotan and akatan on the same six ribbons, so the sentence must have lost a word. With the option off, each card counts once, either as a required card of a yaku or as one that adds a point, and the cards are divided among the yaku in the way that scores most.
koikoi-rule-KK-19 = House rules of the Russian book, each an option here. “{ koikoi-option-grow_sets }”, “{ koikoi-value-grow_sets-added }”: ino-shika-cho gains a point for each further animal, akatan and aotan for each further ribbon beyond their three, the ribbons of the other set included; tan and tane count as well. “{ koikoi-value-grow_sets-instead }”, as at Nintendo's table: once a set is made, tan or tane is no longer counted beside it. Akatan or aotan gains a point for each further ribbon; both together count their sum and a point, on akatan's line, for each ribbon outside the two; ino-shika-cho gains a point for each further animal. Our ruling: the book makes the growth of each of the three a rule of its own, here it is one. “{ koikoi-option-sake_as_kasu }”: the cup is never a kasu; or it is one, whatever else it serves; or it only adds to a kasu that already has ten. Our ruling: the second of these is what the Russian book's own line on kasu means. “{ koikoi-option-viewing_yaku }”: whether the two yaku exist at all. “{ koikoi-option-rain_stops_viewing }”: a captured poet cancels them both for his owner, judged when the round is scored. “{ koikoi-option-goko_points }”: a footnote in the book suggests the higher value where hanami and tsukimi are played and the rain cancels them.
koikoi-rule-KK-20 = With “{ koikoi-option-trio }” on, all three blue and all three red poem ribbons together earn a bonus, as in the table, before anything is multiplied.

koikoi-rule-KK-21 = When a player ends a turn with a yaku they did not have at the end of their previous turn, or with one that is now worth more, they choose: stop (shobu, agari) or go on (koi-koi). With “{ koikoi-option-share_cards }” off, the total must be higher instead. Our ruling: this choice comes once a turn, after the stock card, with both captures counted.
koikoi-rule-KK-22 = After going on, you may stop only when you have made another yaku or improved one; your opponent may stop as soon as they make or improve one of their own. Both may call koi-koi several times. Our ruling: a player whose hand is empty cannot go on, and the stop comes by itself. With “{ koikoi-option-last_card }” set to “{ koikoi-value-last_card-skipped }”, the oya's opponent may still go on after their seventh turn; that koi counts under KK-29.
koikoi-rule-KK-23 = The winner gains the base × the koi factor × the light factor (KK-25) × 2 for each doubling (KK-24). The base is all the winner's yaku together, with the trio and the cards claimed by the storm. The koi factor is set by “{ koikoi-option-koi_multiplier }”: “{ koikoi-value-koi_multiplier-none }” is 1; “{ koikoi-value-koi_multiplier-shared }” is 1 plus all koi called in the round by both players; “{ koikoi-value-koi_multiplier-larger }” is 1 plus the larger of the two counts; “{ koikoi-value-koi_multiplier-product }” is (1 + the winner's koi) × (1 + the other player's koi). There is no upper limit. Our ruling: adding up the koi of both is how we read the Czech book's “depending on what you announced”. “{ koikoi-option-koi_step }”: our ruling is that each call is one koi; the book's literal sentence gives as many as the player has yaku that they did not have at their previous call, at least one, and a higher yaku of lights is a new one. With “{ koikoi-option-zero_sum }” on, the loser loses as much as the winner gains. A lucky hand has its points from the table as base, and its koi factor is 1.
koikoi-rule-KK-24 = Doublings, each an option: “{ koikoi-option-double_seven }”, for a base of seven or more; “{ koikoi-option-double_own_koi }”, for a winner who has called koi-koi; “{ koikoi-option-double_opponent_koi }”, for a winner whose opponent has. Each counts once, however many calls there were. With “{ koikoi-option-koi_needs_seven }” on, the last two hold only when the first one does. Our ruling: the doubling from seven applies to two complete months in a declared lucky hand as well, for the book lists them among the yaku and makes no exception.
koikoi-rule-KK-25 = With “{ koikoi-option-field_lights }” on, the light factor is 1 plus the number of lights dealt to the field, the poet included; a card put there under KK-14 does not count. It multiplies a lucky hand as well. With it off, the light factor is 1.
koikoi-rule-KK-26 = With “{ koikoi-option-exchange }” on, before anyone looks at their hand, the oya's opponent may swap hands with the oya. Nobody sees any hand, not even their own, until this is decided.
koikoi-rule-KK-27 = With “{ koikoi-option-gaji }” on, the storm, the chaff card of November, may capture any one card of the field when it is played from the hand and no November card has been played in this round. The storm stays beside that card, and when the round ends its owner takes every card of the same month from the field. Our ruling: played means from a hand or turned up under KK-12; cards of the deal and of KK-14 are not played. Taking a November card is the ordinary match (with three of them, all four are taken) and claims nothing. If there is no November card on the field, the storm may also simply be laid; on an empty field it always is. Of three cards of a month it takes one, and the others stay. Claimed cards count for a winner who owns them, but are never an improvement and make nobody a winner.

koikoi-rule-KK-28 = A round ends when a player stops.
koikoi-rule-KK-29 = With “{ koikoi-option-last_card }” set to “{ koikoi-value-last_card-skipped }”, the round also ends when the oya's hand is empty after the oya's turn and call. If the opponent was the last to make or improve a yaku, the opponent wins with all their yaku, scored by KK-23 to KK-25, and does not play the last card; otherwise the round is void. Our ruling: in a void round too the last card is not played, because the book ends the round there. If those yaku are worth nothing by then because of the rain, the round is void.
koikoi-rule-KK-30 = With “{ koikoi-option-last_card }” set to “{ koikoi-value-last_card-played }”, both play all eight cards. If the hands are empty and nobody has stopped, nobody scores, whoever called koi-koi.
koikoi-rule-KK-31 = The cards left in the stock play no part.
koikoi-rule-KK-32 = “{ koikoi-option-next_oya }” set to “{ koikoi-value-next_oya-winner }”: the winner is the next oya, and after a void round the oya changes (our ruling for the Russian book, which says nothing). Set to “{ koikoi-value-next_oya-alternate }”: the oya changes after every round.
koikoi-rule-KK-33 = After the last round the higher total wins. A tie is settled by “{ koikoi-option-tiebreak }”: extra rounds, one at a time until one decides, or a draw.
koikoi-rule-KK-34 = The table offers every choice a player may make. Any other is refused with the clause that forbids it, and nothing changes.

koikoi-rule-KK-D2 = Our ruling: the Czech book gives September one kasu and says that August and November have no ribbon. September would then have three cards and December five. We follow the Russian book and every real deck: November has one kasu, December three, every other month two; the months without a ribbon are August and December.
koikoi-rule-KK-D3 = Our ruling: the Czech book prints the names hanami and tsukimi the wrong way round. The cards and points stay as the book has them; the names are put right. Hanami is the curtain with the sake cup, tsukimi the moon with the sake cup.

## Advice

koikoi-advice-1 = Keep an eye on the sake cup and the lights: whoever controls them usually controls the round.
koikoi-advice-2 = January and March each hold a light and a red poem ribbon: one capture there can serve two plans.
koikoi-advice-3 = If three cards of a month lie on the field and you hold the fourth, do not hurry: it is never too late for that move.
koikoi-advice-4 = Early in a match do not stop for a cheap yaku while your opponent threatens nothing and yours can still grow.
koikoi-advice-5 = Late in a match, when you are ahead, do not call koi-koi: a win by one point is a win.
koikoi-advice-6 = Watch what your opponent captures. The card they are missing is worth taking even if it is no use to you.
koikoi-advice-7 = Have two plans: do not chase every yaku at once, and never rely on a single one.
koikoi-advice-8 = Go back over your results: only over many rounds can you tell luck from good play.
koikoi-advice-9 = Where the winner of a round moves first in the next one, hold on to that, above all in the last rounds: the first move is an advantage.
koikoi-advice-10 = When your hand holds a single match, do not hurry to play it. Keep it for the moment when you need it: against a threat, or when it doubles your points.
koikoi-advice-11 = Plain cards are slow. While you collect ten of them, everything else falls to your opponent, whose yaku need two or three times fewer cards.
koikoi-advice-12 = Do not always do what calculation asks for: dry play is easy to read. Now and then a bluff confuses your opponent and puts pressure on them.
koikoi-advice-13 = As a rule go first for the sake cup, where the viewing yaku are played; then for the lights and the red poems of January and March; then for cards without which your opponent loses two plans at once.
koikoi-advice-14 = Months with a light are stronger than others: cards of those months in your hand give you a better chance to catch the light. Learn to see what a fresh hand may become, and you will know when to stop and when to risk going on.
koikoi-advice-15 = Taking cards is not scoring: mind their kinds, for yaku are made of them. Sort what you have taken, and you see what is growing.
koikoi-advice-16 = A light need not be taken at once. Lights slow your other yaku down, and a pair in your hand waits safely. Look at your hand, the field, the score, the number of the round, and at what your opponent can do.

## How to play, for learners

koikoi-lesson-goal = Two players take flower cards from the table, pair by pair. Certain sets of taken cards, the yaku, bring points. A match has several rounds, and whoever has more points at its end has won.
    .title = What it is about
koikoi-lesson-months = Forty-eight cards show twelve months, each with its own flower on four cards. The month is all that counts for taking: you need not know its number, only the flower. These four belong to March, the cherry.
    .title = Months
koikoi-lesson-plants = Every plant on the cards means something, and the Czech book tells it of some.
    .title = What the plants stand for
koikoi-story-1 = January, the pine: old and valiant, the tree of eternity, a sign of long life and luck. At Japanese weddings two small figures stand for the couple under a pine branch, and with a pine a new year begins with good promises.
koikoi-story-2 = The crane of January: long life too. It goes with hermits whom wisdom and virtue made immortal, and is found on precious kimonos, on the crests of samurai and in the hands of children who learn to fold paper.
koikoi-story-3 = February, the plum: it blossoms just before the snow melts and announces the spring. The oldest book of Japanese poetry, the Man'yōshū, gives it 118 poems and the cherry only 42; its branches are the sign of scholars, calligraphers and poets.
koikoi-story-4 = March, the cherry: every year its blossoms are greeted with picnics. Curtains hang between the trees for privacy, and people drink sake and admire a beauty that soon passes.
koikoi-story-5 = June, the peony: wealth and luck. One sees it in schools and at work, where it is to help success.
koikoi-story-6 = July, the bush clover: plain at first sight, yet no flower has more poems in the Man'yōshū, and the palace in Kyoto has a closed court of its own for it. Its strength is said to be the elusive nature of its beauty.
koikoi-story-7 = November, the willow: the poet in the rain is Ono no Michikaze, the father of Japanese calligraphy. His lines bend like the willow, which gives way under snow and wind and does not break; so it stands for skill and wisdom in martial arts.
koikoi-lesson-turn = At the start each player holds eight cards and eight lie face up between you, on the field. On your turn you play one card. If a card of its month lies there, you take both; if two lie there, you choose one; if three, you take them all. Otherwise your card stays on the field. Then the top card of the stock is turned up and does the same. Here a pampas grass takes the moon.
    .title = A turn
koikoi-lesson-kinds = The cards are of four kinds, from the rarest to the most common. Kinds do not matter for taking, but yaku are made of them.
    .title = Kinds
koikoi-lesson-yaku = These sets score when all their cards lie among those you have taken. Most cards serve several. The points are those of the rulebook you play by; every further card of the first three adds one more.
    .title = Yaku
koikoi-lesson-calling = When your turn has brought you a yaku, or made one dearer, you choose. Stop: the round is over and its points are yours. Koi-koi: you play on for more. But if the other one stops first, you get nothing for this round, and the call may raise what they win.
    .title = Stop or koi-koi
koikoi-lesson-reading = Everything taken lies open: see which yaku your opponent is short of by one card, and where that card can be. What they leave lying tells as much as what they take: whoever does not take the moon has no pampas grass. Three cards of a month that you can see leave one; four leave no danger there. If a card on the field would finish their yaku, take it, even if it is no use to you.
    .title = Reading the other hand
koikoi-lesson-end = If the cards run out and nobody has stopped, the round usually brings nothing to anybody. Then the next one is dealt. A table can change much of this; what holds at yours is in the law, and by the table's own rules.
    .title = The end of a round
koikoi-lesson-match = The match is won by whoever has more points after the last round, by however little. So the score decides what a yaku is worth: when you are ahead in the last rounds, stop for anything; when you are behind, a small yaku does not help, and you go on until it would be enough. Before each call ask: what do I need, and how many rounds are left for it?
    .title = The end of a match
koikoi-lesson-advice = The Czech and the Russian book end with advice. All of it is here; practise it piece by piece.
    .title = What the books advise

## What happened

koikoi-event-draw-dealer = { $name } draws { $card }.
koikoi-event-draw-again = The same month: both draw again.
koikoi-event-dealer = { $name } deals first.
koikoi-event-deal = Round { $round } of { $rounds }. { $name } is the oya.
koikoi-event-extra-round = The scores are level: one more round, number { $round }.
koikoi-event-void-deal = A whole month or four pairs on the field: the cards are dealt again.
koikoi-event-field-lights =
    { $count ->
        [one] { $count } light on the field: this round counts × { $factor }.
       *[other] { $count } lights on the field: this round counts × { $factor }.
    }
koikoi-event-swap = { $name } swaps hands with the oya.
koikoi-event-keep = { $name } keeps the hand as dealt.
koikoi-event-declare = { $name } declares a lucky hand: { $cards }.
koikoi-event-lucky = { $name } has a lucky hand: { $cards }.
koikoi-event-both-lucky = Both hands are lucky.
koikoi-event-refill = The field is empty: { $card } is put there from the stock.
koikoi-event-play = { $name } plays { $card }.
koikoi-event-lay = { $name } lays { $card } on the field.
koikoi-event-turn-up = { $name } turns up { $card }.
koikoi-event-stay = { $card } stays on the field.
koikoi-event-capture = { $name } takes { $cards }.
koikoi-event-gaji = { $name } takes { $card } with the storm. At the end of the round it also claims what is left of { $month } on the field.
koikoi-event-claim = The storm claims its month: { $name } takes { $cards }.
koikoi-event-yaku =
    { $points ->
        [one] { $name } makes { $yaku }: { $points } point.
       *[other] { $name } makes { $yaku }: { $points } points.
    }
koikoi-event-improve =
    { $points ->
        [one] { $name } improves { $yaku }: { $points } point now.
       *[other] { $name } improves { $yaku }: { $points } points now.
    }
# $count: the koi of this player in the round.
koikoi-event-koi =
    { $count ->
        [1] { $name } calls koi-koi!
       *[other] { $name } calls koi-koi! That makes { $count } for { $name }.
    }
koikoi-event-stop = { $name } stops.
koikoi-event-auto-stop = { $name } has no cards left to go on with: the round ends here.
koikoi-event-last-yaku = The oya's hand is empty and the last yaku was the opponent's: { $name } wins the round.
koikoi-event-line =
    { $points ->
        [one] { $yaku }: { $points } point
       *[other] { $yaku }: { $points } points
    }
# $koi, $lights and $doublings are factors; 1 had no effect and is left out.
koikoi-event-factor =
    { $base }{ $koi ->
        [1] { "" }
       *[other] { " " }× { $koi } (koi)
    }{ $lights ->
        [1] { "" }
       *[other] { " " }× { $lights } (lights)
    }{ $doublings ->
        [1] { "" }
       *[other] { " " }× { $doublings } (doubled)
    } = { $gain }
koikoi-event-round-won =
    { $gain ->
        [one] { $name } wins the round and gains { $gain } point.
       *[other] { $name } wins the round and gains { $gain } points.
    }
koikoi-event-round-void = The round is void: nobody scores.
koikoi-event-round-void-hands = The cards have run out and nobody has stopped: the round is void.
koikoi-event-round-void-lucky = The lucky hands cancel each other out: the round is void.
koikoi-event-score =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
koikoi-event-match-won = { $name } wins the match.
koikoi-event-match-draw = The match is a draw.

## Words of the table

koikoi-word-field = Field
koikoi-word-stock = Stock
koikoi-word-hand = Hand
koikoi-word-oya = oya
koikoi-word-round = Round { $round } of { $rounds }
koikoi-word-score = Score
koikoi-word-koi =
    { $count ->
        [0] no koi yet
       *[other] { $count } koi
    }
koikoi-word-yaku-in-reach = Yaku in reach
koikoi-word-missing = missing: { $cards }
koikoi-word-cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
koikoi-word-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
koikoi-word-your-turn = Your turn
koikoi-word-choose-card = Choose a card
koikoi-word-choose-match = { $card }: which card does it take?
koikoi-word-gaji-choice = The storm may take any card of the field. Which one?
koikoi-word-call-question = Stop or koi-koi?
# $now: the gain of a stop; $factor: the whole factor already in it, 1 when there is none.
koikoi-word-at-stake =
    { $now ->
        [one] Stop now: { $now } point
       *[other] Stop now: { $now } points
    }{ $factor ->
        [1] .
       *[other] { " " }(× { $factor } included).
    } Go on: your yaku may grow, but your opponent may win first.
koikoi-word-may-come = Still to come
koikoi-word-declare = You have a lucky hand. Declare it?
koikoi-word-swap-question = Swap hands with the oya, unseen?
koikoi-word-koi-koi = Koi-koi
koikoi-word-take-none = Take nothing
koikoi-word-summary = Summary of the round
koikoi-word-nothing-captured = nothing yet

## Actions

koikoi-action-play = Play { $card }
koikoi-action-take = Take { $card }
koikoi-action-take-none = Take nothing, just lay the storm
koikoi-action-koi = Koi-koi: go on
koikoi-action-stop = Stop and score
koikoi-action-declare = Declare the lucky hand
koikoi-action-swap = Swap hands
koikoi-action-keep = Keep the hand as dealt

## The table in the browser

koikoi-board-hand =
    { $count ->
        [one] { $name }: { $count } card in hand
       *[other] { $name }: { $count } cards in hand
    }
koikoi-board-stock =
    { $count ->
        [one] Stock: { $count } card
       *[other] Stock: { $count } cards
    }
koikoi-board-captured = Captured by { $name }
koikoi-board-yaku = Yaku: { $name }
koikoi-board-all-yaku = All yaku
koikoi-board-all-yaku-of = All yaku: { $name }
koikoi-board-missing-of = missing { $count } of: { $cards }
koikoi-board-lacks = missing { $count }:
koikoi-board-takes = { $card }, takes: { $cards }
koikoi-board-takes-none = { $card }, nothing to match
koikoi-board-taken-by = { $card }, can be taken with: { $cards }
koikoi-board-claim = storm: { $month }
koikoi-board-turn = { $name } to play
koikoi-board-stop = Stop: +{ $gain }
koikoi-board-stop-means = ends the round
koikoi-board-koi-means = then × { $mine } for you, × { $theirs } for your opponent
koikoi-board-koi-plain = nothing is multiplied at this table
koikoi-board-serves = Counts for: { $yaku }
koikoi-board-threats = { $name } is close to
koikoi-board-left = Cards in hand: you { $mine }, { $name } { $theirs }
koikoi-board-sum = Together
koikoi-board-unscored = { $name }, not scored
koikoi-board-next-round = Next round
koikoi-board-sheet = Score sheet
koikoi-board-open-sheet = { $round }, score sheet
koikoi-board-round = Round
koikoi-board-void = void
koikoi-board-clause = Rule { $clause }
koikoi-board-fold = Look at the table
koikoi-board-unfold = Show it again

## The guided first game

koikoi-guide-goal = Welcome. In Koi-Koi two players take flower cards from the field in pairs. Certain sets of cards, the yaku, score points.
koikoi-guide-months = Every card belongs to a month, and every month has its flower, four cards of it. A card takes another one of its own month.
koikoi-guide-match = Your turn. The lit cards of your hand find a partner on the field. “{ $card }”, for instance, takes “{ $match }”.
koikoi-guide-lay = Nothing in your hand matches the field. Play a card you can spare: it stays lying there.
koikoi-guide-choose = Two cards of this month lie on the field, and you take one of them. Choose the one that helps you more.
koikoi-guide-stock = After each card from a hand the top card of the stock is turned up. It takes a card of its month too, or stays on the field.
koikoi-guide-captured = What you have taken lies here for all to see, sorted by kind. Only these cards make yaku.
koikoi-guide-reach = This list keeps count for you: which yaku are in reach, and which cards they still need. Keep an eye on your opponent's as well.
koikoi-guide-near = Just one card is missing for { $yaku }. When you make a yaku you decide: stop and take the points, or call koi-koi and play on for more.
koikoi-guide-theirs = Your opponent has a yaku and calls koi-koi: the round goes on. Make one of your own now, and the round can be yours.
koikoi-guide-call = A yaku! Stop, and the points are yours. Call koi-koi, and there may be more, but if your opponent stops first, you get nothing.
koikoi-guide-koi = The round goes on. You may stop only when you make another yaku or one of yours grows.
koikoi-guide-round = The round is over, and the summary tells where every point comes from. So it goes on to the last round; the higher total wins. Enjoy the game!
