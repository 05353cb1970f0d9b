#include "config.h"

#include "hall-programme.h"

#include <glib/gi18n.h>

#include "app-settings.h"
#include "desk-lateness.h"
#include "hall-pages.h"

#define USUAL_SHAPE (16 / 9.0)

struct _ZhHallProgramme
{
  ZhSession  *session;
  char       *path;
  gint64      tournament_id;
  ZhLanguage *language;
  guint       ticked;
  gboolean    held;
  double      shape;
  ZhHallTurn  turn;

  /* by content; the last one is the title of the event */
  ZhReportPages *pages[ZH_HALL_N_CONTENTS + 1];
  gboolean       known[ZH_HALL_N_CONTENTS + 1];
};

static ZhLanguage *
choose_language (void)
{
  g_autoptr (GSettings) settings = zh_settings_new ();
  g_autofree char *code = g_settings_get_string (settings, "document-language");
  ZhLanguage      *language = *code != '\0' ? zh_language_new (code, NULL) : NULL;

  return language != NULL ? language : zh_language_ref (zh_language_get_screen ());
}

ZhHallProgramme *
zh_hall_programme_new (ZhSession *session)
{
  ZhHallProgramme *self = g_new0 (ZhHallProgramme, 1);

  self->session = g_object_ref (session);
  self->path = g_strdup (zh_desk_get_path (zh_session_get_desk (session)));
  self->tournament_id = zh_session_get_tournament_id (session);
  self->language = choose_language ();
  self->shape = USUAL_SHAPE;
  return self;
}

static void
forget_content (ZhHallProgramme *self,
                guint            content)
{
  g_clear_pointer (&self->pages[content], zh_report_pages_free);
  self->known[content] = FALSE;
}

void
zh_hall_programme_free (ZhHallProgramme *self)
{
  if (self == NULL)
    return;
  zh_hall_programme_forget (self);
  zh_language_unref (self->language);
  g_free (self->path);
  g_object_unref (self->session);
  g_free (self);
}

const ZhTournament *
zh_hall_programme_get_tournament (const ZhHallProgramme *self)
{
  ZhDesk *desk = zh_session_get_desk (self->session);

  if (desk == NULL || g_strcmp0 (zh_desk_get_path (desk), self->path) != 0)
    return NULL;
  return zh_competition_find_tournament (zh_desk_get_snapshot (desk), self->tournament_id);
}

/* The round that starts next, and in how many seconds. */
static void
find_start (const ZhTournament *tournament,
            GDateTime          *now,
            ZhHallMatter       *matter)
{
  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);
      g_autoptr (GDateTime) start = zh_round_parse_start (round);
      gint64 seconds = start != NULL ? (g_date_time_difference (start, now) + G_TIME_SPAN_SECOND - 1) / G_TIME_SPAN_SECOND : 0;

      if (round->state == ZH_ROUND_CLOSED || seconds <= 0 || (matter->round != 0 && seconds >= matter->seconds))
        continue;
      matter->round = round->number;
      matter->seconds = seconds;
    }
}

static ZhReportDocument *
build (ZhHallProgramme *self,
       guint            content)
{
  const ZhTournament *tournament = zh_hall_programme_get_tournament (self);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  ZhHallMatter matter = {
    .request = { .competition = zh_session_get_competition (self->session),
                 .tournament = tournament,
                 .dialect = zh_settings_get_dialect (),
                 .language = self->language,
                 .time = now },
    .announcement = zh_session_get_announcement (self->session),
  };

  if (content == ZH_HALL_N_CONTENTS)
    return zh_hall_build_title (&matter.request);
  find_start (tournament, now, &matter);
  return zh_hall_content_build ((ZhHallContent) content, &matter);
}

static const ZhReportPages *
get_pages (ZhHallProgramme *self,
           guint            content)
{
  g_autoptr (ZhReportDocument) document = NULL;

  if (self->known[content] || zh_hall_programme_get_tournament (self) == NULL)
    return self->pages[content];
  self->known[content] = TRUE;
  document = build (self, content);
  if (document != NULL)
    {
      ZhHallSetup setup = {
        .shape = self->shape,
        .family = ZH_REPORT_FONT,
        .name = content < ZH_HALL_N_CONTENTS ? zh_hall_content_get_name ((ZhHallContent) content, self->language) : "",
        .remark = self->held ? zh_trc (self->language, "on the wall of the hall", "Held") : NULL,
      };

      self->pages[content] = zh_hall_pages_new (document, &setup);
    }
  return self->pages[content];
}

static guint
count_pages (ZhHallContent content,
             gpointer      data)
{
  ZhHallProgramme     *self = data;
  const ZhReportPages *pages = (self->ticked & ZH_HALL_BIT (content)) != 0 ? get_pages (self, content) : NULL;

  return pages != NULL ? pages->pages->len : 0;
}

void
zh_hall_programme_set_ticked (ZhHallProgramme *self,
                              guint            ticked)
{
  self->ticked = ticked;
}

void
zh_hall_programme_set_shape (ZhHallProgramme *self,
                             double           shape)
{
  self->shape = shape;
  zh_hall_programme_forget (self);
}

void
zh_hall_programme_set_held (ZhHallProgramme *self,
                            gboolean         held)
{
  self->held = held;
  zh_hall_programme_forget (self);
}

gboolean
zh_hall_programme_get_held (const ZhHallProgramme *self)
{
  return self->held;
}

void
zh_hall_programme_forget (ZhHallProgramme *self)
{
  for (guint i = 0; i <= ZH_HALL_N_CONTENTS; i++)
    forget_content (self, i);
}

void
zh_hall_programme_forget_time (ZhHallProgramme *self)
{
  forget_content (self, ZH_HALL_COUNTDOWN);
}

void
zh_hall_programme_turn (ZhHallProgramme *self,
                        int              step)
{
  zh_hall_turn_step (&self->turn, step, count_pages, self);
}

void
zh_hall_programme_show (ZhHallProgramme *self,
                        ZhHallContent    content)
{
  if (count_pages (content, self) > 0)
    self->turn = (ZhHallTurn){ content, 0 };
}

const ZhReportPages *
zh_hall_programme_get_pages (ZhHallProgramme *self,
                             ZhHallTurn      *turn)
{
  gboolean has_any = zh_hall_turn_settle (&self->turn, count_pages, self);

  if (turn != NULL)
    *turn = has_any ? self->turn : (ZhHallTurn){ ZH_HALL_N_CONTENTS, 0 };
  return get_pages (self, has_any ? self->turn.content : ZH_HALL_N_CONTENTS);
}
