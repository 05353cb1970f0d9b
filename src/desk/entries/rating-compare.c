/* What differs between entries and a rating list. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "history.h"
#include "list-person.h"
#include "rating-name.h"
#include "rating-update.h"
#include "start-numbers.h"

typedef struct
{
  ZhListComparison *comparison;
  ZhListSet        *set;
  ZhTimeClass       time_class;
  GHashTable       *seen; /* FIDE ID → name, both borrowed or owned by it */
} Comparer;

static void
difference_free (gpointer data)
{
  ZhListDifference *self = data;

  g_free (self->name);
  g_free (self->key);
  g_free (self->now);
  g_free (self->then);
  g_free (self);
}

void
zh_list_comparison_free (ZhListComparison *self)
{
  g_free (self->edition);
  g_ptr_array_unref (self->differences);
  g_ptr_array_unref (self->notes);
  g_free (self);
}

char *
zh_list_comparison_dup_summary (const ZhListComparison *self)
{
  /* Translators: people of a tournament who were looked for in a rating list, what differs, and who has no ID to look for */
  return g_strdup_printf (_ ("checked with %2$s: %1$d, differences: %3$u, without an ID: %4$d"), self->n_checked, self->edition, self->differences->len,
                          self->n_without_id);
}

static void
add_note (ZhListComparison *self,
          const char       *format,
          ...) G_GNUC_PRINTF (2, 3);

static void
add_note (ZhListComparison *self,
          const char       *format,
          ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_ptr_array_add (self->notes, g_strdup_vprintf (format, arguments));
  va_end (arguments);
}

static void
add_difference (Comparer       *comparer,
                const ZhPerson *person,
                const char     *name,
                const char     *key,
                const char     *then,
                gboolean        is_name)
{
  const ZhField    *field = zh_record_type_find (&zh_person_type, key);
  g_autofree char  *now = zh_field_format (field, person);
  ZhListDifference *difference;

  if (strcmp (now, then) == 0)
    return;
  difference = g_new0 (ZhListDifference, 1);
  difference->person_id = person->id;
  difference->name = g_strdup (name);
  difference->key = g_strdup (key);
  difference->now = g_steal_pointer (&now);
  difference->then = g_strdup (then);
  difference->is_name = is_name;
  g_ptr_array_add (comparer->comparison->differences, difference);
}

static void
add_number (Comparer       *comparer,
            const ZhPerson *person,
            const char     *name,
            const char     *key,
            int             then)
{
  g_autofree char *text = g_strdup_printf ("%d", then);

  add_difference (comparer, person, name, key, text, FALSE);
}

static void
add_text (Comparer       *comparer,
          const ZhPerson *person,
          const char     *name,
          const char     *key,
          const char     *then)
{
  if (*then != '\0')
    add_difference (comparer, person, name, key, then, FALSE);
}

/* A list that is of whoever made it says the rating; where it comes from is noted even where it is the same. */
static void
compare_ratings (Comparer        *comparer,
                 const ZhPerson  *person,
                 const char      *name,
                 const ZhListHit *hit)
{
  if (zh_list_edition_is_official (hit->edition))
    add_number (comparer, person, name, "person-rating", zh_list_player_get_official_rating (hit->player, comparer->time_class));
  else
    add_number (comparer, person, name, "national-rating", zh_list_player_get_national_rating (hit->player, comparer->time_class));
}

/* A year alone differs from no day of it. */
static void
compare_birth (Comparer        *comparer,
               const ZhPerson  *person,
               const char      *name,
               const ZhListHit *hit)
{
  ZhDate           then = hit->player->birth;
  g_autofree char *text = zh_date_format_iso (then);
  gboolean         is_same_year = then.year == person->birth.year;

  if (then.year == 0 || (is_same_year && (then.month == 0 || person->birth.month != 0)))
    return;
  if (person->birth.year != 0 && !is_same_year)
    add_note (comparer->comparison, _ ("%1$s: born %2$d, in the list %3$d. Look whether that is the same person"), name, person->birth.year, then.year);
  add_text (comparer, person, name, "birth", text);
}

/* Spellings of one name are none of another; in the alphabet of the list it is compared letter by letter. */
static void
compare_name (Comparer        *comparer,
              const ZhPerson  *person,
              const char      *name,
              const ZhListHit *hit)
{
  ZhNameWord       words[ZH_NAME_MAX_WORDS];
  g_autofree char *own = zh_person_format_name (person);
  g_autofree char *latin = zh_person_format_latin_name (person);
  int              n = zh_name_split (own, -1, words);
  gboolean         in_latin = g_str_is_ascii (hit->player->name);

  if (zh_name_match (words, n, hit->player->name) == ZH_NAME_NO_MATCH && zh_name_match (words, zh_name_split (latin, -1, words), hit->player->name) == ZH_NAME_NO_MATCH)
    add_note (comparer->comparison, _ ("%1$s is %2$s in the list. Look whether that is the same person"), name, hit->player->name);
  if (in_latin && strchr (hit->player->name, ',') != NULL && strcmp (latin, hit->player->name) != 0)
    add_difference (comparer, person, name, "name-latin", hit->player->name, TRUE);
}

