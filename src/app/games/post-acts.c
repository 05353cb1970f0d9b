#include "config.h"

#include "post-acts.h"

#include "adjudication-sheets.h"
#include "claim-sheets.h"
#include "entry-acts.h"
#include "letters-dialog.h"
#include "protest-sheet.h"
#include "silence-sheet.h"

static ZhLettersDialog *
make_letters (GtkWindow        *parent,
              ZhSession        *session,
              const ZhPostGame *game)
{
  return zh_letters_dialog_new (parent, session, game->place.round->number, game->place.pairing->number, game->place.index);
}

GtkWindow *
zh_post_acts_open_letters (GtkWindow        *parent,
                           ZhSession        *session,
                           const ZhPostGame *game)
{
  return GTK_WINDOW (make_letters (parent, session, game));
}

static gint64
get_entry_id (const ZhPostDeadline *deadline)
{
  const ZhEntry *entry = zh_game_place_get_entry (&deadline->game->place, deadline->due->side == ZH_LETTER_WHITE ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK);

  return entry != NULL ? entry->id : 0;
}

/* The end of the day of the decision, from which the term of a protest runs. */
static gint64
get_decided (const ZhPostDeadline *deadline)
{
  int   day = deadline->due->day - deadline->game->account->rules->appeal_days.number;
  GDate date;
  g_autoptr (GDateTime) time = NULL;

  g_date_clear (&date, 1);
  g_date_set_julian (&date, (guint32) day);
  time = g_date_time_new_local (g_date_get_year (&date), g_date_get_month (&date), g_date_get_day (&date), 23, 59, 59);
  return g_date_time_to_unix (time);
}

/* By some rules who is silent has left, which is asked as any leaving is; by others a side loses the game. */
static gboolean
is_leaving (const ZhPostDeadline *deadline)
{
  const ZhAccountWord *end = &deadline->game->account->rules->silence_leads_to;

  return deadline->due->kind == ZH_DUE_SILENCE && end->article != NULL && end->number == ZH_SILENCE_LEAVES;
}

/* The letter that is due stands in the form. */
static GtkWindow *
open_letter (GtkWindow            *parent,
             ZhSession            *session,
             const ZhPostDeadline *deadline,
             ZhLetterEventKind     event,
             const char           *kind)
{
  ZhLettersDialog *dialog = make_letters (parent, session, deadline->game);

  zh_letters_dialog_ask (dialog, event, deadline->due->side, kind);
  return GTK_WINDOW (dialog);
}

/* The sheet on which something due is done; NULL where there is none. */
static ZhFormSheet *
make_sheet (GtkWindow            *parent,
            ZhSession            *session,
            const ZhPostDeadline *deadline)
{
  const ZhGamePlace *place = &deadline->game->place;
  ZhLetterSide       side = deadline->due->side;
  int                claim = zh_claim_find_open (zh_session_get_competition (session), place);

  switch (deadline->due->kind)
    {
    case ZH_DUE_CLAIM:
      return zh_claim_sheet_new (parent, session, place, 0, side);
    case ZH_DUE_OBJECTION:
      return claim != 0 ? zh_objection_sheet_new (parent, session, place, claim) : NULL;
    case ZH_DUE_DECISION:
      return claim != 0 ? zh_claim_decision_sheet_new (parent, session, place, claim) : NULL;
    case ZH_DUE_MATERIAL:
      return zh_assessment_sheet_new (parent, session, place, side);
    case ZH_DUE_ADJUDICATION:
    case ZH_DUE_HEARING:
      return zh_adjudication_sheet_new (parent, session, place);
    case ZH_DUE_APPEAL:
      return zh_appeal_sheet_new (parent, session, place, side);
    case ZH_DUE_RECORD:
      return zh_record_sheet_new (parent, session, place, side);
    case ZH_DUE_PROTEST:
      return zh_protest_sheet_new_for_claim (parent, session, place, get_entry_id (deadline), get_decided (deadline));
    case ZH_DUE_SILENCE:
      return zh_silence_sheet_new (parent, session, deadline->game, side);
    case ZH_DUE_TIME:
    case ZH_DUE_REMIND:
    case ZH_DUE_REPEAT:
    case ZH_DUE_FIRST_MOVE:
    default:
      return NULL;
    }
}

void
zh_post_acts_open_due (GtkWindow            *parent,
                       ZhSession            *session,
                       const ZhPostDeadline *deadline)
{
  ZhFormSheet *sheet = is_leaving (deadline) ? NULL : make_sheet (parent, session, deadline);

  if (is_leaving (deadline))
    zh_entry_acts_do (GTK_WIDGET (parent), session, "withdraw", get_entry_id (deadline));
  else if (sheet != NULL)
    gtk_window_present (GTK_WINDOW (sheet));
  else if (deadline->due->kind == ZH_DUE_REPEAT)
    gtk_window_present (open_letter (parent, session, deadline, ZH_LETTER_REPEAT, ""));
  else if (deadline->due->kind == ZH_DUE_FIRST_MOVE)
    gtk_window_present (open_letter (parent, session, deadline, ZH_LETTER_QUERY, zh_letter_mark_to_string (ZH_MARK_FIRST_MOVE)));
  else
    gtk_window_present (zh_post_acts_open_letters (parent, session, deadline->game));
}
