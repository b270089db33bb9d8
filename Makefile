# Everything here needs only Python 3.11+ and make. `make` alone lists the targets.
#
# What a target needs is installed and built by tools/setup.py, once, and again when it has changed.
# The tests are run by `python -m tests`. Both are Python, so that they do the same with any make.
PYTHON ?= python3
BIN    := .venv/bin
RUN    := $(BIN)/larceny
SETUP  := $(PYTHON) tools/setup.py $(if $(filter command line environment,$(origin PYTHON)),--chosen)
NODE   := tools/with-node
PIN    := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate \
          --python-version 3.11 --upgrade

# Everything that is pinned, but for what the tests of a machine without services take instead of them.
AUDITED := $(addprefix requirements/,play.txt image.txt dev.txt site.txt audit.txt uv.txt node.txt \
           compile.txt wheels.txt)

# Hundreds of processes are started here: none should have to compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help install play terminal wheel web compile test test-compiled quick check services docs fixtures site links bench crash outages fuzz storm e2e shots clip weigh smooth solid soak audit sbom golden lock clean

help: ## list the targets
	@grep -E '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z0-9-]+):.*## */  make \1	/' | expand -t 22

install: ## make .venv with everything the other targets need
	@$(SETUP) dev client

play: ## play in the browser, with friends and bots; PORT=8001 for another port
	@$(SETUP) play client
	@$(RUN) serve --open $(if $(PORT),--port $(PORT))

terminal: ## play in the terminal: you against bots
	@$(SETUP) play
	@$(RUN) play

web: ## build the browser client
	@$(SETUP) client

compile: ## compile the rules in place, so that they run faster; CLEAN=1 takes that away
	@$(SETUP) dev
	@$(BIN)/python tools/compile.py $(if $(CLEAN),--clean)

wheel: ## build the package with the browser client inside, and its source: dist/; LARCENY_COMPILE=1 compiles
	@$(SETUP) dev client
	@$(BIN)/python -m hatchling build -t sdist -t wheel

test: ## everything: checks, all tests, coverage; PART="server rules" for some parts
	@$(SETUP) dev client
	@$(BIN)/python -m tests $(PART)

test-compiled: compile ## the rules as they are compiled, beside pure Python; PART=rules for some parts
	@$(SETUP) dev client
	@$(BIN)/python -m tests --compiled $(PART)

quick: ## in a minute: format, lint, types, rules; T=forty for one part
	@$(SETUP) dev
	@$(BIN)/python -m tests --quick $(T)

check: ## format, lint, types, generated documents
	@$(SETUP) dev node
	$(BIN)/python tools/check_names.py
	$(NODE) npm run --silent check
	$(BIN)/python tools/case_insensitive_build.py
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/zizmor --offline --no-progress --quiet .github
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.compose-spec compose.yaml
	$(BIN)/hadolint Dockerfile
	$(BIN)/python -m larceny.rulebook --check
	$(BIN)/python -m larceny.protocol --check
	$(BIN)/python -m larceny.server.typescript --check
	$(BIN)/python -m larceny.envs --check
	$(BIN)/python tools/web_fixtures.py --check

services: ## see that PostgreSQL, Redis and a browser are there for the tests
	@$(SETUP) dev node
	@$(BIN)/python -m tests.programs

docs: ## write the generated parts of the documents anew
	@$(SETUP) dev
	$(BIN)/python -m larceny.rulebook
	$(BIN)/python -m larceny.protocol
	$(BIN)/python -m larceny.server.typescript
	$(BIN)/python -m larceny.envs
	$(BIN)/python -m larceny.twin

fixtures: ## play the games anew that the unit tests of the browser client show
	@$(SETUP) dev node
	$(BIN)/python tools/web_fixtures.py
	$(NODE) npx biome format --write tests/unit

site: ## the documents as a site, with a page on which anybody plays at once: build/site
	@$(SETUP) play site node
	@LARCENY_PURE=1 $(BIN)/python -m sphinx -q -W -n --keep-going -b html -d build/site-read docs build/site
	@$(BIN)/python tools/engine_package.py web/engine
	@$(NODE) npx vite build --mode plain --logLevel error --emptyOutDir --outDir ../build/site/play
	@$(BIN)/python docs/_site/check.py build/site
	@echo "Look at build/site/index.html"

links: ## look up every address in the documents; needs a network
	@$(SETUP) play site
	@$(BIN)/python -m sphinx -q -b linkcheck -d build/site-read docs build/links

