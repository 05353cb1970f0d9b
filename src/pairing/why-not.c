#include "config.h"

#include "why-not.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "round-before.h"

static int
find_meeting (const ZhTournament *tournament,
              int                 round,
              gint64              a,
              gint64              b)
{
  g_autoptr (ZhHistory) history = zh_history_new (tournament, round - 1);

  for (int i = 0; i < history->n_entries; i++)
    for (int r = 1; r < round && zh_history_get_entry (history, i)->id == a; r++)
      {
        const ZhCell *cell = zh_history_get_cell (history, i, r);

        if (cell->opponent >= 0 && zh_outcome_is_played (cell->outcome) &&
            zh_history_get_entry (history, cell->opponent)->id == b)
          return r;
      }
  return 0;
}

static gboolean
are_paired (const ZhProposal *proposal,
            gint64            a,
            gint64            b)
{
  for (guint i = 0; i < proposal->pairs->len; i++)
    {
      const ZhProposedPair *pair = &g_array_index (proposal->pairs, ZhProposedPair, i);

      if ((pair->white == a && pair->black == b) || (pair->white == b && pair->black == a))
        return TRUE;
    }
  return FALSE;
}

/* A step about players is the same when it does the same with the same players, whatever was
 * tried before; one about a group when its numbers are the same. */
static gboolean
is_same_reason (const ZhReason *a,
                const ZhReason *b)
{
  return strcmp (a->code, b->code) == 0 && memcmp (a->entries, b->entries, sizeof a->entries) == 0 &&
         (a->entries[0] != 0 || memcmp (a->values, b->values, sizeof a->values) == 0);
}

/* The first step that differs. Where one list ends first the steps before its end were alike,
 * and the last of them stands for it. */
static void
compare (const ZhProposal *chosen,
         const ZhProposal *forced,
         ZhWhyNot         *why)
{
  guint n = MIN (chosen->reasons->len, forced->reasons->len);
  guint i = 0;

  while (i + 1 < n && is_same_reason (&g_array_index (chosen->reasons, ZhReason, i),
                                      &g_array_index (forced->reasons, ZhReason, i)))
    i++;
  why->answer = ZH_WHY_NOT_WORSE;
  why->step = (int) i;
  why->chosen = g_array_index (chosen->reasons, ZhReason, i);
  why->forced = g_array_index (forced->reasons, ZhReason, i);
}

/* What needs no pairing to be known. Returns whether it is the answer. */
static gboolean
answer_at_once (const ZhTournament *tournament,
                int                 round,
                ZhWhyNot           *why)
{
  for (int side = 0; side < 2; side++)
    {
      const ZhEntry *entry = zh_tournament_find_entry (tournament, why->entries[side]);

      if (entry == NULL || zh_entry_get_absence (entry, round, NULL))
        {
          why->answer = ZH_WHY_NOT_ABSENT;
          return TRUE;
        }
    }
  why->met_round = find_meeting (tournament, round, why->entries[0], why->entries[1]);
  if (why->met_round > 0)
    why->answer = ZH_WHY_NOT_MET;
  else if (zh_tournament_is_forbidden (tournament, round, why->entries[0], why->entries[1]))
    why->answer = ZH_WHY_NOT_BARRED;
  else
    return FALSE;
  return TRUE;
}

/* A system that compares the two pairings by its own criteria says so first of all. */
static gboolean
find_own_answer (const ZhProposal *forced,
                 ZhWhyNot         *why)
{
  if (forced->reasons->len == 0)
    return FALSE;
  why->forced = g_array_index (forced->reasons, ZhReason, 0);
  if (strstr (why->forced.code, ".why-not.") == NULL)
    return FALSE;
  why->answer = ZH_WHY_NOT_TOLD;
  return TRUE;
}

