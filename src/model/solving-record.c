#include "config.h"

#include "solving-record.h"

#include <glib/gi18n.h>
#include <string.h>

#include "contest-record.h"
#include "text-lines.h"

#define WORK(member_, label_) ZH_TEXT_FIELD (ZhWorkRecord, member_, #member_, #member_, label_, ZH_FIELD_PLAIN)
#define INNER(kind_, type_, member_, label_, minimum_, maximum_) \
  ZH_NUMBER_FIELD (kind_, type_, member_, #member_, #member_, label_, ZH_FIELD_INTERNAL, minimum_, maximum_)

const char *const zh_work_genres[] = { "mate", "selfmate", "helpmate", "win", "draw", "lock", NULL };
const char *const zh_work_sizes[] = { "miniature", "problem", "study", "task", "task-miniature", "ending", "small", "medium", "large", "giant", "practical", NULL };

static const ZhField work_fields[] = {
  INNER (NUMBER, ZhWorkRecord, round, NC_ ("field", "round"), 0, ZH_SOLVING_MAX_ROUNDS),
  INNER (NUMBER, ZhWorkRecord, number, NC_ ("field", "number of the work"), 0, ZH_CONTEST_MAX_WORKS),
  WORK (code, NC_ ("field", "code")),
  WORK (author, NC_ ("field", "author")),
  WORK (source, NC_ ("field", "source")),
  ZH_TEXT_FIELD (ZhWorkRecord, genre, "genre", "genre", NC_ ("field", "genre"), ZH_FIELD_WORD),
  WORK (moves, NC_ ("field", "number of moves")),
  WORK (position, NC_ ("field", "position")),
  WORK (task, NC_ ("field", "task")),
  WORK (twins, NC_ ("field", "twins")),
  WORK (lines, NC_ ("field", "points of the lines")),
  ZH_LONG_TEXT_FIELD (ZhWorkRecord, solution, "solution", "solution", NC_ ("field", "solution"), ZH_FIELD_PLAIN, ZH_WORK_SOLUTION_MAX),
  INNER (BOOLEAN, ZhWorkRecord, annulled, NC_ ("field", "annulled"), 0, 1),
  ZH_DATE_FIELD (ZhWorkRecord, received, "received", "received", NC_ ("field", "received"), ZH_FIELD_INTERNAL | ZH_FIELD_NULLABLE),
  ZH_TEXT_FIELD (ZhWorkRecord, size, "size", "size", NC_ ("field", "kind of draughts composition"), ZH_FIELD_WORD),
  WORK (team, NC_ ("field", "team or region of the work")),
  ZH_NUMBER_FIELD (NUMBER, ZhWorkRecord, pair, "pair", "pair", NC_ ("field", "number of the pair in its section, 0 for none"), ZH_FIELD_PLAIN, 0, ZH_CONTEST_MAX_WORKS),
};

static const ZhField round_fields[] = {
  INNER (NUMBER, ZhSolvingRoundRecord, number, NC_ ("field", "round"), 1, ZH_SOLVING_MAX_ROUNDS),
  ZH_NUMBER_FIELD (NUMBER, ZhSolvingRoundRecord, day, "day", "day", NC_ ("field", "day"), ZH_FIELD_PLAIN, 1, ZH_SOLVING_MAX_DAYS),
  ZH_NUMBER_FIELD (NUMBER, ZhSolvingRoundRecord, minutes, "minutes", "minutes", NC_ ("field", "minutes"), ZH_FIELD_PLAIN, 1, ZH_SOLVING_MAX_MINUTES),
  ZH_TEXT_FIELD (ZhSolvingRoundRecord, start, "start", "start", NC_ ("field", "start of the clock"), ZH_FIELD_INTERNAL),
  INNER (BOOLEAN, ZhSolvingRoundRecord, closed, NC_ ("field", "closed"), 0, 1),
};

static const ZhField sheet_fields[] = {
  INNER (NUMBER, ZhSolvingSheetRecord, round, NC_ ("field", "round"), 1, ZH_SOLVING_MAX_ROUNDS),
  ZH_NUMBER_FIELD (NUMBER, ZhSolvingSheetRecord, seconds, "seconds", "seconds", NC_ ("field", "time in seconds"), ZH_FIELD_PLAIN, ZH_SOLVING_NO_TIME, ZH_SOLVING_MAX_SECONDS),
  ZH_TEXT_FIELD (ZhSolvingSheetRecord, marks, "marks", "marks", NC_ ("field", "marks"), ZH_FIELD_PLAIN),
};

static const char *const of_tournament[] = { "tournament_id", NULL };
static const char *const of_entry[] = { "tournament_id", "entry_id", NULL };

const ZhRecordType zh_work_record_type = { "work", of_tournament, work_fields, G_N_ELEMENTS (work_fields) };
const ZhRecordType zh_solving_round_type = { "solving_round", of_tournament, round_fields, G_N_ELEMENTS (round_fields) };
const ZhRecordType zh_solving_sheet_type = { "solving_sheet", of_entry, sheet_fields, G_N_ELEMENTS (sheet_fields) };

static const char *
find_label (const char *const *words,
            const char *const *labels,
            const char        *word,
            const ZhLanguage  *language)
{
  for (gsize i = 0; words[i] != NULL; i++)
    if (strcmp (words[i], word) == 0)
      return zh_trc (language, "genre", labels[i]);
  return "";
}

const char *
zh_work_genre_get_label (const char       *genre,
                         const ZhLanguage *language)
{
  static const char *const labels[] = { NC_ ("genre", "Direct mate"), NC_ ("genre", "Selfmate"), NC_ ("genre", "Helpmate"),
                                        NC_ ("genre", "Win"), NC_ ("genre", "Draw"), NC_ ("genre", "Lock") };

  return find_label (zh_work_genres, labels, genre, language);
}

const char *
zh_work_size_get_label (const char       *size,
                        const ZhLanguage *language)
{
  static const char *const labels[] = { NC_ ("genre", "Miniature"), NC_ ("genre", "Problem"), NC_ ("genre", "Study"),
                                        NC_ ("genre", "Task"), NC_ ("genre", "Miniature task"), NC_ ("genre", "Positional ending"),
                                        NC_ ("genre", "Small problem (100)"), NC_ ("genre", "Medium problem (100)"), NC_ ("genre", "Large problem (100)"),
                                        NC_ ("genre", "Giant problem (100)"), NC_ ("genre", "Practical problem (100)") };

  return find_label (zh_work_sizes, labels, size, language);
}

ZhWorkRecord *
zh_work_record_new (void)
{
  ZhWorkRecord *self = g_new0 (ZhWorkRecord, 1);

  zh_record_init (&zh_work_record_type, self);
  return self;
}

void
zh_work_record_free (ZhWorkRecord *self)
{
  if (self == NULL)
    return;
  zh_record_clear (&zh_work_record_type, self);
  g_free (self);
}

ZhSolvingRoundRecord *
zh_solving_round_record_new (void)
{
  ZhSolvingRoundRecord *self = g_new0 (ZhSolvingRoundRecord, 1);

  zh_record_init (&zh_solving_round_type, self);
  return self;
}

void
zh_solving_round_record_free (ZhSolvingRoundRecord *self)
{
  if (self == NULL)
    return;
  zh_record_clear (&zh_solving_round_type, self);
  g_free (self);
}

ZhSolvingSheetRecord *
zh_solving_sheet_record_new (void)
{
  ZhSolvingSheetRecord *self = g_new0 (ZhSolvingSheetRecord, 1);

  zh_record_init (&zh_solving_sheet_type, self);
  self->seconds = ZH_SOLVING_NO_TIME;
  return self;
}

void
zh_solving_sheet_record_free (ZhSolvingSheetRecord *self)
{
  if (self == NULL)
    return;
  zh_record_clear (&zh_solving_sheet_type, self);
  g_free (self);
}

const ZhSolvingRoundRecord *
zh_solving_find_round (const GPtrArray *rounds,
                       int              number)
{
  for (guint i = 0; i < rounds->len; i++)
    {
      const ZhSolvingRoundRecord *round = g_ptr_array_index (rounds, i);

      if (round->number == number)
        return round;
    }
  return NULL;
}

const ZhSolvingSheetRecord *
zh_solving_find_sheet (const GPtrArray *sheets,
                       gint64           entry_id,
                       int              round)
{
  for (guint i = 0; i < sheets->len; i++)
    {
      const ZhSolvingSheetRecord *sheet = g_ptr_array_index (sheets, i);

      if (sheet->entry_id == entry_id && sheet->round == round)
        return sheet;
    }
  return NULL;
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  return (*(const ZhWorkRecord *const *) a)->number - (*(const ZhWorkRecord *const *) b)->number;
}

GPtrArray *
zh_solving_list_works (const GPtrArray *works,
                       int              round)
{
  GPtrArray *found = g_ptr_array_new ();

  for (guint i = 0; i < works->len; i++)
    {
      ZhWorkRecord *work = g_ptr_array_index (works, i);

      if (work->round == round)
        g_ptr_array_add (found, work);
    }
  g_ptr_array_sort (found, compare_numbers);
  return found;
}

/* The points of one work, "2+1.5+-"; %NULL where @text is no such thing. */
static GArray *
parse_points (const char *text,
              ZhPoints    least,
              gboolean    may_miss)
{
  g_auto (GStrv) parts = g_strsplit (text, "+", ZH_SOLVING_MAX_LINES + 1);
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (ZhPoints));
  ZhPoints sum = 0;

  if (parts[0] == NULL || g_strv_length (parts) > ZH_SOLVING_MAX_LINES)
    return NULL;
  for (char **part = parts; *part != NULL; part++)
    {
      ZhPoints value = ZH_SOLVING_NO_MARK;

      if (!(may_miss && strcmp (*part, "-") == 0) && (!zh_points_parse (*part, &value) || value < least))
        return NULL;
      sum += MAX (value, 0);
      g_array_append_val (points, value);
    }
  return sum <= ZH_SOLVING_MAX_POINTS ? g_steal_pointer (&points) : NULL;
}

