# `make play` and `make test` need Python 3.11 or newer with pip, and nothing else.

PYTHON ?= python3
GAME ?= zecchinetta
PORT ?= 8000
OLD ?= HEAD~1
# Tests of the house wait nearly as much as they reckon, as browsers do, so that more of them than cores run at once.
CORES := $(shell $(PYTHON) -c "import os; print(os.cpu_count() or 1)")
WORKERS ?= $(shell expr $(CORES) + $(CORES) / 2)
# Every worker, and every house that one opens, would else translate all of Python's files anew.
export PYTHONDONTWRITEBYTECODE :=
VENV := .venv
HELPERS := tests/e2e:tests:tests/helpers:tests/locale
PROMISES := $(foreach suite,api doors env_row fair kill killed_writer messages power_cut resends resume store tables \
	twins upkeep verify,$(wildcard tests/*/test_$(suite).py tests/*/*/test_$(suite).py))
RULES := banking bits cards couples game loos policies pools state tricks who_begins
BIN := $(VENV)/bin
WRONG := build/wrong.txt
PAGE := web/node_modules/.bin/eslint

.PHONY: help play terminal test whole suite browsers quick quickly soak lint lint-web bench bench-beside bench-after bench-bots bench-frames bench-stage bench-house bench-newcomer bench-neighbour bench-peers bench-sessions bench-mutants bench-extents coverage site book edition pictures filmstrips tongues clean bench-scale bench-ask bench-device bench-opening
help: ## what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 18

play: $(VENV)/ready ## open a house on this machine, and its tables in the browser; PORT=8001 for another port
	@$(BIN)/lansquenet serve --open --quiet --port $(PORT)

terminal: $(VENV)/ready ## sit down in the terminal; GAME=lansquenet for another game
	@$(BIN)/lansquenet play $(GAME)

# LONG=1 leaves nothing out.
ALL := $(if $(LONG),,-m "not long")

test: $(VENV)/ready-dev ## everything that CI runs
	@rm -f $(WRONG)
	@$(MAKE) --no-print-directory --jobs 2 suite $(PAGE); code=$$?; \
		$(MAKE) --no-print-directory --keep-going --jobs 2 lint browsers; more=$$?; \
		[ ! -e $(WRONG) ] || cat $(WRONG); \
		exit $$((code | more))

# What multiplies matrices would take every core in each of the workers, and all would wait for each other.
suite browsers quickly: export OPENBLAS_NUM_THREADS := 1

suite: $(VENV)/ready-dev ## the tests but for those in a browser
	$(BIN)/pytest -q -n $(WORKERS) --dist worksteal $(ALL)

browsers: $(VENV)/ready-dev $(PAGE) ## the tests in a browser
	$(BIN)/pytest -q -n $(WORKERS) --dist worksteal $(ALL) tests/e2e

whole: ## the same with all that is long: every game where `make test` asks of a few, and what it leaves out
	@$(MAKE) --no-print-directory test LONG=1

# What has been read of the page is remembered here; `make test` reads all of it.
quick: $(VENV)/ready-dev ## the same without what is slow and without browsers
	@$(MAKE) --no-print-directory --keep-going --jobs 2 AGAIN=:again lint quickly

quickly:
	$(BIN)/pytest -q -n $(CORES) --dist worksteal -m "not slow and not long"

lint: lint-web $(VENV)/ready-dev ## format, lint, types and import contracts, of the page too
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy --no-error-summary
	$(BIN)/lint-imports --no-logo

lint-web: $(PAGE) ## format, lint, imports and types of the page, and the tests of what needs no browser
	@cd web && PATH="$(abspath $(BIN)):$$PATH" npm run --silent lint$(AGAIN)
	@cd web && PATH="$(abspath $(BIN)):$$PATH" npm run --silent test

soak: $(VENV)/ready-dev ## the promises of the house at full length; takes hours
	LANSQUENET_SOAK=1 $(BIN)/pytest -q -n auto --dist worksteal $(PROMISES)

bench-house: $(VENV)/ready-dev ## a thousand sockets at a house, for a minute
	$(BIN)/python benchmarks/house.py

bench-scale: $(VENV)/ready-dev ## a house of one process beside one of two, SQLite beside PostgreSQL, and a model of it; ten minutes
	$(BIN)/python benchmarks/scale.py

bench-frames: $(VENV)/ready-dev ## how smoothly a table is drawn by a slow machine, and how soon it can be played at; two minutes
	PYTHONPATH=$(HELPERS) $(BIN)/python benchmarks/frames.py $(GAMES)

bench-stage: $(VENV)/ready-dev ## what lies over what, is cut off or too small at GAMES, or all, in eleven windows; 3 8 for tables of so many seats; pictures in build/stage; ten minutes
	PYTHONPATH=$(HELPERS) $(BIN)/python benchmarks/stage.py $(GAMES)

bench-newcomer: $(VENV)/ready-dev ## how soon a newcomer is asked something, at once and by way of the lesson; a quarter of an hour
	PYTHONPATH=$(HELPERS) $(BIN)/python benchmarks/newcomer.py $(GAMES)

