#include "config.h"

#include "admission-act.h"

#include <string.h>

#include "admission-state.h"
#include "gone-applicant.h"

/* The last version in whose files an option held all this. */
#define VERSION_OF_OPTIONS 7

static gboolean
write_option (ZhAct              *act,
              const ZhTournament *tournament,
              gint64              entry_id,
              const char         *text,
              GError            **error)
{
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (tournament);
  g_autofree char *key = g_strdup_printf (ZH_OPTION_ADMISSION "%" G_GINT64_FORMAT, entry_id);

  if (*text == '\0')
    g_hash_table_remove (settings->options, key);
  else
    g_hash_table_replace (settings->options, g_steal_pointer (&key), g_strdup (text));
  return zh_store_put_tournament (act->store, settings, error);
}

static const ZhEvidence *
find_evidence (const ZhTournament *tournament,
               gint64              entry_id,
               gint64              member_id,
               const char         *document)
{
  for (guint i = 0; i < tournament->evidence->len; i++)
    {
      const ZhEvidence *row = g_ptr_array_index (tournament->evidence, i);

      if (row->entry_id == entry_id && row->member_id == member_id && strcmp (row->document, document) == 0)
        return row;
    }
  return NULL;
}

static gboolean
write_document (ZhAct              *act,
                const ZhTournament *tournament,
                gint64              entry_id,
                gint64              member_id,
                const char         *document,
                const char         *ground,
                GError            **error)
{
  const ZhEvidence *old = find_evidence (tournament, entry_id, member_id, document);
  g_autoptr (ZhEvidence) next = zh_evidence_new ();

  next->state = *ground == '\0' ? ZH_BOX_SEEN : ZH_BOX_WAIVED;
  if (old != NULL && old->state == next->state && strcmp (old->ground, ground) == 0)
    return TRUE;
  next->id = old != NULL ? old->id : zh_store_next_id (act->store);
  next->entry_id = entry_id;
  next->member_id = member_id;
  next->checked = zh_act_get_time (act);
  zh_person_set_string (&next->document, document);
  zh_person_set_string (&next->ground, ground);
  zh_person_set_string (&next->checked_by, act->actor);
  return zh_store_put_evidence (act->store, tournament->id, next, error);
}

static gboolean
write_documents (ZhAct              *act,
                 const ZhTournament *tournament,
                 gint64              entry_id,
                 gint64              member_id,
                 const ZhAdmission  *next,
                 GError            **error)
{
  g_autoptr (GList) keys = g_list_sort (g_hash_table_get_keys (next->boxes), (GCompareFunc) (GCallback) strcmp);

  for (guint i = 0; i < tournament->evidence->len; i++)
    {
      const ZhEvidence *row = g_ptr_array_index (tournament->evidence, i);

      if (row->entry_id == entry_id && row->member_id == member_id && !g_hash_table_contains (next->boxes, row->document) &&
          !zh_store_delete (act->store, ZH_TABLE_EVIDENCE, row->id, error))
        return FALSE;
    }
  for (const GList *each = keys; each != NULL; each = each->next)
    if (!write_document (act, tournament, entry_id, member_id, each->data, g_hash_table_lookup (next->boxes, each->data), error))
      return FALSE;
  return TRUE;
}

static gboolean
write_decision (ZhAct              *act,
                const ZhTournament *tournament,
                gint64              entry_id,
                gint64              member_id,
                const ZhAdmission  *next,
                GError            **error)
{
  const ZhApplicant *old = zh_tournament_find_applicant (tournament, entry_id, member_id);
  g_autoptr (ZhApplicant) row = old != NULL ? zh_applicant_copy (old) : zh_applicant_new ();

  if (next->state == ZH_ADMISSION_OPEN)
    return old == NULL || zh_store_delete (act->store, ZH_TABLE_APPLICANT, old->id, error);
  if (old != NULL && old->state == next->state && old->session_id == next->session_id && strcmp (old->article, next->article) == 0 &&
      strcmp (old->ground, next->ground) == 0 && strcmp (old->until, next->until) == 0)
    return TRUE;
  if (old == NULL)
    row->id = zh_store_next_id (act->store);
  row->entry_id = entry_id;
  row->member_id = member_id;
  row->session_id = next->session_id;
  row->state = next->state;
  row->decided = zh_act_get_time (act);
  zh_person_set_string (&row->article, next->article);
  zh_person_set_string (&row->ground, next->ground);
  zh_person_set_string (&row->until, next->until);
  return zh_store_put_applicant (act->store, tournament->id, row, error);
}

