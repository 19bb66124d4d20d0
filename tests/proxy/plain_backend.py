"""A backend for wire:proxy with a few calls in plain JSON: two vehicles, one buyer, nothing
stored. Invalid calls never reach it, and the texts of its codes come from the proxy.
"""

import datetime
import json
import secrets
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

BUYER = {"email": "wanjiku.kamau@example.com", "password": "Mombasa2026"}
CARD = {"registrationDate": "2019-03", "displayMileage": "62,400", "displacement": "1.0L", "fuel": "Petrol", "tag": "sale"}
VEHICLES = {
    number: {**CARD, "id": number, "name": name, "imageUrl": f"/pictures/{number}/front.webp"}
    | {"priceUSD": dollars, "priceJPY": dollars * 152, "priceKES": dollars * 129}
    for number, name, dollars in (("100001", "Toyota Vitz 1.0 F", 6850), ("100002", "Mazda Demio 13S", 6400))
}
FUEL = {"en": "Petrol", "cn": "汽油", "jp": "ガソリン", "sw": "Petroli"}
# What both vehicles have, by the names of the filters.
FACTS = {"fuel": "petrol", "steering": "right", "gearbox": "automatic", "drive": "2WD", "colour": "white"}
FACTS |= {"price": 2, "carAge": 3, "mileage": 3, "seatsNum": 2}
access, refresh, answered, favorites, reserved = {}, {}, {}, {}, set()
lock = threading.Lock()


def success(body=None):
    return {"code": 0, "body": body}


def new_tokens(user):
    tokens = {"accessToken": secrets.token_urlsafe(24), "refreshToken": secrets.token_urlsafe(24)}
    access[tokens["accessToken"]] = refresh[tokens["refreshToken"]] = user
    return success(tokens)


def log_in(_user, payload):
    return new_tokens(BUYER["email"]) if BUYER.items() <= payload.items() else {"code": 417}


def renew(_user, payload):
    user = refresh.pop(payload["refreshToken"], None)
    return new_tokens(user) if user else {"code": 431}


def page(vehicles, payload):
    start = (payload["pageNo"] - 1) * payload["pageSize"]
    return success({"total": len(vehicles), "vehicleList": vehicles[start : start + payload["pageSize"]]})


def list_vehicles(_user, payload):
    fits = all(payload.get(name, value) == value for name, value in FACTS.items())
    fits = fits and payload.get("yearFrom", 0) <= 2019 <= payload.get("yearTo", 9999)
    vehicles = [{**card, "fuel": FUEL[payload["language"]]} for card in VEHICLES.values()] if fits else []
    if payload.get("sort", "").startswith("price"):
        vehicles.sort(key=lambda card: card["priceUSD"], reverse=payload["sort"] == "priceDescending")
    return page(vehicles, payload)


def save_favorite(user, payload):
    if payload["vehicleId"] not in VEHICLES:
        return {"code": 400}
    favorites.setdefault(user, []).append(payload["vehicleId"])
    return success()


def submit_order(_user, payload):
    if payload["id"] not in VEHICLES or payload["id"] in reserved:
        return {"code": 400}
    reserved.add(payload["id"])
    due = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=1)
    return success({"createTimeDesc": f"{due:%Y-%m-%d %H:%M}", "depositDueAt": f"{due:%Y-%m-%dT%H:%M:%S}.000Z"})


def list_favorites(user, payload):
    return page([VEHICLES[number] for number in dict.fromkeys(reversed(favorites.get(user, [])))], payload)


CALLS = {  # who may call, and the handler
    "/common/baseToken": ("none", lambda _user, _payload: new_tokens(None)),
    "/user/refreshToken": ("none", renew),
    "/user/login": ("visitor", log_in),
    "/vehicles/getVehicles": ("visitor", list_vehicles),
    "/user/userInfo": ("user", lambda user, _payload: success({"email": user, "countryName": "Kenya"})),
    "/order/submit": ("user", submit_order),
    "/favorites/saveFavorites": ("user", save_favorite),
    "/favorites/getFavorites": ("user", list_favorites),
}


def answer(path, payload, token, key):
    auth, call = CALLS[path]
    user = access.get(token)
    if auth == "user" and user is None or auth == "visitor" and token not in access:
        return {"code": 421 if auth == "user" else 430}
    change = path, {field: value for field, value in payload.items() if field not in ("language", "timeZone")}
    first, given = answered.get((user, key), (change, None))
    if given is None:
        given = call(user, payload)
        if key and given["code"] == 0:
            answered[user, key] = change, given
    return given if first == change else {"code": 400}


class Backend(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        payload = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        token = self.headers.get("Authorization", "").removeprefix("Bearer ")
        with lock:
            known = self.path in CALLS
            text = json.dumps(answer(self.path, payload, token, self.headers.get("Idempotency-Key")) if known else {}).encode()
        self.send_response(200 if known else 404)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Backend)
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