bench-neighbour: $(VENV)/ready-dev ## three hundred people at a house, beside one visitor who takes all that can be had; five minutes
	$(BIN)/python benchmarks/house.py --bad-neighbour --sockets 300 --rate 90 --seconds 20

bench: $(VENV)/ready-dev ## print how fast it is here
	$(BIN)/python benchmarks/speed.py

bench-beside: $(VENV)/ready-dev ## the same figures beside those of an older commit, in turn; OLD=COMMIT, the one before by itself; twenty minutes
	$(BIN)/python benchmarks/beside.py $(OLD)

bench-device: $(VENV)/ready-dev ## GAMES, or all, on a graphics card beside all cores of this machine; minutes
	$(BIN)/python benchmarks/device.py $(GAMES)

bench-ask: $(VENV)/ready-dev ## times of the exact walk, beside those of an older commit in turn; OLD=COMMIT; minutes
	$(BIN)/python benchmarks/asking.py $(OLD)

bench-peers: $(VENV)/ready-dev ## the same beside OpenSpiel, pgx, RLCard, PettingZoo and PokerKit; takes ten minutes
	$(BIN)/python benchmarks/peers.py

bench-after: $(VENV)/ready-dev ## measure anew what a deal leaves to the next, which search and odds bar count; some minutes
	$(BIN)/python benchmarks/continuations.py

bench-bots: $(VENV)/ready-dev ## print what the bots gain on random play
	$(BIN)/python benchmarks/bots.py

bench-sessions: $(VENV)/ready-dev ## a hundred thousand random sessions in the terminal's own loop must end; takes two hours
	$(BIN)/python benchmarks/sessions.py --count 100000
bench-extents: $(VENV)/ready-dev ## how far random hands go, beside what every game says of it; takes hours
	$(BIN)/python benchmarks/extents.py --hands 1000000

bench-mutants: $(VENV)/ready-dev ## slip into the rules, many times over, and see whether the tests notice; takes hours
	$(BIN)/python benchmarks/mutants.py

coverage: $(VENV)/ready-dev ## every line and branch of the rules, by the tests of the games alone
	$(BIN)/coverage run -m pytest -q tests/games tests/rules tests/all_games/test_transcripts.py
	$(BIN)/coverage report --include="src/lansquenet/games/*/rules.py,$$(echo $(RULES:%=src/lansquenet/rules/%.py) | tr ' ' ,)"

site: $(VENV)/ready-site $(PAGE) ## these documents, and every game's book with its odds and its table, as a site in site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

book: $(VENV)/ready-dev ## the books of all games as a volume to print on A5 and as EPUB, in each language, in build/book; minutes
	$(BIN)/lansquenet volume build/book

edition: $(PAGE) ## a house that is only files, in build/edition: any server of files plays it
	rm -rf build/edition
	$(BIN)/lansquenet edition build/edition

bench-opening: edition ## how soon a house that is only files can be played in, on this machine and slowed; minutes
	PYTHONPATH=$(HELPERS) $(BIN)/python benchmarks/opening.py build/edition --slow

pictures: $(VENV)/ready-dev ## draw the pictures of the documents anew, from the real page
	PYTHONPATH=$(HELPERS) $(BIN)/python tests/e2e/pictures.py

filmstrips: $(VENV)/ready-dev ## draw eight moments of a hand of each game, or of GAMES, into build/filmstrips
	PYTHONPATH=$(HELPERS) $(BIN)/python tests/e2e/filmstrips.py $(GAMES)

tongues: $(VENV)/ready-dev ## draw every screen in six languages into build/tongues, and say what is cut or English
	PYTHONPATH=$(HELPERS) $(BIN)/python tests/e2e/tongues_seen.py $(SEEN)

WEB := $(shell find web src/lansquenet/locale src/lansquenet/games/*/words -type f -not -path '*/node_modules/*' \
	-not -path '*/.svelte-check/*' -not -path 'web/tests/*' -not -path 'web/tools/*' 2>/dev/null)

# In seconds by uv, for which pip needs minutes; by pip where uv is not to be had, or comes to nothing.
CALMLY := --quiet --disable-pip-version-check -c constraints.txt
installed = $(BIN)/uv pip install --quiet --python $(BIN)/python -c constraints.txt -e '.[$(1)]' 2>/dev/null \
	|| $(BIN)/pip install $(CALMLY) -e '.[$(1)]'

$(VENV)/ready: pyproject.toml constraints.txt hatch_build.py $(WEB)
	$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install $(CALMLY) --only-binary uv uv 2>/dev/null || true
	$(call installed,house)
	@touch $@

$(VENV)/ready-dev: $(VENV)/ready
	$(call installed,dev)
	@touch $@

# Node comes by pip; what builds the page is there already, if without what lints it.
$(PAGE): web/package-lock.json | $(VENV)/ready-dev
	cd web && PATH="$(abspath $(BIN)):$$PATH" npm ci --ignore-scripts --silent
	@touch $@

$(VENV)/ready-site: $(VENV)/ready
	$(call installed,site)
	@touch $@

clean: ## remove what was set up
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache site
