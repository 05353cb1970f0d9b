/* The works of a round of solving, and the sheets that are marked by them. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "solving-private.h"
#include "work-list.h"
#include "work-position.h"

static const ZhWorkRecord *
find_work (const ZhTournament *tournament,
           int                 round,
           int                 number)
{
  g_autoptr (GPtrArray) works = zh_solving_list_works (tournament->works, round);

  return number >= 1 && number <= (int) works->len ? g_ptr_array_index (works, number - 1) : NULL;
}

static const ZhWorkRecord *
require_work (const ZhTournament *tournament,
              int                 round,
              int                 number,
              GError            **error)
{
  const ZhWorkRecord *work = find_work (tournament, round, number);

  if (work == NULL)
    zh_fail (error, ZH_ERROR_INPUT, _ ("Work: round %1$d has no work %2$d"), round, number);
  return work;
}

/* Marks that were given by the lines of a work hold them. */
static gboolean
check_marks_kept (const ZhTournament *tournament,
                  const ZhWorkRecord *old,
                  const ZhWorkRecord *next,
                  GError            **error)
{
  for (guint i = 0; i < tournament->solving_sheets->len && strcmp (old->lines, next->lines) != 0; i++)
    {
      const ZhSolvingSheetRecord *sheet = g_ptr_array_index (tournament->solving_sheets, i);
      g_autoptr (GArray) marks = zh_solving_marks_get (sheet->marks, old->number);

      if (sheet->round == old->round && marks->len > 0 && g_array_index (marks, ZhPoints, 0) != ZH_SOLVING_NO_MARK)
        return zh_fail (error, ZH_ERROR_REFUSED, _ ("Work %s is marked by its lines already. Clear its marks before the lines change"), old->code);
    }
  return TRUE;
}

static gboolean
check_work (const ZhTournament *tournament,
            const ZhWorkRecord *work,
            GError            **error)
{
  ZhPoints usual = zh_solving_rules_of_tournament (tournament, NULL).work_points;
  g_autoptr (GArray) lines = zh_work_record_read_lines (work, usual);

  if (work->number > ZH_SOLVING_MAX_WORKS)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Work: a round has at most %d works"), ZH_SOLVING_MAX_WORKS);
  if (*work->genre != '\0' && !g_strv_contains (zh_work_genres, work->genre))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Genre: “%s” is none; write mate, selfmate, helpmate, win, draw or lock"), work->genre);
  if (lines == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Points of the lines: “%s” cannot be read. Write what each line is worth, such as 2+1.5+1.5"), work->lines);
  if (g_array_index (lines, ZhPoints, 0) == 0)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("Points of the lines: the rules of the event leave them open. Write what each line is worth, such as 5 or 2+3"));
  return *work->position == '\0' || zh_work_position_check (tournament->sport, work->position, error);
}

/* Codes are the numbers of the works where nobody says another. */
static void
complete_code (ZhWorkRecord *work)
{
  if (*work->code != '\0')
    return;
  g_free (work->code);
  work->code = g_strdup_printf ("%d.%d", work->round, work->number);
}

