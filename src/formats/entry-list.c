/* From the rows of a table to entries, and from entries to a table. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "csv-table.h"
#include "entry-table.h"
#include "list-values.h"
#include "text-limits.h"

typedef struct
{
  const ZhEntryTable *table;
  ZhEntryList        *list;
  GHashTable         *seen; /* (element-type utf8 int): name and birth → line */
  int                 row;
} Maker;

/* What one row says, beside the person. */
typedef struct
{
  ZhPerson *person;
  int       number;
  int       board;
  char     *team;
} RowData;

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

static void
row_data_clear (RowData *data)
{
  zh_person_unref (data->person);
  g_free (data->team);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RowData, row_data_clear)

static void
report (Maker      *maker,
        int         column,
        gboolean    is_skipped,
        const char *format,
        ...) G_GNUC_PRINTF (4, 5);

static void
report (Maker      *maker,
        int         column,
        gboolean    is_skipped,
        const char *format,
        ...)
{
  va_list arguments;
  char   *text;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_ptr_array_add (maker->list->problems, zh_list_problem_new (maker->table, maker->row, column, is_skipped, text));
}

static void
read_title (Maker      *maker,
            int         column,
            const char *text,
            ZhPerson   *person)
{
  const char *title = zh_list_find_title (text);

  if (title != NULL)
    zh_person_set_string (&person->title, title);
  else if (zh_list_is_category (text))
    zh_person_set_string (&person->category, text);
  else
    report (maker, column, FALSE, _ ("“%s” is no international title (GM, IM, FM, CM, WGM …); the title was left blank"), text);
}

static void
read_rating (Maker      *maker,
             int         column,
             const char *text,
             int        *rating)
{
  if (!zh_list_parse_rating (text, rating))
    report (maker, column, FALSE, _ ("“%s” is no rating (a whole number from 1 to 9999); the rating was left blank"), text);
}

static void
read_federation (Maker      *maker,
                 int         column,
                 const char *text,
                 ZhPerson   *person)
{
  g_autofree char *code = zh_list_dup_federation (text);

  if (code != NULL)
    zh_person_set_string (&person->federation, code);
  else
    report (maker, column, FALSE, _ ("“%s” is no federation (three letters, such as UKR); the federation was left blank"), text);
}

static void
read_fide_id (Maker      *maker,
              int         column,
              const char *text,
              ZhPerson   *person)
{
  if (strspn (text, "0123456789") != strlen (text) || strlen (text) > 11)
    report (maker, column, FALSE, _ ("“%s” is no FIDE ID (digits alone); it was left blank"), text);
  else if (strspn (text, "0") != strlen (text))
    zh_person_set_string (&person->fide_id, text);
}

static void
read_number (Maker      *maker,
             int         column,
             const char *text,
             int        *number)
{
  if (!zh_list_parse_number (text, number))
    report (maker, column, FALSE, _ ("“%s” is no number from 1 to 9999; it was left blank"), text);
}

/* The string fields that are taken as they are. */
static char **
get_text_field (ZhPerson    *person,
                ZhListColumn column)
{
  switch ((int) column)
    {
    case ZH_LIST_SURNAME:
      return &person->surname;
    case ZH_LIST_GIVEN:
      return &person->given;
    case ZH_LIST_PATRONYMIC:
      return &person->patronymic;
    case ZH_LIST_NAME_LATIN:
      return &person->name_latin;
    case ZH_LIST_CATEGORY:
      return &person->category;
    case ZH_LIST_REGION:
      return &person->region;
    case ZH_LIST_CLUB:
      return &person->club;
    case ZH_LIST_SCHOOL:
      return &person->school;
    case ZH_LIST_COACH:
      return &person->coach;
    case ZH_LIST_NATIONAL_ID:
      return &person->national_id;
    case ZH_LIST_DISABILITY:
      return &person->disability_class;
    case ZH_LIST_ASSISTANT:
      return &person->assistant;
    case ZH_LIST_NOTES:
      return &person->notes;
    default:
      return NULL;
    }
}

