# The only list of commands. ARGS reaches the program behind each: make test ARGS="-k keys"
BIN := .venv/bin
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play test setup lint format bench load docs oracle twins redeal signature mutants lock

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

play: ## play in the browser; installs what playing needs, builds the page, opens it
	@python=$$(sh tools/find-python) && "$$python" tools/setup.py play
	@$(BIN)/python tools/build_page.py
	@$(BIN)/leonardo serve --open $(ARGS)

test: setup ## run every test
	@$(BIN)/pytest --numprocesses auto --maxprocesses 8 --dist worksteal $(ARGS)

setup: ## only install, for playing, testing and studying
	@python=$$(sh tools/find-python) && "$$python" tools/setup.py everything

lint: setup ## check style, types and who may import whom
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-cache --no-logo

format: setup ## put the code into the house style
	@$(BIN)/ruff check --fix --quiet
	@$(BIN)/ruff format --quiet

bench: setup ## measure speed
	@$(BIN)/python -m benchmarks $(ARGS)

load: setup ## measure the table server under load
	@$(BIN)/python -m benchmarks.load $(ARGS)

docs: setup ## build the documents into build/docs
	@$(BIN)/python tools/write_docs.py
	@$(BIN)/zensical build --strict $(ARGS)
	@echo "To read them with search: $(BIN)/zensical serve"

oracle: setup ## compare a million positions with the independent slow rules; resumes
	@$(BIN)/python -m tests.oracle $(ARGS)

twins: setup ## compare 100,000 games, plain and compiled; resumes
	@$(BIN)/python -m tests.fast $(ARGS)

redeal: setup ## look for leaks: 10,000 games on two servers, every byte compared; resumes
	@$(BIN)/python -m tests.server.wire $(ARGS)

signature: setup ## 10,000 games of each edition as one hash; declare a change of the rules
	@$(BIN)/python -m tests.fast.signature $(ARGS)

mutants: setup ## break the rules 400 ways and see that a test notices
	@$(BIN)/python tools/mutants.py $(ARGS)

lock: ## choose versions anew for the locks: make lock ARGS=--upgrade
	@python=$$(sh tools/find-python) && "$$python" tools/lock.py $(ARGS)