GArray *
zh_solving_lines_parse (const char *text)
{
  return parse_points (text, 1, FALSE);
}

GArray *
zh_work_record_read_lines (const ZhWorkRecord *self,
                           ZhPoints            usual)
{
  GArray *lines;

  if (*self->lines != '\0')
    return zh_solving_lines_parse (self->lines);
  lines = g_array_new (FALSE, FALSE, sizeof (ZhPoints));
  g_array_append_val (lines, usual);
  return lines;
}

char *
zh_solving_lines_format (const GArray *points)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < points->len; i++)
    {
      ZhPoints         value = g_array_index (points, ZhPoints, i);
      g_autofree char *word = value == ZH_SOLVING_NO_MARK ? g_strdup ("-") : zh_points_format (value);

      g_string_append_printf (text, "%s%s", i > 0 ? "+" : "", word);
    }
  if (points->len == 0)
    g_string_append_c (text, '-');
  return g_string_free (text, FALSE);
}

GArray *
zh_solving_marks_get (const char *marks,
                      int         work)
{
  g_auto (GStrv) words = g_strsplit (marks, " ", ZH_SOLVING_MAX_WORKS + 1);
  GArray *points = work <= (int) g_strv_length (words) ? parse_points (words[work - 1], 0, TRUE) : NULL;

  return points != NULL ? points : g_array_new (FALSE, FALSE, sizeof (ZhPoints));
}

