# `make play` and `make test` need Python 3.11 or newer with pip, and nothing else.

PYTHON ?= python3
GAME ?= zecchinetta
VENV := .venv
BIN := $(VENV)/bin

.PHONY: help play test quick lint bench bench-bots clean
help: ## what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

play: $(VENV)/ready ## sit down in the terminal; GAME=lansquenet for another game
	@$(BIN)/lansquenet play $(GAME)

test: $(VENV)/ready-dev lint ## everything that CI runs
	$(BIN)/pytest -q -n auto --dist worksteal

quick: $(VENV)/ready-dev lint ## the same without what is slow
	$(BIN)/pytest -q -n auto --dist worksteal -m "not slow"

lint: $(VENV)/ready-dev ## format, lint, types and import contracts
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy --no-error-summary
	$(BIN)/lint-imports --no-logo

bench: $(VENV)/ready-dev ## print how fast it is here
	$(BIN)/python benchmarks/speed.py

bench-bots: $(VENV)/ready-dev ## print what the bots gain on random play
	$(BIN)/python benchmarks/bots.py

$(VENV)/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@

$(VENV)/ready-dev: $(VENV)/ready
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

clean: ## remove what was set up
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache
