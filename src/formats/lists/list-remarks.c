#include "config.h"

#include "list-remarks.h"

#include <glib/gi18n.h>

#include "text-limits.h"

/* Of a value or a line that stands as an example. */
#define EXAMPLE_LENGTH 40

ZhListProblem *
zh_list_problem_new (const ZhEntryTable *table,
                     int                 row,
                     int                 column,
                     gboolean            is_skipped,
                     char               *text)
{
  ZhListProblem *self = g_new0 (ZhListProblem, 1);

  self->line = row >= 0 ? zh_entry_table_get_line (table, row) : 0;
  self->row = row;
  self->column = column;
  self->is_skipped = is_skipped;
  self->text = text;
  return self;
}

ZhListProblem *
zh_list_problem_new_too_long (const ZhEntryTable *table,
                              int                 row,
                              int                 column,
                              gboolean            is_skipped)
{
  const char *meaning = zh_list_column_get_name (zh_entry_table_get_column (table, column), zh_language_get_screen ());

  return zh_list_problem_new (table, row, column, is_skipped,
                              g_strdup_printf (ngettext ("%1$s: the text is longer than %2$d character and was left out", "%1$s: the text is longer than %2$d characters and was left out", (gulong) ZH_TEXT_LINE_MAX),
                                               meaning, ZH_TEXT_LINE_MAX));
}

void
zh_list_problem_free (ZhListProblem *self)
{
  g_free (self->text);
  g_free (self);
}

static gboolean
has_column (const ZhEntryTable *table,
            ZhListColumn        meaning)
{
  for (int i = 0; i < zh_entry_table_get_n_columns (table); i++)
    if (zh_entry_table_get_column (table, i) == meaning)
      return TRUE;
  return FALSE;
}

/* The columns that count in their order, ended by %ZH_LIST_IGNORE. */
static void
choose_ratings (const ZhEntryTable *table,
                ZhListColumn        chosen[3])
{
  static const struct
  {
    ZhTimeClass  time_class;
    ZhListColumn first;
  } kinds[] = { { ZH_TIME_CLASS_RAPID, ZH_LIST_RAPID_RATING }, { ZH_TIME_CLASS_BLITZ, ZH_LIST_BLITZ_RATING } };
  static const ZhListColumn all[] = { ZH_LIST_RATING, ZH_LIST_RAPID_RATING, ZH_LIST_BLITZ_RATING };
  int                       n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (zh_entry_table_get_time_class (table) == kinds[i].time_class && has_column (table, kinds[i].first))
      chosen[n++] = kinds[i].first;
  if (has_column (table, ZH_LIST_RATING))
    chosen[n++] = ZH_LIST_RATING;
  for (gsize i = 0; n == 0 && i < G_N_ELEMENTS (all); i++)
    if (has_column (table, all[i]))
      chosen[n++] = all[i];
  chosen[n] = ZH_LIST_IGNORE;
}

int
zh_list_remarks_choose_rating (const ZhEntryTable *table,
                               const int          *ratings)
{
  ZhListColumn chosen[3];

  choose_ratings (table, chosen);
  for (int i = 0; chosen[i] != ZH_LIST_IGNORE; i++)
    if (ratings[chosen[i]] > 0)
      return ratings[chosen[i]];
  return 0;
}

static gboolean
is_rating_used (const ZhEntryTable *table,
                ZhListColumn        meaning)
{
  ZhListColumn chosen[3];

  choose_ratings (table, chosen);
  for (int i = 0; chosen[i] != ZH_LIST_IGNORE; i++)
    if (chosen[i] == meaning)
      return TRUE;
  return FALSE;
}

static gboolean
is_used (const ZhEntryTable *table,
         ZhListUse           use,
         ZhListColumn        meaning)
{
  if (use == ZH_LIST_USE_TEAM_NAMES)
    return meaning == ZH_LIST_FULL_NAME || meaning == ZH_LIST_SURNAME || meaning == ZH_LIST_TEAM || meaning == ZH_LIST_RATING;
  if (meaning == ZH_LIST_RATING || meaning == ZH_LIST_RAPID_RATING || meaning == ZH_LIST_BLITZ_RATING)
    return is_rating_used (table, meaning);
  return meaning != ZH_LIST_IGNORE;
}

static int
count_values (const ZhEntryTable *table,
              int                 column,
              const char        **first)
{
  int n = 0;

  for (int row = 0; row < zh_entry_table_get_n_rows (table); row++)
    {
      const char *cell = zh_entry_table_get_cell (table, row, column);

      if (*cell == '\0')
        continue;
      *first = n == 0 ? cell : *first;
      n++;
    }
  return n;
}

/* What the list calls the column, or its number. */
static char *
format_label (const ZhEntryTable *table,
              int                 column)
{
  const char *heading = zh_entry_table_get_heading (table, column);

  return *heading != '\0' ? zh_text_dup_bounded (heading, EXAMPLE_LENGTH) : g_strdup_printf ("%d", column + 1);
}

