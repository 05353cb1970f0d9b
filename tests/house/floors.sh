#!/bin/sh
# The floors of the house: nothing includes upwards, only app includes GTK, only store
# and lists include SQLite, and some calls are banned everywhere. Usage: floors.sh SOURCE-ROOT
set -u
export LC_ALL=C.UTF-8 LANGUAGE= # what tools say is compared
root=$1
bad=0

fail ()
{
  echo "$1"
  bad=1
}

may_include ()
{
  case $1 in
    base) echo base ;;
    model) echo base model ;;
    games) echo base games ;;
    pairing | standings) echo "base model $1" ;;
    rules) echo base model games rules ;;
    store) echo base model store ;;
    lists) echo base model lists ;;
    formats) echo base model games formats ;;
    reports) echo base model games pairing standings rules reports ;;
    desk) echo base model games pairing standings rules store lists formats reports desk ;;
    ctl) echo base model games pairing standings rules store lists formats reports desk ctl ;;
    app) echo base model games pairing standings rules store lists formats reports desk app ;;
  esac
}

floors='base model games pairing standings rules store lists formats reports desk ctl app'

for floor in $floors; do
  [ -d "$root/src/$floor" ] || continue
  allowed=" $(may_include "$floor") "
  for other in $floors; do
    [ -d "$root/src/$other" ] || continue
    case $allowed in *" $other "*) continue ;; esac
    found=$(find "$root/src/$other" -name '*.h' -printf '#include "%f"\n' | grep -rnFf - "$root/src/$floor" --include='*.[ch]')
    [ -z "$found" ] || fail "of the floor $other: $found"
  done
done

# Within a floor the rooms stand on one another, too. What a room may include of its floor; "." is what
# lies beside the rooms: what they share, and the door that leads to them (a source there may know
# every room). A room that is not named may know all of its floor.
room_may_include ()
{
  case $1 in
    games/.) echo . ;;
    games/chess | games/draughts) echo ". ${1#*/}" ;;
    pairing/matching) echo matching ;;
    pairing/dutch) echo '. matching dutch' ;;
    pairing/team-swiss) echo '. matching dutch team-swiss' ;;
    pairing/swiss-ua) echo '. matching swiss-ua' ;;
    pairing/tables) echo '. tables' ;;
    pairing/knockout) echo '. knockout' ;;
    standings/.) echo '. tiebreaks' ;;
    standings/tiebreaks) echo '. ratings tiebreaks' ;;
    standings/ratings) echo ratings ;;
    standings/norms) echo 'ratings norms' ;;
    formats/.) echo . ;;
    formats/trf) echo '. trf' ;;
    reports/layout) echo layout ;;
    reports/.) echo '. layout' ;;
    desk/core) echo core ;;
    desk/words) echo 'core words event rounds' ;;
    app/toolkit) echo toolkit ;;
    app/session) echo 'toolkit session' ;;
    app/widgets) echo 'toolkit session widgets' ;;
    app/hall) echo 'toolkit session widgets hall' ;;
  esac
}

# The headers of the files of $1, of a room "." only those beside the rooms.
headers_of ()
{
  case $1 in
    */.) find "$root/src/$1" -maxdepth 1 -name '*.h' -printf '#include "%f"\n' ;;
    *) find "$root/src/$1" -name '*.h' -printf '#include "%f"\n' ;;
  esac
}

for room in games/. games/chess games/draughts \
            pairing/matching pairing/dutch pairing/team-swiss pairing/swiss-ua pairing/tables pairing/knockout \
            standings/. standings/tiebreaks standings/ratings standings/norms formats/. formats/trf reports/. reports/layout \
            desk/core desk/words app/toolkit app/session app/widgets app/hall; do
  floor=${room%%/*}
  [ -d "$root/src/$floor" ] || continue
  allowed=" $(room_may_include "$room") "
  depth=9
  [ "${room#*/}" = . ] && depth=1
  for other in . $(find "$root/src/$floor" -mindepth 1 -maxdepth 1 -type d -printf '%f\n'); do
    case $allowed in *" $other "*) continue ;; esac
    found=$(headers_of "$floor/$other" | grep -nFf - $(find "$root/src/$room" -maxdepth $depth -name '*.[ch]') /dev/null)
    [ -z "$found" ] || fail "of the room $floor/$other: $found"
  done
