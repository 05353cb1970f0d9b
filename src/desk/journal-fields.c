#include "config.h"

#include "journal-fields.h"

#include <glib/gi18n.h>

static const struct
{
  const char *field;
  const char *name;
} names[] = {
  { "title", NC_ ("field", "title") },
  { "place", NC_ ("field", "place") },
  { "organiser", NC_ ("field", "organiser") },
  { "start", NC_ ("field", "first day") },
  { "end", NC_ ("field", "last day") },
  { "ruleset", NC_ ("field", "ruleset") },
  { "role", NC_ ("field", "office") },
  { "name", NC_ ("field", "name") },
  { "category", NC_ ("field", "category") },
  { "federation", NC_ ("field", "federation") },
  { "discipline", NC_ ("field", "discipline") },
  { "time-control", NC_ ("field", "time control") },
  { "system", NC_ ("field", "pairing system") },
  { "sport", NC_ ("field", "sport") },
  { "tiebreaks", NC_ ("field", "tie-breaks") },
  { "tiebreak-edition", NC_ ("field", "edition of the tie-breaks") },
  { "withdrawal", NC_ ("field", "withdrawal rule") },
  { "rounds", NC_ ("field", "number of rounds") },
  { "cycles", NC_ ("field", "cycles") },
  { "games", NC_ ("field", "games of a pairing") },
  { "boards", NC_ ("field", "boards") },
  { "win", NC_ ("field", "points for a win, in tenths") },
  { "draw", NC_ ("field", "points for a draw, in tenths") },
  { "loss", NC_ ("field", "points for a loss, in tenths") },
  { "forfeit-win", NC_ ("field", "points for a win by forfeit, in tenths") },
  { "forfeit-loss", NC_ ("field", "points for a loss by forfeit, in tenths") },
  { "allocated-bye", NC_ ("field", "points for a bye for lack of an opponent, in tenths") },
  { "full-bye", NC_ ("field", "points for a full bye, in tenths") },
  { "half-bye", NC_ ("field", "points for a half bye, in tenths") },
  { "zero-bye", NC_ ("field", "points for an absence, in tenths") },
  { "match-win", NC_ ("field", "points for a won match, in tenths") },
  { "match-draw", NC_ ("field", "points for a drawn match, in tenths") },
  { "match-loss", NC_ ("field", "points for a lost match, in tenths") },
  { "rated-first-round", NC_ ("field", "first round by rating") },
  { "initial-colour", NC_ ("field", "first colour by lot") },
  { "seed", NC_ ("field", "seed of the lot") },
  { "surname", NC_ ("field", "surname") },
  { "given", NC_ ("field", "given name") },
  { "patronymic", NC_ ("field", "patronymic") },
  { "name-latin", NC_ ("field", "name in Latin letters") },
  { "region", NC_ ("field", "region") },
  { "club", NC_ ("field", "club") },
  { "school", NC_ ("field", "school") },
  { "coach", NC_ ("field", "coach") },
  { "fide-id", NC_ ("field", "FIDE ID") },
  { "national-id", NC_ ("field", "national ID") },
  { "disability-class", NC_ ("field", "class of disability") },
  { "assistant", NC_ ("field", "assistant") },
  { "notes", NC_ ("field", "notes") },
  { "assistant-duties", NC_ ("field", "duties of the assistant") },
  { "board-kind", NC_ ("field", "kind of board") },
  { "clock-kind", NC_ ("field", "kind of clock") },
  { "warning-minutes", NC_ ("field", "minutes left at the warning") },
  { "announces", NC_ ("field", "moves announced") },
  { "birth", NC_ ("field", "date of birth") },
  { "sex", NC_ ("field", "sex") },
  { "person-rating", NC_ ("field", "international rating") },
  { "national-rating", NC_ ("field", "national rating") },
  { "team", NC_ ("field", "team") },
  { "members", NC_ ("field", "members") },
  { "captain", NC_ ("field", "captain") },
  { "lineup", NC_ ("field", "line-up") },
  { "rating", NC_ ("field", "rating") },
  { "fixed-board", NC_ ("field", "fixed board") },
  { "carried-points", NC_ ("field", "points brought along, in tenths") },
  { "first-round", NC_ ("field", "first round") },
  { "forbidden", NC_ ("field", "groups that may not meet") },
  { "acceleration", NC_ ("field", "points of acceleration") },
  { "board", NC_ ("field", "board") },
  { "bye", NC_ ("field", "without an opponent") },
  { "table-rounds", NC_ ("field", "order of rounds") },
};

const char *
zh_journal_field_format (const char       *field,
                         const ZhLanguage *language)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_strcmp0 (names[i].field, field) == 0)
      return zh_trc (language, "field", names[i].name);
  return field;
}