ZhChange *
zh_desk_set_work (ZhDesk             *self,
                  gint64              tournament_id,
                  const ZhWorkRecord *work,
                  GError            **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SET_WORK, tournament_id, error);
  const ZhTournament *tournament = zh_solving_get_tournament (act, error);
  g_autoptr (GPtrArray) works = tournament != NULL ? zh_solving_list_works (tournament->works, work->round) : NULL;
  const ZhWorkRecord *old = works != NULL ? find_work (tournament, work->round, work->number) : NULL;
  g_autoptr (ZhWorkRecord) next = zh_work_record_new ();
  g_autoptr (ZhWorkRecord) blank = zh_work_record_new ();

  if (tournament == NULL || zh_solving_find_open_round (tournament, work->round, error) == NULL ||
      (old == NULL && work->number != 0 && work->number != (int) works->len + 1 && require_work (tournament, work->round, work->number, error) == NULL) ||
      (old == NULL && !zh_solving_check_no_sheets (tournament, work->round, error)))
    return NULL;
  zh_record_assign (&zh_work_record_type, next, work);
  zh_record_clean_texts (&zh_work_record_type, next);
  next->number = blank->number = old != NULL ? old->number : (int) works->len + 1;
  blank->round = work->round;
  next->annulled = old != NULL && old->annulled;
  next->id = old != NULL ? old->id : zh_store_next_id (act->store);
  complete_code (next);
  if (!check_work (tournament, next, error) || (old != NULL && !check_marks_kept (tournament, old, next, error)))
    return NULL;
  zh_act_in_int (act, "round", next->round);
  zh_act_in_int (act, "work", next->number);
  zh_act_in_record (act, "record", &zh_work_record_type, next, old != NULL ? old : blank);
  zh_act_set_int (act, "round", next->round);
  zh_act_set_string (act, "code", next->code);
  zh_act_add_field_changes (act, &zh_work_record_type, old != NULL ? old : blank, next);
  return zh_store_put_work (act->store, tournament_id, next, error) ? zh_act_commit (act, error) : NULL;
}

ZhChange *
zh_desk_add_works (ZhDesk     *self,
                   gint64      tournament_id,
                   int         round,
                   const char *text,
                   GError    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_ADD_WORKS, tournament_id, error);
  const ZhTournament *tournament = zh_solving_get_tournament (act, error);
  g_autoptr (GPtrArray) listed = NULL;
  g_autoptr (GPtrArray) works = NULL;

  if (tournament == NULL || zh_solving_find_open_round (tournament, round, error) == NULL || !zh_solving_check_no_sheets (tournament, round, error))
    return NULL;
  listed = zh_work_list_parse (text, error);
  works = zh_solving_list_works (tournament->works, round);
  for (guint i = 0; listed != NULL && i < listed->len; i++)
    {
      const ZhListedWork *one = g_ptr_array_index (listed, i);
      g_autoptr (GError) reason = NULL;

      zh_record_clean_texts (&zh_work_record_type, one->work);
      one->work->id = zh_store_next_id (act->store);
      one->work->round = round;
      one->work->number = (int) (works->len + i) + 1;
      complete_code (one->work);
      if (!check_work (tournament, one->work, &reason))
        return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Line %u: %s"), one->line, reason->message);
      if (!zh_store_put_work (act->store, tournament_id, one->work, error))
        return NULL;
    }
  if (listed == NULL)
    return NULL;
  zh_act_in_int (act, "round", round);
  zh_act_in_string (act, "text", text);
  zh_act_set_int (act, "round", round);
  zh_act_set_int (act, "count", (int) listed->len);
  return zh_act_commit (act, error);
}

static gboolean
put_changed (ZhAct              *act,
             const ZhWorkRecord *old,
             int                 number,
             gboolean            annulled,
             GError            **error)
{
  g_autoptr (ZhWorkRecord) next = zh_work_record_new ();

  zh_record_assign (&zh_work_record_type, next, old);
  next->id = old->id;
  next->number = number;
  next->annulled = annulled;
  return zh_store_put_work (act->store, act->tournament_id, next, error);
}

