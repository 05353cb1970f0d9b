#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-entries.h"
#include "desk-private.h"
#include "errors.h"
#include "random.h"

/* International titles in the order of FIDE Handbook C.04.2.B.2. */
static const char *const titles[] = { "GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM" };

static int
get_title_rank (const ZhEntry *entry)
{
  for (gsize i = 0; i < G_N_ELEMENTS (titles) && entry->person != NULL; i++)
    if (g_ascii_strcasecmp (entry->person->title, titles[i]) == 0)
      return (int) i;
  return (int) G_N_ELEMENTS (titles);
}

static int
compare_ids (const ZhEntry *a,
             const ZhEntry *b)
{
  return a->id < b->id ? -1 : a->id > b->id;
}

static int
compare_by_id (gconstpointer a,
               gconstpointer b)
{
  return compare_ids (*(const ZhEntry *const *) a, *(const ZhEntry *const *) b);
}

typedef struct
{
  const ZhTournament *tournament;
  const ZhLanguage   *language;
} RatingOrder;

/* Rating, title, name, and the order of entry where all are equal. */
static int
compare_by_rating (gconstpointer a,
                   gconstpointer b,
                   gpointer      user_data)
{
  const RatingOrder *by = user_data;
  const ZhEntry     *first = *(const ZhEntry *const *) a;
  const ZhEntry     *second = *(const ZhEntry *const *) b;
  g_autofree char   *first_name = NULL;
  g_autofree char   *second_name = NULL;
  int                first_rating = zh_tournament_get_rating (by->tournament, first);
  int                second_rating = zh_tournament_get_rating (by->tournament, second);
  int                order;

  if (first_rating != second_rating)
    return first_rating > second_rating ? -1 : 1;
  order = get_title_rank (first) - get_title_rank (second);
  if (order != 0)
    return order;
  first_name = zh_entry_format_name (first);
  second_name = zh_entry_format_name (second);
  order = zh_language_compare (by->language, first_name, second_name);
  return order != 0 ? order : compare_ids (first, second);
}

static GPtrArray *
list_by_id (const ZhTournament *tournament)
{
  GPtrArray *entries = g_ptr_array_new ();

  for (guint i = 0; i < tournament->entries->len; i++)
    g_ptr_array_add (entries, g_ptr_array_index (tournament->entries, i));
  g_ptr_array_sort (entries, compare_by_id);
  return entries;
}

static GPtrArray *
order_by_rating (const ZhTournament *tournament,
                 GError            **error)
{
  g_autoptr (GPtrArray) entries = list_by_id (tournament);
  /* One alphabet for everybody, whatever language the program speaks: the numbers must come
   * out alike on every machine. */
  g_autoptr (ZhLanguage) language = zh_language_new ("uk", error);

  if (language == NULL)
    return NULL;
  g_ptr_array_sort_with_data (entries, compare_by_rating, &(RatingOrder){ tournament, language });
  return g_steal_pointer (&entries);
}

static GPtrArray *
order_by_lot (const ZhTournament *tournament,
              guint64             seed)
{
  g_autoptr (GPtrArray) entries = list_by_id (tournament);
  GPtrArray        *drawn = g_ptr_array_new ();
  g_autofree guint *order = g_new (guint, entries->len + 1);
  ZhRandom          random = zh_random_new (seed);

  zh_random_permutation (&random, entries->len, order);
  for (guint i = 0; i < entries->len; i++)
    g_ptr_array_add (drawn, g_ptr_array_index (entries, order[i]));
  return drawn;
}

static GPtrArray *
order_by_hand (const ZhTournament *tournament,
               const gint64       *order,
               gsize               n_order,
               GError            **error)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (gsize i = 0; i < n_order; i++)
    {
      const ZhEntry *entry = zh_tournament_find_entry (tournament, order[i]);

      if (entry == NULL || !g_hash_table_add (seen, (gpointer) entry))
        {
          g_set_error (
              error, ZH_ERROR, ZH_ERROR_INPUT,
              _ ("Start numbers: place %u names nobody of this tournament, or somebody a second time"),
              (guint) i + 1);
          return NULL;
        }
      g_ptr_array_add (entries, (gpointer) entry);
    }
  if (entries->len == tournament->entries->len)
    return g_steal_pointer (&entries);
  g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT,
               _ ("Start numbers: %u of %u entries are named. Name all of them"), entries->len,
               tournament->entries->len);
  return NULL;
}

static gboolean
check_not_paired (const ZhTournament *tournament,
                  GError            **error)
{
  if (tournament->rounds->len == 0)
    return TRUE;
  g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
               _ ("A round of “%s” is paired, so the start numbers stand. Undo the pairing first"),
               tournament->name);
  return FALSE;
}

static gboolean
put_number (ZhAct         *act,
            gint64         tournament_id,
            const ZhEntry *entry,
            int            number,
            GError       **error)
{
  g_autoptr (ZhEntry) next = zh_entry_copy (entry);

  next->start_number = number;
  zh_act_add_entry (act, next);
  return entry->start_number == number || zh_store_put_entry (act->store, tournament_id, next, error);
}

