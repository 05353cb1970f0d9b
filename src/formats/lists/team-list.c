#include "config.h"

#include "team-list.h"

#include <glib/gi18n.h>

#include "list-remarks.h"
#include "list-values.h"
#include "text-limits.h"

typedef struct
{
  const ZhEntryTable *table;
  ZhTeamList         *list;
  GHashTable         *by_name; /* folded name → ZhTeamDraft, unowned */
  int                 n_boards;
} Maker;

ZhTeamDraft *
zh_team_draft_new (const char *name)
{
  ZhTeamDraft *self = g_new0 (ZhTeamDraft, 1);

  self->name = g_strdup (name);
  self->members = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_member_free);
  return self;
}

void
zh_team_draft_free (ZhTeamDraft *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_ptr_array_unref (self->members);
  g_free (self);
}

static int
find_column (const ZhEntryTable *table,
             ZhListColumn        meaning)
{
  for (int column = 0; column < zh_entry_table_get_n_columns (table); column++)
    if (zh_entry_table_get_column (table, column) == meaning)
      return column;
  return -1;
}

static ZhTeamDraft *
ensure_team (Maker      *maker,
             const char *name)
{
  g_autofree char *stripped = g_strstrip (g_strdup (name));
  g_autofree char *folded = g_utf8_casefold (stripped, -1);
  ZhTeamDraft     *draft = g_hash_table_lookup (maker->by_name, folded);

  if (draft != NULL)
    return draft;
  draft = zh_team_draft_new (stripped);
  g_ptr_array_add (maker->list->teams, draft);
  g_hash_table_insert (maker->by_name, g_steal_pointer (&folded), draft);
  return draft;
}

/* By board, those without one last; the sort keeps the order of the list among equals. */
static int
compare_boards (gconstpointer a,
                gconstpointer b)
{
  const ZhMember *first = *(const ZhMember *const *) a;
  const ZhMember *second = *(const ZhMember *const *) b;
  int             first_board = first->board > 0 ? first->board : G_MAXINT;
  int             second_board = second->board > 0 ? second->board : G_MAXINT;

  return first_board != second_board ? (first_board < second_board ? -1 : 1) : first->number - second->number;
}

/* Two on one board is a slip of the list that the arbiter must see. */
static void
report_shared_board (Maker          *maker,
                     ZhTeamDraft    *draft,
                     const ZhMember *member,
                     int             row)
{
  for (guint i = 0; member->board > 0 && i < draft->members->len; i++)
    if (((const ZhMember *) g_ptr_array_index (draft->members, i))->board == member->board)
      {
        char *text = g_strdup_printf (_ ("two players of “%1$s” stand on board %2$d; they were put one after the other"), draft->name, member->board);

        g_ptr_array_add (maker->list->problems, zh_list_problem_new (maker->table, row, -1, FALSE, text));
        return;
      }
}

static void
add_player (Maker             *maker,
            const ZhEntryList *entries,
            guint              index)
{
  const ZhEntry *entry = g_ptr_array_index (entries->entries, index);
  const char    *name = g_ptr_array_index (entries->teams, index);
  int            row = g_array_index (entries->rows, int, index);
  ZhTeamDraft   *draft;
  ZhMember      *member;

  if (*name == '\0')
    {
      g_ptr_array_add (maker->list->problems,
                       zh_list_problem_new (maker->table, row, -1, TRUE, g_strdup (_ ("the line names no team; it was skipped"))));
      return;
    }
  draft = ensure_team (maker, name);
  member = zh_member_new ();
  member->person = zh_person_ref (entry->person);
  member->board = g_array_index (entries->boards, int, index);
  member->number = (int) index; /* until sorted */
  member->rating = entry->rating;
  member->reserve = member->board > maker->n_boards;
  report_shared_board (maker, draft, member, row);
  g_ptr_array_add (draft->members, member);
  g_hash_table_insert (maker->list->rows, member->person, GINT_TO_POINTER (row));
}

static void
sort_members (ZhTeamDraft *draft)
{
  g_ptr_array_sort (draft->members, compare_boards);
  for (guint i = 0; i < draft->members->len; i++)
    {
      ZhMember *member = g_ptr_array_index (draft->members, i);

      member->board = 0;
      member->number = 0;
    }
}