static char *
format_remark (const ZhEntryTable *table,
               int                 column,
               int                 n,
               const char         *first)
{
  g_autofree char *label = format_label (table, column);
  g_autofree char *example = zh_text_dup_bounded (first, EXAMPLE_LENGTH);
  ZhListColumn     meaning = zh_entry_table_get_column (table, column);

  if (zh_entry_table_get_asked (table) == column)
    return g_strdup_printf (ngettext ("Column “%1$s”: the list does not say whether its number is a FIDE ID or a national ID, and %2$d value was not taken. Say which column it is",
                                      "Column “%1$s”: the list does not say whether its numbers are FIDE IDs or national IDs, and %2$d values were not taken. Say which column it is", (gulong) n),
                            label, n);
  if (meaning == ZH_LIST_RATING || meaning == ZH_LIST_RAPID_RATING || meaning == ZH_LIST_BLITZ_RATING)
    return g_strdup_printf (ngettext ("Column “%1$s”: a player has one FIDE rating in the file, that of the tournament’s kind of play; %2$d value was left out, such as “%3$s”",
                                      "Column “%1$s”: a player has one FIDE rating in the file, that of the tournament’s kind of play; %2$d values were left out, such as “%3$s”", (gulong) n),
                            label, n, example);
  /* Translators: %1$s is the heading of the column or its number, %3$s one of the values. */
  return g_strdup_printf (ngettext ("Column “%1$s” is not imported: %2$d value, “%3$s”", "Column “%1$s” is not imported: %2$d values, such as “%3$s”", (gulong) n),
                          label, n, example);
}

/* Who lists teams wants them to play; what is to be done first is said where they would be lost. */
static char *
format_lost_teams (const ZhEntryTable *table,
                   int                 column,
                   int                 n,
                   const char         *first)
{
  g_autofree char *label = format_label (table, column);
  g_autofree char *example = zh_text_dup_bounded (first, EXAMPLE_LENGTH);

  /* Translators: %1$s is the heading of the column or its number, %3$s the name of a team. */
  return g_strdup_printf (ngettext ("Column “%1$s” names teams, such as “%3$s”, but this is a tournament of players: %2$d player comes in without a team. For teams, first say in the tournament on how many boards they play, then import the list",
                                    "Column “%1$s” names teams, such as “%3$s”, but this is a tournament of players: %2$d players come in without a team. For teams, first say in the tournament on how many boards they play, then import the list", (gulong) n),
                          label, n, example);
}

typedef char *(*FormatColumn) (const ZhEntryTable *table,
                               int                 column,
                               int                 n,
                               const char         *first);

static void
add_column (const ZhEntryTable *table,
            int                 column,
            FormatColumn        format,
            GPtrArray          *problems)
{
  const char    *first = "";
  int            n = count_values (table, column, &first);
  ZhListProblem *problem;

  if (n == 0)
    return;
  problem = zh_list_problem_new (table, -1, column, FALSE, format (table, column, n, first));
  problem->line = zh_entry_table_get_heading_line (table);
  g_ptr_array_add (problems, problem);
}

static void
add_above (const ZhEntryTable *table,
           GPtrArray          *problems)
{
  g_autofree char *above = zh_entry_table_format_above (table);
  g_autofree char *example = *above != '\0' ? zh_text_dup_bounded (above, ZH_TEXT_LINE_MAX) : NULL;

  if (example != NULL)
    g_ptr_array_add (problems, zh_list_problem_new (table, -1, -1, FALSE, g_strdup_printf (_ ("What stands above the heading was left out: “%s”"), example)));
}

void
zh_list_remarks_add (const ZhEntryTable *table,
                     ZhListUse           use,
                     GPtrArray          *problems)
{
  add_above (table, problems);
  for (int column = 0; column < zh_entry_table_get_n_columns (table); column++)
    if (!is_used (table, use, zh_entry_table_get_column (table, column)))
      add_column (table, column, format_remark, problems);
  zh_list_problems_sort (problems);
}

gboolean
zh_entry_list_note_teams (ZhEntryList        *self,
                          const ZhEntryTable *table)
{
  gboolean names_teams = FALSE;

  for (int column = 0; column < zh_entry_table_get_n_columns (table); column++)
    {
      ZhListColumn meaning = zh_entry_table_get_column (table, column);
      const char  *first = "";

      if (meaning == ZH_LIST_TEAM)
        add_column (table, column, format_lost_teams, self->problems);
      else if (meaning == ZH_LIST_BOARD)
        add_column (table, column, format_remark, self->problems);
      names_teams = names_teams || (meaning == ZH_LIST_TEAM && count_values (table, column, &first) > 0);
    }
  zh_list_problems_sort (self->problems);
  return names_teams;
}

static int
compare_problems (gconstpointer a,
                  gconstpointer b)
{
  return (*(const ZhListProblem *const *) a)->row - (*(const ZhListProblem *const *) b)->row;
}

void
zh_list_problems_sort (GPtrArray *problems)
{
  g_ptr_array_sort (problems, compare_problems);
}