static gboolean
is_marked (const GArray *points)
{
  for (guint i = 0; i < points->len; i++)
    if (g_array_index (points, ZhPoints, i) != ZH_SOLVING_NO_MARK)
      return TRUE;
  return FALSE;
}

char *
zh_solving_marks_set (const char   *marks,
                      int           work,
                      const GArray *points)
{
  g_auto (GStrv) words = g_strsplit (marks, " ", ZH_SOLVING_MAX_WORKS + 1);
  int n = *marks != '\0' ? (int) g_strv_length (words) : 0;
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < MAX (n, work); i++)
    {
      g_autofree char *word = i != work - 1 ? g_strdup (i < n ? words[i] : "-") : is_marked (points) ? zh_solving_lines_format (points)
                                                                                                     : g_strdup ("-");

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", word);
    }
  while (g_str_has_suffix (text->str, " -"))
    g_string_truncate (text, text->len - 2);
  if (strcmp (text->str, "-") == 0)
    g_string_truncate (text, 0);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

gboolean
zh_solving_marks_are_valid (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", ZH_SOLVING_MAX_WORKS + 2);

  if (g_strv_length (words) > ZH_SOLVING_MAX_WORKS)
    return FALSE;
  for (char **word = words; *word != NULL && *text != '\0'; word++)
    {
      g_autoptr (GArray) points = parse_points (*word, 0, TRUE);

      if (points == NULL)
        return FALSE;
    }
  return TRUE;
}

gboolean
zh_solving_time_parse (const char *text,
                       int        *seconds)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", 4);
  guint  n = g_strv_length (parts);
  gint64 numbers[3] = { 0, 0, 0 };

  if (n < 1 || n > 3 || !zh_text_parse_int (parts[0], 0, n == 1 ? ZH_SOLVING_MAX_MINUTES : ZH_SOLVING_MAX_MINUTES / 60, &numbers[0]))
    return FALSE;
  for (guint i = 1; i < n; i++)
    if (!zh_text_parse_int (parts[i], 0, 59, &numbers[i]))
      return FALSE;
  if (n > 1)
    numbers[0] = numbers[0] * 60 + numbers[1];
  if (numbers[0] * 60 + numbers[2] > ZH_SOLVING_MAX_SECONDS)
    return FALSE;
  *seconds = (int) (numbers[0] * 60 + numbers[2]);
  return TRUE;
}

char *
zh_solving_time_format (int seconds)
{
  return g_strdup_printf ("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

char *
zh_solving_total_format (int seconds)
{
  return seconds > 0 ? zh_solving_time_format (seconds) : g_strdup ("–");
}
