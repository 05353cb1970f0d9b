#include "config.h"

#include "fide-checks.h"

#include <glib/gi18n.h>

#include "fide-mode.h"
#include "rating-report.h"
#include "settings.h"
#include "tiebreak-registry.h"
#include "trf-comments.h"

typedef struct
{
  GPtrArray          *list;
  const ZhTournament *tournament;
  const ZhLanguage   *language;
} Checks;

static void
check_free (gpointer data)
{
  ZhFideCheck *self = data;

  g_free (self->words);
  g_free (self);
}

/* Takes @words over. */
static void
add (Checks     *self,
     const char *questions,
     gboolean    good,
     char       *words)
{
  ZhFideCheck *check = g_new0 (ZhFideCheck, 1);

  check->questions = questions;
  check->good = good;
  check->words = words;
  g_ptr_array_add (self->list, check);
}

static void
check_mode (Checks *self)
{
  char *words = zh_tournament_format_fide_mode (self->tournament, self->language);

  add (self, "40-46", zh_tournament_get_fide_mode (self->tournament) == ZH_FIDE_MODE_ON,
       words != NULL ? words : g_strdup (zh_tr (self->language, "Not in FIDE mode: the pairing system is none of FIDE’s")));
}

static void
check_rounds (Checks *self)
{
  guint n = 0;

  if (!zh_system_get_traits (self->tournament->system)->is_swiss || zh_tournament_is_team (self->tournament))
    return;
  for (guint i = 0; i < self->tournament->rounds->len; i++)
    {
      const ZhRound   *round = g_ptr_array_index (self->tournament->rounds, i);
      g_autofree char *proposed = NULL;
      g_autofree char *real = NULL;

      if (zh_trf_compare_round (self->tournament, round, &proposed, &real))
        continue;
      n++;
      /* Translators: number of a round, pairs of start numbers such as 1-3 4=PAB. */
      add (self, "54-69", FALSE, g_strdup_printf (zh_tr (self->language, "Round %1$d has the pairs %2$s in place of the system’s, %3$s"), round->number, real, proposed));
    }
  if (n == 0)
    add (self, "54-69", TRUE, g_strdup (zh_tr (self->language, "All rounds have the pairs of the system")));
}

static void
check_points (Checks *self)
{
  g_autoptr (GError) error = NULL;

  if (zh_tournament_check_scoring (self->tournament, &error))
    add (self, "70-84", TRUE, g_strdup (zh_tr (self->language, "The points of results and byes fit together")));
  else
    add (self, "70-84", FALSE, g_strdup (error->message));
}

static void
check_tiebreaks (Checks *self)
{
  g_autoptr (GString) named = g_string_new (NULL);
  gboolean table = zh_system_get_traits (self->tournament->system)->is_all_play_all;

  for (char **code = self->tournament->tiebreaks; *code != NULL; code++)
    {
      g_autoptr (ZhTiebreakCode) parsed = zh_tiebreak_code_new (*code, NULL);
      gboolean stray = parsed == NULL || (table && (zh_tiebreak_kind_get_traits (parsed->kind) & ZH_TIEBREAK_SWISS_ONLY) != 0);

      if (stray)
        g_string_append_printf (named, "%s%s", named->len > 0 ? ", " : "", *code);
    }
  if (*self->tournament->tiebreaks == NULL)
    add (self, "104-105", FALSE, g_strdup (zh_tr (self->language, "No tie-breaks are chosen; they are published before the start")));
  else if (named->len > 0)
    add (self, "104-105", FALSE, g_strdup_printf (zh_tr (self->language, "Tie-breaks that are none of such a tournament: %s"), named->str));
  else
    add (self, "104-105", TRUE, g_strdup (zh_tr (self->language, "The tie-breaks are those of such a tournament")));
}

/* Games that were struck out need no result. */
static int
count_open (const ZhTournament *tournament,
            const ZhRound      *round)
{
  int n = 0;

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      n += zh_pairing_is_open (pairing) && !zh_tournament_is_struck (tournament, pairing) ? 1 : 0;
    }
  return n;
}

static void
check_open_games (Checks *self)
{
  int n = 0;

  for (guint i = 0; i < self->tournament->rounds->len; i++)
    n += count_open (self->tournament, g_ptr_array_index (self->tournament->rounds, i));
  add (self, "157-169", n == 0,
       n == 0 ? g_strdup (zh_tr (self->language, "All games that were paired have a result"))
              : g_strdup_printf (zh_trn (self->language, "%d game has no result yet, or is adjourned", "%d games have no result yet, or are adjourned", (gulong) n), n));
}

static void
check_byes (Checks *self)
{
  g_autoptr (GHashTable) halves = g_hash_table_new (g_int64_hash, g_int64_equal);
  int n_full = 0;
  int n_again = 0;

  for (guint i = 0; i < self->tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (self->tournament->rounds, i);

      for (guint k = 0; k < round->pairings->len; k++)
        {
          ZhPairing *pairing = g_ptr_array_index (round->pairings, k);

          n_full += pairing->kind == ZH_PAIRING_FULL_BYE;
          n_again += pairing->kind == ZH_PAIRING_HALF_BYE && !g_hash_table_add (halves, &pairing->entry[0]);
        }
    }
  if (n_full + n_again == 0)
    add (self, "171-179", TRUE, g_strdup (zh_tr (self->language, "No full-point byes, and nobody had two half-point byes")));
  else
    add (self, "171-179", FALSE, g_strdup_printf (zh_tr (self->language, "Full-point byes: %1$d. Half-point byes beyond the first of a player: %2$d"), n_full, n_again));
}

static void
check_bans (Checks *self)
{
  int n_late = 0;

  for (guint i = 0; i < self->tournament->forbidden->len; i++)
    n_late += ((const ZhForbidden *) g_ptr_array_index (self->tournament->forbidden, i))->first_round > 1;
  add (self, "194-196", n_late == 0,
       n_late == 0 ? g_strdup (zh_tr (self->language, "No pair was forbidden after the start"))
                   : g_strdup_printf (zh_tr (self->language, "Forbidden after the start: %d"), n_late));
}

static void
check_report (Checks *self,
              ZhDesk *desk)
{
  g_autoptr (GPtrArray) gaps = zh_desk_list_report_gaps (desk, self->tournament->id, NULL);

  add (self, "217", gaps->len == 0,
       gaps->len == 0 ? g_strdup (zh_tr (self->language, "The rating report lacks nothing"))
                      : g_strdup_printf (zh_tr (self->language, "The rating report lacks: %u"), gaps->len));
}

GPtrArray *
zh_fide_checks_new (ZhDesk           *self,
                    gint64            tournament_id,
                    const ZhLanguage *language)
{
  const ZhTournament *tournament = zh_competition_find_tournament (zh_desk_get_snapshot (self), tournament_id);
  Checks              checks = { g_ptr_array_new_with_free_func (check_free), tournament, language };

  if (tournament == NULL)
    return checks.list;
  check_mode (&checks);
  check_rounds (&checks);
  check_points (&checks);
  check_tiebreaks (&checks);
  check_open_games (&checks);
  check_byes (&checks);
  check_bans (&checks);
  check_report (&checks, self);
  return checks.list;
}
