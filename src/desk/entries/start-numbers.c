#include "config.h"

#include "start-numbers.h"

#include <glib/gi18n.h>

#include "desk-persons.h"
#include "errors.h"
#include "fide-mode.h"
#include "history.h"
#include "language.h"
#include "pairing-system.h"
#include "random.h"
#include "rating-method.h"

/* International titles in the order of FIDE Handbook C.04.2, 2.2. */
static const char *const titles[] = { "GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM" };

/* Entries named one by one before a question is answered. */
#define SHOWN_MOVES 6

ZhNumbersState
zh_tournament_get_numbers_state (const ZhTournament *self)
{
  int n_paired = zh_tournament_count_paired_rounds (self);

  if (self->rounds->len == 0)
    return ZH_NUMBERS_FREE;
  return n_paired < zh_tournament_get_numbers_round (self) ? ZH_NUMBERS_FOLLOW : ZH_NUMBERS_STAND;
}

gboolean
zh_tournament_has_rated_numbers (const ZhTournament *self)
{
  const ZhPairingSystem *system = zh_pairing_system_find (self->system);

  return system != NULL && system->numbers_move_until > 0 &&
         zh_tournament_get_option (self, ZH_OPTION_NUMBERS) == NULL;
}

gboolean
zh_tournament_draws_numbers (const ZhTournament *self)
{
  const ZhPairingSystem *system = zh_pairing_system_find (self->system);

  return system != NULL && (system->numbers == ZH_NUMBERS_BY_LOT ||
                            (system->numbers == ZH_NUMBERS_RATED_OR_LOT && !self->rated_first_round));
}

gboolean
zh_tournament_draws_equals (const ZhTournament *self)
{
  const ZhPairingSystem *system = zh_pairing_system_find (self->system);

  return system != NULL && system->numbers == ZH_NUMBERS_RATED_OR_LOT && self->rated_first_round;
}

const char *
zh_tournament_get_numbers_article (const ZhTournament *self)
{
  const ZhPairingSystem *system = zh_pairing_system_find (self->system);

  return system != NULL ? system->numbers_article : "";
}

int
zh_tournament_get_numbers_round (const ZhTournament *self)
{
  const ZhPairingSystem *system = zh_pairing_system_find (self->system);

  return MAX (system != NULL ? system->numbers_move_until : 0, 1);
}

/* Orders */

/* An entry in a list of participants, there already or about to come. */
typedef struct
{
  const ZhEntry *entry;
  int            rating;
  int            title;
  int            number; /* kept among equals; 0 where the name decides */
  gint64         id;     /* the last to decide */
  char          *name;
  int            index; /* among the new entries, -1 for one of the tournament */
  guint          place; /* by strength among all */
} Ranked;

static int
get_title_rank (const ZhEntry *entry)
{
  for (gsize i = 0; i < G_N_ELEMENTS (titles) && entry->person != NULL; i++)
    if (g_ascii_strcasecmp (entry->person->title, titles[i]) == 0)
      return (int) i;
  return (int) G_N_ELEMENTS (titles);
}

static Ranked *
ranked_new (const ZhEntry *entry,
            int            rating,
            int            number)
{
  Ranked *self = g_new0 (Ranked, 1);

  *self = (Ranked){ entry, rating, get_title_rank (entry), number, entry->id, zh_entry_format_bare_name (entry),
                    -1, 0 };
  return self;
}

static void
ranked_free (gpointer data)
{
  Ranked *self = data;

  g_free (self->name);
  g_free (self);
}

static int
compare_ids (gint64 a,
             gint64 b)
{
  return a < b ? -1 : a > b;
}

static int
compare_ranked (const Ranked     *a,
                const Ranked     *b,
                const ZhLanguage *language)
{
  int order;

  if (a->rating != b->rating)
    return a->rating > b->rating ? -1 : 1;
  if (a->title != b->title)
    return a->title - b->title;
  if (a->number > 0 && b->number > 0)
    return a->number - b->number;
  order = zh_language_compare (language, a->name, b->name);
  return order != 0 ? order : compare_ids (a->id, b->id);
}

static int
compare_ranked_items (gconstpointer a,
                      gconstpointer b,
                      gpointer      user_data)
{
  return compare_ranked (*(const Ranked *const *) a, *(const Ranked *const *) b, user_data);
}

/* One alphabet for everybody, whatever language the program speaks: the numbers must come out alike on every
 * machine. */
static ZhLanguage *
get_alphabet (GError **error)
{
  return zh_language_new ("uk", error);
}

