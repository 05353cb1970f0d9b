#!/bin/sh
# Makes the sample competition: a round robin of ten in its fifth round.
# Usage: make-round-robin.sh ZHEREBCTL PLAYERS.csv OUTPUT.zhereb
set -eu
ctl=$1
players=$2
output=$3

# The copies before each pairing are not wanted here.
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export XDG_DATA_HOME="$home"

file="$home/round-robin.zhereb"
run () { "$ctl" "$@" --as 'Мирослава Дзвінка' > /dev/null; }

run new "$file" --title 'Весняний кубок «Жеребок»' --place 'Львів' --organiser 'Шахова спілка «Опілля»' \
  --start 2026-03-21 --end 2026-03-29 --ruleset ua-chess-2026 \
  --chief-arbiter 'Дзвінка Мирослава Степанівна' --chief-secretary 'Rutherford Edith'
run official "$file" arbiter 'Козлов Тихон Савельевич' --category 'первая'
run tournament "$file" add --name 'Класичні шахи' --system round-robin --time 5400+30
run import "$file" "$players"
run entry "$file" number --by lot --seed 20260321
for result in '1-0 =-= 0-1 1-0 =-=' '=-= 1-0 =-= 0-1 1-0' '0-1 1-0 +-- =-= 0-1' '1-0 =-= 0-1 =-= 1-0' '1-0 =-='; do
  round=$((${round:-0} + 1))
  run pair "$file" --publish
  board=0
  for code in $result; do
    board=$((board + 1))
    run result "$file" --round "$round" --board "$board" "$code"
  done
done
mv "$file" "$output"
