"""Drives Firefox by WebDriver BiDi and WebKitGTK by W3C WebDriver, with nothing but a WebSocket and HTTP.

Playwright brings its own patched builds of both, which need a download. These are the browsers of the system's packages.
"""

from __future__ import annotations

import itertools
import json
import os
import re
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from websockets.sync.client import ClientConnection, connect

START_SECONDS = 60.0
ANSWER_SECONDS = 120.0
POLL_SECONDS = 0.1
SIZE = (1280, 900)
ELEMENT_KEY = "element-6066-11e4-a52e-4f735466cecf"
"""The key of an element's id in W3C WebDriver."""
WEBKIT_FOLDERS = ("/usr/lib/*/webkit2gtk-4.*", "/usr/libexec/webkit2gtk-4.*", "/usr/lib/webkit2gtk-4.*")

# Only this machine can be reached, and nothing is updated or reported.
FIREFOX_PREFS = {
    "app.normandy.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "network.proxy.type": 1,
    "toolkit.telemetry.enabled": False,
}


class MissingProgram(Exception):
    """Says what to install."""


class RemoteBrowser(Protocol):
    """A browser with one page."""

    name: str

    def open(self, url: str) -> None:
        """Load a page and wait until it is loaded."""

    def evaluate(self, expression: str) -> Any:
        """Return the value of a JavaScript expression as JSON."""

    def click(self, selector: str) -> bool:
        """Click the middle of the first element that matches, as a mouse does. Return whether there is one."""

    def errors(self) -> list[str]:
        """Return the errors in the console since the start, with exceptions and unhandled rejections."""


def wait_for(browser: RemoteBrowser, expression: str, seconds: float = ANSWER_SECONDS) -> None:
    """Wait until a JavaScript expression is true."""
    end = time.monotonic() + seconds
    while not browser.evaluate(f"Boolean({expression})"):
        if time.monotonic() > end:
            page = browser.evaluate("document.body.innerText.slice(0, 400)")
            raise AssertionError(
                f"{browser.name}: not true in {seconds:.0f} s: {expression}\n{page}\n{browser.errors()}"
            )
        time.sleep(POLL_SECONDS)


def _program(names: Sequence[str], package: str) -> str:
    for name in names:
        if found := shutil.which(name):
            return found
    raise MissingProgram(f"{names[0]} is missing. On Debian or Ubuntu: apt-get install {package}")


@contextmanager
def _process(command: list[str], **options: Any) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(command, text=True, **options)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()


