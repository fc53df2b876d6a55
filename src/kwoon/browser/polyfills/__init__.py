"""Pure Python replacements for packages without a WebAssembly build: the parts of librt and msgspec a hall uses."""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType


def stand_in(everywhere: bool = False) -> None:
    """Install the replacements of librt and msgspec where they are missing. Must run before anything imports them. With
    `everywhere`, msgspec is always replaced, for tests; librt is not, because compiled rules need the real one."""
    from kwoon.browser.polyfills import messages, structs  # noqa: PLC0415

    if find_spec("librt") is None:
        stand_in_vecs()
    if everywhere or find_spec("msgspec") is None:
        msgspec = ModuleType("msgspec")
        for each in (structs, messages):
            vars(msgspec).update({name: getattr(each, name) for name in each.__all__})
        _place(msgspec, {"json": messages, "structs": structs})


def stand_in_vecs() -> None:
    """Install the replacement of librt, which is all that rules and bots need."""
    from kwoon.browser.polyfills import vecs  # noqa: PLC0415

    librt = ModuleType("librt")
    librt.__path__ = []
    _place(librt, {"vecs": vecs})


def _place(package: ModuleType, modules: dict[str, ModuleType]) -> None:
    package.__spec__ = ModuleSpec(package.__name__, None)  # so that find_spec finds it
    sys.modules[package.__name__] = package
    for name, module in modules.items():
        setattr(package, name, module)
        sys.modules[f"{package.__name__}.{name}"] = module
