"""Pure Python replacements for packages without a WebAssembly build: the parts of librt and msgspec that a hall uses."""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType


def install_polyfills(always: bool = False) -> None:
    """Install the replacements for missing packages. This must run before anything imports librt or msgspec.

    With `always`, replace msgspec even if it is installed, for tests. An installed librt is never replaced, because
    compiled rules need the real one.
    """
    from kwoon.browser.polyfills import messages, structs  # noqa: PLC0415

    if find_spec("librt") is None:
        install_librt_polyfill()
    if always or find_spec("msgspec") is None:
        msgspec = ModuleType("msgspec")
        for module in (structs, messages):
            vars(msgspec).update({name: getattr(module, name) for name in module.__all__})
        _install_package(msgspec, {"json": messages, "structs": structs})


def install_librt_polyfill() -> None:
    """Install the replacement for librt, the only third-party package that rules and bots need."""
    from kwoon.browser.polyfills import vecs  # noqa: PLC0415

    librt = ModuleType("librt")
    librt.__path__ = []
    _install_package(librt, {"vecs": vecs})


def _install_package(package: ModuleType, modules: dict[str, ModuleType]) -> None:
    package.__spec__ = ModuleSpec(package.__name__, None)  # Lets `find_spec` find the package.
    sys.modules[package.__name__] = package
    for name, module in modules.items():
        setattr(package, name, module)
        sys.modules[f"{package.__name__}.{name}"] = module