bench: services ## speed, beside named peers in the same run; how soon the server answers and comes back
	@$(RUN) bench
	@$(BIN)/python -m tests.server.speed

crash: ## kill the server 300 times in mid-game; nothing may be lost
	@$(SETUP) dev
	$(BIN)/python -m tests.server.crash

outages: services ## two nodes, PostgreSQL and Redis killed, frozen and cut off 200 times; nothing may be lost
	$(BIN)/python -m tests.server.outages

fuzz: ## a million messages by lot over sockets; nobody may notice
	@$(SETUP) dev
	$(BIN)/python -m tests.server.fuzz

storm: ## the real server in a simulated world, with faults, planted bugs and every order; MINUTES=10, SEED=1
	@$(SETUP) dev
	@$(BIN)/python -m tests.storm $(if $(SEED),--seed $(SEED),--minutes $(or $(MINUTES),1))
	@$(if $(SEED),,$(BIN)/python -m tests.storm --bugs)
	@$(if $(SEED),,$(BIN)/python -m tests.storm --orders)

e2e: services web ## all whole games and screens in a real browser
	ALL=1 $(NODE) npx vitest run --config vitest.e2e.config.ts

shots: services web ## pictures of every screen: shots/; ONLY=forty or LOOK=360 for a part
	ONLY="$(ONLY)" LOOK="$(LOOK)" $(NODE) npx vitest run --config vitest.shots.config.ts
	@echo "Look at shots/index.html"

clip: services web ## a moving picture of two games, for the README
	@$(SETUP) measure
	@$(NODE) node measure/run.mjs clip

weigh: services web ## how heavy the browser client is: bytes, and Lighthouse
	@$(SETUP) measure
	@$(NODE) node measure/run.mjs weigh

smooth: services web ## how smoothly games run in the browser: long tasks, memory, rest
	@$(NODE) node measure/run.mjs smooth

solid: services web ## the box in 3-D: figures, and 200 games by lot; PART=games alone, GAMES=20, SEED=1
	@GAMES="$(GAMES)" SEED="$(SEED)" $(NODE) node measure/run.mjs solid $(PART)

soak: services ## all tests with every repetition, the example that learns, 100,000 games by lot
	$(BIN)/python -m tests.soak

audit: ## known vulnerabilities in what is pinned, Python's and the client's; needs a network
	@$(SETUP) audit node
	$(BIN)/pip-audit --strict --disable-pip --require-hashes $(addprefix -r ,$(AUDITED))
	$(NODE) npm audit
	$(NODE) npm audit --prefix measure

sbom: ## what a release is made of, as CycloneDX: build/sbom/
	@$(SETUP) audit node
	@mkdir -p build/sbom
	@$(BIN)/cyclonedx-py requirements requirements/image.txt --pyproject pyproject.toml --output-reproducible \
		--output-file build/sbom/larceny.cdx.json
	@$(NODE) npm sbom --omit dev --sbom-format cyclonedx > build/sbom/client.cdx.json
	@echo "Look at build/sbom/"

golden: ## write the golden files anew; read the diff before you commit it
	@$(SETUP) dev
	$(BIN)/python -m tests.golden

lock: ## pin the dependencies anew
	@$(SETUP) dev
	$(PIN) pyproject.toml requirements/build.in --output-file requirements/play.txt
	$(PIN) pyproject.toml requirements/build.in --output-file requirements/dev.txt --extra dev
	$(PIN) pyproject.toml --extra site --constraint requirements/dev.txt --output-file requirements/site.txt
	$(PIN) pyproject.toml --extra pictures --extra postgres --extra redis --constraint requirements/dev.txt --output-file requirements/image.txt
	$(PIN) requirements/compile.in --constraint requirements/dev.txt --output-file requirements/compile.txt
	$(PIN) requirements/wheels.in --output-file requirements/wheels.txt
	$(PIN) requirements/audit.in --constraint requirements/dev.txt --output-file requirements/audit.txt
	$(PIN) requirements/node.in --output-file requirements/node.txt
	$(PIN) requirements/uv.in --output-file requirements/uv.txt
	$(PIN) --no-deps requirements/postgres.in --output-file requirements/postgres.txt
	$(PIN) --no-deps requirements/redis.in --output-file requirements/redis.txt

clean: ## remove what was installed and built
	$(PYTHON) tools/compile.py --clean
	rm -rf web/node_modules web/measure/node_modules src/larceny/server/pages .venv dist build .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis
