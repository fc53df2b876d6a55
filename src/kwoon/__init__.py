"""Kwoon: a training hall for five kung-fu card games."""

from importlib.util import find_spec

if find_spec("librt") is None:  # not available for PyPy: packed arrays are then lists, with the same rules
    from kwoon.browser.polyfills import install_librt

    install_librt()

__version__ = "0.2.0"
