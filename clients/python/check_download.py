"""Downloads the proformas of three orders, for tests/clients/download.test.ts: python3
check_download.py http://127.0.0.1:4000/api
"""

import sys

from wire import Client, Failed

client = Client.discover(sys.argv[1])
for order in ("1", "2", "3"):
    try:
        print(client.download("/order/proforma", {"id": order}).decode())
    except Failed as failure:
        print(failure)
