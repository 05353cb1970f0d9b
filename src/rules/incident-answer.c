/* An answer in words (incident-words.h). */
#include "config.h"

#include <string.h>

#include "incident-catalogue.h"
#include "incident-numbers.h"
#include "incident-schema.h"
#include "incident-words.h"
#include "rules-schema.h"

/* "2:00 more", "1:00 less", or at the arbiter's discretion. */
static char *
format_time (const ZhIncidentAnswer *answer,
             const char             *key,
             const ZhLanguage       *language)
{
  g_autofree char *amount = NULL;
  int              seconds;

  if (!zh_incident_answer_get_seconds (answer, key, &seconds))
    return g_strdup (zh_trc (language, "ruling", "as the arbiter decides"));
  amount = g_strdup_printf ("%d:%02d", ABS (seconds) / 60, ABS (seconds) % 60);
  if (seconds < 0)
    /* Translators: time taken from a clock, "1:00 less". */
    return g_strdup_printf (zh_trc (language, "ruling", "%s less"), amount);
  /* Translators: time added to a clock, "2:00 more". */
  return g_strdup_printf (zh_trc (language, "ruling", "%s more"), amount);
}

static char *
dup_part_text (const char       *key,
               const char       *part,
               const ZhLanguage *language)
{
  char *numbered;

  if (strcmp (key, "article") == 0 || strcmp (key, "switched_off") == 0)
    return g_strdup (part);
  if (strcmp (key, "sanctions") == 0)
    return g_strdup (zh_sanction_get_label (part, language));
  if (strcmp (key, "counts_as") == 0)
    return g_strdup (zh_incident_get_title (part, language));
  if (strcmp (key, "needs") == 0)
    return zh_incident_dup_fact_question (part, language);
  numbered = zh_incident_number_dup_text (part, key, language);
  return numbered != NULL ? numbered : g_strdup (zh_incident_get_word (key, part, language));
}

char *
zh_incident_answer_dup_value (const ZhIncidentAnswer *self,
                              const char             *key,
                              const ZhLanguage       *language)
{
  const char *value = zh_incident_answer_get (self, key);
  gboolean    is_article = strcmp (key, "article") == 0 || strcmp (key, "switched_off") == 0;
  g_auto (GStrv) parts = NULL;
  g_autoptr (GString) text = NULL;

  if (value == NULL)
    return NULL;
  if (g_str_has_suffix (key, "_time"))
    return format_time (self, key, language);

  parts = g_strsplit (value, is_article ? ";" : ",", 0);
  text = g_string_new (NULL);
  for (char **part = parts; *part != NULL; part++)
    {
      g_autofree char *word = dup_part_text (key, *part, language);

      g_string_append_printf (text, "%s%s", part != parts ? ", " : "", word);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_questions (GPtrArray        *lines,
               const char       *needs,
               const ZhLanguage *language)
{
  g_auto (GStrv) facts = g_strsplit (needs, ",", 0);

  for (char **fact = facts; *fact != NULL; fact++)
    g_ptr_array_add (lines, zh_incident_dup_fact_question (*fact, language));
}

char *
zh_incident_switch_format (const char       *article,
                           const ZhLanguage *language)
{
  /* Translators: the article that says so stands in the brackets. */
  return g_strdup_printf (zh_trc (language, "ruling", "Not applied in play over the internet (%s)"), article);
}

char *
zh_incident_answer_dup_silence (const ZhIncidentAnswer *self,
                                const ZhLanguage       *language)
{
  const char      *article = zh_incident_answer_get (self, "switched_off");
  g_autofree char *text = NULL;

  if (zh_incident_answer_get_applies (self))
    return NULL;
  if (article == NULL)
    return g_strdup (zh_tr (language, "The ruleset of this event says nothing of this in this discipline."));
  text = zh_incident_switch_format (article, language);
  return g_strconcat (text, ".", NULL);
}

char **
zh_incident_answer_dup_lines (const ZhIncidentAnswer *self,
                              const ZhLanguage       *language)
{
  const char *const *keys = zh_incident_get_answer_keys ();
  GPtrArray         *lines = g_ptr_array_new ();

  for (gsize i = 0; keys[i] != NULL; i++)
    {
      g_autofree char *value = zh_incident_answer_dup_value (self, keys[i], language);

      if (value == NULL)
        continue;
      if (strcmp (keys[i], "needs") == 0)
        add_questions (lines, zh_incident_answer_get (self, keys[i]), language);
      else
        /* Translators: a label and its value, "Article: 7.5.5". */
        g_ptr_array_add (lines, g_strdup_printf (zh_trc (language, "ruling", "%1$s: %2$s"),
                                                 zh_incident_get_key_label (keys[i], language), value));
    }
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_free (lines, FALSE);
}
