# What a developer of Plaudit runs. `make demo` and `make test` need nothing but Swift and make: they
# install the system packages that are missing.

ifeq ($(shell uname),Darwin)
export PKG_CONFIG_PATH := $(shell brew --prefix icu4c 2>/dev/null)/lib/pkgconfig:$(shell brew --prefix expat 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
endif

FOLDERS := Package.swift Sources Plugins Tests $(wildcard Examples/*/Package.swift) \
  $(wildcard Examples/*/Sources) IntegrationTests/Package.swift IntegrationTests/Tests \
  Benchmarks/Package.swift Benchmarks/Sources Scripts/dist/Package.swift

.PHONY: demo test test-long fuzz fuzz-short unit integration lint format dist bench generate goldens checks-doc \
  hardening hardening-short words-doc schemas graph browser browser-test editors editors-test bench-page \
  screenshots docs bootstrap clean

demo: bootstrap  ## Build the example app and print its links and strings
	swift run --package-path Examples/Immigration

test: unit integration  ## Run all tests

unit: bootstrap
	swift test

test-long: bootstrap  ## The tests that take minutes: every language, a million random messages, 10,000 lookups
	PLAUDIT_LONG_TESTS=1 swift test --configuration release -Xswiftc -enable-testing \
	  --filter "NumberStyles|CompactWriter"
	PLAUDIT_LONG_TESTS=1 swift test --configuration release -Xswiftc -enable-testing \
	  --filter PlauditRatingsTests.MemoryTests
	PLAUDIT_LONG_TESTS=1 swift test --configuration release -Xswiftc -enable-testing \
	  --filter "Agreement|StringsFoundation|LinkMutation|Intl|Hostile|KeptInputs"

fuzz: bootstrap  ## Fuzz all that reads people's files: 20 minutes or ten million inputs for each of 13 targets
	Scripts/hardening/fuzz-build.sh
	Scripts/hardening/fuzz.sh --jobs 3

fuzz-short: bootstrap  ## The same for four seconds each; building it takes some minutes
	Scripts/hardening/fuzz-build.sh
	Scripts/hardening/fuzz.sh --seconds 4

integration: dist  ## Build apps from source and from the package that make dist writes
	swift test --package-path IntegrationTests

lint:
	swift format lint --strict --parallel --recursive $(FOLDERS)

format:
	swift format --in-place --parallel --recursive $(FOLDERS)

dist: bootstrap  ## Build the tool with all libraries inside, and the package that apps depend on
	Scripts/dist/tool.sh
	Scripts/dist/bundle.py
	Scripts/dist/package.sh $(URL)

bench:  ## Measure what has a limit, print a table and write .build/bench.json
	@mkdir -p .build
	Scripts/dist/tool.sh plaudit
	swift run --package-path Benchmarks --configuration release Benchmarks .build/bench.json

graph:  ## Draw the targets in docs/architecture.md anew
	Scripts/target-graph.py

hardening: bootstrap  ## Try what can go wrong, and print the figures of docs/reliability.md
	Scripts/hardening/all.sh

hardening-short: bootstrap  ## The same in a minute or two, with the tool that make dist has built
	Scripts/hardening/all.sh --short

browser-test: browser  ## Work in a page of plaudit preview, in Chromium
	swift build --product plaudit
	PYTHONPATH=.build/python python3 Tests/BrowserTests/preview.py .build/debug/plaudit

bench-page: browser  ## Measure a page of 1,000 messages
	swift build --product plaudit
	PYTHONPATH=.build/python python3 Tests/BrowserTests/bench.py .build/debug/plaudit

screenshots: browser  ## Pictures of the example's pages, and those of the README anew
	swift build --product plaudit
	swift build --product plaudit-prompts
	PYTHONPATH=.build/python python3 Tests/BrowserTests/screenshots.py .build/debug/plaudit .build/screenshots
	cd .build/screenshots && cp preview-ru-light-1280.png preview-ar-dark-360.png validate.png prompts.png \
	  ../../docs/images

docs: bootstrap  ## Write the reference of the libraries to .build/docs
	swift build
	Scripts/docs.sh

browser:
	@Scripts/browser.sh

editors-test: editors  ## Schemas, completions, SARIF, the action and the hook, in other people's programs
	swift build
	@for test in schemas completions sarif continuous_integration; do \
	  PYTHONPATH=.build/python python3 Tests/EditorTests/$$test.py .build/debug/plaudit || exit 1; \
	done

editors:
	@Scripts/editors.sh

generate:  ## Write anew what is generated from templates/, locales/ and data/
	Scripts/embed.sh templates Templates > Sources/PlauditTemplates/Templates.generated.swift
	Scripts/embed.sh templates/preview PageFiles > Sources/PlauditTemplates/PageFiles.generated.swift
	Scripts/embed.sh locales Locales > Sources/PlauditLocales/Locales.generated.swift
	Scripts/storefronts.py > Sources/PlauditKit/Links/StoreCountry+Table.generated.swift

goldens: bootstrap  ## Write the golden files anew; read the difference before you commit it
	swift build --product plaudit
	for name in Everything LinksOnly AllStores Ready; do \
	  .build/debug/plaudit generate Tests/GoldenTests/Fixtures/$$name/plaudit.yaml \
	    --output Tests/GoldenTests/Goldens/$$name.swift; \
	done
	.build/debug/plaudit generate Examples/Immigration/Sources/Immigration/plaudit.yaml \
	  --output Tests/GoldenTests/Goldens/Immigration.swift
	.build/debug/plaudit generate Examples/Reviews/Sources/Reviews/plaudit.yaml \
	  --output Examples/Reviews/Sources/Reviews/Plaudit.generated.swift

checks-doc: bootstrap  ## Write docs/checks.md anew
	swift run plaudit validate --list-checks --format markdown > docs/checks.md

schemas: bootstrap  ## Write docs/schemas anew
	swift build --product plaudit
	.build/debug/plaudit schema manifest > docs/schemas/manifest.schema.json
	.build/debug/plaudit schema locale > docs/schemas/locale.schema.json

words-doc: bootstrap  ## Write docs/words anew, but for its README
	swift build --product plaudit
	@for file in locales/*.yaml; do \
	  language=$$(basename $$file .yaml); \
	  .build/debug/plaudit words $$language > docs/words/$$language.md; \
	done

bootstrap:
	@Scripts/bootstrap.sh

clean:
	rm -rf .build Examples/*/.build IntegrationTests/.build Benchmarks/.build
