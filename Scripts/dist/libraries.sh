#!/bin/sh
# Writes the C libraries that the released tool has inside into a folder: ICU's code, libyaml, Expat, and of
# ICU's data what the tool opens. Scripts/dist/icu-unused.txt names the rest; CutDataTests see that
# no language misses it.
#   Scripts/dist/libraries.sh FOLDER
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$1

icu=$(pkg-config --variable=libdir icu-i18n)
yaml=$(pkg-config --variable=libdir yaml-0.1)
expat=$(pkg-config --variable=libdir expat)
prefix=$(pkg-config --variable=prefix icu-i18n)
PATH=$PATH:$prefix/bin:$prefix/sbin

rm -rf "$folder"
mkdir -p "$folder/data"
cp "$icu/libicui18n.a" "$icu/libicuuc.a" "$yaml/libyaml.a" "$expat/libexpat.a" "$folder"
cd "$folder/data"

# The data are one array in the one object of their library.
ar x "$icu/libicudata.a"
object=$(ls ./*dat*.o ./*dat*.ao 2>/dev/null | head -n 1)
if [ "$(uname)" = Darwin ]; then
  assembly=gcc-darwin
  symbol=$(nm -gU "$object" | sed -n 's/.* _\(icudt[0-9]*\)_dat$/\1/p')
  xcrun segedit "$object" -extract __TEXT __const all.dat
else
  assembly=gcc
  symbol=$(nm "$object" | sed -n 's/.* \(icudt[0-9]*\)_dat$/\1/p')
  objcopy --output-target=binary --only-section=.rodata "$object" all.dat
fi

# ICU looks for its items under the name of the file that icupkg wrote.
package=${symbol}l
mkdir cut
mv all.dat "$package.dat"
icupkg --list "$package.dat" > all.txt
grep -E -f "$here/icu-unused.txt" all.txt > unused.txt
icupkg --remove unused.txt "$package.dat" "cut/$package.dat"
genccode --quiet --assembly "$assembly" --entrypoint "$symbol" "cut/$package.dat"
clang -c ./*_dat.S -o cut.o
ar rcs ../libicudata.a cut.o

# What compare.py asks both tools for: the names of locale files, and the keys of the plural rules.
icupkg --extract plurals.res "$package.dat"
{ sed -n 's/^\([a-z]\{2,3\}\(_[A-Za-z0-9_]*\)\{0,1\}\)\.res$/\1/p' all.txt; strings -n 2 plurals.res; } \
  | sort -u > ../locales.txt
cd ..
rm -r data

# Where SwiftPM is to look for them, before where the system has them.
describe() {
  cat > "$1.pc" <<PC
Name: $1
Description: with nothing left outside
Version: $(pkg-config --modversion "$1")
Cflags: $(pkg-config --cflags "$1")
Libs: -L$PWD $2
PC
}
describe icu-i18n "-licui18n -licuuc -licudata -lm"
describe yaml-0.1 -lyaml
describe expat "-lexpat -lm"
