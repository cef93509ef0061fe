"""The page's one door: JSON in, JSON out."""

import json


def handle(message: str) -> str:
    return json.dumps({"screen": "start", "revision": 0, "regions": {}, "echo": json.loads(message)})
