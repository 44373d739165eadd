# What a developer of Plaudit runs. `make demo` and `make test` need nothing but Swift: they install
# the system packages that are missing.

ifeq ($(shell uname),Darwin)
export PKG_CONFIG_PATH := $(shell brew --prefix icu4c 2>/dev/null)/lib/pkgconfig:$(shell brew --prefix expat 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
endif

FOLDERS := Package.swift Sources Plugins Tests Examples/Immigration/Package.swift \
  Examples/Immigration/Sources IntegrationTests/Package.swift IntegrationTests/Tests \
  Benchmarks/Package.swift Benchmarks/Sources Scripts/dist/Package.swift

.PHONY: demo test test-long fuzz fuzz-short unit integration lint format dist bench generate goldens checks-doc \
  words-doc browser browser-test bench-page screenshots bootstrap clean

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
	swift build --configuration release --product plaudit --static-swift-stdlib
	swift run --package-path Benchmarks --configuration release Benchmarks .build/bench.json

browser-test: browser  ## Work in a page of plaudit preview, in Chromium
	swift build --product plaudit
	PYTHONPATH=.build/python python3 Tests/BrowserTests/preview.py .build/debug/plaudit

bench-page: browser  ## Measure a page of 1,000 messages
	swift build --product plaudit
	PYTHONPATH=.build/python python3 Tests/BrowserTests/bench.py .build/debug/plaudit

screenshots: browser  ## Pictures of the example's pages, and those of the README anew
	swift build --product plaudit
	PYTHONPATH=.build/python python3 Tests/BrowserTests/screenshots.py .build/debug/plaudit .build/screenshots
	cp .build/screenshots/preview-ru-light-1280.png .build/screenshots/preview-ar-dark-360.png docs/images

browser:
	@Scripts/browser.sh

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

checks-doc: bootstrap  ## Write docs/checks.md anew
	swift run plaudit validate --list-checks --format markdown > docs/checks.md

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
