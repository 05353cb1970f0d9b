/* The tournaments of a competition file: tournament. */
#include "config.h"

#include <glib/gi18n.h>

#include "call.h"
#include "desk-competition.h"
#include "desk-rounds.h"
#include "rule-notes.h"
#include "ruleset-defaults.h"
#include "setting-options.h"
#include "next-step.h"
#include "table-rounds.h"

static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  const ZhCompetition *competition = zh_ctl_get_competition (call);

  for (guint i = 0; i < competition->tournaments->len; i++)
    {
      const ZhTournament *tournament = g_ptr_array_index (competition->tournaments, i);
      int                 n_rounds = zh_tournament_count_planned_rounds (tournament);
      g_autofree char    *rounds = g_strdup_printf ("%u/%d", tournament->rounds->len, n_rounds);
      g_autofree char    *tiebreaks = g_strjoinv (",", tournament->tiebreaks);

      zh_ctl_print_row (call,
                        "name:s sport:s discipline:s system:s entries:d :s tiebreaks:s | id:l time:s withdrawal:s paired:d rounds:d "
                        "cycles:d games:d win:d draw:d closed:b",
                        tournament->name, zh_sport_to_string (tournament->sport),
                        zh_discipline_to_string (tournament->time_class, tournament->play),
                        zh_system_to_string (tournament->system),
                        (int) tournament->entries->len, rounds, tiebreaks, tournament->id, tournament->time_control,
                        zh_withdrawal_to_string (tournament->withdrawal),
                        (int) tournament->rounds->len, n_rounds, tournament->cycles,
                        tournament->games_per_pairing, tournament->scoring.win, tournament->scoring.draw, tournament->closed);
    }
  return ZH_CTL_DONE;
}

/* The settings that the tournament has, each with where it comes from and what it may be. */
static ZhCtlExit
run_settings (ZhCtlCall *call,
              GError   **error)
{
  const ZhCompetition *competition = zh_ctl_get_competition (call);
  g_autoptr (ZhRuleset) rules = *competition->ruleset != '\0' ? zh_competition_load_ruleset (competition, NULL) : NULL;
  gsize            n;
  const ZhSetting *settings = zh_setting_list (&n);

  for (gsize i = 0; i < n; i++)
    if (zh_setting_applies (&settings[i], call->tournament) && !g_str_has_suffix (settings[i].key, "-"))
      zh_setting_print (call, &settings[i], rules, call->tournament);
  return ZH_CTL_DONE;
}

static ZhChange *
act_add (ZhCtlCall *call,
         GError   **error)
{
  g_autoptr (ZhTournamentChoices) choices = zh_tournament_choices_new ();

  return zh_setting_options_read (call, choices, error) ? zh_desk_add_tournament (call->desk, choices, NULL, error) : NULL;
}

static ZhChange *
act_edit (ZhCtlCall *call,
          GError   **error)
{
  g_autoptr (ZhTournamentChoices) choices = zh_tournament_choices_new ();

  if (!zh_setting_options_read (call, choices, error))
    return NULL;
  return zh_desk_edit_tournament (call->desk, call->tournament->id, choices, zh_ctl_text (call, "reason"), error);
}

static ZhChange *
act_draw_rounds (ZhCtlCall *call,
                 GError   **error)
{
  const char *text = zh_ctl_text (call, "order");
  g_autoptr (GArray) order = zh_table_rounds_parse (text != NULL ? text : "", error);
  guint64 seed = 0;

  if (order == NULL || !zh_ctl_read_seed (call, &seed, error))
    return NULL;
  return zh_desk_draw_table_rounds (call->desk, call->tournament->id, order->len > 0 ? (const int *) order->data : NULL, order->len,
                                    seed, error);
}

static ZhChange *
act_remove (ZhCtlCall *call,
            GError   **error)
{
  return zh_desk_remove_tournament (call->desk, call->tournament->id, error);
}

/* What comes after it is said at once, as in the window; not where a program reads along. */
static ZhChange *
act_close (ZhCtlCall *call,
           GError   **error)
{
  gint64    id = call->tournament->id;
  ZhChange *change = zh_desk_close_tournament (call->desk, id, zh_ctl_text (call, "reason"), error);

  if (change != NULL && !call->json)
    {
      const ZhCompetition *competition = zh_desk_get_snapshot (call->desk);
      const ZhTournament  *closed = zh_competition_find_tournament (competition, id);
      ZhNextStep           step = zh_desk_get_next_step (competition, id);
      g_autofree char     *sentence = zh_next_step_format_sentence (&step, zh_language_get_screen ());
      g_auto (GStrv) notes = zh_competition_dup_rule_notes (competition, closed, zh_desk_get_now (call->desk), zh_language_get_screen ());

      g_print ("%s\n", sentence);
      for (char **note = notes; *note != NULL; note++)
        g_print ("! %s\n", *note);
    }
  return change;
}

static ZhChange *
act_reopen (ZhCtlCall *call,
            GError   **error)
{
  return zh_desk_reopen_tournament (call->desk, call->tournament->id, error);
}

const ZhCtlVerb zh_ctl_tournament_verbs[] = {
  { "tournament", "FILE [list]", ZH_CTL_READS_FILE, run_list },
  { "tournament", "FILE settings", ZH_CTL_READS, run_settings },
  { "tournament", "FILE add @settings", ZH_CTL_WRITES_FILE, .act = act_add },
  { "tournament", "FILE edit @settings [--reason TEXT]", ZH_CTL_WRITES, .act = act_edit },
  { "tournament", "FILE draw-rounds [--order R,…] [--seed SEED]", ZH_CTL_WRITES, .act = act_draw_rounds },
  { "tournament", "FILE remove", ZH_CTL_WRITES, .act = act_remove },
  { "tournament", "FILE close [--reason TEXT]", ZH_CTL_WRITES, .act = act_close },
  { "tournament", "FILE reopen", ZH_CTL_WRITES, .act = act_reopen,
    .summary = N_ ("Lists or changes the tournaments of a file") },
  { NULL },
};