ZhChange *
zh_desk_remove_work (ZhDesk  *self,
                     gint64   tournament_id,
                     int      round,
                     int      number,
                     GError **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_REMOVE_WORK, tournament_id, error);
  const ZhTournament *tournament = zh_solving_get_tournament (act, error);
  const ZhWorkRecord *work = tournament != NULL && zh_solving_find_open_round (tournament, round, error) != NULL
                                 ? require_work (tournament, round, number, error)
                                 : NULL;
  g_autoptr (GPtrArray) works = work != NULL ? zh_solving_list_works (tournament->works, round) : NULL;

  if (work == NULL || !zh_solving_check_no_sheets (tournament, round, error) ||
      !zh_store_delete (act->store, ZH_TABLE_WORK, work->id, error))
    return NULL;
  for (guint i = (guint) number; i < works->len; i++)
    {
      const ZhWorkRecord *behind = g_ptr_array_index (works, i);

      if (!put_changed (act, behind, (int) i, behind->annulled, error))
        return NULL;
    }
  zh_act_in_int (act, "round", round);
  zh_act_in_int (act, "work", number);
  zh_act_set_int (act, "round", round);
  zh_act_set_string (act, "code", work->code);
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_annul_work (ZhDesk     *self,
                    gint64      tournament_id,
                    int         round,
                    int         number,
                    gboolean    annulled,
                    const char *reason,
                    GError    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_ANNUL_WORK, tournament_id, error);
  const ZhTournament *tournament = zh_solving_get_tournament (act, error);
  const ZhWorkRecord *work = tournament != NULL && zh_solving_find_open_round (tournament, round, error) != NULL
                                 ? require_work (tournament, round, number, error)
                                 : NULL;

  if (work == NULL)
    return NULL;
  if (work->annulled == annulled)
    return zh_fail_null (error, ZH_ERROR_REFUSED, annulled ? _ ("Work %s is annulled already") : _ ("Work %s is not annulled"), work->code);
  zh_act_in_int (act, "round", round);
  zh_act_in_int (act, "work", number);
  zh_act_in_bool (act, "annulled", annulled);
  zh_act_set_int (act, "round", round);
  zh_act_set_string (act, "code", work->code);
  zh_act_set_int (act, "annulled", annulled);
  zh_act_set_reason (act, reason);
  return put_changed (act, work, work->number, annulled, error) ? zh_act_commit (act, error) : NULL;
}

/* The marks of a work as the sheet keeps them. */
static GArray *
read_marks (const ZhTournament *tournament,
            const ZhWorkRecord *work,
            const char         *text,
            GError            **error)
{
  ZhSolvingRules rules = zh_solving_rules_of_tournament (tournament, NULL);
  g_autoptr (GArray) lines = zh_work_record_read_lines (work, rules.work_points);
  g_autofree char *clean = g_strdelimit (g_strstrip (g_strdup (text)), ",", '.');
  g_autoptr (GArray) marks = zh_solving_marks_get (*clean != '\0' ? clean : "-", 1);

  if (marks->len == 0 || strchr (clean, ' ') != NULL || lines == NULL || marks->len > lines->len)
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Marks of work %1$s: “%2$s” cannot be read. Write a number for each of its lines: %3$u, with + between"),
                         work->code, text, lines != NULL ? lines->len : 0);
  for (guint i = 0; i < marks->len; i++)
    {
      ZhPoints         most = g_array_index (lines, ZhPoints, i);
      g_autofree char *number = zh_points_format (most);

      if (g_array_index (marks, ZhPoints, i) > most && !rules.extra_points)
        return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Marks of work %1$s: line %2$u is worth at most %3$s"), work->code, i + 1, number);
    }
  return g_steal_pointer (&marks);
}

static gboolean
take_time (const ZhSolvingRoundRecord *round,
           const int                  *seconds,
           ZhSolvingSheetRecord       *sheet,
           GError                    **error)
{
  if (seconds == NULL)
    return TRUE;
  if (*seconds != ZH_SOLVING_NO_TIME && (*seconds < 0 || *seconds > round->minutes * 60))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Time: round %1$d lasts %2$d minutes; write a time within them"), round->number, round->minutes);
  sheet->seconds = *seconds;
  return TRUE;
}

static gboolean
take_work_marks (const ZhTournament   *tournament,
                 int                   number,
                 const char           *text,
                 ZhSolvingSheetRecord *sheet,
                 GError              **error)
{
  const ZhWorkRecord *work = require_work (tournament, sheet->round, number, error);
  g_autoptr (GArray) marks = NULL;
  char *next;

  if (work == NULL)
    return FALSE;
  if (work->annulled && *text != '\0' && strcmp (text, "-") != 0)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("Work %s is annulled: it brings nothing. Take that back first"), work->code);
  marks = read_marks (tournament, work, text, error);
  if (marks == NULL)
    return FALSE;
  next = zh_solving_marks_set (sheet->marks, work->number, marks);
  g_free (sheet->marks);
  sheet->marks = next;
  return TRUE;
}