done

found=$(grep -rlE '#include *[<"](gtk/|gdk/|adwaita)' "$root/src" | grep -v '/src/app/')
[ -z "$found" ] || fail "GTK below app: $found"
found=$(grep -rl '#include *[<"]sqlite3' "$root/src" | grep -vE '/src/(store|lists)/')
[ -z "$found" ] || fail "SQLite outside store and lists: $found"
found=$(grep -rnE '\b(gint|gchar|strtok|sprintf|vsprintf|strcpy|strcat|atoi|atol|strtol|strtoul|strtod)\b *[(*a-z]' "$root/src" --include='*.[ch]' | grep -v 'g_ascii_')
[ -z "$found" ] || fail "banned by the style guide: $found"
found=$(grep -rnE '\b(float|double)\b' "$root/src/model" "$root/src/standings" "$root/src/pairing" --include='*.[ch]' 2>/dev/null | grep -vE '^[^:]*:[0-9]+: *(/?\*|//)' | grep -vE 'double (round|elim|event|forfeit|Scheveningen)|"[^"]*(double|float)[^"]*"|/\*.*double')
[ -z "$found" ] || fail "floating point where exact numbers belong: $found"
found=$(find "$root/src" -name '*.h' -printf '%f\n' | sort | uniq -d)
[ -z "$found" ] || fail "two headers of one name: $found"
found=$(find "$root/src" -name '*.[ch]' -exec wc -l {} + | awk '$2 != "total" && $1 > 1000 {print $2 " (" $1 " lines)"}')
[ -z "$found" ] || fail "past 1000 lines: $found"
found=$(grep -rnE 'TODO|FIXME|HACK' "$root/src" "$root/ui" --include='*.[ch]' --include='*.ui')
[ -z "$found" ] || fail "left behind: $found"
# The rules of a competition are the ruleset with its regulation. The bare one is for who chooses a ruleset.
found=$(grep -rlE '\bzh_ruleset_load \(' "$root/src/app" "$root/src/ctl" --include='*.c' 2>/dev/null | grep -vE '/(assistant|rule-options|ruleset-commands|competition-clocks)\.c$')
[ -z "$found" ] || fail "leaves the regulation of the event out: $found"
# What mends a version of the toolkit stands in one room, and says which version ends it.
found=$(grep -rlE 'GTK 4\.[0-9]|libadwaita 1\.[0-9]' "$root/src/app" --include='*.[ch]' | grep -v '/app/toolkit/')
[ -z "$found" ] || fail "mends the toolkit outside its room: $found"
found=$(grep -rlE 'GTK 4\.[0-9]|libadwaita 1\.[0-9]' "$root/src/app/toolkit" --include='*.h' | xargs -r grep -LE 'Ends with|No version (to [0-9.]+ ends|is known to end) it')
[ -z "$found" ] || fail "does not say which version ends it: $found"
# A page takes its parent and the session; what it wants of the window it asks for by an action.
found=$(grep -rl '#include "window.h"' "$root/src/app" | grep -v '/app/window/')
[ -z "$found" ] || fail "includes the window: $found"
if [ -d "$root/data/rulesets" ]; then
  for file in "$root"/data/rulesets/*.ini; do
    [ -e "$file" ] || continue
    id=$(basename "$file" .ini)
    found=$(grep -rln "\"$id\"" "$root/src" --include='*.[ch]' | grep -v 'ruleset-loader')
    [ -z "$found" ] || fail "names the ruleset $id: $found"
  done
fi

exit $bad
