#include "config.h"

#include "admission-boxes.h"

#include <glib/gi18n.h>
#include <string.h>

static const struct
{
  const char *key;
  const char *rule;
  const char *label;
} boxes[] = {
  { "entry-original", "admission.entry-original", NC_ ("document of admission", "certified entry, original") },
  { "sender", "admission.sender", NC_ ("document of admission", "sending organisation") },
  { "technical", "admission.technical", NC_ ("document of admission", "technical entry in time") },
  { "identity", "admission.identity", NC_ ("document of admission", "proof of identity") },
  { "medical", "admission.medical", NC_ ("document of admission", "medical admission") },
  { "health-policy", "admission.health-policy", NC_ ("document of admission", "health insurance") },
  { "accident-policy", "admission.accident-policy", NC_ ("document of admission", "insurance against accidents") },
  { "fee", "admission.fee", NC_ ("document of admission", "entry fee") },
  { "standard", "admission.standard", NC_ ("document of admission", "qualification confirmed") },
  { "class", "admission.class", NC_ ("document of admission", "class and status") },
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
      *box = (ZhAdmissionBox){ boxes[i].key, g_strdup (article) };
      g_ptr_array_add (list, box);
    }
  return list;
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
    case ZH_ADMISSION_OPEN:
    default:
      return "";
    }
}
