# make play   sets everything up and opens the table
# make test   sets everything up and runs what CI runs
# make soak   the long form of the proofs
# make bench  measures us and others in one run; make bench-envs: as environments

PYTHON ?= python3
BIN := .venv/bin
CORES ?= $(shell nproc 2>/dev/null || echo 2)

.PHONY: play test lint types compiled interpreted soak bench bench-envs lock

play: .venv/play
	@$(BIN)/portside

test: lint types compiled interpreted
	@echo "All is well."

lint: .venv/test
	@echo "Lint …"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .

types: .venv/test
	@echo "Types …"
	@$(BIN)/mypy

compiled: .venv/train
	@echo "Tests, compiled (the first run compiles the rules) …"
	@$(BIN)/pytest -q -n $(CORES)

interpreted: .venv/test
	@echo "The core part again, interpreted …"
	@NUMBA_DISABLE_JIT=1 $(BIN)/pytest -q -n $(CORES) -m core

soak: .venv/train
	@echo "The long form of the proofs …"
	@PORTSIDE_SOAK=1 $(BIN)/pytest -q -n $(CORES) tests/games tests/conformance tests/bots tests/envs tests/examples
	@echo "Lockstep again, with every index checked …"
	@NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -q -n $(CORES) tests/games -k lockstep

bench: .venv/bench
	@$(BIN)/python bench/engine.py
	@$(BIN)/python bench/search.py

bench-envs: .venv/bench
	@$(BIN)/python bench/envs.py

# --- setting up: each stamp is newer than what it was made from, so nothing is done twice ----------

.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Portside needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.11 $(MAKECMDGOALS)"; exit 2; }
	@echo "Making a virtual environment in .venv …"
	@$(PYTHON) -m venv .venv || \
	  { echo "Python's venv is missing; on Debian and Ubuntu type: apt-get install python3-venv"; exit 2; }
	@touch $@

.venv/play: requirements/play.txt pyproject.toml .venv/made
	@echo "Installing Portside …"
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/play.txt
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps -e .
	@touch $@

.venv/test: requirements/test.txt .venv/play
	@echo "Installing what the tests need …"
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/test.txt
	@touch $@

# Not hashed: torch has other builds elsewhere, with and without a graphics card.
.venv/train: requirements/train.txt .venv/test
	@echo "Installing what trains …"
	@$(BIN)/pip install --quiet --disable-pip-version-check -r requirements/train.txt
	@touch $@

.venv/bench: bench/requirements.txt .venv/play
	@echo "Installing the engines to compare with …"
	@$(BIN)/pip install --quiet --disable-pip-version-check -r bench/requirements.txt
	@touch $@

# Pins anew, after a change of dependencies in pyproject.toml; needs uv.
lock:
	uv pip compile -q --universal --generate-hashes --no-header --no-annotate pyproject.toml -o requirements/play.txt
	uv pip compile -q --universal --generate-hashes --no-header --no-annotate --extra dev pyproject.toml -o requirements/test.txt