static GPtrArray *
make_order (const ZhTournament *tournament,
            ZhNumbering         method,
            guint64             seed,
            const gint64       *order,
            gsize               n_order,
            GError            **error)
{
  switch (method)
    {
    case ZH_NUMBERING_LOT:
      return order_by_lot (tournament, seed);
    case ZH_NUMBERING_BY_HAND:
      return order_by_hand (tournament, order, n_order, error);
    case ZH_NUMBERING_RATING:
    default:
      return order_by_rating (tournament, error);
    }
}

ZhChange *
zh_desk_number_entries (ZhDesk       *self,
                        gint64        tournament_id,
                        ZhNumbering   method,
                        guint64       seed,
                        const gint64 *order,
                        gsize         n_order,
                        GError      **error)
{
  static const char *const names[] = { "rating", "lot", "hand" };
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_NUMBER_ENTRIES, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (GPtrArray) entries = NULL;

  if (tournament == NULL || !check_not_paired (tournament, error))
    return NULL;
  entries = make_order (tournament, method, seed, order, n_order, error);
  if (entries == NULL)
    return NULL;

  zh_act_set_string (act, "method", names[method]);
  if (method == ZH_NUMBERING_LOT)
    zh_act_set_int (act, "seed", (gint64) seed);
  for (guint i = 0; i < entries->len; i++)
    if (!put_number (act, tournament_id, g_ptr_array_index (entries, i), (int) i + 1, error))
      return NULL;
  return zh_act_commit (act, error);
}

/* Entries by the number that the draw gave them. */
static GPtrArray *
order_by_draw (const ZhTournament *tournament,
               const ZhVarmaDraw  *draw)
{
  g_autoptr (GArray) players = zh_varma_list_players (tournament, draw->field);
  g_autoptr (GArray) steps = zh_varma_draw_for (players, draw, zh_language_get_screen ());
  GPtrArray *entries = g_ptr_array_new ();

  g_ptr_array_set_size (entries, (int) players->len);
  for (guint i = 0; i < steps->len; i++)
    {
      const ZhVarmaStep *step = &g_array_index (steps, ZhVarmaStep, i);

      entries->pdata[step->number - 1] = (gpointer) zh_tournament_find_entry (tournament, g_array_index (players, ZhVarmaPlayer, step->player).id);
    }
  return entries;
}

ZhChange *
zh_desk_draw_varma (ZhDesk            *self,
                    gint64             tournament_id,
                    const ZhVarmaDraw *draw,
                    GError           **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_NUMBER_ENTRIES, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (ZhTournament) next = NULL;

  if (tournament == NULL || !check_not_paired (tournament, error))
    return NULL;
  if (!zh_varma_fits (tournament))
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("There are Varma tables for %1$d to %2$d players; “%3$s” has %4$d"),
                   ZH_VARMA_MIN_PLAYERS, ZH_VARMA_MAX_PLAYERS, tournament->name, (int) tournament->entries->len);
      return NULL;
    }
  entries = order_by_draw (tournament, draw);
  next = zh_tournament_copy_settings (tournament);
  zh_varma_keep (next->options, draw, zh_language_get_screen ());
  zh_act_set_string (act, "method", "varma");
  zh_act_set_string (act, "team", draw->field);
  zh_act_set_int (act, "seed", (gint64) draw->seed);
  zh_act_set_articles (act, "31.10");
  if (!zh_store_put_tournament (act->store, next, error))
    return NULL;
  for (guint i = 0; i < entries->len; i++)
    if (!put_number (act, tournament_id, g_ptr_array_index (entries, i), (int) i + 1, error))
      return NULL;
  return zh_act_commit (act, error);
}

static const ZhEntry *
find_by_number (const ZhTournament *tournament,
                int                 number)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->start_number == number)
        return entry;
    }
  return NULL;
}

ZhChange *
zh_desk_set_start_number (ZhDesk  *self,
                          gint64   entry_id,
                          int      number,
                          GError **error)
{
  const ZhTournament *tournament = NULL;
  const ZhEntry      *entry = zh_desk_find_entry (self, entry_id, &tournament, error);
  g_autoptr (ZhAct) act =
      entry != NULL ? zh_act_begin (self, ZH_COMMAND_SET_START_NUMBER, tournament->id, error) : NULL;
  const ZhEntry *holder;

  if (act == NULL || zh_act_get_open_tournament (act, error) == NULL || !check_not_paired (tournament, error))
    return NULL;
  if (number < 1 || number > (int) tournament->entries->len)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Start number: %d is not between 1 and %u"),
                   number, tournament->entries->len);
      return NULL;
    }
  holder = find_by_number (tournament, number);
  zh_act_set_entry (act, "entry", entry);
  zh_act_set_int (act, "old", entry->start_number);
  zh_act_set_int (act, "new", number);
  if (holder != NULL && holder != entry &&
      !put_number (act, tournament->id, holder, entry->start_number, error))
    return NULL;
  if (!put_number (act, tournament->id, entry, number, error))
    return NULL;
  return zh_act_commit (act, error);
}
