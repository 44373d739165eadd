"""Plays Apple's lookup in every era and with every fault, for tests: it prints its port, and ends
when its standard input does. A test asks at /TOKEN/SCENARIO/lookup?id=...&country=... and finds at
/TOKEN/log what was asked."""

import gzip
import json
import os
import sys
import threading
import time
from collections import defaultdict
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

MIB = 1 << 20
lock = threading.Lock()
asked = defaultdict(list)


def record(app, **fields):
    return {
        "wrapperType": "software", "kind": "software", "trackId": int(app), "version": "2.1",
        "currentVersionReleaseDate": "2026-03-01T08:00:00Z", "userRatingCount": 1234,
        "averageUserRating": 4.65432, "userRatingCountForCurrentVersion": 1234,
        "averageUserRatingForCurrentVersion": 4.65432} | fields


def without(fields, *names):
    return {name: value for name, value in fields.items() if name not in names}


RATINGS = ("userRatingCount", "averageUserRating", "userRatingCountForCurrentVersion",
           "averageUserRatingForCurrentVersion")
ZEROS = dict.fromkeys(RATINGS, 0)


def records(name, app):
    """What an era tells of an app; None for what is no era."""
    match name:
        case "modern": return [record(app)]
        case "missing-2017": return [without(record(app), *RATINGS)]
        case "text-id-2018": return [record(app, trackId=app)]
        case "differing-2019":
            return [record(app, userRatingCount=1743, userRatingCountForCurrentVersion=104,
                           averageUserRating=4, averageUserRatingForCurrentVersion=3.5)]
        case "mac-2018": return [record(app, kind="mac-software", userRatingCount=1467)]
        case "mac-zeros": return [record(app, kind="mac-software", **ZEROS)]
        case "unrated": return [record(app, **ZEROS)]
        case "empty": return []
        case "other-app": return [record(int(app) + 1)]
        case "two": return [record(int(app) + 1, userRatingCount=1), record(app)]
        case _: return None


def country_count(code):
    return (ord(code[0]) * 31 + ord(code[1])) % 97


def sweep(country, tries):
    """Every tenth country never answers well, and every tenth does only at the second time."""
    number = country_count(country)
    if number % 10 == 3:
        return ("error-500", "cut", "not-json")[number // 10 % 3]
    if number % 10 == 7 and tries == 1:
        return "error-500" if number // 10 % 2 else "forbidden"
    return "counted"


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def do_GET(self):
        url = urlsplit(self.path)
        _, token, name, *_ = url.path.split("/") + [""]
        query = {key: values[0] for key, values in parse_qs(url.query).items()}
        if name == "log":
            return self.send(json.dumps(asked.pop(token, [])).encode())
        with lock:
            asked[token].append(query.get("country", "none"))
            tries = asked[token].count(query.get("country", "none"))
        app = query.get("id", "0")
        if name.startswith("sweep"):
            name = sweep(query["country"], tries)
        if name.startswith("once-"):
            name = name[5:] if tries == 1 else "modern"
        if name == "mixed":
            name = {"us": "modern", "de": "unrated", "fr": "empty", "jp": "modern",
                    "ru": "modern", "mx": "modern",
                    "sa": "modern"}.get(query["country"], "error-500")
        if name == "counted":
            return self.answer([record(app, userRatingCount=country_count(query["country"]))])
        found = records(name, app)
        if found is not None:
            return self.answer(found)
        getattr(self, "play_" + name.replace("-", "_"))(app)

    def answer(self, found, **options):
        self.send(json.dumps({"resultCount": len(found), "results": found}).encode(), **options)

    def send(self, body, status=200, kind="application/json", **headers):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        for key, value in headers.items():
            self.send_header(key.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(body)

    def part(self, body, length=None):
        """A body that may end before its length."""
        self.send_response(200)
        if length is not None:
            self.send_header("Content-Length", str(length))
        self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(body)
        self.close_connection = True

    def error_body(self, status):
        self.send(json.dumps({
            "errorMessage": "Invalid value(s) for key(s): [country]",
            "queryParameters": {"country": "..."}}).encode(), status)

    def play_error_body(self, app): self.error_body(200)

    def play_error_400(self, app): self.error_body(400)

    def play_other_error(self, app):
        self.send(b'{"errorMessage": "Invalid value(s) for key(s): [id]"}')

    def play_forbidden(self, app): self.send(b"", 403, Cache_Control="no-store")

    def play_forbidden_list(self, app): self.answer([], status=403)

    def play_busy(self, app): self.send(b"", 429)

    def play_busy_90(self, app): self.send(b"", 429, Retry_After="90")

    def play_error_500(self, app): self.send(b"<html>", 500, "text/html")

    def play_error_404(self, app): self.send(b"<html>", 404, "text/html")

    def play_javascript(self, app): self.answer([record(app)], kind="text/javascript; charset=utf-8")

    def play_mark(self, app):
        self.send(b"\xef\xbb\xbf" + json.dumps({"results": [record(app)]}).encode())

    def play_gzip(self, app):
        self.send(gzip.compress(json.dumps({"results": [record(app)]}).encode()),
                  Content_Encoding="gzip")

    def play_bomb(self, app):
        self.send(gzip.compress(b" " * (64 * MIB)), Content_Encoding="gzip")

    def play_not_json(self, app): self.send(b"<html>oops</html>")

    def play_empty_body(self, app): self.send(b"")

    def play_hang(self, app):
        self.connection.settimeout(30)
        self.rfile.read(1)
        self.close_connection = True

    def play_drip(self, app):
        self.part(b"", 1000)
        for _ in range(600):
            self.wfile.write(b" ")
            time.sleep(0.05)

    def play_cut(self, app): self.part(b'{"resultCount": 1, "results": [', 1000)

    def play_huge(self, app): self.part(b" " * (64 * MIB), 64 * MIB)

    def play_endless(self, app):
        self.part(b"")
        for _ in range(64):
            self.wfile.write(b" " * MIB)

    def redirect(self, target): self.send(b"", 302, Location=target)

    def here(self, host, name):
        token = self.path.split("/")[1]
        port = self.server.server_address[1]
        return f"http://{host}:{port}/{token}/{name}/lookup?{urlsplit(self.path).query}"

    def play_redirect_away(self, app): self.redirect(self.here("localhost", "modern"))

    def play_redirect_here(self, app): self.redirect(self.here("127.0.0.1", "modern"))

    def play_redirect_loop(self, app): self.redirect(self.here("127.0.0.1", "redirect-loop"))

    def log_message(self, *words): pass


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    # A client that goes away is what many tests are about.
    def handle_error(self, request, client_address): pass


server = Server(("127.0.0.1", 0), Handler)
print(server.server_address[1], flush=True)
threading.Thread(target=server.serve_forever, daemon=True).start()
sys.stdin.read()
os._exit(0)
