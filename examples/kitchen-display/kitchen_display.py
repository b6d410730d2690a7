#!/usr/bin/env python3
"""The orders that a kitchen has to make, in a terminal: they come and change by themselves, a typed line moves them on.

    CARTE_TOKEN=carte_… ./kitchen_display.py https://pizza.example

The token needs the scope orders:write; with orders:read the display only shows. Needs Python 3.9 or newer, and requests.
"""

import json
import os
import sys
import threading
import time
from datetime import datetime, timedelta, timezone
from typing import Any, Iterator, Optional

import requests

Order = dict[str, Any]

# What a cook says, and the statuses that an order may have then; `ok` accepts and begins.
COMMANDS = {
    "ok": {"PLACED": "ACCEPTED", "ACCEPTED": "PREPARING"},
    "ready": {"PREPARING": "READY"},
}
SHOWN = ["PLACED", "ACCEPTED", "PREPARING", "READY"]
HELP = "ok 0042 [minutes] accepts an order, and then begins it; ready 0042 says that it is made. Ctrl+C ends."

CLEAR = "\033[2J\033[H"
BELL = "\a"
# The shop says something every twelve seconds: a connection that is silent for longer is dead.
SILENCE_SECONDS = 40
CONNECT_SECONDS = 10
LONGEST_WAIT_SECONDS = 30
# A display that starts in the middle of the evening shows what is under way, however long ago that was placed.
LOOK_BACK = timedelta(days=1)

MOVE = """mutation Move($input: MoveOrderInput!) {
  answer: moveOrder(input: $input) { __typename ... on Order { status } ... on Error { message } }
}"""


