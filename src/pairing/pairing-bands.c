#include "config.h"

#include "pairing-bands.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "round-before.h"

struct _ZhPairingBands
{
  ZhTournament          *tournament;
  const ZhPairingSystem *system;
  ZhProposal            *proposal;
  GHashTable            *orders; /* id in the scores of the proposal to its place there, from 1 */
  GPtrArray             *bands;  /* of ZhBand, by score downwards */
};

static void
band_free (ZhBand *band)
{
  g_array_unref (band->pairs);
  g_free (band);
}

void
zh_pairing_bands_free (ZhPairingBands *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->orders);
  zh_proposal_free (self->proposal);
  g_ptr_array_unref (self->bands);
  zh_tournament_unref (self->tournament);
  g_free (self);
}

/* Making */

static int
find_band (const ZhPairingBands *self,
           ZhPoints              score)
{
  for (guint i = 0; i < self->bands->len; i++)
    if (zh_pairing_bands_get (self, (int) i)->score == score)
      return (int) i;
  return -1;
}

static void
add_bands (ZhPairingBands *self)
{
  const GArray *scores = self->proposal->scores;

  for (guint i = 0; i < scores->len; i++)
    {
      const ZhPairingScore *known = &g_array_index (scores, ZhPairingScore, i);
      int                   index = find_band (self, known->score);
      ZhBand               *band;

      if (index < 0)
        {
          band = g_new0 (ZhBand, 1);
          band->score = known->score;
          band->pairs = g_array_new (FALSE, FALSE, sizeof (ZhBandPair));
          g_ptr_array_add (self->bands, band);
        }
      else
        band = g_ptr_array_index (self->bands, index);
      band->n_members++;
      g_hash_table_insert (self->orders, (gpointer) &known->entry, GINT_TO_POINTER ((int) i + 1));
    }
}

/* Returns: the place in the order of the system, from 0; -1 for who is not in it */
static int
get_order (const ZhPairingBands *self,
           gint64                entry)
{
  return GPOINTER_TO_INT (g_hash_table_lookup (self->orders, &entry)) - 1;
}

static gboolean
is_upfloater (const ZhPairingBands *self,
              gint64                entry)
{
  for (guint i = 0; i < self->proposal->reasons->len; i++)
    {
      const ZhReason *reason = &g_array_index (self->proposal->reasons, ZhReason, i);

      if (reason->entries[0] == entry &&
          (g_str_equal (reason->code, "swiss-ua.ascent") || g_str_equal (reason->code, "team-swiss.upfloater")))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_in_round (const ZhRound        *round,
             const ZhProposedPair *pair)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if ((pairing->entry[0] == pair->white && pairing->entry[1] == pair->black) ||
          (pairing->entry[0] == pair->black && pairing->entry[1] == pair->white))
        return TRUE;
    }
  return FALSE;
}

/* Who is in no score group, which no system does, would be in no band either. */
static gboolean
describe_pair (const ZhPairingBands *self,
               const ZhProposedPair *proposed,
               ZhBandPair           *pair)
{
  const GArray *scores = self->proposal->scores;
  int           orders[2] = { get_order (self, proposed->white), get_order (self, proposed->black) };
  int           higher = orders[1] >= 0 && orders[1] < orders[0] ? 1 : 0;
  gboolean      is_bye = proposed->black == 0;

  if (orders[0] < 0 || (orders[1] < 0 && !is_bye))
    return FALSE;
  *pair = (ZhBandPair){ .kind = proposed->kind, .white = is_bye ? -1 : higher };
  for (int side = 0; side < 2; side++)
    {
      pair->order[side] = orders[side == 0 ? higher : 1 - higher];
      pair->entry[side] = (side == 0) == (higher == 0) ? proposed->white : proposed->black;
      pair->home[side] = pair->order[side] < 0
                             ? -1
                             : find_band (self, g_array_index (scores, ZhPairingScore, pair->order[side]).score);
    }
  pair->band = pair->home[0];
  if (is_bye || pair->home[0] == pair->home[1])
    return TRUE;
  pair->floats = is_upfloater (self, pair->entry[1]) ? ZH_BAND_FLOAT_UP : ZH_BAND_FLOAT_DOWN;
  pair->band = pair->floats == ZH_BAND_FLOAT_UP ? pair->home[0] : pair->home[1];
  return TRUE;
}

