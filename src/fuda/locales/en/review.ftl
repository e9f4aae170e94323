### The coach: what the choices of a match were worth. In English.

review-title = Review
review-looking = Looking at every choice…
review-goal = chance to win the match
review-goal-kocka = chance not to lose the match
review-unit = points
review-unit-kocka = letters
# After a number with a decimal.
review-unit-of = points
review-unit-of-kocka = letters
review-result = Result: { $scores }
review-choices =
    { $choices ->
        [one] { $choices } choice, of which { $mattered } mattered
       *[other] { $choices } choices, of which { $mattered } mattered
    }
review-accuracy = accuracy { $accuracy }
review-each = lost by a choice that mattered: { $chance }, { $points }
review-label-equal = about equal
review-label-inaccuracy = inaccuracy
review-label-mistake = mistake
review-label-blunder = blunder
review-many-equal =
    { $count ->
        [one] choice about equal
       *[other] choices about equal
    }
review-many-inaccuracy =
    { $count ->
        [one] inaccuracy
       *[other] inaccuracies
    }
review-many-mistake =
    { $count ->
        [one] mistake
       *[other] mistakes
    }
review-many-blunder =
    { $count ->
        [one] blunder
       *[other] blunders
    }
review-table = As a table
review-graph = How the { $goal } went
review-worst = The worst moments
review-nothing = No mistake that is beyond doubt. What might be chance is not called one.
review-moment =
    { $game ->
       *[other] Round { $round }, move { $number }
    }
review-asked = { $where } (coach asked)
review-played = played
review-move = move
review-behind = behind the best
review-hindsight = With all cards open: { $chance }, { $points }. This is hindsight; nobody could know it.
review-luck = Strokes of luck
review-deal = the deal of round { $round }
review-draw = the draw after move { $number }
review-account = The account
review-start = start
review-deals = luck of the deals
review-draws = luck of the draws
review-hidden = hidden cards
review-finds = own play: finds
review-errors = own play: errors
review-others = played by { $name }
review-ended = ended before its time
review-total = together
review-came = as it came
review-certain = Every figure is a mean over sampled worlds with its 95% interval; { $effort } look, seed { $seed }.
review-effort-quick = a quick
review-effort-normal = a normal
review-effort-deep = a deep
review-written = The review is in { $file }.

## Inside a replay

review-best = best
review-moves = What could be played
review-to-choose = To be chosen now
review-chosen = Just chosen
review-hindsight-open = With all cards open
review-measure = Count in
review-chance = chance
review-term = term
review-given = Who gave whom
review-given-help = Each row: what this player's choices gave or cost everybody, in chance; for themselves too.
review-accuracy-word = Accuracy
review-lost-each = Lost by a choice that mattered
review-nothing-yet = No mistake so far; the coach is still looking.
review-account-coming = The account of luck and play comes last: it needs everybody's choices.
review-show = Show
review-tab-moment = This choice
review-tab-match = Whole match
review-tab-moves = Moves
review-blind = No spoilers
review-blind-help = Only what { $name } knew at each moment is shown, until you ask.
review-blind-all = Tell everything
review-blind-choose = What would you play?
review-blind-chosen = The choice has been made. Was it a good one?
review-blind-show = Show what the moves are worth
review-no-choice = Nothing to choose here. Step on, or jump to what stands out with Shift and the arrow keys.
review-waiting = Others come first: { $ahead }…
review-preparing = Getting ready. The first review on a machine takes about a minute…
review-compiling = The first review of this game on this machine: it is being compiled, which takes about a minute…
review-failed = The review broke off. Close it and open it again.
review-too-many = You have three reviews under way already. This one begins when one of them is finished.
review-together = Look at it together
review-together-invited = { $name } leads others through this match.
review-together-join = Join
review-together-lead = You lead. Taking part: { $count }
review-together-follow = { $name } leads, you follow.
review-together-apart = { $name } leads, you look around on your own.
review-together-nobody = Nobody leads at the moment.
review-together-back = Follow again
review-together-take = Lead
review-together-leave = Leave
review-nobody = Matches are not reviewed on this server.

## Sentences

review-lost = “{ $best }” was better: the choice cost { $chance } percentage points of the chance to win the match.
review-lost-koikoi = “{ $best }” was better: the choice cost { $chance } percentage points of the chance to win the match and { $points } points.
review-lost-kocka = “{ $best }” was better: the choice cost { $chance } percentage points of the chance not to lose the match and { $points } of a letter.
review-lost-yojimbo = “{ $best }” was better: the choice cost { $chance } percentage points of the chance to win the match and { $points } points.
review-koikoi-won = The better move wins the round in { $better }% of the worlds, the one played in { $worse }%.
review-koikoi-lost = The opponent ends the round first in { $worse }% of the worlds instead of { $better }%.
review-koikoi-gain = On average it brings { $better } points from rounds won instead of { $worse }.
review-koikoi-loss = On average rounds lost cost { $worse } points instead of { $better }.
review-koikoi-yaku = { $yaku } wins the round in { $better }% of the worlds after the better move, in { $worse }% after the one played.
review-koikoi-their-yaku = The opponent wins with { $yaku } in { $worse }% of the worlds instead of { $better }%.
review-koikoi-holds = Their moves tell something: they hold a card of { $month } in { $after }% of the worlds; by the deal alone it would be { $before }%.
review-koikoi-rule-koi = After koi-koi you may stop only with another yaku or a better one, your opponent as soon as they have one (KK-22).
review-kocka-lost = The round is lost in { $worse }% of the worlds instead of { $better }%.
review-kocka-hejma = Hejma is caught in { $worse }% of the worlds instead of { $better }%.
review-kocka-points = On average the round ends with { $worse } penalty points instead of { $better }.
review-kocka-last-trick = The last trick falls to you in { $worse }% of the worlds instead of { $better }%.
review-kocka-holds =
    What was played tells something: Hejma is with the player { $who ->
        [left] on your left
        [across] across from you
       *[right] on your right
    } in { $after }% of the worlds; by the deal alone it would be { $before }%.
review-kocka-void =
    What was played tells something: the player { $who ->
        [left] on your left
        [across] across from you
       *[right] on your right
    } has no { $suit } in { $after }% of the worlds; by the deal alone it would be { $before }%.
review-kocka-rule-throw = Whoever throws in takes every card that is still in hands and in the open trick (SC-12).
review-yojimbo-cards = On average { $better } attack cards are won after the better move, { $worse } after the one played.
review-yojimbo-holder = Yojimbo is with you at the end in { $better }% of the worlds instead of { $worse }%; that decides when points are level (YJ-30).
review-yojimbo-holds = What was played tells something: somebody else holds { $face } in { $after }% of the worlds; by the deal alone it would be { $before }%.
