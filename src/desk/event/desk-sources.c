/* What a command is not told: the time, chance, and the language of words that stay. All of it comes
 * through the desk, so that the same commands can be made to write the same file. */
#include "config.h"

#include "desk-private.h"

#define MAX_SEED 999999999

/* The words of chance that are used: as many for each seed. */
#define USED_WORDS (G_MAXUINT32 - G_MAXUINT32 % MAX_SEED)

void
zh_desk_take_sources (ZhDesk              *self,
                      const ZhDeskSources *sources)
{
  static const ZhDeskSources system = { NULL };
  const ZhDeskSources       *next = sources != NULL ? sources : &system;

  zh_desk_set_clock (self, next->clock, next->clock_data);
  zh_desk_set_random (self, next->random, next->random_data);
  zh_desk_set_language (self, next->language);
}

void
zh_desk_set_clock (ZhDesk     *self,
                   ZhDeskClock clock,
                   gpointer    user_data)
{
  self->sources.clock = clock;
  self->sources.clock_data = user_data;
}

void
zh_desk_set_random (ZhDesk      *self,
                    ZhDeskRandom random,
                    gpointer     user_data)
{
  self->sources.random = random;
  self->sources.random_data = user_data;
}

void
zh_desk_set_language (ZhDesk     *self,
                      ZhLanguage *language)
{
  if (language != NULL)
    zh_language_ref (language);
  g_clear_pointer (&self->sources.language, zh_language_unref);
  self->sources.language = language;
}

gint64
zh_desk_get_time_us (const ZhDesk *self)
{
  return self->sources.clock != NULL ? self->sources.clock (self->sources.clock_data) : g_get_real_time ();
}

gint64
zh_desk_get_now (const ZhDesk *self)
{
  return zh_desk_get_time_us (self) / G_USEC_PER_SEC;
}

ZhLanguage *
zh_desk_get_language (const ZhDesk *self)
{
  return self->sources.language != NULL ? self->sources.language : zh_language_get_screen ();
}

static guint32
draw_word (ZhDesk *self)
{
  return self->sources.random != NULL ? self->sources.random (self->sources.random_data) : g_random_int ();
}

guint64
zh_desk_draw_seed (ZhDesk *self)
{
  guint32 word;

  do
    word = draw_word (self);
  while (word >= USED_WORDS);
  return (guint64) word % MAX_SEED + 1;
}

char *
zh_desk_draw_uuid (ZhDesk *self)
{
  guint32 a = draw_word (self);
  guint32 b = draw_word (self);
  guint32 c = draw_word (self);
  guint32 d = draw_word (self);

  /* Version 4: drawn (RFC 4122, 4.4). */
  return g_strdup_printf ("%08x-%04x-%04x-%04x-%04x%08x",
                          a, b >> 16, (b & 0xfff) | 0x4000, (c >> 16 & 0x3fff) | 0x8000,
                          c & 0xffff, d);
}

gint64
zh_desk_draw_replica (ZhDesk *self)
{
  return self->sources.random != NULL ? (draw_word (self) & 0x7fffffff) | 1 : 0;
}
