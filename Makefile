# emdeg: everything that the project does by itself. `make help` lists it.
#
# Needs Python >= 3.11, make and git; each target builds what it needs in .venv first.
# Another Python:  make PYTHON=python3.12 test

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
LOCK   := requirements-dev.lock
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
JOBS   ?= 2
CASES  ?= 100000
MINUTES ?= 30

.DEFAULT_GOAL := help
.PHONY: turns help demo test test-slow two-hosts fuzz differential proofs robots audit lint wheel bench bench-ops bench-speed records docs lock clean

help:  ## list the targets
	@echo "emdeg: make <target>"
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  \1\t\2/' | expand -t 16

demo: $(VENV)/.runtime  ## install emdeg in .venv and show what it does
	@echo "==> running the demo"
	@$(BIN)/python examples/demo.py

test: $(VENV)/.dev  ## run all tests but the slow ones
	@echo "==> running the tests on $(JOBS) processes"
	@$(BIN)/python -m pytest -n $(JOBS) --dist loadfile -m "not slow"

two-hosts: $(VENV)/.dev  ## campaigns on two network namespaces as two hosts, one cut off (root)
	@if [ "$$(id -u)" -eq 0 ] && ip netns add emdeg-try 2>/dev/null; then \
	  ip netns del emdeg-try; \
	  $(BIN)/python -m pytest -q -m slow tests/sweep/test_hosts.py; \
	else \
	  echo "==> TWO HOSTS NOT TESTED: this machine lets nobody make network namespaces (root, iproute2)"; \
	fi

test-slow: $(VENV)/.dev  ## run all tests
	@echo "==> running all tests, the slow ones too, on $(JOBS) processes"
	@$(BIN)/python -m pytest -n $(JOBS) --dist loadfile

fuzz: $(VENV)/.dev  ## try 100,000 broken inputs of every kind (CASES=, MINUTES=, SEED=)
	@echo "==> trying $(CASES) inputs for at most $(MINUTES) minutes"
	@$(BIN)/python -m tests.campaign --cases $(CASES) --minutes $(MINUTES) $(if $(SEED),--seed $(SEED))

differential: $(VENV)/.dev  ## compare 1,000 random robots with all tools and languages
	@$(BIN)/python -m tests.differential --trees $(or $(TREES),1000) --minutes $(MINUTES)

proofs: $(VENV)/.dev  ## both checkers against 10,000 changed files of every library robot
	@$(BIN)/python -m tests.proof.campaign --mutants 10000 --write

# Data only, so nothing that these packages need is installed, and nothing of them imported.
ROBOTS := example-robot-data pybullet icub-models robosuite dm_control playground rtb-data
robots: $(VENV)/.dev  ## load, compare and compile the robots of seven packages on PyPI
	@for name in $(ROBOTS); do test -d build/robots/$$name || { echo "==> fetching $$name"; \
	   $(PIP) install --no-deps --only-binary :all: --target build/robots/$$name $$name; }; done
	@EMDEG_ROBOTS=build/robots $(BIN)/python -m tests.real_robots.survey --no-compile
	@EMDEG_ROBOTS=build/robots $(BIN)/python -m pytest -q -m slow tests/real_robots

audit: $(VENV)/.dev  ## look at what the lock brings in: versions, licences, advisories
	@$(BIN)/python tools/audit.py --online

lint: $(VENV)/.dev  ## check style, types and who imports whom
	@echo "==> ruff: style"
	@$(BIN)/ruff check .
	@echo "==> ruff: format"
	@$(BIN)/ruff format --check .
	@echo "==> mypy: types"
	@$(BIN)/mypy
	@echo "==> import-linter: layers"
	@$(BIN)/lint-imports --no-logo

wheel: $(VENV)/.python  ## build the wheel and try it in empty environments
	@echo "==> building the wheel, and trying it alone"
	@$(BIN)/python tools/wheel.py $(if $(CI),--here)

bench: bench-ops bench-speed  ## regenerate every table that the README shows
	@$(BIN)/python benchmarks/readme.py

bench-ops: $(VENV)/.dev  ## operation counts against the published ones
	@echo "==> counting operations"
	@test -f benchmarks/ops.py || { echo "benchmarks/ops.py does not exist yet"; exit 1; }
	@$(BIN)/python benchmarks/ops.py

bench-speed: $(VENV)/.dev  ## run times
	@echo "==> measuring run times"
	@test -f benchmarks/speed.py || { echo "benchmarks/speed.py does not exist yet"; exit 1; }
	@$(BIN)/python benchmarks/speed.py

records: $(VENV)/.dev  ## prove the book of records, take in CANDIDATES=, search anew with SEARCH=-O1, write its table
	@echo "==> proving every record again"
	@$(BIN)/python tools/records.py $(if $(SEARCH),--search=$(SEARCH)) $(CANDIDATES)

turns: $(VENV)/.python  ## LLVM's text of the walk that the search takes (clang 15 or newer)
	@$(BIN)/python tools/turns.py

docs: $(VENV)/.dev  ## build the documentation in site/
	@echo "==> building the documentation in site/"
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

lock:  ## renew the development lock from pyproject.toml
	@echo "==> resolving the newest versions that pyproject.toml allows"
	@rm -rf build/lock && $(PYTHON) -m venv build/lock
	@build/lock/bin/python -m pip --quiet install --upgrade pip
	@build/lock/bin/python -m pip --quiet install -e '.[dev]'
	@{ echo "# Development lock: \`make lock\` writes it, \`make test\` installs it."; \
	   build/lock/bin/python -m pip freeze --exclude-editable; } > $(LOCK)
	@rm -rf build/lock
	@echo "==> wrote $(LOCK)"

clean:  ## remove .venv, caches and built files
	@echo "==> removing .venv, caches and built files"
	@rm -rf $(VENV) build dist site out .pytest_cache .mypy_cache .ruff_cache .hypothesis \
	        .import_linter_cache
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# ---------------------------------------------------------------- the environment

$(VENV)/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	   echo "emdeg needs Python 3.11 or newer, and $(PYTHON) is not that."; \
	   echo "Name one that is: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "==> creating the virtual environment $(VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install --upgrade pip
	@touch $@

# The lock serves as constraints here, so that the demo runs on the versions that are tested.
$(VENV)/.runtime: $(VENV)/.python pyproject.toml $(LOCK)
	@echo "==> installing emdeg and what it needs to run (about a minute the first time)"
	@$(PIP) install --constraint $(LOCK) --editable '.[simulate,plot]'
	@touch $@

$(VENV)/.dev: $(VENV)/.python pyproject.toml $(LOCK)
	@echo "==> installing emdeg and the development lock (a few minutes the first time)"
	@$(PIP) install --requirement $(LOCK) --editable .
	@touch $(VENV)/.runtime $@
