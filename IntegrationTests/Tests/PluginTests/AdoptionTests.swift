import Foundation
import Testing

/// Apps that depend on the package that `make dist` writes, where they are built.
@Suite(.enabled(if: Namespace.isAllowed))
struct AdoptionTests {
  @Test("an app builds where ICU and libyaml are not", arguments: Setup.quick)
  func withoutLibraries(setup: Setup) throws {
    try withApp(setup) { app in
      let hide = """
        headers=$(pkg-config --variable=includedir icu-i18n)
        libraries=$(pkg-config --variable=libdir icu-i18n)
        mount -t tmpfs none "$headers/unicode"
        mount --bind /dev/null "$headers/yaml.h"
        mount -t tmpfs none /mnt
        mkdir /mnt/upper /mnt/work
        mount -t overlay none "$libraries" \
          -o "lowerdir=$libraries,upperdir=/mnt/upper,workdir=/mnt/work"
        # What a program is linked with, that is; Swift's own programs are run with ICU's libraries.
        rm "$libraries"/libicu*.a "$libraries"/libicu*.so "$libraries"/libyaml*.a \
          "$libraries"/libyaml*.so "$libraries"/pkgconfig/icu-*.pc "$libraries"/pkgconfig/yaml-*.pc
        ! pkg-config --exists icu-i18n
        ! pkg-config --exists yaml-0.1
        ! echo '#include <unicode/uloc.h>' | clang -fsyntax-only -x c - 2> /dev/null
        ! echo '#include <yaml.h>\\nyaml_event_t event;' | clang -fsyntax-only -x c - 2> /dev/null
        swift build "$@"
        """
      let build = try Namespace.run(hide, app.options)
      #expect(build.succeeded, "\(build.output)")
      let printed = try app.run()
      #expect(printed.contains("21 оценка"), "\(printed)")
    }
  }

  @Test("an app builds from a checkout that cannot be written", arguments: Setup.quick)
  func readOnly(setup: Setup) throws {
    try withApp(setup) { app in
      let protect = """
        for folder in "$1" "$2"; do
          mount --bind "$folder" "$folder"
          mount -o remount,bind,ro "$folder"
          ! touch "$folder/file" 2> /dev/null
        done
        shift 2
        swift build "$@"
        """
      let folders = [app.package, setup.origin.package].map { $0.path(percentEncoded: false) }
      let build = try Namespace.run(protect, folders + app.options)
      #expect(build.succeeded, "\(build.output)")
    }
  }

  private func withApp(_ setup: Setup, _ body: (ExampleApp) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "Plaudit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(ExampleApp(in: folder, setup))
  }
}