static int
compare_pairs (gconstpointer a,
               gconstpointer b)
{
  const ZhBandPair *left = a;
  const ZhBandPair *right = b;
  gboolean          is_left_bye = left->entry[1] == 0;

  return is_left_bye != (right->entry[1] == 0) ? (is_left_bye ? 1 : -1) : left->order[0] - right->order[0];
}

static void
add_pairs (ZhPairingBands *self,
           const ZhRound  *round)
{
  for (guint i = 0; i < self->proposal->pairs->len && self->bands->len > 0; i++)
    {
      const ZhProposedPair *proposed = &g_array_index (self->proposal->pairs, ZhProposedPair, i);
      ZhBandPair            pair;

      if (!describe_pair (self, proposed, &pair))
        continue;
      pair.is_elsewhere = round != NULL && !is_in_round (round, proposed);
      g_array_append_val (zh_pairing_bands_get (self, pair.band)->pairs, pair);
    }
  for (guint i = 0; i < self->bands->len; i++)
    g_array_sort (zh_pairing_bands_get (self, (int) i)->pairs, compare_pairs);
}

ZhPairingBands *
zh_pairing_bands_new (const ZhTournament *tournament,
                      int                 round,
                      GError            **error)
{
  ZhPairingRequest request = { .round = round, .explain = TRUE };
  g_autoptr (ZhPairingBands) self = g_new0 (ZhPairingBands, 1);
  g_autoptr (ZhTournament) before = zh_tournament_to_explain (tournament, round);

  self->tournament = zh_tournament_ref ((ZhTournament *) tournament);
  self->orders = g_hash_table_new (g_int64_hash, g_int64_equal);
  self->bands = g_ptr_array_new_with_free_func ((GDestroyNotify) band_free);
  self->system = zh_pairing_system_find (tournament->system);
  if (self->system == NULL)
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Pairing system: there is none called “%s”"),
                         zh_system_to_string (tournament->system));
  self->proposal = self->system->pair (before, &request, error);
  if (self->proposal == NULL)
    return NULL;
  if (self->proposal->found)
    add_bands (self);
  add_pairs (self, zh_tournament_find_round (tournament, round));
  return g_steal_pointer (&self);
}

/* Reading */

int
zh_pairing_bands_count (const ZhPairingBands *self)
{
  return (int) self->bands->len;
}

const ZhBand *
zh_pairing_bands_get (const ZhPairingBands *self,
                      int                   index)
{
  return g_ptr_array_index (self->bands, index);
}

int
zh_band_pair_get_floater (const ZhBandPair *pair)
{
  return pair->floats == ZH_BAND_FLOAT_NONE ? -1 : pair->floats == ZH_BAND_FLOAT_UP ? 1
                                                                                    : 0;
}

/* Whether @reason names one of them and nobody else, or says whom one of them does not meet. */
static gboolean
speaks_of (const ZhReason *reason,
           const gint64   *entries)
{
  if (g_str_has_prefix (reason->code, "swiss-ua.refused-"))
    return reason->entries[0] == entries[0] || reason->entries[0] == entries[1];
  for (gsize i = 0; i < G_N_ELEMENTS (reason->entries); i++)
    if (reason->entries[i] != 0 && reason->entries[i] != entries[0] && reason->entries[i] != entries[1])
      return FALSE;
  return reason->entries[0] != 0;
}

GPtrArray *
zh_pairing_bands_list_reasons (const ZhPairingBands *self,
                               const gint64         *entries)
{
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; i < self->proposal->reasons->len; i++)
    {
      ZhReason *reason = &g_array_index (self->proposal->reasons, ZhReason, i);

      if (entries == NULL || speaks_of (reason, entries))
        g_ptr_array_add (list, reason);
    }
  return list;
}

/* The band that a reason opens: what names nobody after it speaks of that band. The Ukrainian systems count
 * half-points. */
static void
open_band (const ZhPairingBands *self,
           const ZhReason       *reason,
           int                  *band)
{
  gboolean is_ua = g_str_has_prefix (reason->code, "swiss-ua.group-") ||
                   g_str_has_prefix (reason->code, "swiss-ua.first-");
  int unit = zh_tournament_is_two_one_zero (self->tournament) ? 2 * ZH_POINTS_HALF : ZH_POINTS_HALF;

  if (is_ua)
    *band = find_band (self, (ZhPoints) reason->values[0] * unit);
  else if (g_str_has_suffix (reason->code, ".bracket"))
    *band = find_band (self, (ZhPoints) reason->values[1]);
}

