#!/bin/bash
# The rulesets are data: no source file may name one. usage: no-ruleset-ids.sh SOURCE-ROOT
set -u
cd "$1"
status=0
for file in data/rulesets/*.ini data/rulesets/regulations/*.ini; do
  id=$(basename "$file" .ini)
  if grep -rnF --include='*.c' --include='*.h' --include='*.ui' -- "\"$id\"" src ui; then
    echo "the ruleset $id is named in a source file; ask the ruleset instead"
    status=1
  fi
done
exit $status