static void
read_cell (Maker      *maker,
           int         column,
           const char *text,
           RowData    *data)
{
  ZhListColumn meaning = zh_entry_table_get_column (maker->table, column);
  ZhPerson    *person = data->person;
  char       **field = get_text_field (person, meaning);

  if (meaning != ZH_LIST_IGNORE && !zh_text_fits (text, ZH_TEXT_LINE_MAX))
    {
      g_ptr_array_add (maker->list->problems, zh_list_problem_new_too_long (maker->table, maker->row, column, FALSE));
      return;
    }
  if (field != NULL)
    {
      zh_person_set_string (field, text);
      return;
    }
  switch ((int) meaning)
    {
    case ZH_LIST_NUMBER:
      read_number (maker, column, text, &data->number);
      break;
    case ZH_LIST_BOARD:
      read_number (maker, column, text, &data->board);
      break;
    case ZH_LIST_TEAM:
      g_free (data->team);
      data->team = g_strdup (text);
      break;
    case ZH_LIST_FULL_NAME:
      zh_list_split_name (text, person);
      break;
    case ZH_LIST_SEX:
      if (!zh_list_parse_sex (text, &person->sex))
        report (maker, column, FALSE, _ ("“%s” is no sex (m or f); it was left blank"), text);
      break;
    case ZH_LIST_BIRTH:
      if (!zh_list_parse_birth (text, &person->birth))
        report (maker, column, FALSE, _ ("“%s” is no date of birth (01.02.2003, 2003-02-01 or 2003); it was left blank"), text);
      break;
    case ZH_LIST_TITLE:
      read_title (maker, column, text, person);
      break;
    case ZH_LIST_RATING:
      read_rating (maker, column, text, &person->rating);
      break;
    case ZH_LIST_NATIONAL_RATING:
      read_rating (maker, column, text, &person->national_rating);
      break;
    case ZH_LIST_FEDERATION:
      read_federation (maker, column, text, person);
      break;
    case ZH_LIST_FIDE_ID:
      read_fide_id (maker, column, text, person);
      break;
    default:
      break;
    }
}

/* One person twice is no fault of the list's form, but nearly always one of its contents. */
static void
look_for_twin (Maker          *maker,
               const ZhPerson *person)
{
  g_autofree char *birth = zh_date_format_iso (person->birth);
  g_autofree char *name = zh_person_format_full_name (person);
  g_autofree char *whole = g_strconcat (name, "\n", birth, NULL);
  g_autofree char *key = g_utf8_casefold (whole, -1);
  int              line = GPOINTER_TO_INT (g_hash_table_lookup (maker->seen, key));

  if (line > 0)
    report (maker, -1, FALSE, _ ("%s already stands in line %d; both were taken"), name, line);
  else
    g_hash_table_insert (maker->seen, g_steal_pointer (&key), GINT_TO_POINTER (zh_entry_table_get_line (maker->table, maker->row)));
}

static void
add_entry (Maker   *maker,
           RowData *data)
{
  ZhEntry  *entry = zh_entry_new ();
  ZhPerson *person = data->person;

  entry->person = zh_person_ref (person);
  entry->start_number = data->number;
  entry->rating = person->rating > 0 ? person->rating : person->national_rating;
  g_ptr_array_add (maker->list->entries, entry);
  g_ptr_array_add (maker->list->teams, g_strdup (data->team));
  g_array_append_val (maker->list->boards, data->board);
  g_array_append_val (maker->list->rows, maker->row);
}

static void
read_row (Maker *maker)
{
  g_auto (RowData) data = { zh_person_new (), 0, 0, g_strdup ("") };
  gboolean any = FALSE;

  if (zh_entry_table_is_broken (maker->table, maker->row))
    report (maker, -1, FALSE, _ ("a quotation mark is never closed; it was read as part of the text"));
  for (int column = 0; column < zh_entry_table_get_n_columns (maker->table); column++)
    {
      const char *text = zh_entry_table_get_cell (maker->table, maker->row, column);

      any = any || (*text != '\0' && zh_entry_table_get_column (maker->table, column) != ZH_LIST_IGNORE);
      if (*text != '\0')
        read_cell (maker, column, text, &data);
    }

  if (!any)
    {
      report (maker, -1, TRUE, _ ("the line has nothing in the columns that are imported; it was skipped"));
      return;
    }
  if (*data.person->surname == '\0')
    {
      report (maker, -1, TRUE, _ ("the line has no name; it was skipped"));
      return;
    }
  look_for_twin (maker, data.person);
  add_entry (maker, &data);
}

