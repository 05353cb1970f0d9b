#include "config.h"

#include "admission-boxes.h"

#include <glib/gi18n.h>
#include <string.h>

static const struct
{
  const char *key;
  const char *rule;
  const char *label;
  gboolean    is_personal;
} boxes[] = {
  { "entry-original", "admission.entry-original", NC_ ("document of admission", "certified entry, original") },
  { "sender", "admission.sender", NC_ ("document of admission", "sending organisation") },
  { "technical", "admission.technical", NC_ ("document of admission", "technical entry in time") },
  { "identity", "admission.identity", NC_ ("document of admission", "proof of identity"), TRUE },
  { "medical", "admission.medical", NC_ ("document of admission", "medical admission"), TRUE },
  { "health-policy", "admission.health-policy", NC_ ("document of admission", "health insurance"), TRUE },
  { "accident-policy", "admission.accident-policy", NC_ ("document of admission", "insurance against accidents"), TRUE },
  { "fee", "admission.fee", NC_ ("document of admission", "entry fee") },
  { "standard", "admission.standard", NC_ ("document of admission", "qualification confirmed"), TRUE },
  { "class", "admission.class", NC_ ("document of admission", "class and status"), TRUE },
  { "consent-play", "admission.consent-play", NC_ ("document of admission", "consent to play without help"), TRUE },
  { "consent-technical", "admission.consent-technical", NC_ ("document of admission", "consent to the technical conditions"), TRUE },
  { "consent-data", "admission.consent-data", NC_ ("document of admission", "parents’ consent to personal data"), TRUE },
};

static void
box_free (gpointer data)
{
  ZhAdmissionBox *self = data;

  g_free (self->article);
  g_free (self);
}

GPtrArray *
zh_ruleset_list_boxes (const ZhRuleset *self)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (box_free);

  for (gsize i = 0; self != NULL && i < G_N_ELEMENTS (boxes); i++)
    {
      gboolean        is_asked = FALSE;
      const char     *article = "";
      ZhAdmissionBox *box;

      if (!zh_ruleset_get_boolean (self, boxes[i].rule, &is_asked, &article) || !is_asked)
        continue;
      box = g_new (ZhAdmissionBox, 1);
      *box = (ZhAdmissionBox){ boxes[i].key, g_strdup (article), boxes[i].is_personal };
      g_ptr_array_add (list, box);
    }
  return list;
}

gboolean
zh_admission_box_is_asked (const ZhAdmissionBox *box,
                           const ZhTournament   *tournament,
                           gint64                member_id)
{
  return !zh_tournament_is_team (tournament) || box->is_personal == (member_id != 0);
}

const char *
zh_admission_box_get_label (const char       *key,
                            const ZhLanguage *language)
{
  for (gsize i = 0; i < G_N_ELEMENTS (boxes); i++)
    if (strcmp (boxes[i].key, key) == 0)
      return zh_trc (language, "document of admission", boxes[i].label);
  return key;
}

const char *
zh_admission_state_get_label (ZhAdmissionState  state,
                              const ZhLanguage *language)
{
  switch (state)
    {
    case ZH_ADMISSION_ADMITTED:
      return zh_trc (language, "admission", "admitted");
    case ZH_ADMISSION_BY_ORGANISER:
      return zh_trc (language, "admission", "admitted by the organisers");
    case ZH_ADMISSION_REFUSED:
      return zh_trc (language, "admission", "refused");
    case ZH_ADMISSION_CONDITIONAL:
      return zh_trc (language, "admission", "admitted on condition");
    case ZH_ADMISSION_OPEN:
    default:
      return "";
    }
}
