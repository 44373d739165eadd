# What a developer of Plaudit runs. `make demo` and `make test` need nothing but Swift: they install
# the system packages that are missing.

ifeq ($(shell uname),Darwin)
export PKG_CONFIG_PATH := $(shell brew --prefix icu4c 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
endif

FOLDERS := Package.swift Sources Plugins Tests Examples/Immigration/Package.swift \
  Examples/Immigration/Sources IntegrationTests/Package.swift IntegrationTests/Tests \
  Benchmarks/Package.swift Benchmarks/Sources

.PHONY: demo test unit integration lint format bench generate goldens bootstrap clean

demo: bootstrap  ## Build the example app and print its links and strings
	swift run --package-path Examples/Immigration

test: unit integration  ## Run all tests

unit: bootstrap
	swift test

integration: bootstrap
	swift test --package-path IntegrationTests

lint:
	swift format lint --strict --parallel --recursive $(FOLDERS)

format:
	swift format --in-place --parallel --recursive $(FOLDERS)

bench:  ## Measure what has a limit, print a table and write .build/bench.json
	@mkdir -p .build
	swift run --package-path Benchmarks --configuration release Benchmarks .build/bench.json

generate:  ## Write anew what is generated from templates/ and data/
	Scripts/embed.sh templates Templates > Sources/PlauditTemplates/Templates.generated.swift
	Scripts/storefronts.py > Sources/PlauditKit/Links/StoreCountry+Table.generated.swift

goldens: bootstrap  ## Write the golden files anew; read the difference before you commit it
	PLAUDIT_UPDATE_GOLDENS=1 swift test --filter GoldenTests

bootstrap:
	@Scripts/bootstrap.sh

clean:
	rm -rf .build Examples/*/.build IntegrationTests/.build Benchmarks/.build