class Firefox:
    """Firefox by WebDriver BiDi, which Firefox speaks itself."""

    name = "Firefox"

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self._errors: list[str] = []
        self._call("session.new", capabilities={})
        self._call("session.subscribe", events=["log.entryAdded"])
        self._context = self._call("browsingContext.getTree")["contexts"][0]["context"]
        width, height = SIZE
        self._call("browsingContext.setViewport", context=self._context, viewport={"width": width, "height": height})

    def _call(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(timeout=ANSWER_SECONDS))
            if message.get("id") == number:
                if message["type"] == "error":
                    raise AssertionError(f"{method}: {message['message']}")
                return message["result"]
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self._errors.append(message["params"]["text"])

    def open(self, url: str) -> None:
        self._call("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def _evaluate(self, expression: str) -> Any:
        target = {"context": self._context}
        found = self._call("script.evaluate", expression=expression, target=target, awaitPromise=True)
        if found["type"] == "exception":
            raise AssertionError(found["exceptionDetails"]["text"])
        return found["result"]

    def evaluate(self, expression: str) -> Any:
        value = self._evaluate(f"JSON.stringify({expression})").get("value")
        return None if value is None else json.loads(value)

    def click(self, selector: str) -> bool:
        scroll = "found?.scrollIntoView({block: 'center', behavior: 'instant'})"
        element = self._evaluate(f"(() => {{ const found = {first_visible(selector)}; {scroll}; return found }})()")
        if element["type"] != "node":
            return False
        move = {"type": "pointerMove", "x": 0, "y": 0}
        origin = {"type": "element", "element": {"sharedId": element["sharedId"]}}
        steps = [{**move, "origin": origin}, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}
        try:
            self._call("input.performActions", context=self._context, actions=[mouse])
        except AssertionError:
            # The element may have gone in the meantime.
            return False
        return True

    def errors(self) -> list[str]:
        self.evaluate("1")
        return self._errors

    def close(self) -> None:
        self._call("browser.close")


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """Start Firefox with a new profile in this folder."""
    program = _program(("firefox-esr", "firefox"), "firefox-esr")
    prefs = "".join(f'user_pref("{name}", {json.dumps(value)});\n' for name, value in FIREFOX_PREFS.items())
    (folder / "user.js").write_text(prefs)
    log = folder / "log"
    command = [program, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    environment = {**os.environ, "HOME": str(folder)}
    with log.open("w") as output, _process(command, stdout=output, stderr=output, env=environment):
        address = _wait_for_line(log, r"ws://\S+")
        with connect(f"{address}/session", max_size=None, open_timeout=START_SECONDS, proxy=None) as channel:
            browser = Firefox(channel)
            try:
                yield browser
            finally:
                browser.close()


class WebKit:
    """WebKitGTK by W3C WebDriver."""

    name = "WebKit"

    def __init__(self, address: str, program: str, log: Path) -> None:
        self._address = address
        self._log = log
        arguments = ["--automation", "--enable-write-console-messages-to-stdout=true"]
        options = {"webkitgtk:browserOptions": {"binary": program, "args": arguments}}
        self._session = ""
        self._session = f"/session/{self._call('POST', '/session', capabilities={'alwaysMatch': options})['sessionId']}"
        self._call("POST", "/timeouts", script=int(ANSWER_SECONDS * 1000))
        self._call("POST", "/window/rect", width=SIZE[0], height=SIZE[1])

    def _call(self, method: str, path: str, **params: Any) -> Any:
        data = json.dumps(params).encode() if method == "POST" else None
        request = urllib.request.Request(f"{self._address}{self._session}{path}", data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=ANSWER_SECONDS) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{method} {path}: {error.read().decode()[:500]}") from error

    def open(self, url: str) -> None:
        self._call("POST", "/url", url=url)

    def evaluate(self, expression: str) -> Any:
        value = self._call("POST", "/execute/sync", script=f"return JSON.stringify({expression})", args=[])
        return None if value is None else json.loads(value)

    def click(self, selector: str) -> bool:
        element = self._call("POST", "/execute/sync", script=f"return {first_visible(selector)}", args=[])
        if element is None:
            return False
        try:
            self._call("POST", f"/element/{element[ELEMENT_KEY]}/click")
        except AssertionError:
            # The element may have gone, or be in motion.
            return False
        return True

    def errors(self) -> list[str]:
        lines = self._log.read_text(errors="replace").splitlines()
        return [line for line in lines if re.search(r"CONSOLE \w+ ERROR", line)]

    def close(self) -> None:
        self._call("DELETE", "")


@contextmanager
def webkit(folder: Path) -> Iterator[WebKit]:
    """Start WebKitGTK's small browser on a display of its own."""
    driver = _program(("WebKitWebDriver",), "webkit2gtk-driver")
    display_server = _program(("Xvfb",), "xvfb")
    found = [path for pattern in WEBKIT_FOLDERS for path in Path("/").glob(pattern[1:] + "/MiniBrowser")]
    if not found:
        raise MissingProgram(
            "WebKitGTK's MiniBrowser is missing. On Debian or Ubuntu: apt-get install webkit2gtk-driver"
        )
    log, display_log = folder / "log", folder / "display"
    with display_log.open("w") as output:
        size = f"{SIZE[0]}x{SIZE[1]}x24"
        display_command = [display_server, "-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp"]
        with _process(display_command, stdout=output, stderr=subprocess.DEVNULL):
            display = _wait_for_line(display_log, r"^\d+$")
            environment = {**os.environ, "DISPLAY": f":{display}", "HOME": str(folder), "LIBGL_ALWAYS_SOFTWARE": "1"}
            environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"  # Needed by root, as in Chromium.
            port = _free_port()
            with (
                log.open("w") as messages,
                _process([driver, f"--port={port}"], stdout=messages, stderr=messages, env=environment),
            ):
                _wait_for_port(port)
                browser = WebKit(f"http://127.0.0.1:{port}", str(found[0]), log)
                try:
                    yield browser
                finally:
                    browser.close()


def first_visible(selector: str) -> str:
    """Return a JavaScript expression for the first matching element that is visible."""
    return f"[...document.querySelectorAll({json.dumps(selector)})].find((each) => each.checkVisibility())"


def _wait_for_line(log: Path, pattern: str) -> str:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        if found := re.search(pattern, log.read_text(errors="replace"), re.MULTILINE):
            return found[0]
        time.sleep(POLL_SECONDS)
    raise AssertionError(f"It did not start:\n{log.read_text(errors='replace')}")


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def _wait_for_port(port: int) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        with socket.socket() as client:
            if client.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(POLL_SECONDS)
    raise AssertionError("The driver did not start.")
