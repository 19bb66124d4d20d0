"""A client of the sealed wire, in one file: Python 3.9 and the package `cryptography` (python3-cryptography).

    python3 wire.py http://127.0.0.1:4000/api     logs in, lists vehicles and reserves one

docs/wire.md describes every byte of it; words in quotes below are its headings. Copy the file and import `Client`.
"""

import base64
import hashlib
import hmac
import json
import os
import sys
import time
import urllib.error
import urllib.request
import uuid
from urllib.parse import urlencode

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Failed(Exception):
    """The server answered with a code other than 0. The message is for the user, in their
    language.
    """

    def __init__(self, code, message, detail):
        super().__init__(f"code {code}: {message}" + (f" ({detail})" if detail else ""))
        self.code, self.message = code, message


class Refused(Exception):
    """The server refused the envelope and never says why: nothing was done."""


class NotConnected(Exception):
    """The server cannot be reached, or does not publish its keys. The message says what to do."""


class Unknown(Exception):
    """No answer that can be trusted: whether the call was carried out is unknown."""


def transcript(*parts):
    """'Transcripts': each part after its length. None is absent, which differs from empty."""
    whole = b""
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        whole += b"\xff" * 4 if data is None else len(data).to_bytes(4, "big") + data
    return whole


def from_base64(text):
    """Accepts only the canonical encoding."""
    data = base64.b64decode(text, validate=True)
    if base64.b64encode(data).decode() != text:
        raise ValueError("not canonical")
    return data


def milliseconds():
    return time.time_ns() // 1_000_000


class Envelope:
    """'Suite session': the keys that this process and the server share. The client has no secret
    of its own beforehand.
    """

    def __init__(self, partner_id, kid, public_key, *, private_key=None, clock=milliseconds, random=os.urandom):
        server_point = base64.urlsafe_b64decode(public_key + "=" * (-len(public_key) % 4))
        # Refuses a point that is not on the curve.
        server = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), server_point)
        private = private_key or ec.generate_private_key(ec.SECP256R1())
        own_point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        secret = private.exchange(ec.ECDH(), server)
        salt = hashlib.sha256(own_point + server_point).digest()

        def derive(purpose):
            info = f"gariport/1/session/{purpose}".encode()
            return HKDF(algorithm=SHA256(), length=32, salt=salt, info=info).derive(secret)

        self.request_key, self.response_key = derive("request-key"), derive("response-key")
        self.request_mac = derive("request-mac")
        self.partner_id, self.kid = partner_id, kid
        self.epk = base64.urlsafe_b64encode(own_point).decode().rstrip("=")
        self.clock, self.random, self.last = clock, random, 0

    def seal(self, path, payload, token=None, idempotency_key=None):
        """'The request': headers and form, and what opens its answer. Seal a call again each
        time it is sent.
        """
        self.last = max(self.clock(), self.last + 1)
        sequence_id = str(self.last)
        head = transcript(
            "gariport/1/request", "session", self.kid, self.epk, "POST", path, self.partner_id, sequence_id,
            hashlib.sha256(token.encode()).digest() if token else b"", idempotency_key or "",
        )  # fmt: skip
        iv = self.random(12)
        body = base64.b64encode(iv + AESGCM(self.request_key).encrypt(iv, payload.encode(), head)).decode()
        sign = hmac.new(self.request_mac, head + transcript(body), "sha256").hexdigest()
        fields = {"body": body, "sequenceId": sequence_id, "partnerId": self.partner_id, "sign": sign}
        headers = {
            "Content-Type": "application/x-www-form-urlencoded",
            "Envelope": f"session;kid={self.kid};epk={self.epk}",
        }
        if token:
            headers["Authorization"] = f"Bearer {token}"
        if idempotency_key:
            headers["Idempotency-Key"] = idempotency_key
        return headers, urlencode({"json": json.dumps(fields)}), lambda answer: self._open(sign, answer)

    def _open(self, sign, answer):
        """'The answer': its code, its body as text and its messages, after all of them are
        authenticated.
        """
        try:
            code, message, detail = answer["code"], answer.get("message"), answer.get("errorMessage")
            if type(code) is not int or any(answer.get(name, "") is None for name in ("message", "errorMessage")):
                raise ValueError("not as described")
            sealed = from_base64(answer["body"])
            binding = transcript("gariport/1/response", sign, str(code), message, detail)
            return code, AESGCM(self.response_key).decrypt(sealed[:12], sealed[12:], binding).decode(), message, detail
        except (AttributeError, InvalidTag, KeyError, TypeError, ValueError) as error:
            raise Unknown("The answer does not open.") from error


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


