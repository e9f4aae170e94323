page-card-back = A hidden card

## The guide of a first game

page-guide-label = Guide
page-guide-progress = { $step } of { $steps }
page-guide-skip = Skip the guide
page-guide-next = Got it