class Shop:
    """The shop's API, with the token on each request."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"}

    def events(self, since: Optional[str], begin: datetime) -> Iterator[dict[str, str]]:
        """One connection to the feed of orders: each order as it stands, after each of its changes."""
        place = {"Last-Event-ID": since} if since else {}
        asked = {} if since else {"updatedAfter": begin.isoformat()}
        # Compressed events would wait in the decompressor until more of them are there.
        headers = {**self.headers, **place, "Accept": "text/event-stream", "Accept-Encoding": "identity"}
        timeout = (CONNECT_SECONDS, SILENCE_SECONDS)
        address = f"{self.url}/api/orders"
        with requests.get(address, params=asked, headers=headers, stream=True, timeout=timeout) as answer:
            if not answer.ok:
                raise requests.HTTPError(answer.text, response=answer)
            fields: dict[str, str] = {}
            # As bytes: a text would also be cut at characters that end no line of the stream.
            for line in answer.iter_lines(chunk_size=None):
                if line:
                    name, _, value = line.decode().partition(":")
                    fields[name] = value.removeprefix(" ")
                elif fields:
                    yield fields
                    fields = {}

    def move(self, order: Order, to: str, minutes: Optional[int]) -> Optional[str]:
        """Moves an order on. Returns why it was not moved: the version refuses what a colleague changed meanwhile."""
        change = {"id": order["id"], "to": to, "version": order["version"], "preparationMinutes": minutes}
        body = {"query": MOVE, "variables": {"input": change}}
        answer = requests.post(f"{self.url}/graphql", json=body, headers=self.headers, timeout=CONNECT_SECONDS).json()
        if answer.get("errors"):
            return answer["errors"][0]["message"]
        return answer["data"]["answer"].get("message")


class Display:
    """The orders that are shown; the feed and the cook change them at once, so each takes the lock."""

    def __init__(self, shop: Shop) -> None:
        self.shop = shop
        self.orders: dict[str, Order] = {}
        self.lock = threading.Lock()
        self.is_terminal = sys.stdout.isatty()

    def take(self, order: Order) -> None:
        with self.lock:
            is_new = order["status"] == "PLACED" and order["id"] not in self.orders
            self.orders.pop(order["id"], None)
            if order["status"] in SHOWN:
                self.orders[order["id"]] = order
            if self.is_terminal:
                self.say(CLEAR + "\n".join(self.page()) + (BELL if is_new else ""))
            else:
                # Into a file or another program go the changes alone.
                self.say("\n".join(card(order)))

    def page(self) -> Iterator[str]:
        for status in SHOWN:
            here = [order for order in self.orders.values() if order["status"] == status]
            if here:
                yield f"── {status} · {len(here)}"
            for order in sorted(here, key=lambda each: each["promisedAt"] or ""):
                yield from card(order)
        yield f"\n{HELP}"

    def obey(self, line: str) -> None:
        """Does what a cook has typed: `ok 0042 20`."""
        words = line.split()
        if len(words) < 2 or words[0] not in COMMANDS or not all(word.isdigit() for word in words[2:3]):
            self.say(HELP)
            return
        # Of a day's number the cooks call out the end.
        with self.lock:
            found = [order for order in self.orders.values() if order["number"].endswith(words[1])]
        to = COMMANDS[words[0]].get(found[0]["status"]) if len(found) == 1 else None
        if to is None:
            self.say(f"{len(found)} orders end in {words[1]}" if len(found) != 1 else f"not from {found[0]['status']}")
            return
        minutes = int(words[2]) if to == "ACCEPTED" and len(words) > 2 else None
        refusal = self.shop.move(found[0], to, minutes)
        # What was moved comes by the feed, as it does for everybody else.
        if refusal:
            self.say(refusal)

    def say(self, text: str) -> None:
        print(text, flush=True)


def card(order: Order) -> Iterator[str]:
    """An order in lines: number, by when, what, with what."""
    due = clock(order["promisedAt"]) if order["promisedAt"] else ""
    where = f"table {order['table']}" if order["table"] else order["deliveryMethod"].lower()
    # Placed with a test token: nobody waits for it.
    test = " · TEST" if order["isTest"] else ""
    yield printable(f"{order['number']} · {order['status']} · {due} · {where}{test}")
    for item in order["items"]:
        name = " ".join(filter(None, [item["productName"], item["variantName"]]))
        yield printable(f"  {item['quantity']} × {name}")
        yield from (printable(f"      + {option['name']}") for option in item["options"])
        if item["note"]:
            yield printable(f"      ! {item['note']}")
    if order["kitchenNote"]:
        yield printable(f"  ! {order['kitchenNote']}")


def clock(instant: str) -> str:
    """By this machine's clock, with the day where it is another one than today."""
    due = datetime.fromisoformat(instant.replace("Z", "+00:00")).astimezone()
    return due.strftime("%H:%M" if due.date() == datetime.now().date() else "%a %d %b %H:%M")


def printable(text: str) -> str:
    """A terminal obeys some characters; what strangers wrote must not command it."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def follow(display: Display) -> None:
    """Shows what the feed says, without end. After a break it goes on behind the last event: nothing is missed."""
    since: Optional[str] = None
    begin = datetime.now(timezone.utc) - LOOK_BACK
    breaks = 0
    while True:
        try:
            for event in display.shop.events(since, begin):
                breaks = 0
                if event["event"] == "order":
                    display.take(json.loads(event["data"]))
                    since = event["id"]
        except requests.HTTPError as error:
            status = error.response.status_code
            if status == 410:
                # The shop was restored from a backup, where the old place means nothing.
                since = None
            elif status != 429 and status < 500:
                sys.exit(f"{status} {error}")
        except requests.RequestException as error:
            print(f"no connection: {error}", file=sys.stderr, flush=True)
        time.sleep(min(2**breaks, LONGEST_WAIT_SECONDS))
        breaks += 1


def listen(display: Display) -> None:
    for line in sys.stdin:
        try:
            display.obey(line)
        except (requests.RequestException, ValueError) as error:
            display.say(f"not done: {error}")


def main() -> None:
    token = os.environ.get("CARTE_TOKEN", "")
    if len(sys.argv) != 2 or not token:
        sys.exit(__doc__)
    display = Display(Shop(sys.argv[1], token))
    threading.Thread(target=listen, args=[display], daemon=True).start()
    try:
        follow(display)
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