static gboolean
pair_twice (const ZhPairingSystem *system,
            const ZhTournament    *tournament,
            int                    round,
            ZhWhyNot              *why,
            GError               **error)
{
  ZhPairingRequest request = { .round = round, .explain = TRUE };
  g_autoptr (ZhProposal) chosen = system->pair (tournament, &request, error);
  g_autoptr (ZhProposal) forced = NULL;

  if (chosen == NULL)
    return FALSE;
  if (are_paired (chosen, why->entries[0], why->entries[1]))
    {
      why->answer = ZH_WHY_NOT_PAIRED;
      return TRUE;
    }
  if (!zh_system_get_traits (system->id)->has_free_rounds)
    {
      why->answer = ZH_WHY_NOT_TABLE;
      return TRUE;
    }
  if (answer_at_once (tournament, round, why))
    return TRUE;

  request.forced = why->entries;
  forced = system->pair (tournament, &request, error);
  if (forced == NULL)
    return FALSE;
  if (find_own_answer (forced, why))
    return TRUE;
  if (!forced->found)
    why->answer = ZH_WHY_NOT_INCOMPLETE;
  else if (forced->reasons->len == 0 || chosen->reasons->len == 0)
    why->answer = ZH_WHY_NOT_LATER;
  else
    compare (chosen, forced, why);
  return TRUE;
}

gboolean
zh_pairing_ask_why_not (const ZhTournament *tournament,
                        int                 round,
                        gint64              a,
                        gint64              b,
                        ZhWhyNot           *why,
                        GError            **error)
{
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);
  g_autoptr (ZhTournament) before = zh_tournament_to_explain (tournament, round);

  g_assert (a != b);

  if (system == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Pairing system: there is none called “%s”"), zh_system_to_string (tournament->system));
  *why = (ZhWhyNot){ .entries = { a, b } };
  return pair_twice (system, before, round, why, error);
}

static char *
format_step (const ZhPairingSystem *system,
             const ZhReason        *reason,
             const ZhTournament    *tournament,
             const ZhLanguage      *language)
{
  g_autofree char *text = system->format_reason (reason, tournament, language);

  return reason->article[0] != '\0' ? g_strdup_printf ("%s [%s]", text, reason->article) : g_steal_pointer (&text);
}

static char *
format_worse (const ZhWhyNot     *self,
              const ZhTournament *tournament,
              const ZhLanguage   *language,
              const char         *first,
              const char         *second)
{
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);
  g_autofree char       *chosen = format_step (system, &self->chosen, tournament, language);
  g_autofree char       *forced = format_step (system, &self->forced, tournament, language);
  g_autofree char       *head = g_strdup_printf (zh_tr (language, "If %1$s met %2$s, this step would come out worse."), first, second);
  g_autofree char       *now = g_strdup_printf (zh_tr (language, "By the rules: %s"), chosen);
  g_autofree char       *then = g_strdup_printf (zh_tr (language, "With this pair: %s"), forced);

  return g_strjoin ("\n", head, now, then, NULL);
}

char *
zh_why_not_format (const ZhWhyNot     *self,
                   const ZhTournament *tournament,
                   const ZhLanguage   *language)
{
  const ZhEntry   *a = zh_tournament_find_entry (tournament, self->entries[0]);
  const ZhEntry   *b = zh_tournament_find_entry (tournament, self->entries[1]);
  g_autofree char *first = a != NULL ? zh_entry_format_name (a) : g_strdup ("?");
  g_autofree char *second = b != NULL ? zh_entry_format_name (b) : g_strdup ("?");

  switch (self->answer)
    {
    case ZH_WHY_NOT_PAIRED:
      return g_strdup_printf (zh_tr (language, "%1$s and %2$s do meet in this round."), first, second);
    case ZH_WHY_NOT_ABSENT:
      return g_strdup_printf (zh_tr (language, "%1$s and %2$s cannot meet: one of them is absent from this round."), first, second);
    case ZH_WHY_NOT_MET:
      return g_strdup_printf (zh_tr (language, "%1$s and %2$s have already met in round %3$d."), first, second, self->met_round);
    case ZH_WHY_NOT_BARRED:
      return g_strdup_printf (zh_tr (language, "The regulation keeps %1$s and %2$s apart in this round."), first, second);
    case ZH_WHY_NOT_INCOMPLETE:
      return g_strdup_printf (zh_tr (language, "If %1$s met %2$s, the others could not all be paired."), first, second);
    case ZH_WHY_NOT_LATER:
      return g_strdup_printf (zh_tr (language, "%1$s and %2$s could meet, but the rules prefer another pairing."), first, second);
    case ZH_WHY_NOT_TABLE:
      return g_strdup_printf (zh_tr (language, "%1$s and %2$s do not meet in this round by the table or the bracket."), first, second);
    case ZH_WHY_NOT_TOLD:
      return format_step (zh_pairing_system_find (tournament->system), &self->forced, tournament, language);
    case ZH_WHY_NOT_WORSE:
    default:
      return format_worse (self, tournament, language, first, second);
    }
}