/* Of one work, or of the whole sheet: those of each work between blanks. */
static gboolean
take_marks (const ZhTournament   *tournament,
            const ZhSheetMarks   *given,
            ZhSolvingSheetRecord *sheet,
            GError              **error)
{
  g_auto (GStrv) words = given->work == 0 && given->marks != NULL ? g_strsplit (given->marks, " ", ZH_SOLVING_MAX_WORKS + 1) : NULL;

  if (given->work != 0)
    return take_work_marks (tournament, given->work, given->marks != NULL ? given->marks : "", sheet, error);
  for (int i = 0; words != NULL && words[i] != NULL; i++)
    if (!take_work_marks (tournament, i + 1, words[i], sheet, error))
      return FALSE;
  return TRUE;
}

/* What is noted so that the act can be done again, and what people are shown of it. */
static void
note_marks (ZhAct                      *act,
            const ZhTournament         *tournament,
            const ZhEntry              *entry,
            const ZhSheetMarks         *given,
            const ZhSolvingSheetRecord *old,
            const ZhSolvingSheetRecord *next)
{
  const ZhWorkRecord *work = find_work (tournament, next->round, given->work);

  zh_act_set_entry (act, "entry", entry);
  zh_act_in_int (act, "entry", entry->id);
  zh_act_in_int (act, "round", next->round);
  zh_act_set_int (act, "round", next->round);
  if (given->seconds != NULL)
    {
      zh_act_in_int (act, "seconds", *given->seconds);
      zh_act_set_int (act, "seconds", *given->seconds);
    }
  if (work != NULL)
    {
      zh_act_in_int (act, "work", given->work);
      zh_act_set_string (act, "code", work->code);
    }
  if (given->marks != NULL)
    {
      zh_act_in_string (act, "marks", given->marks);
      zh_act_set_string (act, "marks", given->marks);
    }
  zh_act_add_field_changes (act, &zh_solving_sheet_type, old, next);
}

ZhChange *
zh_desk_mark_sheet (ZhDesk             *self,
                    gint64              tournament_id,
                    int                 round_number,
                    gint64              entry_id,
                    const ZhSheetMarks *marks,
                    GError            **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_MARK_SHEET, tournament_id, error);
  const ZhTournament         *tournament = zh_solving_get_tournament (act, error);
  const ZhSolvingRoundRecord *round = tournament != NULL ? zh_solving_find_open_round (tournament, round_number, error) : NULL;
  const ZhEntry              *entry = round != NULL ? zh_tournament_find_entry (tournament, entry_id) : NULL;
  const ZhSolvingSheetRecord *kept = round != NULL ? zh_solving_find_sheet (tournament->solving_sheets, entry_id, round_number) : NULL;
  g_autoptr (ZhSolvingSheetRecord) blank = zh_solving_sheet_record_new ();
  g_autoptr (ZhSolvingSheetRecord) next = zh_solving_sheet_record_new ();
  gboolean ok;

  if (round == NULL)
    return NULL;
  if (entry == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("The tournament has no such entry. Choose one of its list"));
  blank->round = round_number;
  zh_record_assign (&zh_solving_sheet_type, next, kept != NULL ? kept : blank);
  next->id = kept != NULL ? kept->id : zh_store_next_id (act->store);
  next->entry_id = entry_id;
  if (!take_time (round, marks->seconds, next, error) || !take_marks (tournament, marks, next, error))
    return NULL;
  note_marks (act, tournament, entry, marks, kept != NULL ? kept : blank, next);
  if (next->seconds == ZH_SOLVING_NO_TIME && *next->marks == '\0')
    ok = kept == NULL || zh_store_delete (act->store, ZH_TABLE_SOLVING_SHEET, kept->id, error);
  else
    ok = zh_store_put_solving_sheet (act->store, tournament_id, next, error);
  return ok ? zh_act_commit (act, error) : NULL;
}
