#include "config.h"

#include "post-acts.h"

#include "adjudication-sheets.h"
#include "claim-sheets.h"
#include "letters-dialog.h"

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
    case ZH_DUE_TIME:
    case ZH_DUE_REMIND:
    case ZH_DUE_REPEAT:
    case ZH_DUE_FIRST_MOVE:
    case ZH_DUE_SILENCE:
    case ZH_DUE_PROTEST:
    default:
      return NULL;
    }
}

GtkWindow *
zh_post_acts_open_due (GtkWindow            *parent,
                       ZhSession            *session,
                       const ZhPostDeadline *deadline)
{
  ZhFormSheet *sheet = make_sheet (parent, session, deadline);

  if (sheet != NULL)
    return GTK_WINDOW (sheet);
  if (deadline->due->kind == ZH_DUE_REPEAT)
    return open_letter (parent, session, deadline, ZH_LETTER_REPEAT, "");
  if (deadline->due->kind == ZH_DUE_FIRST_MOVE)
    return open_letter (parent, session, deadline, ZH_LETTER_QUERY, zh_letter_mark_to_string (ZH_MARK_FIRST_MOVE));
  return zh_post_acts_open_letters (parent, session, deadline->game);
}