GPtrArray *
zh_tournament_order_by_rating (const ZhTournament *self,
                               GError            **error)
{
  g_autoptr (GPtrArray) ranked = g_ptr_array_new_with_free_func (ranked_free);
  g_autoptr (ZhLanguage) language = get_alphabet (error);
  GPtrArray *order;
  gboolean   keeps_equals = zh_tournament_get_numbers_state (self) != ZH_NUMBERS_FREE;

  if (language == NULL)
    return NULL;
  for (guint i = 0; i < self->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (self->entries, i);

      g_ptr_array_add (ranked, ranked_new (entry, zh_tournament_get_rating (self, entry),
                                           keeps_equals ? entry->start_number : 0));
    }
  g_ptr_array_sort_with_data (ranked, compare_ranked_items, language);
  order = g_ptr_array_new ();
  for (guint i = 0; i < ranked->len; i++)
    g_ptr_array_add (order, (gpointer) ((const Ranked *) g_ptr_array_index (ranked, i))->entry);
  return order;
}

static int
compare_entries_by_id (gconstpointer a,
                       gconstpointer b)
{
  return compare_ids ((*(const ZhEntry *const *) a)->id, (*(const ZhEntry *const *) b)->id);
}

static int
compare_entries_by_number (gconstpointer a,
                           gconstpointer b)
{
  return (*(const ZhEntry *const *) a)->start_number - (*(const ZhEntry *const *) b)->start_number;
}

gboolean
zh_tournament_has_stray_numbers (const ZhTournament *self)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();

  if (!zh_tournament_has_rated_numbers (self))
    return FALSE;
  for (guint i = 0; i < self->entries->len; i++)
    g_ptr_array_add (entries, g_ptr_array_index (self->entries, i));
  g_ptr_array_sort (entries, compare_entries_by_number);
  for (guint i = 1; i < entries->len; i++)
    if (zh_tournament_get_rating (self, g_ptr_array_index (entries, i - 1)) <
        zh_tournament_get_rating (self, g_ptr_array_index (entries, i)))
      return TRUE;
  return FALSE;
}

GPtrArray *
zh_tournament_order_by_lot (const ZhTournament *self,
                            guint64             seed)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  g_autofree guint *order = g_new (guint, self->entries->len + 1);
  ZhRandom          random = zh_random_new (seed);
  GPtrArray        *drawn = g_ptr_array_new ();

  for (guint i = 0; i < self->entries->len; i++)
    g_ptr_array_add (entries, g_ptr_array_index (self->entries, i));
  g_ptr_array_sort (entries, compare_entries_by_id);
  zh_random_permutation (&random, entries->len, order);
  for (guint i = 0; i < entries->len; i++)
    g_ptr_array_add (drawn, g_ptr_array_index (entries, order[i]));
  return drawn;
}

/* By rating; by FIDE's rules by title as well (C.04.2, 2.2). */
static gboolean
is_weaker (const ZhTournament *self,
           const ZhEntry      *entry,
           const ZhEntry      *other)
{
  int difference = zh_tournament_get_rating (self, entry) - zh_tournament_get_rating (self, other);

  if (difference != 0 || zh_tournament_get_fide_mode (self) == ZH_FIDE_MODE_NONE)
    return difference < 0;
  return get_title_rank (entry) > get_title_rank (other);
}

GPtrArray *
zh_tournament_order_by_rating_and_lot (const ZhTournament *self,
                                       guint64             seed)
{
  g_autoptr (GPtrArray) drawn = zh_tournament_order_by_lot (self, seed);
  GPtrArray *order = g_ptr_array_new ();

  /* Each behind the last of those drawn before it that are not weaker: a stable sort. */
  for (guint i = 0; i < drawn->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (drawn, i);
      guint          place = order->len;

      while (place > 0 && is_weaker (self, g_ptr_array_index (order, place - 1), entry))
        place--;
      g_ptr_array_insert (order, (int) place, (gpointer) entry);
    }
  return order;
}

/* Plans */

void
zh_number_plan_free (ZhNumberPlan *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->moves);
  g_array_unref (self->numbers);
  g_free (self);
}

static ZhNumberPlan *
plan_new (void)
{
  ZhNumberPlan *self = g_new0 (ZhNumberPlan, 1);

  self->moves = g_array_new (FALSE, FALSE, sizeof (ZhNumberMove));
  self->numbers = g_array_new (FALSE, TRUE, sizeof (int));
  return self;
}

static void
add_move (ZhNumberPlan  *self,
          const ZhEntry *entry,
          int            to)
{
  ZhNumberMove move = { entry, entry->start_number, to };

  if (entry->start_number != to)
    g_array_append_val (self->moves, move);
}

