# What a developer of Plaudit runs. `make demo` and `make test` need nothing but Swift: they install
# the system packages that are missing.

ifeq ($(shell uname),Darwin)
export PKG_CONFIG_PATH := $(shell brew --prefix icu4c 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
endif

FOLDERS := Package.swift Sources Plugins Tests Examples/Immigration/Package.swift \
  Examples/Immigration/Sources IntegrationTests/Package.swift IntegrationTests/Tests

.PHONY: demo test unit integration lint format generate goldens checks-doc bootstrap clean

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

generate:  ## Write anew what is generated from templates/
	Scripts/embed.sh templates Templates > Sources/PlauditTemplates/Templates.generated.swift

goldens: bootstrap  ## Write the golden files anew; read the difference before you commit it
	PLAUDIT_UPDATE_GOLDENS=1 swift test --filter GoldenTests

checks-doc: bootstrap  ## Write docs/checks.md anew
	PLAUDIT_UPDATE_GOLDENS=1 swift test --filter ChecksDocumentTests

bootstrap:
	@Scripts/bootstrap.sh

clean:
	rm -rf .build Examples/*/.build IntegrationTests/.build
