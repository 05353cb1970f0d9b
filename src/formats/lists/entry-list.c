/* From the rows of a table to entries. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "entry-table.h"
#include "fide-id.h"
#include "list-federations.h"
#include "list-fields.h"
#include "list-remarks.h"
#include "list-titles.h"
#include "list-values.h"
#include "text-limits.h"

typedef struct
{
  const ZhEntryTable *table;
  ZhEntryList        *list;
  GHashTable         *seen; /* (element-type utf8 int): name and birth, ID, start number → line */
  int                 row;
  int                 n_inactive;
} Maker;

/* What one row says, beside the person. */
typedef struct
{
  ZhPerson *person;
  int       number;
  int       board;
  char     *team;
  char     *sender;
  int       ratings[ZH_LIST_N_COLUMNS]; /* of FIDE, by their columns */
  gboolean  sex_unclear;
} RowData;

static void
row_data_clear (RowData *data)
{
  zh_person_unref (data->person);
  g_free (data->team);
  g_free (data->sender);
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

/* A title or category may stand in a column, behind the name and in both. */
static void
take_titles (Maker              *maker,
             int                 column,
             const ZhListTitles *read,
             ZhPerson           *person)
{
  g_autofree char *categories = NULL;

  if (read->title != NULL && *person->title == '\0')
    zh_person_set_string (&person->title, read->title);
  else if (read->title != NULL && strcmp (read->title, person->title) != 0)
    report (maker, column, FALSE, _ ("a player has one international title, here %1$s; “%2$s” was left out"), person->title, read->title);
  if (read->category == NULL || strcmp (read->category, person->category) == 0)
    return;
  categories = *person->category != '\0' ? g_strconcat (person->category, "/", read->category, NULL) : g_strdup (read->category);
  zh_person_set_string (&person->category, categories);
}

static void
read_title (Maker      *maker,
            int         column,
            const char *text,
            ZhPerson   *person)
{
  g_auto (ZhListTitles) read = { NULL };

  if (zh_list_says_no_category (text))
    return;
  zh_list_titles_read (text, &read);
  take_titles (maker, column, &read, person);
  if (read.rest != NULL && read.title == NULL)
    report (maker, column, FALSE, _ ("“%s” is no international title (GM, IM, FM, CM, WGM …); the title was left blank"), read.category != NULL ? read.rest : text);
  else if (read.rest != NULL)
    report (maker, column, FALSE, _ ("a player has one international title, here %1$s; “%2$s” was left out"), read.title, read.rest);
}

/* A national category in any words. A title of FIDE may stand there as well; "гросмейстер" may be either and stays where it stands. */
static void
read_category (Maker      *maker,
               int         column,
               const char *text,
               ZhPerson   *person)
{
  g_auto (ZhListTitles) read = { NULL };
  g_autofree char *folded = zh_list_fold (text);

  if (zh_list_says_no_category (text))
    return;
  zh_list_titles_read (text, &read);
  if (read.title == NULL || g_str_has_prefix (folded, "грос"))
    {
      g_clear_pointer (&read.category, g_free);
      read.title = NULL;
      read.category = g_strdup (text);
    }
  else if (read.rest != NULL)
    {
      char *whole = read.category != NULL ? g_strconcat (read.category, "/", read.rest, NULL) : g_strdup (read.rest);

      g_free (read.category);
      read.category = whole;
    }
  take_titles (maker, column, &read, person);
}

/* A line of another hand in a table: nothing stands in its other cells, and its only one holds more than a name. */
static gboolean
is_uncut (Maker      *maker,
          int         column,
          const char *text)
{
  gsize longest = 0;

  for (int i = 0; i < zh_entry_table_get_n_columns (maker->table); i++)
    if (i != column && *zh_entry_table_get_cell (maker->table, maker->row, i) != '\0')
      return FALSE;
  for (const char *at = text; *at != '\0'; at++)
    longest = MAX (longest, strspn (at, "0123456789"));
  return zh_entry_table_get_n_columns (maker->table) > 1 && (longest > 2 || strchr (text, ';') != NULL);
}

static void
read_name (Maker      *maker,
           int         column,
           const char *text,
           ZhPerson   *person)
{
  g_auto (ZhListTitles) read = { NULL };
  g_autofree char *name = zh_list_titles_take_from_name (text, &read);

  zh_list_split_name (name, person);
  take_titles (maker, column, &read, person);
  if (is_uncut (maker, column, text))
    report (maker, column, FALSE, _ ("the line is not cut into columns: all of it would be the name. Correct the cell, or leave the line out"));
  if (read.rest != NULL)
    report (maker, column, FALSE, _ ("“%s” behind the name was left out"), read.rest);
}

/* Half of a federation's list is inactive: said once, not in every line. */
static void
read_sex (Maker      *maker,
          int         column,
          const char *text,
          RowData    *data)
{
  gboolean inactive = FALSE;

  data->sex_unclear = !zh_list_parse_sex_mark (text, &data->person->sex, &inactive);
  if (data->sex_unclear)
    report (maker, column, FALSE, _ ("“%s” is no sex (m or f); it was left blank"), text);
  else if (inactive)
    maker->n_inactive++;
}

static void
read_rating (Maker      *maker,
             int         column,
             const char *text,
             int        *rating)
{
  if (!zh_list_parse_rating (text, rating))
    report (maker, column, FALSE, _ ("“%1$s” is no rating (a whole number up to %2$d); the rating was left blank"), text, ZH_MAX_RATING);
}

static void
leave_out_unborn (Maker      *maker,
                  int         column,
                  const char *text,
                  ZhPerson   *person)
{
  if (!zh_date_is_to_come (person->birth))
    return;
  person->birth = ZH_DATE_NONE;
  report (maker, column, FALSE, _ ("“%s”: nobody is born yet on that day; it was left blank"), text);
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
  /* Some programs fill short numbers up by zeros. */
  const char *number = text + strspn (text, "0");

  if (*number == '\0')
    return;
  switch (zh_fide_id_find_fault (number))
    {
    case ZH_FIDE_ID_GOOD:
      zh_person_set_string (&person->fide_id, number);
      break;
    case ZH_FIDE_ID_TOO_LONG:
      report (maker, column, FALSE, _ ("“%1$s” is no FIDE ID (it has at most %2$d digits); it was left blank"), text, ZH_FIDE_ID_MAX_DIGITS);
      break;
    case ZH_FIDE_ID_NOT_DIGITS:
    case ZH_FIDE_ID_LEADING_ZERO:
    default:
      report (maker, column, FALSE, _ ("“%s” is no FIDE ID (digits alone); it was left blank"), text);
      break;
    }
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

static void
read_cell (Maker      *maker,
           int         column,
           const char *text,
           RowData    *data)
{
  ZhListColumn meaning = zh_entry_table_get_column (maker->table, column);
  ZhPerson    *person = data->person;
  char       **field = zh_list_column_get_text_field (meaning, person);

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
    case ZH_LIST_SENDER:
      zh_person_set_string (&data->sender, text);
      break;
    case ZH_LIST_FULL_NAME:
      read_name (maker, column, text, person);
      break;
    case ZH_LIST_SEX:
      read_sex (maker, column, text, data);
      break;
    case ZH_LIST_BIRTH:
      if (!zh_list_says_no_birth (text) && !zh_list_parse_birth (text, &person->birth))
        report (maker, column, FALSE, _ ("“%s” is no date of birth (01.02.2003, 2003-02-01 or 2003); it was left blank"), text);
      leave_out_unborn (maker, column, text, person);
      break;
    case ZH_LIST_TITLE:
      read_title (maker, column, text, person);
      break;
    case ZH_LIST_CATEGORY:
      read_category (maker, column, text, person);
      break;
    case ZH_LIST_RATING:
    case ZH_LIST_RAPID_RATING:
    case ZH_LIST_BLITZ_RATING:
      read_rating (maker, column, text, &data->ratings[meaning]);
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

/* The line in which @key stood before, 0 where it stands for the first time. */
static int
see (Maker      *maker,
     const char *kind,
     const char *key)
{
  g_autofree char *whole = g_strconcat (kind, key, NULL);
  int              line = GPOINTER_TO_INT (g_hash_table_lookup (maker->seen, whole));

  if (line == 0)
    g_hash_table_insert (maker->seen, g_steal_pointer (&whole), GINT_TO_POINTER (zh_entry_table_get_line (maker->table, maker->row)));
  return line;
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
  int              line = see (maker, "name:", key);

  if (line > 0)
    report (maker, -1, FALSE, _ ("%s already stands in line %d; both were taken"), name, line);
}

/* FIDE gives a number to one person, and a tournament a start number to one entry. */
static void
look_for_shared_numbers (Maker   *maker,
                         RowData *data)
{
  ZhPerson        *person = data->person;
  g_autofree char *number = g_strdup_printf ("%d", data->number);
  int              id_line = *person->fide_id != '\0' ? see (maker, "fide:", person->fide_id) : 0;
  int              national_line = *person->national_id != '\0' ? see (maker, "national:", person->national_id) : 0;
  int              number_line = data->number > 0 ? see (maker, "number:", number) : 0;

  if (id_line > 0)
    {
      report (maker, -1, FALSE, _ ("FIDE ID %1$s already stands in line %2$d; here it was left blank"), person->fide_id, id_line);
      zh_person_set_string (&person->fide_id, "");
    }
  if (national_line > 0)
    report (maker, -1, FALSE, _ ("national ID %1$s already stands in line %2$d; look at both"), person->national_id, national_line);
  if (number_line > 0)
    report (maker, -1, FALSE, _ ("number %1$d already stands in line %2$d; here another will be given"), data->number, number_line);
}

/* What the list as a whole says of everybody. */
static void
fill_from_list (Maker         *maker,
                const RowData *data)
{
  ZhPerson *person = data->person;

  if (*person->federation == '\0')
    zh_person_set_string (&person->federation, zh_entry_table_get_federation (maker->table));
  if (person->sex == ZH_SEX_UNKNOWN && !data->sex_unclear && zh_entry_table_marks_women (maker->table))
    person->sex = ZH_SEX_MALE;
}

static void
add_entry (Maker   *maker,
           RowData *data)
{
  ZhEntry  *entry = zh_entry_new ();
  ZhPerson *person = data->person;

  entry->person = zh_person_ref (person);
  entry->start_number = data->number;
  zh_person_set_string (&entry->sender, data->sender);
  entry->rating = person->rating > 0 ? person->rating : person->national_rating;
  g_ptr_array_add (maker->list->entries, entry);
  g_ptr_array_add (maker->list->teams, g_strdup (data->team));
  g_array_append_val (maker->list->boards, data->board);
  g_array_append_val (maker->list->rows, maker->row);
}

/* A row with an ID alone says who is meant where a rating list has it. */
static gboolean
complete (Maker    *maker,
          ZhPerson *person)
{
  g_autofree char *list = zh_entry_table_complete (maker->table, person);
  g_autofree char *name = list != NULL ? zh_person_format_full_name (person) : NULL;

  if (list == NULL)
    return FALSE;
  report (maker, -1, FALSE, _ ("completed from the rating list %1$s: %2$s"), list, name);
  ((ZhListProblem *) g_ptr_array_index (maker->list->problems, maker->list->problems->len - 1))->is_note = TRUE;
  return TRUE;
}

static void
read_row (Maker *maker)
{
  g_auto (RowData) data = { .person = zh_person_new (), .team = g_strdup ("") };
  gboolean any = FALSE;
  int      rating;

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
  rating = zh_list_remarks_choose_rating (maker->table, data.ratings);
  if (*data.person->surname == '\0' && !complete (maker, data.person))
    {
      report (maker, -1, TRUE, _ ("the line has no name; it was skipped"));
      return;
    }
  if (rating > 0)
    data.person->rating = rating;
  look_for_twin (maker, data.person);
  look_for_shared_numbers (maker, &data);
  fill_from_list (maker, &data);
  add_entry (maker, &data);
}

/* What was left out of many lines, or of all of them. */
static void
add_remarks (Maker *maker)
{
  ZhListProblem *problem;

  if (maker->n_inactive > 0)
    {
      problem = zh_list_problem_new (maker->table, -1, -1, FALSE,
                                     g_strdup_printf (ngettext ("%d player is marked as inactive; the file has no place for it", "%d players are marked as inactive; the file has no place for it", (gulong) maker->n_inactive),
                                                      maker->n_inactive));
      g_ptr_array_add (maker->list->problems, problem);
    }
  zh_list_remarks_add (maker->table, ZH_LIST_USE_PLAYERS, maker->list->problems);
}

static ZhEntryList *
entry_list_new (void)
{
  ZhEntryList *list = g_new0 (ZhEntryList, 1);

  list->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  list->teams = g_ptr_array_new_with_free_func (g_free);
  list->boards = g_array_new (FALSE, FALSE, sizeof (int));
  list->rows = g_array_new (FALSE, FALSE, sizeof (int));
  list->problems = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_list_problem_free);
  return list;
}

char *
zh_entry_table_dup_fault (const ZhEntryTable *self,
                          int                 row,
                          int                 column,
                          const char         *text)
{
  g_autoptr (ZhEntryList) list = entry_list_new ();
  g_auto (RowData) data = { .person = zh_person_new (), .team = g_strdup ("") };
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  Maker            maker = { .table = self, .list = list, .row = row };

  if (*stripped != '\0')
    read_cell (&maker, column, stripped, &data);
  return list->problems->len > 0 ? g_strdup (((const ZhListProblem *) g_ptr_array_index (list->problems, 0))->text) : NULL;
}

ZhEntryList *
zh_entry_table_make_entries (const ZhEntryTable *self,
                             const ZhProgress   *progress,
                             GError            **error)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (ZhEntryList) list = entry_list_new ();
  Maker maker = { .table = self, .list = list, .seen = seen };
  int   n_rows = zh_entry_table_get_n_rows (self);

  for (; maker.row < n_rows; maker.row++)
    {
      if (!zh_progress_step (progress, (guint64) maker.row, (guint64) n_rows, error))
        return NULL;
      if (!zh_entry_table_is_left_out (self, maker.row))
        read_row (&maker);
    }
  add_remarks (&maker);
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
