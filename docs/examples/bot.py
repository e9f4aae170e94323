"""Plays any game of Fuda: whenever it is asked, it takes one of the legal actions by chance."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "result":
        continue
    answer = {"id": message["id"], "protocol": 1}
    if message["type"] == "choose":
        answer["move"] = [random.Random(message["seed"]).choice(message["legal"])]
    print(json.dumps(answer), flush=True)