static void
compare_rest (Comparer        *comparer,
              const ZhPerson  *person,
              const char      *name,
              const ZhListHit *hit)
{
  const ZhListPlayer *player = hit->player;

  add_text (comparer, person, name, "title", player->title);
  if (strcmp (player->federation, "FID") != 0 && strcmp (player->federation, "NON") != 0)
    add_text (comparer, person, name, "federation", player->federation);
  if (*person->fide_id == '\0')
    add_text (comparer, person, name, "fide-id", player->fide_id);
  if (*person->national_id == '\0')
    add_text (comparer, person, name, "national-id", player->national_id);
  compare_birth (comparer, person, name, hit);
  compare_name (comparer, person, name, hit);
}

/* A FIDE ID belongs to one person. */
static void
look_for_twin (Comparer       *comparer,
               const ZhPerson *person,
               const char     *name)
{
  const char *other = *person->fide_id != '\0' ? g_hash_table_lookup (comparer->seen, person->fide_id) : NULL;

  if (other != NULL)
    add_note (comparer->comparison, _ ("%1$s and %2$s have one FIDE ID, %3$s"), other, name, person->fide_id);
  else if (*person->fide_id != '\0')
    g_hash_table_insert (comparer->seen, g_strdup (person->fide_id), g_strdup (name));
}

static void
compare_person (Comparer       *comparer,
                const ZhPerson *person,
                const char     *name)
{
  ZhListComparison *comparison = comparer->comparison;
  g_autoptr (ZhListHit) hit = NULL;

  look_for_twin (comparer, person, name);
  if (*person->fide_id == '\0' && *person->national_id == '\0')
    {
      comparison->n_without_id++;
      return;
    }
  hit = zh_list_set_find (comparer->set, person->fide_id, person->national_id);
  if (hit == NULL)
    {
      add_note (comparison, _ ("%1$s: nobody in the list has the ID %2$s"), name, *person->fide_id != '\0' ? person->fide_id : person->national_id);
      return;
    }
  comparison->n_checked++;
  compare_ratings (comparer, person, name, hit);
  compare_rest (comparer, person, name, hit);
}

/* What taking over means for numbers and pairings. */
static void
note_tournament (ZhListComparison    *self,
                 const ZhTournament  *tournament,
                 const ZhListEdition *edition,
                 ZhDate               first_day)
{
  if (zh_date_is_set (first_day) && first_day.month != 0 && !zh_list_edition_is_of (edition, first_day))
    add_note (self, _ ("The event begins in %1$04d-%2$02d, and this list is of %3$04d-%4$02d; the list of the first day counts"), first_day.year, first_day.month,
              edition->month.year, edition->month.month);
  if (zh_tournament_count_paired_rounds (tournament) == 0)
    return;
  if (zh_tournament_has_rated_numbers (tournament) && zh_tournament_get_numbers_state (tournament) == ZH_NUMBERS_FOLLOW)
    add_note (self, _ ("Rounds are paired already: their pairs stay. Changed ratings may move start numbers, which is another act"));
  else
    add_note (self, _ ("Rounds are paired already: pairs and start numbers stay; changed ratings count for the rating report and for rounds to come"));
}

ZhListComparison *
zh_tournament_compare_with_list (const ZhTournament *tournament,
                                 ZhListSet          *set,
                                 ZhDate              first_day)
{
  ZhListComparison *self = g_new0 (ZhListComparison, 1);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  Comparer comparer = { self, set, tournament->time_class, seen };

  self->edition = g_strdup (zh_list_set_get_edition (set)->id);
  self->differences = g_ptr_array_new_with_free_func (difference_free);
  self->notes = g_ptr_array_new_with_free_func (g_free);
  note_tournament (self, tournament, zh_list_set_get_edition (set), first_day);
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry   *entry = g_ptr_array_index (tournament->entries, i);
      g_autofree char *name = zh_entry_format_name (entry);

      if (entry->person != NULL)
        compare_person (&comparer, entry->person, name);
    }
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember  *member = g_ptr_array_index (tournament->members, i);
      g_autofree char *name = zh_member_format_name (member);

      compare_person (&comparer, member->person, name);
    }
  return self;
}
