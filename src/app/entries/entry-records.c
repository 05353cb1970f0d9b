#include "config.h"

#include "entry-records.h"

#include <glib/gi18n.h>

#include "age-groups.h"
#include "entry-cells.h"
#include "record.h"
#include "ruleset-defaults.h"

typedef enum
{
  COLUMN_NUMBER,
  COLUMN_NAME,
  COLUMN_ARRIVED, /* on screen while they are ticked, also where there is no room for all columns */
  COLUMN_PAID,
  COLUMN_DOCUMENTS_SEEN,
  COLUMN_TITLE,
  COLUMN_RATING,
  COLUMN_CATEGORY,
  COLUMN_BIRTH,
  COLUMN_AGE_GROUP,
  COLUMN_REGION,
  COLUMN_CLUB,
  COLUMN_SENDER,
  COLUMN_FIXED_BOARD,
  COLUMN_STATUS,
  N_COLUMNS,
} Column;

static const ZhRecordColumn columns[N_COLUMNS] = {
  [COLUMN_NUMBER] = { ZH_COL_START_NUMBER, 4, FALSE },
  [COLUMN_NAME] = { ZH_COL_NAME, 26, TRUE },
  [COLUMN_ARRIVED] = { ZH_COL_ARRIVED, 5, FALSE, TRUE },
  [COLUMN_PAID] = { ZH_COL_PAID, 5, FALSE, TRUE },
  [COLUMN_DOCUMENTS_SEEN] = { ZH_COL_DOCUMENTS_SEEN, 5, FALSE, TRUE },
  [COLUMN_TITLE] = { ZH_COL_INTERNATIONAL_TITLE, 5, FALSE },
  [COLUMN_RATING] = { ZH_COL_RATING, 7, FALSE },
  [COLUMN_CATEGORY] = { ZH_COL_CATEGORY, 7, FALSE },
  [COLUMN_BIRTH] = { ZH_COL_BIRTH_DATE, 10, FALSE },
  [COLUMN_AGE_GROUP] = { ZH_COL_AGE_GROUP, 12, FALSE },
  [COLUMN_REGION] = { ZH_COL_REGION, 14, FALSE },
  [COLUMN_CLUB] = { ZH_COL_CLUB, 8, FALSE },
  [COLUMN_SENDER] = { ZH_COL_SENDER, 10, FALSE, TRUE },
  [COLUMN_FIXED_BOARD] = { ZH_COL_FIXED_BOARD, 4, FALSE, TRUE },
  [COLUMN_STATUS] = { ZH_COL_STATUS, 16, FALSE },
};

/* Nobody's status stays unsaid here: who plays, and who is absent when. */
static char *
format_status (const ZhTournament *tournament,
               const ZhEntry      *entry)
{
  g_autoptr (GString) rounds = g_string_new (NULL);
  g_autofree char *status = zh_entry_format_cell (tournament, entry, ZH_COL_STATUS, zh_language_get_screen ());

  if (*status != '\0')
    return g_steal_pointer (&status);
  for (guint i = 0; i < entry->absences->len; i++)
    g_string_append_printf (rounds, "%s%d", i > 0 ? ", " : "", g_array_index (entry->absences, ZhAbsence, i).round);
  if (rounds->len > 0)
    return g_strdup_printf (_ ("absent in %s"), rounds->str);
  return g_strdup (C_ ("entry status", "playing"));
}

static char *
format_status_and_board (const ZhTournament *tournament,
                         const ZhEntry      *entry)
{
  g_autofree char *status = format_status (tournament, entry);

  if (entry->fixed_board == 0)
    return g_steal_pointer (&status);
  return g_strdup_printf (_ ("%1$s; always on board %2$d"), status, entry->fixed_board);
}

static int
get_tick (const ZhPerson *person,
          int             column)
{
  return (column == COLUMN_ARRIVED ? person->arrived : column == COLUMN_PAID ? person->paid
                                                                             : person->documents_seen) != 0;
}

/* "✓" or "·" of a player, "3/4" of a team, of whom more sort below. */
static void
put_tick (ZhRecord           *record,
          int                 column,
          const ZhTournament *tournament,
          const ZhEntry      *entry)
{
  int n = 0;
  int n_ticked = 0;

  for (guint i = 0; entry->person == NULL && i < tournament->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (tournament->members, i);

      if (member->entry_id != entry->id)
        continue;
      n++;
      n_ticked += get_tick (member->person, column);
    }
  if (entry->person != NULL)
    zh_record_take_text (record, column, g_strdup (get_tick (entry->person, column) ? "✓" : "·"));
  else
    zh_record_take_text (record, column, g_strdup_printf ("%d/%d", n_ticked, n));
  zh_record_set_number (record, column, entry->person != NULL ? get_tick (entry->person, column) : n_ticked - n);
}

