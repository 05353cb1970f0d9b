#include "config.h"

#include "entry-records.h"

#include <glib/gi18n.h>

#include "age-groups.h"
#include "record.h"
#include "ruleset-defaults.h"

typedef enum
{
  COLUMN_NUMBER,
  COLUMN_NAME,
  COLUMN_TITLE,
  COLUMN_RATING,
  COLUMN_CATEGORY,
  COLUMN_BIRTH,
  COLUMN_AGE_GROUP,
  COLUMN_REGION,
  COLUMN_CLUB,
  COLUMN_STATUS,
  N_COLUMNS,
} Column;

static const ZhRecordColumn columns[N_COLUMNS] = {
  [COLUMN_NUMBER] = { NC_ ("column header", "No"), 4, 1, FALSE },
  [COLUMN_NAME] = { NC_ ("column header", "Name"), 26, 0, TRUE },
  [COLUMN_TITLE] = { NC_ ("column header", "Title"), 5, 0, FALSE },
  [COLUMN_RATING] = { NC_ ("column header", "Rating"), 7, 1, FALSE },
  [COLUMN_CATEGORY] = { NC_ ("column header", "Category"), 7, 0, FALSE },
  [COLUMN_BIRTH] = { NC_ ("column header", "Born"), 10, 0, FALSE },
  [COLUMN_AGE_GROUP] = { NC_ ("column header", "Age group"), 12, 0, FALSE },
  [COLUMN_REGION] = { NC_ ("column header", "Region"), 10, 0, FALSE },
  [COLUMN_CLUB] = { NC_ ("column header", "Club"), 8, 0, FALSE },
  [COLUMN_STATUS] = { NC_ ("column header", "Status"), 11, 0, FALSE },
};

static char *
format_status (const ZhEntry *entry)
{
  g_autoptr (GString) rounds = g_string_new (NULL);

  if (entry->status == ZH_ENTRY_EXPELLED)
    return g_strdup_printf (_ ("expelled after round %d"), entry->last_round);
  if (entry->status == ZH_ENTRY_ANNULLED)
    return g_strdup_printf (_ ("removed after round %d, results annulled"), entry->last_round);
  if (entry->status == ZH_ENTRY_WITHDRAWN)
    return g_strdup_printf (_ ("withdrawn after round %d"), entry->last_round);
  if (entry->first_round > 1)
    return g_strdup_printf (_ ("late, from round %d"), entry->first_round);
  for (guint i = 0; i < entry->absences->len; i++)
    g_string_append_printf (rounds, "%s%d", i > 0 ? ", " : "", g_array_index (entry->absences, ZhAbsence, i).round);
  if (rounds->len > 0)
    return g_strdup_printf (_ ("absent in %s"), rounds->str);
  return g_strdup (C_ ("entry status", "playing"));
}

static char *
format_positive (int number)
{
  return number > 0 ? g_strdup_printf ("%d", number) : g_strdup ("");
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
  g_autofree char  *name = person != NULL ? zh_person_format_full_name (person) : g_strdup (entry->team_name);

  zh_record_take_label (record, g_strdup_printf (_ ("Number %d, %s, rating %d"), entry->start_number, name, rating));
  zh_record_take_text (record, COLUMN_NUMBER, format_positive (entry->start_number));
  zh_record_set_number (record, COLUMN_NUMBER, entry->start_number > 0 ? entry->start_number : G_MAXINT);
  zh_record_take_text (record, COLUMN_NAME, g_steal_pointer (&name));
  zh_record_take_text (record, COLUMN_RATING, format_positive (rating));
  zh_record_set_number (record, COLUMN_RATING, -rating);
  zh_record_take_text (record, COLUMN_STATUS, format_status (entry));
  if (person == NULL)
    return record;
  zh_record_take_text (record, COLUMN_TITLE, g_strdup (person->title));
  zh_record_take_text (record, COLUMN_CATEGORY, g_strdup (person->category));
  zh_record_take_text (record, COLUMN_BIRTH, zh_language_format_short_date (language, person->birth));
  zh_record_set_number (record, COLUMN_BIRTH, get_day (person));
  set_age_group (record, person, shared);
  zh_record_take_text (record, COLUMN_REGION, g_strdup (person->region));
  zh_record_take_text (record, COLUMN_CLUB, g_strdup (person->club));
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