ZhNumberPlan *
zh_number_plan_new_for_order (const GPtrArray *order)
{
  ZhNumberPlan *self = plan_new ();

  for (guint i = 0; i < order->len; i++)
    add_move (self, g_ptr_array_index (order, i), (int) i + 1);
  return self;
}

/* Numbers of their own where they are free, else the next one after all others. */
static void
give_next_numbers (ZhNumberPlan       *self,
                   const ZhTournament *tournament,
                   const GPtrArray    *news)
{
  g_autoptr (GHashTable) taken = g_hash_table_new (NULL, NULL);
  gboolean drawn = tournament->entries->len > 0;
  gboolean is_paired = tournament->rounds->len > 0;
  int      highest = 0;

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      int number = ((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->start_number;

      g_hash_table_add (taken, GINT_TO_POINTER (number));
      highest = MAX (highest, number);
      drawn = drawn && number > 0;
    }
  for (guint i = 0; i < news->len; i++)
    {
      int number = is_paired ? 0 : ((const ZhEntry *) g_ptr_array_index (news, i))->start_number;

      if (number < 1 || g_hash_table_contains (taken, GINT_TO_POINTER (number)))
        number = drawn ? highest + 1 : 0;
      g_hash_table_add (taken, GINT_TO_POINTER (number));
      highest = MAX (highest, number);
      g_array_append_val (self->numbers, number);
    }
}

/* The place in the list with the fewest entries on the wrong side of the new one. In a list that is in order
 * it is the only right one; an order that somebody made by hand stays as it is. */
static guint
find_place (const GPtrArray *list,
            const Ranked    *ranked)
{
  int   wrong = 0;
  int   least = 0;
  guint place = 0;

  for (guint i = 0; i < list->len; i++)
    {
      wrong += ((const Ranked *) g_ptr_array_index (list, i))->place > ranked->place ? 1 : -1;
      if (wrong <= least)
        {
          least = wrong;
          place = i + 1;
        }
    }
  return place;
}

static int
get_new_rating (const ZhTournament *tournament,
                const ZhEntry      *entry)
{
  return entry->person != NULL ? zh_tournament_settle_rating (tournament, entry->rating, entry->person) : entry->rating;
}

/* The entries of the tournament by number, then the new ones; each knows its place by strength. */
static GPtrArray *
rank_all (const ZhTournament *tournament,
          const GPtrArray    *news,
          const int          *ratings,
          ZhLanguage         *language)
{
  GPtrArray *ranked = g_ptr_array_new_with_free_func (ranked_free);
  g_autoptr (GPtrArray) sorted = NULL;

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      g_ptr_array_add (ranked, ranked_new (entry, zh_tournament_get_rating (tournament, entry), 0));
    }
  for (guint i = 0; i < news->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (news, i);
      Ranked        *one = ranked_new (entry, ratings != NULL ? ratings[i] : get_new_rating (tournament, entry), 0);

      one->id = G_MAXINT64; /* who comes later stands behind a namesake */
      one->index = (int) i;
      g_ptr_array_add (ranked, one);
    }
  sorted = g_ptr_array_copy (ranked, NULL, NULL);
  g_ptr_array_set_free_func (sorted, NULL);
  g_ptr_array_sort_with_data (sorted, compare_ranked_items, language);
  for (guint i = 0; i < sorted->len; i++)
    ((Ranked *) g_ptr_array_index (sorted, i))->place = i;
  return ranked;
}

/* The same with each new one at its place. */
static GPtrArray *
put_between (const GPtrArray *ranked)
{
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; i < ranked->len; i++)
    {
      const Ranked *one = g_ptr_array_index (ranked, i);

      g_ptr_array_insert (list, one->index < 0 ? -1 : (int) find_place (list, one), (gpointer) one);
    }
  return list;
}

