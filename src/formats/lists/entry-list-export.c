/* From entries to a table. */
#include "config.h"

#include "csv-table.h"
#include "entry-table.h"
#include "list-fields.h"

/* The columns of the export, in their order. */
static const ZhListColumn exported[] = {
  ZH_LIST_NUMBER, ZH_LIST_SURNAME, ZH_LIST_GIVEN, ZH_LIST_PATRONYMIC, ZH_LIST_NAME_LATIN, ZH_LIST_SEX, ZH_LIST_BIRTH,
  ZH_LIST_TITLE, ZH_LIST_CATEGORY, ZH_LIST_RATING, ZH_LIST_NATIONAL_RATING, ZH_LIST_FEDERATION, ZH_LIST_REGION, ZH_LIST_CLUB,
  ZH_LIST_SCHOOL, ZH_LIST_COACH, ZH_LIST_FIDE_ID, ZH_LIST_NATIONAL_ID, ZH_LIST_DISABILITY, ZH_LIST_ASSISTANT, ZH_LIST_TEAM,
  ZH_LIST_BOARD, ZH_LIST_SENDER, ZH_LIST_NOTES
};

/* Those, and the further texts of a person, but for what is the organiser's alone: lists are given away. */
static GArray *
list_exported (void)
{
  GArray *columns = g_array_new (FALSE, FALSE, sizeof (ZhListColumn));

  g_array_append_vals (columns, exported, G_N_ELEMENTS (exported));
  for (int i = ZH_LIST_FIRST_FIELD; i < zh_list_count_columns (); i++)
    {
      const ZhField *field = zh_record_type_find (&zh_person_type, zh_list_column_get_id ((ZhListColumn) i));
      ZhListColumn   column = (ZhListColumn) i;

      if ((field->flags & ZH_FIELD_PERSONAL) == 0)
        g_array_append_val (columns, column);
    }
  return columns;
}

static char *
format_number (int number)
{
  return number != 0 ? g_strdup_printf ("%d", number) : g_strdup ("");
}

static char *
format_cell (ZhPerson    *person,
             ZhListColumn column,
             int          number,
             int          board,
             const char  *team,
             const char  *sender)
{
  char **field = zh_list_column_get_text_field (column, person);

  if (field != NULL)
    return g_strdup (*field);
  switch ((int) column)
    {
    case ZH_LIST_NUMBER:
      return format_number (number);
    case ZH_LIST_BOARD:
      return format_number (board);
    case ZH_LIST_TEAM:
      return g_strdup (team);
    case ZH_LIST_SENDER:
      return g_strdup (sender);
    case ZH_LIST_SEX:
      return g_strdup (person->sex == ZH_SEX_MALE ? "m" : person->sex == ZH_SEX_FEMALE ? "f"
                                                                                       : "");
    case ZH_LIST_BIRTH:
      return zh_date_format_iso (person->birth);
    case ZH_LIST_TITLE:
      return g_strdup (person->title);
    case ZH_LIST_CATEGORY:
      return g_strdup (person->category);
    case ZH_LIST_RATING:
      return format_number (person->rating);
    case ZH_LIST_NATIONAL_RATING:
      return format_number (person->national_rating);
    case ZH_LIST_FEDERATION:
      return g_strdup (person->federation);
    case ZH_LIST_FIDE_ID:
      return g_strdup (person->fide_id);
    default:
      return g_strdup ("");
    }
}

static void
append_person (GString      *output,
               const GArray *columns,
               ZhPerson     *person,
               int           number,
               int           board,
               const char   *team,
               const char   *sender,
               char          delimiter)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < columns->len; i++)
    g_ptr_array_add (cells, format_cell (person, g_array_index (columns, ZhListColumn, i), number, board, team, sender));
  zh_csv_append_safe_row (output, (const char *const *) cells->pdata, (int) cells->len, delimiter);
}

char *
zh_entry_list_export (const ZhTournament *tournament,
                      const ZhLanguage   *language,
                      char                delimiter)
{
  GString *output = g_string_new (NULL);
  g_autoptr (GArray) columns = list_exported ();
  g_autoptr (GPtrArray) headings = g_ptr_array_new ();

  for (guint i = 0; i < columns->len; i++)
    g_ptr_array_add (headings, (gpointer) zh_list_column_get_name (g_array_index (columns, ZhListColumn, i), language));
  zh_csv_append_safe_row (output, (const char *const *) headings->pdata, (int) headings->len, delimiter);

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->person != NULL)
        append_person (output, columns, entry->person, entry->start_number, 0, "", entry->sender, delimiter);
    }
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (tournament->members, i);
      const ZhEntry  *team = zh_tournament_find_entry (tournament, member->entry_id);

      if (member->person != NULL)
        append_person (output, columns, member->person, member->number, member->board, team != NULL ? team->team_name : "",
                       team != NULL ? team->sender : "", delimiter);
    }
  return g_string_free (output, FALSE);
}
