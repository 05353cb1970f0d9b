#include "config.h"

#include "entry-acts.h"

#include <glib/gi18n.h>

#include "desk-entries.h"
#include "feedback.h"
#include "next-step.h"

static ZhChange *
set_absence (ZhDesk             *desk,
             const ZhTournament *tournament,
             gint64              entry_id,
             ZhPairingKind       kind,
             GError            **error)
{
  return zh_desk_set_absence (desk, entry_id, zh_tournament_count_paired_rounds (tournament) + 1, kind, error);
}

static ZhChange *
withdraw (ZhDesk             *desk,
          const ZhTournament *tournament,
          gint64              entry_id,
          GError            **error)
{
  return zh_desk_withdraw_entry (desk, entry_id, ZH_ENTRY_WITHDRAWN, zh_tournament_count_paired_rounds (tournament), NULL, error);
}

static ZhChange *
reinstate (ZhDesk             *desk,
           const ZhTournament *tournament,
           gint64              entry_id,
           GError            **error)
{
  return zh_desk_reinstate_entry (desk, entry_id, NULL, error);
}

static ZhChange *
remove_entry (ZhDesk             *desk,
              const ZhTournament *tournament,
              gint64              entry_id,
              GError            **error)
{
  return zh_desk_remove_entry (desk, entry_id, error);
}

static ZhChange *
be_absent (ZhDesk             *desk,
           const ZhTournament *tournament,
           gint64              entry_id,
           GError            **error)
{
  return set_absence (desk, tournament, entry_id, ZH_PAIRING_ZERO_BYE, error);
}

static ZhChange *
take_half_bye (ZhDesk             *desk,
               const ZhTournament *tournament,
               gint64              entry_id,
               GError            **error)
{
  return set_absence (desk, tournament, entry_id, ZH_PAIRING_HALF_BYE, error);
}

static ZhChange *
play (ZhDesk             *desk,
      const ZhTournament *tournament,
      gint64              entry_id,
      GError            **error)
{
  return set_absence (desk, tournament, entry_id, ZH_PAIRING_GAME, error);
}

static const struct
{
  const char *act;
  const char *failed;
  ZhChange *(*run) (ZhDesk             *desk,
                    const ZhTournament *tournament,
                    gint64              entry_id,
                    GError            **error);
} acts[] = {
  { "withdraw", N_ ("The entry was not withdrawn"), withdraw },
  { "reinstate", N_ ("The entry was not reinstated"), reinstate },
  { "remove", N_ ("The entry was not removed"), remove_entry },
  { "absent", N_ ("The absence was not stored"), be_absent },
  { "half-bye", N_ ("The absence was not stored"), take_half_bye },
  { "plays", N_ ("The absence was not stored"), play },
};

gboolean
zh_entry_acts_do (GtkWidget  *widget,
                  ZhSession  *session,
                  const char *act,
                  gint64      entry_id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    if (g_str_equal (acts[i].act, act))
      {
        g_autoptr (GError) error = NULL;
        ZhChange *change =
            acts[i].run (zh_session_get_desk (session), zh_session_get_tournament (session), entry_id, &error);

        return zh_feedback_act (widget, session, change, gettext (acts[i].failed), error);
      }
  return FALSE;
}

static void
append (GMenu      *menu,
        const char *label,
        const char *act,
        gint64      entry_id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "win.do-with-entry", "(sx)", act, entry_id);
  g_menu_append_item (menu, item);
}

static void
append_next_round (GMenu              *menu,
                   const ZhTournament *tournament,
                   const ZhEntry      *entry)
{
  int              round = zh_tournament_count_paired_rounds (tournament) + 1;
  int              n_planned = zh_tournament_count_planned_rounds (tournament);
  ZhPairingKind    kind = ZH_PAIRING_GAME;
  g_autofree char *plays = g_strdup_printf (_ ("_Plays Round %d"), round);
  g_autofree char *absent = g_strdup_printf (_ ("_Absent in Round %d"), round);
  g_autofree char *half = g_strdup_printf (_ ("_Half-Point Bye in Round %d"), round);

  if (n_planned > 0 && round > n_planned)
    return;
  if (zh_entry_get_absence (entry, round, &kind))
    append (menu, plays, "plays", entry->id);
  if (kind != ZH_PAIRING_ZERO_BYE)
    append (menu, absent, "absent", entry->id);
  if (kind != ZH_PAIRING_HALF_BYE)
    append (menu, half, "half-bye", entry->id);
}

GMenuModel *
zh_entry_acts_make_menu (const ZhTournament *tournament,
                         gint64              entry_id)
{
  const ZhEntry *entry = zh_tournament_find_entry (tournament, entry_id);
  GMenu         *menu = g_menu_new ();

  if (entry == NULL)
    return G_MENU_MODEL (menu);
  append (menu, _ ("_Details (F4)"), "details", entry_id);
  append (menu, _ ("_Fixed Board…"), "fixed-board", entry_id);
  if (entry->status != ZH_ENTRY_PLAYING)
    append (menu, _ ("Re_instate"), "reinstate", entry_id);
  else
    {
      append_next_round (menu, tournament, entry);
      if (zh_tournament_count_paired_rounds (tournament) > 0)
        append (menu, _ ("_Withdraw"), "withdraw", entry_id);
      else
        append (menu, _ ("Re_move"), "remove", entry_id);
    }
  return G_MENU_MODEL (menu);
}
