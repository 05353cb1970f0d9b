#include "config.h"

#include "rating-set.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"

/* Whom a text may mean, in a message. */
#define MAX_CANDIDATES 10

typedef struct
{
  const ZhListEdition *edition;
  ZhRatingList        *list;
} Open;

struct _ZhListSet
{
  GPtrArray *shelf;
  GArray    *open; /* of Open */
};

void
zh_list_hit_free (ZhListHit *self)
{
  zh_list_player_free (self->player);
  g_free (self);
}

static ZhListHit *
hit_new (const Open   *open,
         ZhListPlayer *player)
{
  ZhListHit *hit = g_new0 (ZhListHit, 1);

  hit->edition = open->edition;
  hit->list = open->list;
  hit->player = player;
  return hit;
}

static void
open_clear (gpointer data)
{
  zh_rating_list_free (((Open *) data)->list);
}

static void
add_edition (ZhListSet           *self,
             const ZhListEdition *edition)
{
  Open open = { edition, zh_rating_list_open (edition->path, NULL) };

  if (open.list != NULL)
    g_array_append_val (self->open, open);
}

ZhListSet *
zh_list_set_open (const char *name,
                  ZhDate      day,
                  GError    **error)
{
  g_autoptr (ZhListSet) self = g_new0 (ZhListSet, 1);

  self->shelf = zh_list_shelf_load ();
  self->open = g_array_new (FALSE, FALSE, sizeof (Open));
  g_array_set_clear_func (self->open, open_clear);
  for (guint i = 0; i < self->shelf->len; i++)
    {
      const ZhListEdition *edition = g_ptr_array_index (self->shelf, i);
      const ZhListEdition *wanted = zh_list_shelf_find (self->shelf, name != NULL ? name : edition->name, day);

      if (edition == wanted)
        add_edition (self, edition);
    }
  if (self->open->len > 0)
    return g_steal_pointer (&self);
  if (name != NULL)
    return zh_fail_null (error, ZH_ERROR_USAGE, _ ("There is no rating list “%s”"), name);
  return zh_fail_null (error, ZH_ERROR_USAGE, "%s", _ ("There is no rating list yet; see “lists import”"));
}

void
zh_list_set_free (ZhListSet *self)
{
  g_array_unref (self->open);
  g_ptr_array_unref (self->shelf);
  g_free (self);
}

/* Whether the first letters of both are Latin, or both are not. */
static gboolean
is_same_script (const char *a,
                const char *b)
{
  while (*a != '\0' && !g_unichar_isalpha (g_utf8_get_char (a)))
    a = g_utf8_next_char (a);
  while (*b != '\0' && !g_unichar_isalpha (g_utf8_get_char (b)))
    b = g_utf8_next_char (b);
  return *a == '\0' || *b == '\0' || g_unichar_get_script (g_utf8_get_char (a)) == g_unichar_get_script (g_utf8_get_char (b));
}

/* Moves the best of what is left of a list; FALSE where nothing is left of it. */
static gboolean
take_best (GPtrArray  *hits,
           const Open *open,
           GPtrArray  *players)
{
  if (players == NULL || players->len == 0)
    return FALSE;
  g_ptr_array_add (hits, hit_new (open, g_ptr_array_steal_index (players, 0)));
  return TRUE;
}

/* Each list gives one in its turn, so that a list of millions leaves room for the others. */
static GPtrArray *
share_out (const ZhListSet *self,
           GPtrArray       *found,
           guint            limit)
{
  GPtrArray *hits = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_list_hit_free);
  gboolean   taken = TRUE;

  while (taken && hits->len < limit)
    {
      taken = FALSE;
      for (guint i = 0; i < self->open->len && hits->len < limit; i++)
        taken = take_best (hits, &g_array_index (self->open, Open, i), g_ptr_array_index (found, i)) || taken;
    }
  return hits;
}

typedef struct
{
  const ZhListSet *set;
  const char      *text;
} Order;

