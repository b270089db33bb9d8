# Everything here needs only Python 3.11+ and make. `make` alone lists the targets.
PYTHON ?= python3
BIN    := .venv/bin
RUN    := $(BIN)/larceny
PIN    := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate \
          --python-version 3.11 --upgrade
PAGES  := src/larceny/server/pages/index.html
WEB    := $(shell find web/src web/public web/index.html web/vite.config.ts -type f 2>/dev/null)
SERVER := $(BIN)/python -m pytest -o cache_dir=.pytest_cache/server tests/server
PLAYED := $(wildcard tests/games/*/test_secrets.py tests/games/*/test_random_games.py)
OTHERS := $(filter-out tests/games tests/kernel tests/server,$(patsubst %/__init__.py,%,$(wildcard tests/*/__init__.py))) \
          $(wildcard tests/test_*.py)
TIDILY := $(if $(filter output-sync,$(.FEATURES)),--output-sync=line)
PIP    := $(BIN)/python -m pip --disable-pip-version-check -qq install

# Hundreds of processes are started here: none should have to compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help install play terminal wheel web e2e shots clip test test-rules test-people check docs services bench crash weigh smooth solid soak golden lock clean

help: ## list the targets
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## */  make \1\t/' | expand -t 20

install: .venv/dev.stamp ## make .venv with everything the other targets need

play: .venv/play.stamp $(PAGES) ## play in the browser, with friends and bots
	@$(RUN) serve

terminal: .venv/play.stamp ## play in the terminal: you against bots
	@$(RUN) play

wheel: .venv/dev.stamp $(PAGES) ## build the package with the browser client inside: dist/
	@$(BIN)/python -m hatchling build -t wheel

# The rules only compute; what people meet mostly waits. So they are tested side by side, and the
# rules step back wherever the others want to go on: some of these measure time.
test: ## everything: checks, all tests, coverage
	@$(MAKE) --no-print-directory --jobs=2 services $(PAGES)
	@$(MAKE) --no-print-directory --jobs=3 $(TIDILY) check test-rules test-people

# Coverage is that of the rules by their own tests. What plays thousands of games is not measured:
# that would take four times as long.
test-rules: .venv/dev.stamp
	nice -n 10 $(BIN)/python -m pytest -n auto --dist=loadfile tests/games tests/kernel \
	  $(addprefix --ignore=,$(PLAYED)) --cov --cov-report=term:skip-covered --cov-fail-under=97
	nice -n 10 $(BIN)/python -m pytest -n auto --dist=worksteal $(OTHERS) $(PLAYED)

test-people: .venv/dev.stamp
	tools/with-node npm test --silent
	$(SERVER) -n 4 || $(SERVER) --last-failed  # once more, alone: they measure time
	tools/with-node npx vitest run --config vitest.e2e.config.ts

check: .venv/dev.stamp web/node_modules/.stamp ## format, lint, types, generated documents
	tools/with-node npm run --silent check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m larceny.rulebook --check
	$(BIN)/python -m larceny.protocol --check
	$(BIN)/python -m larceny.server.typescript --check
	$(BIN)/python -m larceny.envs --check

services: .venv/dev.stamp ## install PostgreSQL, Redis and Chromium for the tests, where they are missing
	@$(BIN)/python -m tests.server.services install

docs: .venv/dev.stamp ## write the generated parts of the documents anew
	$(BIN)/python -m larceny.rulebook
	$(BIN)/python -m larceny.protocol
	$(BIN)/python -m larceny.server.typescript
	$(BIN)/python -m larceny.envs

bench: .venv/dev.stamp ## speed, beside named peers in the same run
	@$(RUN) bench

crash: .venv/dev.stamp ## kill the server 300 times in mid-game; nothing may be lost
	$(BIN)/python -m tests.server.crash

e2e: .venv/dev.stamp services $(PAGES) ## all whole games and screens in a real browser
	ALL=1 tools/with-node npx vitest run --config vitest.e2e.config.ts

shots: .venv/dev.stamp services $(PAGES) ## pictures of every screen: shots/; ONLY=forty or LOOK=360 for a part
	ONLY="$(ONLY)" LOOK="$(LOOK)" tools/with-node npx vitest run --config vitest.shots.config.ts
	@echo "Look at shots/index.html"

clip: .venv/dev.stamp services $(PAGES) web/measure/node_modules/.stamp ## a moving picture of two games, for the README
	@tools/with-node node measure/run.mjs clip

weigh: .venv/dev.stamp services $(PAGES) web/measure/node_modules/.stamp ## how heavy the browser client is: bytes, and Lighthouse
	@tools/with-node node measure/run.mjs weigh

smooth: .venv/dev.stamp services $(PAGES) ## how smoothly games run in the browser: long tasks, memory, rest
	@tools/with-node node measure/run.mjs smooth

solid: .venv/dev.stamp services $(PAGES) ## the box in 3-D: figures, and 200 games by lot; PART=games alone, GAMES=20, SEED=1
	@GAMES="$(GAMES)" SEED="$(SEED)" tools/with-node node measure/run.mjs solid $(PART)

soak: .venv/dev.stamp ## long runs: the example that learns, 100,000 random games with every check
	$(BIN)/python -m tests.soak

golden: .venv/dev.stamp ## write the golden files anew; read the diff before you commit it
	$(BIN)/python -m tests.golden

lock: .venv/dev.stamp ## pin the dependencies anew
	$(PIN) pyproject.toml requirements/build.in --output-file requirements/play.txt
	$(PIN) pyproject.toml requirements/build.in --output-file requirements/dev.txt --extra dev
	$(PIN) requirements/node.in --output-file requirements/node.txt
	$(PIN) requirements/uv.in --output-file requirements/uv.txt

web: $(PAGES) ## build the browser client

$(PAGES): web/node_modules/.stamp $(WEB)
	@echo "Building the browser client ..."
	@tools/with-node npx vite build --logLevel warn

web/node_modules/.stamp: web/package-lock.json | .venv/play.stamp
	@echo "Installing what the browser client needs ..."
	@tools/with-node npm ci --silent --no-audit --no-fund
	@touch $@

web/measure/node_modules/.stamp: web/measure/package-lock.json | .venv/play.stamp
	@echo "Installing Lighthouse and what makes clips ..."
	@tools/with-node npm --prefix measure ci --silent --no-audit --no-fund
	@touch $@

clean: ## remove what was installed and built
	rm -rf web/node_modules web/measure/node_modules src/larceny/server/pages .venv dist build .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Larceny needs Python 3.11 or newer; set PYTHON=/path/to/it"; exit 1; }
	@echo "Making .venv ..."
	@$(PYTHON) -m venv .venv

.venv/play.stamp: .venv/bin/python requirements/play.txt pyproject.toml
	@echo "Installing what play needs ..."
	@$(PIP) --require-hashes -r requirements/play.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

.venv/dev.stamp: .venv/play.stamp requirements/dev.txt requirements/uv.txt
	@echo "Installing what the tests need ..."
	@$(PIP) --require-hashes -r requirements/uv.txt
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements/dev.txt \
	  || $(PIP) --require-hashes -r requirements/dev.txt  # pip may know another way to the packages
	@touch $@