class Client:
    """Calls by their path in the OpenAPI document, as a visitor until `log_in`."""

    def __init__(self, base, partner_id, kid, public_key, language="en", time_zone="Africa/Nairobi", timeout=30):
        self.base, self.timeout = base.rstrip("/"), timeout
        self.common = {"language": language, "timeZone": time_zone}
        self.envelope = Envelope(partner_id, kid, public_key)
        self.token = self.refresh_token = None
        self.http = urllib.request.build_opener(NoRedirect)

    @classmethod
    def discover(cls, base, **options):
        """For development: a production server gives its keys only to its partners."""
        url = base.rstrip("/") + "/envelope.json"
        try:
            with urllib.request.urlopen(url, timeout=30) as reply:
                offer = json.load(reply)
            key = next(suite["key"] for suite in offer["suites"] if suite["suite"] == "session")
            return cls(base, offer["partnerId"], key["id"], key["publicKey"], **options)
        except urllib.error.HTTPError as error:
            hint = "start the server, correct the base, or give Client the keys that the operator has given you"
            raise NotConnected(f"{url} answers HTTP {error.code}: {hint}.") from error
        except OSError as error:
            raise NotConnected(f"No server answers at {url}: start the server, or correct the address.") from error
        except (AttributeError, KeyError, StopIteration, TypeError, ValueError) as error:
            hint = "give the base of the API, such as http://127.0.0.1:4000/api"
            raise NotConnected(f"{url} offers no envelope of the session suite: {hint}.") from error

    def log_in(self, email, password):
        self._begin(self.call("/user/login", {"email": email, "password": password}))

    def call(self, path, payload=None, idempotency_key=None):
        """Returns the answer's body. Calls with `x-replay: idempotent` need a key, one for each
        intended change.
        """
        return self._call(path, payload, idempotency_key, False)

    def download(self, path, payload=None):
        """Returns the bytes of a call with `x-envelope: blob`. Neither they nor a failure are sealed."""
        return self._call(path, payload, None, True)

    def _call(self, path, payload, idempotency_key, is_file):
        if self.token is None:
            self._renew()
        is_renewed = is_repeated = False
        while True:
            try:
                return self._send(path, payload or {}, self.token, idempotency_key, is_file)
            except Failed as failure:
                if failure.code != 430 or is_renewed:
                    raise
                is_renewed = True
                self._renew()
            except Unknown:
                # The same key again: if the first call was carried out, this one gets its answer.
                if idempotency_key is None or is_repeated:
                    raise
                is_repeated = True

    def _renew(self):
        if self.refresh_token:
            self._begin(self._send("/user/refreshToken", {"refreshToken": self.refresh_token}, None, None))
        else:
            self._begin(self._send("/common/baseToken", {}, None, None))

    def _begin(self, tokens):
        self.token, self.refresh_token = tokens["accessToken"], tokens.get("refreshToken")

    def _send(self, path, payload, token, idempotency_key, is_file=False):
        text = json.dumps({**payload, **self.common})
        headers, form, open_answer = self.envelope.seal(path, text, token, idempotency_key)
        request = urllib.request.Request(self.base + path, form.encode(), headers)
        try:
            with self.http.open(request, timeout=self.timeout) as reply:
                if is_file and reply.headers.get_content_type() == "application/pdf":
                    return reply.read()
                answer = json.load(reply)
        except urllib.error.HTTPError as error:
            if error.code in (400, 413):
                raise Refused(f"{path} was refused: check clock, key, partner id and size.") from error
            raise Unknown(f"{path}: HTTP {error.code}") from error
        except (OSError, RecursionError, ValueError) as error:
            raise Unknown(f"{path}: {error}") from error
        failure = answer.get("code") if is_file and isinstance(answer, dict) else 0
        if type(failure) is int and failure != 0:
            raise Failed(failure, answer.get("message"), answer.get("errorMessage"))
        code, body, message, detail = open_answer(answer)
        if code != 0:
            raise Failed(code, message, detail)
        return json.loads(body) if body else None


def reserve(base):
    email, password = os.environ.get("GARIPORT_EMAIL"), os.environ.get("GARIPORT_PASSWORD")
    if not email or not password:
        sys.exit("Set GARIPORT_EMAIL and GARIPORT_PASSWORD.")
    client = Client.discover(base)
    client.log_in(email, password)
    vehicles = client.call("/vehicles/getVehicles", {"pageNo": 1, "pageSize": 24})
    print(f"{vehicles['total']} vehicles")
    buyer = {
        "name": "Wanjiku Kamau", "email": email, "phone": "+254712345678", "countryCode": "KE", "cityId": "11",
        "address": "Nyali Road 14", "payUnit": "USD", "transportType": "1", "endPortId": "p-mba", "commitType": "pc",
    }  # fmt: skip
    for vehicle in vehicles["vehicleList"]:
        try:
            receipt = client.call("/order/submit", {**buyer, "id": vehicle["id"]}, idempotency_key=str(uuid.uuid4()))
        except Failed as failure:
            print(f"{vehicle['name']}: {failure.message}")
            continue
        print(f"reserved {vehicle['id']} {vehicle['name']}, deposit due {receipt['depositDueAt']}")
        return
    sys.exit("No vehicle of the first page can be reserved.")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Give the address: python3 wire.py http://127.0.0.1:4000/api")
    try:
        reserve(sys.argv[1])
    except (Failed, NotConnected, Refused, Unknown) as problem:
        sys.exit(f"{type(problem).__name__}: {problem}")
