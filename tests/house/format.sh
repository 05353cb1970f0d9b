#!/bin/sh
# Every source is as clang-format leaves it. Usage: format.sh SOURCE-ROOT
set -u
export LC_ALL=C.UTF-8 LANGUAGE= # what tools say is compared
cd "$1" || exit 1
command -v clang-format >/dev/null || { echo 'clang-format is not installed'; exit 77; }
find src tests -name '*.[ch]' -print0 | xargs -0 -n 100 clang-format --dry-run -Werror