static gboolean
is_numbered (const ZhTournament *tournament)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    if (((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->start_number < 1)
      return FALSE;
  return tournament->entries->len > 0;
}

static gboolean
bring_numbers (const GPtrArray *news)
{
  for (guint i = 0; i < news->len; i++)
    if (((const ZhEntry *) g_ptr_array_index (news, i))->start_number > 0)
      return TRUE;
  return FALSE;
}

/* Whether new entries are put between those that are there. */
static gboolean
puts_between (const ZhTournament *tournament,
              const GPtrArray    *news)
{
  ZhNumbersState state = zh_tournament_get_numbers_state (tournament);

  if (!zh_tournament_has_rated_numbers (tournament) || !is_numbered (tournament) || state == ZH_NUMBERS_STAND)
    return FALSE;
  return state == ZH_NUMBERS_FOLLOW || !bring_numbers (news);
}

ZhNumberPlan *
zh_number_plan_new_for_entries (const ZhTournament *tournament,
                                const GPtrArray    *news,
                                const int          *ratings,
                                GError            **error)
{
  g_autoptr (ZhNumberPlan) self = plan_new ();
  g_autoptr (ZhLanguage) language = NULL;
  g_autoptr (GPtrArray) ranked = NULL;
  g_autoptr (GPtrArray) list = NULL;

  if (!puts_between (tournament, news))
    {
      give_next_numbers (self, tournament, news);
      return g_steal_pointer (&self);
    }
  language = get_alphabet (error);
  if (language == NULL)
    return NULL;
  ranked = rank_all (tournament, news, ratings, language);
  list = put_between (ranked);
  g_array_set_size (self->numbers, news->len);
  for (guint i = 0; i < list->len; i++)
    {
      const Ranked *one = g_ptr_array_index (list, i);

      if (one->index >= 0)
        g_array_index (self->numbers, int, one->index) = (int) i + 1;
      else
        add_move (self, one->entry, (int) i + 1);
    }
  return g_steal_pointer (&self);
}

/* Nobody gets a number that another one has. */
static gboolean
check_distinct (const ZhNumberPlan *self,
                const ZhTournament *tournament,
                GError            **error)
{
  g_autoptr (GHashTable) moving = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) taken = g_hash_table_new (NULL, NULL);
  gboolean ok = TRUE;

  for (guint i = 0; i < self->moves->len; i++)
    g_hash_table_add (moving, (gpointer) g_array_index (self->moves, ZhNumberMove, i).entry);
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (!g_hash_table_contains (moving, entry))
        g_hash_table_add (taken, GINT_TO_POINTER (entry->start_number));
    }
  g_hash_table_remove (taken, GINT_TO_POINTER (0));
  for (guint i = 0; i < self->moves->len; i++)
    ok = g_hash_table_add (taken, GINT_TO_POINTER (g_array_index (self->moves, ZhNumberMove, i).to)) && ok;
  for (guint i = 0; i < self->numbers->len; i++)
    {
      int number = g_array_index (self->numbers, int, i);

      ok = (number == 0 || g_hash_table_add (taken, GINT_TO_POINTER (number))) && ok;
    }
  if (!ok)
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Start numbers: two entries would have the same number. Leave the numbers out, and they are found"));
  return ok;
}

ZhNumberPlan *
zh_number_plan_new_for_outcome (const ZhTournament *tournament,
                                const GPtrArray    *news,
                                const GArray       *moves,
                                GError            **error)
{
  g_autoptr (ZhNumberPlan) self = plan_new ();

  for (guint i = 0; i < moves->len; i++)
    {
      const ZhGivenNumber *given = &g_array_index (moves, ZhGivenNumber, i);
      const ZhEntry       *entry = zh_tournament_find_entry (tournament, given->entry);

      if (entry == NULL)
        return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("There is no such entry in this competition"));
      add_move (self, entry, given->number);
    }
  for (guint i = 0; i < news->len; i++)
    g_array_append_val (self->numbers, ((const ZhEntry *) g_ptr_array_index (news, i))->start_number);
  return check_distinct (self, tournament, error) ? g_steal_pointer (&self) : NULL;
}

static char *
format_plan (const ZhNumberPlan *self,
             guint               most,
             const ZhLanguage   *language)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->moves->len && i < most; i++)
    {
      const ZhNumberMove *move = &g_array_index (self->moves, ZhNumberMove, i);
      g_autofree char    *name = zh_entry_format_name (move->entry);

      g_string_append_printf (text, "%s%s %d → %d", i > 0 ? "\n" : "", name, move->from, move->to);
    }
  if (self->moves->len > most)
    {
      guint n = self->moves->len - most;

      g_string_append_c (text, '\n');
      /* Translators: after the first entries whose start number changes. */
      g_string_append_printf (text, zh_trn (language, "and %u more", "and %u more", n), n);
    }
  return g_string_free (text, FALSE);
}

char *
zh_number_plan_explain (const ZhNumberPlan *self,
                        const ZhTournament *tournament,
                        const ZhLanguage   *language)
{
  guint            n = self->moves->len;
  g_autofree char *moves = format_plan (self, SHOWN_MOVES, language);
  g_autofree char *count = g_strdup_printf (
      zh_trn (language, "%u entry gets another start number:", "%u entries get other start numbers:", n), n);
  g_autofree char *article =
      g_strdup_printf (zh_tr (language, "Article: %s"), zh_tournament_get_numbers_article (tournament));

  if (n == 0)
    return g_strdup ("");
  return g_strdup_printf (
      "%s\n%s\n\n%s\n\n%s", count, moves,
      zh_tr (language,
             "Games and results stay with their players; papers printed before show the old numbers."),
      article);
}
