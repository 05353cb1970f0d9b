/* What a rating report must have and has not (rating-report.h). */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "fide-id.h"
#include "next-step.h"
#include "rating-report.h"

static void G_GNUC_PRINTF (2, 3)
    add_gap (GPtrArray  *gaps,
             const char *format,
             ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_ptr_array_add (gaps, g_strdup_vprintf (format, arguments));
  va_end (arguments);
}

static gboolean
has_federation (const ZhCompetition *competition)
{
  const ZhOfficial *chief = zh_competition_find_official (competition, "chief-arbiter");

  return *competition->federation != '\0' || (chief != NULL && *chief->federation != '\0');
}

static void
list_details (GPtrArray           *gaps,
              const ZhCompetition *competition)
{
  static const struct
  {
    const char *record;
    const char *key;
  } needed[] = { { "012", "title" }, { "022", "place" }, { "032", "federation" }, { "042", "start" }, { "052", "end" } };

  for (gsize i = 0; i < G_N_ELEMENTS (needed); i++)
    {
      const ZhField   *field = zh_record_type_find (&zh_competition_details_type, needed[i].key);
      g_autofree char *value = zh_field_format (field, competition);

      if (*value == '\0' && (strcmp (needed[i].key, "federation") != 0 || !has_federation (competition)))
        /* Translators: name of a field such as Place, number of a record, key of an option. */
        add_gap (gaps, _ ("%1$s (record %2$s) is not entered: Competition, Details, or “zherebctl details FILE --%3$s”"),
                 zh_field_get_title (field, zh_language_get_screen ()), needed[i].record, needed[i].key);
    }
  if (zh_competition_find_official (competition, "chief-arbiter") == NULL)
    add_gap (gaps, "%s", _ ("The chief arbiter (record 102) is not entered: Competition, Officials, or “zherebctl official FILE chief-arbiter NAME”"));
}

static void
list_settings (GPtrArray            *gaps,
               const ZhTournament   *tournament,
               const ZhReportRounds *rounds)
{
  int n_paired = zh_tournament_count_paired_rounds (tournament);
  int planned = zh_tournament_count_planned_rounds (tournament);

  if (*tournament->time_control == '\0')
    add_gap (gaps, "%s", _ ("The time control (record 222) is not entered: Competition, Tournaments, or “zherebctl tournament FILE edit --time 5400+30”"));
  if (rounds != NULL && (rounds->first < 1 || rounds->last < rounds->first || rounds->last > n_paired))
    add_gap (gaps, _ ("There are no rounds %1$d to %2$d: %3$d are paired"), rounds->first, rounds->last, n_paired);
  else if (rounds == NULL && (n_paired == 0 || n_paired < planned))
    add_gap (gaps, _ ("%1$d of %2$d rounds are paired: play the rest, or set the number of rounds to those that were played"), n_paired, planned);
}

static void
list_games (GPtrArray          *gaps,
            const ZhTournament *tournament,
            const ZhRound      *round)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
      const ZhEntry   *sides[2] = { zh_tournament_find_entry (tournament, pairing->entry[0]),
                                    zh_tournament_find_entry (tournament, pairing->entry[1]) };
      g_autofree char *first = NULL;
      g_autofree char *second = NULL;

      if (!zh_pairing_is_open (pairing) || zh_tournament_is_struck (tournament, pairing) || sides[0] == NULL || sides[1] == NULL)
        continue;
      first = zh_entry_format_name (sides[0]);
      second = zh_entry_format_name (sides[1]);
      /* Translators: numbers of a round and a board, two players. */
      add_gap (gaps, _ ("Round %1$d, board %2$d, %3$s – %4$s, has no result yet, or is adjourned"), round->number, pairing->number, first, second);
    }
}

static void
list_rounds (GPtrArray            *gaps,
             const ZhTournament   *tournament,
             const ZhReportRounds *rounds)
{
  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound   *round = g_ptr_array_index (tournament->rounds, i);
      g_autofree char *day = g_strndup (round->start, strcspn (round->start, "T "));
      ZhDate           date = ZH_DATE_NONE;

      if (rounds != NULL && (round->number < rounds->first || round->number > rounds->last))
        continue;
      if (!zh_date_parse (day, &date) || !zh_date_is_set (date))
        add_gap (gaps, _ ("Round %1$d has no date (record 132): Boards, Start of the Round, or “zherebctl round FILE start %1$d --start 2026-11-20T10:00”"),
                 round->number);
      list_games (gaps, tournament, round);
    }
}

static void
check_person (GPtrArray      *gaps,
              const ZhPerson *person,
              const char     *verb)
{
  g_autofree char *name = zh_person_format_name (person);

  if (*person->fide_id == '\0')
    /* Translators: a player, "entry" or "member". */
    add_gap (gaps, _ ("%1$s has no FIDE ID (record 001): Entries, F4, or “zherebctl %2$s FILE edit … --fide-id ID”"), name, verb);
  else if (zh_fide_id_find_fault (person->fide_id) != ZH_FIDE_ID_GOOD)
    /* Translators: a player, what is entered, "entry" or "member". */
    add_gap (gaps, _ ("%1$s: “%2$s” can be no FIDE ID (record 001). Correct it: Entries, F4, or “zherebctl %3$s FILE edit … --fide-id ID”"),
             name, person->fide_id, verb);
}

static void
list_players (GPtrArray          *gaps,
              const ZhTournament *tournament)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->person != NULL)
        check_person (gaps, entry->person, "entry");
    }
  for (guint i = 0; i < tournament->members->len; i++)
    check_person (gaps, ((const ZhMember *) g_ptr_array_index (tournament->members, i))->person, "member");
}

GPtrArray *
zh_desk_list_report_gaps (ZhDesk               *self,
                          gint64                tournament_id,
                          const ZhReportRounds *rounds)
{
  const ZhCompetition *competition = zh_desk_get_snapshot (self);
  const ZhTournament  *tournament = zh_competition_find_tournament (competition, tournament_id);
  GPtrArray           *gaps = g_ptr_array_new_with_free_func (g_free);

  if (tournament == NULL)
    return gaps;
  list_details (gaps, competition);
  list_settings (gaps, tournament, rounds);
  list_rounds (gaps, tournament, rounds);
  list_players (gaps, tournament);
  return gaps;
}
