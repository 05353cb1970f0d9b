#include "config.h"

#include "online-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "clock-setting.h"

static const char *const causes[] = {
  [ZH_OUTAGE_CONNECTION] = NC_ ("lost connection", "no connection"),
  [ZH_OUTAGE_DEVICE] = NC_ ("lost connection", "computer or power failed"),
  [ZH_OUTAGE_PLATFORM] = NC_ ("lost connection", "platform failed"),
  [ZH_OUTAGE_CONFERENCE] = NC_ ("lost connection", "conference is joined again"),
};

static const char *const ends[] = {
  [ZH_OUTAGE_OPEN] = NC_ ("lost connection", "lasts"),
  [ZH_OUTAGE_RECONNECTED] = NC_ ("lost connection", "back in the game"),
  [ZH_OUTAGE_LOST_ON_TIME] = NC_ ("lost connection", "time ran out"),
  [ZH_OUTAGE_REPLAYED] = NC_ ("lost connection", "game played again"),
};

static const char *const answers[] = {
  [ZH_SCREENING_AWAITED] = NC_ ("check of a game", "no answer yet"),
  [ZH_SCREENING_CLEAN] = NC_ ("check of a game", "nothing found"),
  [ZH_SCREENING_DOUBTFUL] = NC_ ("check of a game", "doubts remain"),
  [ZH_SCREENING_CONFIRMED] = NC_ ("check of a game", "forbidden help confirmed"),
};

const char *
zh_outage_cause_get_label (ZhOutageCause     cause,
                           const ZhLanguage *language)
{
  g_assert ((gsize) cause < G_N_ELEMENTS (causes));

  return zh_trc (language, "lost connection", causes[cause]);
}

const char *
zh_outage_end_get_label (ZhOutageEnd       end,
                         const ZhLanguage *language)
{
  g_assert ((gsize) end < G_N_ELEMENTS (ends));

  return zh_trc (language, "lost connection", ends[end]);
}

const char *
zh_screening_answer_get_label (ZhScreeningAnswer answer,
                               const ZhLanguage *language)
{
  g_assert ((gsize) answer < G_N_ELEMENTS (answers));

  return zh_trc (language, "check of a game", answers[answer]);
}

const char *
zh_outage_get_clock (const char *since)
{
  const char *clock = strchr (since, 'T');

  return clock != NULL ? clock + 1 : since;
}

char *
zh_outage_format (const ZhOutage   *self,
                  const ZhLanguage *language)
{
  const char      *cause = zh_outage_cause_get_label ((ZhOutageCause) self->cause, language);
  g_autofree char *lost = zh_clock_reading_format (self->lost);

  if (self->ended == ZH_OUTAGE_OPEN)
    /* Translators: what failed, and since when. */
    return g_strdup_printf (zh_tr (language, "%1$s since %2$s"), cause, zh_outage_get_clock (self->since));
  /* Translators: what failed, when, how much time it took, how it ended. */
  return g_strdup_printf (zh_tr (language, "%1$s at %2$s, %3$s: %4$s"), cause, zh_outage_get_clock (self->since), lost,
                          zh_outage_end_get_label ((ZhOutageEnd) self->ended, language));
}

char *
zh_screening_format (const ZhScreening *self,
                     const ZhLanguage  *language)
{
  g_autofree char *sent = zh_language_format_date (language, self->sent);
  const char      *answer = zh_screening_answer_get_label ((ZhScreeningAnswer) self->answer, language);

  /* Translators: to whom a game was sent to be checked, when, and what was answered. */
  return g_strdup_printf (zh_tr (language, "sent to %1$s on %2$s: %3$s"), self->body, sent, answer);
}
