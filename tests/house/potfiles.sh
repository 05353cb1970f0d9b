#!/bin/sh
# Every file with texts to translate is listed in POTFILES.in, and every file listed
# exists. Usage: potfiles.sh SOURCE-ROOT
set -u
export LC_ALL=C.UTF-8 LANGUAGE= # what tools say is compared
cd "$1" || exit 1
bad=0
listed=$(grep -v '^#' po/POTFILES.in | grep .)

for file in $(grep -rlE '\b(_|C_|N_|NC_|ngettext|zh_tr|zh_trc|zh_trn) \(' src --include='*.c' --include='*.h') \
            $(grep -rl 'translatable="yes"' ui --include='*.ui' 2>/dev/null); do
  case $file in src/base/language.h) continue ;; esac
  echo "$listed" | grep -qx "$file" || { echo "not in POTFILES.in: $file"; bad=1; }
done
for file in $listed; do
  [ -f "$file" ] || { echo "listed but missing: $file"; bad=1; }
done
exit $bad