GPtrArray *
zh_pairing_bands_list_group_reasons (const ZhPairingBands *self,
                                     int                   band)
{
  GPtrArray *list = g_ptr_array_new ();
  int        open = -1;

  for (guint i = 0; i < self->proposal->reasons->len; i++)
    {
      ZhReason *reason = &g_array_index (self->proposal->reasons, ZhReason, i);

      open_band (self, reason, &open);
      if (reason->entries[0] == 0 && open == band)
        g_ptr_array_add (list, reason);
    }
  return list;
}

/* Words */

char *
zh_pairing_bands_format_reason (const ZhPairingBands *self,
                                const ZhReason       *reason,
                                const ZhLanguage     *language)
{
  return self->system->format_reason (reason, self->tournament, language);
}

char *
zh_pairing_bands_format_reasons (const ZhPairingBands *self,
                                 const GPtrArray      *reasons,
                                 const ZhLanguage     *language)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < reasons->len; i++)
    {
      const ZhReason  *reason = g_ptr_array_index (reasons, i);
      g_autofree char *words = zh_pairing_bands_format_reason (self, reason, language);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", words);
      if (*reason->article != '\0')
        g_string_append_printf (text, " [%s]", reason->article);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
zh_pairing_bands_format_side (const ZhPairingBands *self,
                              const ZhBandPair     *pair,
                              int                   side,
                              const ZhLanguage     *language)
{
  const ZhEntry   *entry = zh_tournament_find_entry (self->tournament, pair->entry[side]);
  g_autofree char *name = entry != NULL ? zh_entry_format_name (entry) : NULL;

  if (name == NULL)
    return g_strdup (zh_trc (language, "in a list of pairs", "bye"));
  return g_strdup_printf ("%d %s", entry->start_number, name);
}

char *
zh_pairing_bands_format_score (const ZhPairingBands *self,
                               int                   band,
                               const ZhLanguage     *language)
{
  return zh_points_format_half (zh_pairing_bands_get (self, band)->score, language);
}

char *
zh_pairing_bands_format_group (const ZhPairingBands *self,
                               int                   band,
                               const ZhLanguage     *language)
{
  int              n = zh_pairing_bands_get (self, band)->n_members;
  g_autofree char *score = zh_pairing_bands_format_score (self, band, language);

  return g_strdup_printf (zh_trn (language, "Score group %1$s: %2$d entry", "Score group %1$s: %2$d entries", (gulong) n),
                          score, n);
}

char *
zh_pairing_bands_format_float (const ZhPairingBands *self,
                               const ZhBandPair     *pair,
                               const ZhLanguage     *language)
{
  int              floater = zh_band_pair_get_floater (pair);
  g_autofree char *name = NULL;
  g_autofree char *score = NULL;

  if (floater < 0)
    return g_strdup ("");
  name = zh_pairing_bands_format_side (self, pair, floater, language);
  score = zh_pairing_bands_format_score (self, pair->home[floater], language);
  return g_strdup_printf (pair->floats == ZH_BAND_FLOAT_UP ? zh_tr (language, "%1$s floats up from %2$s")
                                                           : zh_tr (language, "%1$s floats down from %2$s"),
                          name, score);
}

char *
zh_pairing_bands_format_pair (const ZhPairingBands *self,
                              const ZhBandPair     *pair,
                              const ZhLanguage     *language)
{
  int              white = MAX (pair->white, 0);
  g_autofree char *score = zh_pairing_bands_format_score (self, pair->band, language);
  g_autofree char *first = zh_pairing_bands_format_side (self, pair, white, language);
  g_autofree char *second = zh_pairing_bands_format_side (self, pair, 1 - white, language);
  g_autofree char *floats = zh_pairing_bands_format_float (self, pair, language);

  if (*floats != '\0')
    return g_strdup_printf (zh_tr (language, "Score group %1$s: %2$s – %3$s, %4$s"), score, first, second, floats);
  return g_strdup_printf (zh_tr (language, "Score group %1$s: %2$s – %3$s"), score, first, second);
}
