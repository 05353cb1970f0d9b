#include "config.h"

#include "person-words.h"

#include <glib/gi18n.h>

typedef struct
{
  const char *kind;
  const char *label;
} Word;

static const Word boards[] = {
  { "", NC_ ("kind of board", "An ordinary board") },
  { "relief", NC_ ("kind of board", "A relief board") },
  { "two-boards", NC_ ("kind of board", "Two boards, one of them special") },
  { "other", NC_ ("kind of board", "Another board") },
};

static const Word clocks[] = {
  { "", NC_ ("kind of clock", "An ordinary clock") },
  { "tactile", NC_ ("kind of clock", "A tactile clock") },
  { "talking", NC_ ("kind of clock", "A talking clock") },
  { "accessible-side", NC_ ("kind of clock", "The clock on the accessible side") },
  { "other", NC_ ("kind of clock", "Another clock") },
};

const char *
zh_person_get_board_label (const char       *kind,
                           const ZhLanguage *language)
{
  for (gsize i = 0; i < G_N_ELEMENTS (boards); i++)
    if (g_strcmp0 (boards[i].kind, kind) == 0)
      return zh_trc (language, "kind of board", boards[i].label);
  return kind;
}

const char *
zh_person_get_clock_label (const char       *kind,
                           const ZhLanguage *language)
{
  for (gsize i = 0; i < G_N_ELEMENTS (clocks); i++)
    if (g_strcmp0 (clocks[i].kind, kind) == 0)
      return zh_trc (language, "kind of clock", clocks[i].label);
  return kind;
}

static char *
format_assistant (const ZhPerson   *self,
                  const ZhLanguage *language)
{
  if (*self->assistant_duties == '\0')
    return g_strdup_printf (zh_tr (language, "Assistant: %s"), self->assistant);
  if (*self->assistant == '\0')
    return g_strdup_printf (zh_tr (language, "Duties of the assistant: %s"), self->assistant_duties);
  return g_strdup_printf (zh_tr (language, "Assistant: %1$s. Duties: %2$s"), self->assistant, self->assistant_duties);
}

char **
zh_person_dup_arrangements (const ZhPerson   *self,
                            const ZhLanguage *language)
{
  GPtrArray *lines = g_ptr_array_new ();
  int        minutes = self->warning_minutes;

  if (*self->disability_class != '\0')
    g_ptr_array_add (lines, g_strdup_printf (zh_tr (language, "Class of disability: %s"), self->disability_class));
  if (*self->assistant != '\0' || *self->assistant_duties != '\0')
    g_ptr_array_add (lines, format_assistant (self, language));
  if (*self->board_kind != '\0')
    g_ptr_array_add (lines, g_strdup (zh_person_get_board_label (self->board_kind, language)));
  if (*self->clock_kind != '\0')
    g_ptr_array_add (lines, g_strdup (zh_person_get_clock_label (self->clock_kind, language)));
  if (minutes > 0)
    g_ptr_array_add (lines, g_strdup_printf (zh_trn (language, "Warn of time trouble at %d minute", "Warn of time trouble at %d minutes", (gulong) minutes), minutes));
  if (self->announces)
    g_ptr_array_add (lines, g_strdup (zh_tr (language, "Moves are announced aloud")));
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_free (lines, FALSE);
}
