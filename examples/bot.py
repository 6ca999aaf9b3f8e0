"""A player for any table of a house, in plain Python: `python bot.py http://localhost:8000/t/CODE NAME`."""

import hashlib
import json
import os
import random
import sys
import time
from http.client import HTTPException
from urllib.request import Request, urlopen


def ask(path, said=None):
    """What the house answers; a stream of lines for a table's stream."""
    headers = {"authorization": f"Bearer {session}", "content-type": "application/json"}
    body = None if said is None else json.dumps(said).encode()
    return urlopen(Request(f"{house}/api/{path}", body, headers), timeout=60)


def choice(offer):
    """What to answer: the place for your wits."""
    choices = [each["action"] for each in offer["choices"]]
    return random.choice(choices) if choices else offer["usual"]


def link(last):
    """The link of our chain before this one: our part in every shuffle, see docs/fairness.md."""
    parts = [b"gt1/chain", table.encode(), chair.to_bytes(2, "big"), last]
    return hashlib.sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()


def answers(told):
    """What we say to a message of the house."""
    global chair, chain
    if told["type"] == "welcome" and told["chair"] < 0:
        yield {"type": "sit"}
    elif told["type"] == "welcome":
        chair, chain = told["chair"], [os.urandom(32)]
        while len(chain) <= 1024:
            chain.append(link(chain[-1]))
        yield {"type": "promise", "head": chain[-1].hex()}
    elif told["type"] == "share_wanted" and told["body"]["heads"].get(str(chair)) == chain[-1].hex():
        chain.pop()
        yield {"type": "share", "share": chain[-1].hex()}
    elif told["type"] == "state" and told["offer"]:
        act = {"hand": told["hand"], "seq": told["seq"], "action": choice(told["offer"])}
        yield {"type": "act", "id": os.urandom(8).hex(), **act}


(house, code), session, chair, chain = sys.argv[1].split("/t/"), "", -1, []
session = json.load(ask("guests", {"name": sys.argv[2]}))["session"]
table, over = json.load(ask(f"codes/{code}"))["id"], False
while not over:
    try:
        for line in ask(f"tables/{table}/stream"):
            told = json.loads(line) if line.strip() else {"type": "nothing"}
            over = told.get("status") in ("finished", "closed") or told.get("again", 0) == -1
            for said in [] if over else answers(told):
                time.sleep(0.11)  # a house takes ten messages a second
                print(said["type"], json.load(ask(f"tables/{table}/messages", said)), flush=True)
            if over:
                break
    except (OSError, HTTPException):  # the house is gone for a moment: the chair is kept
        time.sleep(1)
