#include "config.h"

#include "reason-words.h"

static char *
format_name (const ZhTournament *tournament,
             gint64              id,
             ZhReasonNames       names)
{
  const ZhEntry   *entry = id != 0 ? zh_tournament_find_entry (tournament, id) : NULL;
  g_autofree char *name = entry != NULL ? zh_entry_format_name (entry) : NULL;

  if (name == NULL)
    return g_strdup ("");
  return names == ZH_REASON_NAMES_NUMBERED ? g_strdup_printf ("%d %s", entry->start_number, name) : g_steal_pointer (&name);
}

void
zh_reason_words_init (ZhReasonWords      *self,
                      const ZhReason     *reason,
                      const ZhTournament *tournament,
                      const ZhLanguage   *language,
                      ZhReasonNames       names)
{
  *self = (ZhReasonWords){ .reason = reason, .tournament = tournament, .language = language };
  for (gsize i = 0; i < G_N_ELEMENTS (self->names); i++)
    self->names[i] = format_name (tournament, reason->entries[i], names);
}

void
zh_reason_words_clear (ZhReasonWords *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (self->names); i++)
    g_clear_pointer (&self->names[i], g_free);
}

const char *
zh_reason_words_find (const ZhReasonWords    *self,
                      const ZhReasonSentence *sentences,
                      gsize                   n_sentences)
{
  for (gsize i = 0; i < n_sentences; i++)
    if (g_str_equal (self->reason->code, sentences[i].code))
      return zh_tr (self->language, sentences[i].sentence);
  return NULL;
}
