"""Checks wire.py against the vectors, as docs/wire.md describes under 'Vectors': python3
check_vectors.py ../../tests/vectors
"""

import base64
import json
import pathlib
import sys
from urllib.parse import parse_qs

from cryptography.hazmat.primitives.asymmetric import ec

from wire import Envelope, Unknown


def check_call(vectors, private_key, request, answer):
    envelope = Envelope(
        vectors["partnerId"],
        vectors["kid"],
        vectors["serverKey"]["publicKey"],
        private_key=private_key,
        clock=lambda: int(request["sequenceId"]),
        random=lambda _: bytes.fromhex(request["iv"]),
    )
    keys = vectors["keys"]
    agree(envelope.request_key.hex(), keys["requestKey"])
    agree(envelope.request_mac.hex(), keys["requestMac"])
    agree(envelope.response_key.hex(), keys["responseKey"])
    headers, form, open_answer = envelope.seal(
        request["path"], request["payload"], request["token"], request["idempotencyKey"]
    )
    del headers["Content-Type"]
    agree({name.lower(): text for name, text in headers.items()}, request["headers"])
    agree(json.loads(parse_qs(form)["json"][0]), request["fields"])
    agree(
        open_answer(answer["wire"]), (answer["code"], answer["body"] or "", answer["message"], answer["errorMessage"])
    )
    return open_answer


def believes(open_answer, wire):
    try:
        open_answer(wire)
    except Unknown:
        return False
    return True


def agree(ours, theirs):
    if ours != theirs:
        sys.exit(f"It makes {ours}, and the vectors {theirs}.")


folder = pathlib.Path(sys.argv[1])
vectors = json.loads((folder / "session.json").read_text("utf-8"))
d = base64.urlsafe_b64decode(vectors["ephemeralKey"]["jwk"]["d"] + "=")
own = ec.derive_private_key(int.from_bytes(d, "big"), ec.SECP256R1())
calls = [check_call(vectors, own, call["request"], call["answer"]) for call in vectors["calls"]]
answers = json.loads((folder / "refused-answers.json").read_text("utf-8"))["cases"]
refused = [answer for answer in answers if answer["suite"] == "session"]
for one in refused:
    if believes(calls[one["call"]], one["wire"]):
        sys.exit(f"It believes an answer with {one['name']}.")
print(f"{len(calls)} calls agree, {len(refused)} answers are refused")