/* Names in the letters that were typed, then by lists. */
static guint
rank (const Order     *order,
      const ZhListHit *hit)
{
  guint list = 0;

  while (g_array_index (order->set->open, Open, list).list != hit->list)
    list++;
  return list + (is_same_script (order->text, hit->player->name) ? 0 : order->set->open->len);
}

static int
compare_hits (gconstpointer a,
              gconstpointer b,
              gpointer      order)
{
  guint rank_a = rank (order, *(ZhListHit *const *) a);
  guint rank_b = rank (order, *(ZhListHit *const *) b);

  return rank_a < rank_b ? -1 : rank_a > rank_b;
}

GPtrArray *
zh_list_set_search (ZhListSet  *self,
                    const char *text,
                    guint       limit)
{
  const Order order = { self, text };
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  GPtrArray *hits;

  for (guint i = 0; i < self->open->len; i++)
    {
      GPtrArray *players = zh_rating_list_search (g_array_index (self->open, Open, i).list, text, limit, NULL);

      g_ptr_array_add (found, players != NULL ? players : g_ptr_array_new ());
    }
  hits = share_out (self, found, limit);
  g_ptr_array_sort_with_data (hits, compare_hits, (gpointer) &order);
  return hits;
}

ZhListHit *
zh_list_set_find (ZhListSet  *self,
                  const char *fide_id,
                  const char *national_id)
{
  for (guint i = 0; i < self->open->len; i++)
    {
      const Open   *open = &g_array_index (self->open, Open, i);
      ZhListPlayer *player = zh_rating_list_find (open->list, fide_id, NULL);

      if (player != NULL)
        return hit_new (open, player);
    }
  for (guint i = 0; i < self->open->len; i++)
    {
      const Open   *open = &g_array_index (self->open, Open, i);
      ZhListPlayer *player = zh_rating_list_find (open->list, NULL, national_id);

      if (player != NULL)
        return hit_new (open, player);
    }
  return NULL;
}

/* "900000001 Koval, Ada (UKR, 1980, 1500)" */
static void
append_candidate (GString         *text,
                  const ZhListHit *hit)
{
  const ZhListPlayer *player = hit->player;

  g_string_append_printf (text, "%s%s %s (%s, %d, %d)", text->len > 0 ? "; " : "", *player->fide_id != '\0' ? player->fide_id : player->national_id, player->name,
                          player->federation, player->birth.year, player->rating[ZH_LIST_STANDARD]);
}

/* Somebody may stand in several lists. */
static gboolean
is_one_player (const GPtrArray *hits)
{
  const ZhListHit *first = hits->len > 0 ? g_ptr_array_index (hits, 0) : NULL;

  for (guint i = 1; i < hits->len; i++)
    {
      const ZhListHit *other = g_ptr_array_index (hits, i);

      if (*first->player->fide_id == '\0' || strcmp (first->player->fide_id, other->player->fide_id) != 0)
        return FALSE;
    }
  return first != NULL;
}

ZhListHit *
zh_list_set_choose (ZhListSet  *self,
                    const char *text,
                    GError    **error)
{
  g_autoptr (ZhListHit) exact = zh_list_set_find (self, text, text);
  g_autoptr (GPtrArray) hits = NULL;
  g_autoptr (GString) names = g_string_new (NULL);

  if (exact != NULL)
    return g_steal_pointer (&exact);
  hits = zh_list_set_search (self, text, MAX_CANDIDATES);
  if (is_one_player (hits))
    return g_ptr_array_steal_index (hits, 0);
  for (guint i = 0; i < hits->len; i++)
    append_candidate (names, g_ptr_array_index (hits, i));
  if (hits->len == 0)
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Nobody in the rating lists is “%s”"), text);
  return zh_fail_null (error, ZH_ERROR_INPUT, _ ("“%1$s” may be several: %2$s. Give the ID"), text, names->str);
}

const ZhListEdition *
zh_list_set_get_edition (const ZhListSet *self)
{
  return g_array_index (self->open, Open, 0).edition;
}

ZhRatingList *
zh_list_set_get_list (const ZhListSet *self)
{
  return g_array_index (self->open, Open, 0).list;
}
