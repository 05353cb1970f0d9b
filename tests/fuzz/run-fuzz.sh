#!/bin/sh
# Usage: run-fuzz.sh TARGET CORPUS
# Runs a libFuzzer target over its corpus and on for FUZZ_SECONDS seconds, always along the same
# way unless FUZZ_SEED is another (0: a new one each time). New inputs go to a folder that is
# thrown away; one that crashes is kept in the current folder.
set -e
found=$(mktemp -d)
trap 'rm -rf "$found"' EXIT
"$1" -max_total_time="${FUZZ_SECONDS:-10}" -seed="${FUZZ_SEED:-1}" -timeout=20 -rss_limit_mb=3000 -artifact_prefix="$(basename "$1")-" \
  -print_final_stats=1 "$found" "$2"