ZhEntryList *
zh_entry_table_make_entries (const ZhEntryTable *self,
                             const ZhProgress   *progress,
                             GError            **error)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (ZhEntryList) list = g_new0 (ZhEntryList, 1);
  Maker maker = { self, list, seen, 0 };
  int   n_rows = zh_entry_table_get_n_rows (self);

  list->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  list->teams = g_ptr_array_new_with_free_func (g_free);
  list->boards = g_array_new (FALSE, FALSE, sizeof (int));
  list->rows = g_array_new (FALSE, FALSE, sizeof (int));
  list->problems = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_list_problem_free);
  for (; maker.row < n_rows; maker.row++)
    {
      if (!zh_progress_step (progress, (guint64) maker.row, (guint64) n_rows, error))
        return NULL;
      read_row (&maker);
    }
  return g_steal_pointer (&list);
}

void
zh_entry_list_free (ZhEntryList *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->entries);
  g_ptr_array_unref (self->teams);
  g_array_unref (self->boards);
  g_array_unref (self->rows);
  g_ptr_array_unref (self->problems);
  g_free (self);
}

int
zh_entry_list_count_skipped (const ZhEntryList *self)
{
  int n = 0;

  for (guint i = 0; i < self->problems->len; i++)
    n += ((const ZhListProblem *) g_ptr_array_index (self->problems, i))->is_skipped ? 1 : 0;
  return n;
}

/* The columns of the export, in their order. */
static const ZhListColumn exported[] = {
  ZH_LIST_NUMBER, ZH_LIST_SURNAME, ZH_LIST_GIVEN, ZH_LIST_PATRONYMIC, ZH_LIST_NAME_LATIN, ZH_LIST_SEX, ZH_LIST_BIRTH,
  ZH_LIST_TITLE, ZH_LIST_CATEGORY, ZH_LIST_RATING, ZH_LIST_NATIONAL_RATING, ZH_LIST_FEDERATION, ZH_LIST_REGION, ZH_LIST_CLUB,
  ZH_LIST_SCHOOL, ZH_LIST_COACH, ZH_LIST_FIDE_ID, ZH_LIST_NATIONAL_ID, ZH_LIST_DISABILITY, ZH_LIST_ASSISTANT, ZH_LIST_TEAM,
  ZH_LIST_BOARD, ZH_LIST_NOTES
};

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
             const char  *team)
{
  char **field = get_text_field (person, column);

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
    case ZH_LIST_SEX:
      return g_strdup (person->sex == ZH_SEX_MALE ? "m" : person->sex == ZH_SEX_FEMALE ? "f"
                                                                                       : "");
    case ZH_LIST_BIRTH:
      return zh_date_format_iso (person->birth);
    case ZH_LIST_TITLE:
      return g_strdup (person->title);
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
append_person (GString    *output,
               ZhPerson   *person,
               int         number,
               int         board,
               const char *team,
               char        delimiter)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  for (gsize i = 0; i < G_N_ELEMENTS (exported); i++)
    g_ptr_array_add (cells, format_cell (person, exported[i], number, board, team));
  zh_csv_append_row (output, (const char *const *) cells->pdata, (int) cells->len, delimiter);
}

char *
zh_entry_list_export (const ZhTournament *tournament,
                      const ZhLanguage   *language,
                      char                delimiter)
{
  GString    *output = g_string_new (NULL);
  const char *headings[G_N_ELEMENTS (exported)];

  for (gsize i = 0; i < G_N_ELEMENTS (exported); i++)
    headings[i] = zh_list_column_get_name (exported[i], language);
  zh_csv_append_row (output, headings, G_N_ELEMENTS (headings), delimiter);

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->person != NULL)
        append_person (output, entry->person, entry->start_number, 0, "", delimiter);
    }
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (tournament->members, i);
      const ZhEntry  *team = zh_tournament_find_entry (tournament, member->entry_id);

      if (member->person != NULL)
        append_person (output, member->person, member->number, member->board, team != NULL ? team->team_name : "", delimiter);
    }
  return g_string_free (output, FALSE);
}