/* What many entries share: who was born on the same day is in the same group. */
typedef struct
{
  const ZhCompetition *competition;
  ZhRuleset           *ruleset; /* NULL where it is not at hand: no groups then */
  GHashTable          *groups;  /* (element-type int utf8): birth and sex → title, "" for none */
} Shared;

static void
shared_clear (Shared *self)
{
  g_clear_pointer (&self->ruleset, zh_ruleset_unref);
  g_hash_table_unref (self->groups);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Shared, shared_clear)

static int
get_day (const ZhPerson *person)
{
  return person->birth.year * 10000 + person->birth.month * 100 + person->birth.day;
}

static const char *
find_age_group (const Shared   *shared,
                const ZhPerson *person)
{
  gpointer         key = GINT_TO_POINTER (get_day (person) * (ZH_SEX_FEMALE + 1) + (int) person->sex);
  const char      *known = g_hash_table_lookup (shared->groups, key);
  g_autofree char *group = NULL;
  char            *title;

  if (known != NULL)
    return known;
  group = zh_ruleset_find_age_group (shared->ruleset, person->birth, person->sex, shared->competition->start);
  title = g_strdup (group != NULL ? zh_ruleset_get_age_group_title (shared->ruleset, group, zh_language_get_screen ()) : "");
  g_hash_table_insert (shared->groups, key, title);
  return title;
}

/* As the ruleset has it: the age on its day, and the youngest group that takes the person. */
static void
set_age_group (ZhRecord       *record,
               const ZhPerson *person,
               const Shared   *shared)
{
  const char *title;

  if (shared->ruleset == NULL || !zh_date_is_set (shared->competition->start))
    return;
  title = find_age_group (shared, person);
  if (*title == '\0')
    return;
  zh_record_take_text (record, COLUMN_AGE_GROUP, g_strdup (title));
  zh_record_set_number (record, COLUMN_AGE_GROUP, zh_ruleset_get_age (shared->ruleset, person->birth, shared->competition->start));
}

static ZhRecord *
make_record (const ZhTournament *tournament,
             const ZhEntry      *entry,
             const Shared       *shared)
{
  ZhRecord         *record = zh_record_new (entry->id, N_COLUMNS);
  const ZhPerson   *person = entry->person;
  const ZhLanguage *language = zh_language_get_screen ();
  int               rating = zh_tournament_get_rating (tournament, entry);
  g_autofree char  *name = zh_entry_format_cell (tournament, entry, ZH_COL_FULL_NAME, language);

  zh_record_take_label (record, g_strdup_printf (_ ("Number %d, %s, rating %d"), entry->start_number, name, rating));
  zh_record_set_number (record, COLUMN_NUMBER, entry->start_number > 0 ? entry->start_number : G_MAXINT);
  zh_record_set_number (record, COLUMN_RATING, -rating);
  zh_record_set_number (record, COLUMN_FIXED_BOARD, entry->fixed_board > 0 ? entry->fixed_board : G_MAXINT);
  for (int i = 0; i < N_COLUMNS; i++)
    if (i >= COLUMN_ARRIVED && i <= COLUMN_DOCUMENTS_SEEN)
      put_tick (record, i, tournament, entry);
    else if (i != COLUMN_NAME && i != COLUMN_AGE_GROUP && i != COLUMN_STATUS)
      zh_record_take_text (record, i, zh_entry_format_cell (tournament, entry, columns[i].column, language));
  zh_record_take_text (record, COLUMN_NAME, g_steal_pointer (&name));
  zh_record_take_text (record, COLUMN_STATUS, format_status_and_board (tournament, entry));
  if (person == NULL)
    return record;
  zh_record_set_number (record, COLUMN_BIRTH, get_day (person));
  set_age_group (record, person, shared);
  return record;
}

const ZhRecordColumn *
zh_entry_records_get_columns (int *n_columns)
{
  *n_columns = N_COLUMNS;
  return columns;
}

GPtrArray *
zh_entry_records_make (const ZhCompetition *competition,
                       const ZhTournament  *tournament)
{
  GPtrArray *records = g_ptr_array_new_with_free_func (g_object_unref);
  g_auto (Shared) shared = {
    competition, zh_competition_load_ruleset (competition, NULL), g_hash_table_new_full (NULL, NULL, NULL, g_free)
  };

  for (guint i = 0; i < tournament->entries->len; i++)
    g_ptr_array_add (records, make_record (tournament, g_ptr_array_index (tournament->entries, i), &shared));
  return records;
}
