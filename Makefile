# Everything here needs only Python 3.11+ and make. `make` alone lists the targets.
PYTHON ?= python3
BIN    := .venv/bin
RUN    := $(BIN)/larceny
LOCK   := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate \
          --python-version 3.11 pyproject.toml requirements/build.in
PIP    := $(BIN)/python -m pip --disable-pip-version-check -qq install

.DEFAULT_GOAL := help
.PHONY: help install play serve test check docs services bench crash soak golden lock clean

help: ## list the targets
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## */  make \1\t/' | expand -t 20

install: .venv/dev.stamp ## make .venv with everything the other targets need

play: .venv/play.stamp ## play in the terminal: you against bots
	@$(RUN) play

serve: .venv/play.stamp ## let people play in the browser, on this machine
	@$(RUN) serve

test: check services ## everything: checks, all tests, coverage
	$(BIN)/python -m pytest -n auto --ignore=tests/server --ignore-glob='*/test_random_games.py' \
	  --cov --cov-report=term:skip-covered --cov-fail-under=97
	$(BIN)/python -m pytest -n 4 tests/server \
	  || $(BIN)/python -m pytest --last-failed tests/server  # once more, alone: they measure time
	$(BIN)/python -m pytest -n auto tests/games/*/test_random_games.py

check: .venv/dev.stamp ## format, lint, types, import order, generated documents
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m larceny.rulebook --check
	$(BIN)/python -m larceny.protocol --check
	$(BIN)/python -m larceny.server.typescript --check

services: .venv/dev.stamp ## install PostgreSQL and Redis for the tests, where they are missing
	@$(BIN)/python -m tests.server.services install

docs: .venv/dev.stamp ## write the generated parts of the documents anew
	$(BIN)/python -m larceny.rulebook
	$(BIN)/python -m larceny.protocol
	$(BIN)/python -m larceny.server.typescript

bench: .venv/dev.stamp ## speed, beside python-chess in the same run
	@$(RUN) bench

crash: .venv/dev.stamp ## kill the server 300 times in mid-game; nothing may be lost
	$(BIN)/python -m tests.server.crash

soak: .venv/dev.stamp ## long runs: 100,000 random games with every check
	$(BIN)/python -m tests.soak

golden: .venv/dev.stamp ## write the golden files anew; read the diff before you commit it
	$(BIN)/python -m tests.golden

lock: .venv/dev.stamp ## pin the dependencies anew
	$(LOCK) --output-file requirements/play.txt --upgrade
	$(LOCK) --output-file requirements/dev.txt --extra dev --upgrade

clean: ## remove what was installed and built
	rm -rf .venv dist build .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis

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

.venv/dev.stamp: .venv/play.stamp requirements/dev.txt
	@echo "Installing what the tests need ..."
	@$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@