/* Without a column of teams the names are those of teams. */
static void
add_named_team (Maker *maker,
                int    column,
                int    row)
{
  int              rating_column = find_column (maker->table, ZH_LIST_RATING);
  g_autofree char *name = g_strstrip (g_strdup (zh_entry_table_get_cell (maker->table, row, column)));
  ZhTeamDraft     *draft;

  if (*name == '\0')
    {
      g_ptr_array_add (maker->list->problems,
                       zh_list_problem_new (maker->table, row, -1, TRUE, g_strdup (_ ("the line names no team; it was skipped"))));
      return;
    }
  if (!zh_text_fits (name, ZH_TEXT_LINE_MAX))
    {
      g_ptr_array_add (maker->list->problems, zh_list_problem_new_too_long (maker->table, row, column, TRUE));
      return;
    }
  draft = ensure_team (maker, name);
  if (rating_column >= 0 && *zh_entry_table_get_cell (maker->table, row, rating_column) != '\0')
    zh_list_parse_rating (zh_entry_table_get_cell (maker->table, row, rating_column), &draft->rating);
}

static void
add_named_teams (Maker *maker,
                 int    name_column)
{
  int column = MAX (name_column, find_column (maker->table, ZH_LIST_TEAM));

  if (column < 0 && zh_entry_table_get_n_columns (maker->table) == 1)
    column = 0;
  for (int row = 0; column >= 0 && row < zh_entry_table_get_n_rows (maker->table); row++)
    if (!zh_entry_table_is_left_out (maker->table, row))
      add_named_team (maker, column, row);
  zh_list_remarks_add (maker->table, ZH_LIST_USE_TEAM_NAMES, maker->list->problems);
}

static void
add_players (Maker       *maker,
             ZhEntryList *entries)
{
  for (guint i = 0; i < entries->problems->len; i++)
    g_ptr_array_add (maker->list->problems, g_ptr_array_index (entries->problems, i));
  g_ptr_array_set_free_func (entries->problems, NULL);
  for (guint i = 0; i < entries->entries->len; i++)
    add_player (maker, entries, i);
}

ZhTeamList *
zh_team_list_new (const ZhEntryTable *table,
                  int                 n_boards,
                  const ZhProgress   *progress,
                  GError            **error)
{
  g_autoptr (ZhEntryList) entries = zh_entry_table_make_entries (table, progress, error);
  g_autoptr (GHashTable) by_name = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  ZhTeamList *list;
  Maker       maker = { table, NULL, by_name, n_boards };
  int         name_column = MAX (find_column (table, ZH_LIST_FULL_NAME), find_column (table, ZH_LIST_SURNAME));

  if (entries == NULL)
    return NULL;
  list = g_new0 (ZhTeamList, 1);
  maker.list = list;
  list->teams = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_team_draft_free);
  list->problems = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_list_problem_free);
  list->rows = g_hash_table_new (NULL, NULL);
  if (find_column (table, ZH_LIST_TEAM) >= 0 && name_column >= 0)
    add_players (&maker, entries);
  else
    add_named_teams (&maker, name_column);
  for (guint i = 0; i < list->teams->len; i++)
    sort_members (g_ptr_array_index (list->teams, i));
  zh_list_problems_sort (list->problems);
  return list;
}

void
zh_team_list_free (ZhTeamList *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->teams);
  g_ptr_array_unref (self->problems);
  g_hash_table_unref (self->rows);
  g_free (self);
}

guint
zh_team_list_count_members (const ZhTeamList *self)
{
  guint n = 0;

  for (guint i = 0; i < self->teams->len; i++)
    n += ((const ZhTeamDraft *) g_ptr_array_index (self->teams, i))->members->len;
  return n;
}

guint
zh_team_list_count_skipped (const ZhTeamList *self)
{
  guint n = 0;

  for (guint i = 0; i < self->problems->len; i++)
    n += ((const ZhListProblem *) g_ptr_array_index (self->problems, i))->is_skipped ? 1 : 0;
  return n;
}