gboolean
zh_act_write_admission (ZhAct              *act,
                        const ZhTournament *tournament,
                        gint64              entry_id,
                        gint64              member_id,
                        const ZhAdmission  *next,
                        GError            **error)
{
  g_autofree char *text = zh_admission_to_text (next);

  if (zh_store_get_act_version (act->store) <= VERSION_OF_OPTIONS)
    return write_option (act, tournament, entry_id, text, error);
  if (member_id == 0 && zh_tournament_has_old_admission (tournament, entry_id) && !write_option (act, tournament, entry_id, "", error))
    return FALSE;
  return write_documents (act, tournament, entry_id, member_id, next, error) &&
         write_decision (act, tournament, entry_id, member_id, next, error);
}

/* The full name with the date of birth, and the team of a member. */
static char *
format_gone_name (const ZhEntry  *entry,
                  const ZhMember *member,
                  const ZhPerson *person)
{
  g_autofree char *name = person != NULL ? zh_person_format_full_name (person) : g_strdup (entry->team_name);
  g_autofree char *birth = person != NULL ? zh_date_format_iso (person->birth) : g_strdup ("");
  GString         *text = g_string_new (name);

  if (*birth != '\0')
    g_string_append_printf (text, ", %s", birth);
  if (member != NULL)
    g_string_append_printf (text, " (%s)", entry->team_name);
  return g_string_free (text, FALSE);
}

/* As the protocol has it, with what he showed. */
static char *
format_gone (const ZhTournament *tournament,
             const ZhEntry      *entry,
             gint64              member_id)
{
  const ZhMember *member = member_id != 0 ? zh_tournament_find_member (tournament, member_id) : NULL;
  const ZhPerson *person = member != NULL ? member->person : entry->person;
  g_autoptr (ZhAdmission) admission = zh_tournament_get_admission (tournament, entry->id, member_id);
  g_autoptr (ZhGoneApplicant) gone = zh_gone_applicant_new ();
  GHashTableIter iter;
  gpointer       key;
  gpointer       ground;

  g_free (gone->name);
  gone->name = format_gone_name (entry, member, person);
  zh_person_set_string (&gone->region, person != NULL ? person->region : "");
  zh_person_set_string (&gone->team, member != NULL ? entry->team_name : "");
  zh_person_set_string (&gone->sender, entry->sender);
  gone->has_documents = TRUE;
  g_hash_table_iter_init (&iter, admission->boxes);
  while (g_hash_table_iter_next (&iter, &key, &ground))
    zh_admission_set_box (gone->documents, key, zh_admission_get_box (admission, key), ground);
  return zh_gone_applicant_to_text (gone);
}

gboolean
zh_act_keep_decisions (ZhAct              *act,
                       const ZhTournament *tournament,
                       const ZhEntry      *entry,
                       gint64              member_id,
                       GError            **error)
{
  for (guint i = 0; i < tournament->applicants->len; i++)
    {
      const ZhApplicant *row = g_ptr_array_index (tournament->applicants, i);
      g_autoptr (ZhApplicant) kept = NULL;

      if (row->entry_id != entry->id || (member_id != 0 && row->member_id != member_id))
        continue;
      kept = zh_applicant_copy (row);
      g_free (kept->name);
      kept->name = format_gone (tournament, entry, row->member_id);
      kept->entry_id = 0;
      kept->member_id = 0;
      if (!zh_store_put_applicant (act->store, tournament->id, kept, error))
        return FALSE;
    }
  for (guint i = 0; i < tournament->evidence->len; i++)
    {
      const ZhEvidence *row = g_ptr_array_index (tournament->evidence, i);

      if (row->entry_id == entry->id && (member_id == 0 || row->member_id == member_id) &&
          !zh_store_delete (act->store, ZH_TABLE_EVIDENCE, row->id, error))
        return FALSE;
    }
  return TRUE;
}
