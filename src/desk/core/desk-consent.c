#include "config.h"

#include "desk-consent.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-journal.h"
#include "desk-private.h"
#include "errors.h"
#include "registry.h"

static gboolean
is_paper (const char *command)
{
  const ZhCommand *row = zh_command_find (command);

  return row != NULL && row->right == ZH_RIGHT_DOCUMENTS;
}

static gboolean
take_standing (ZhJournalEntry *entry,
               gpointer        user_data)
{
  ZhJournalEntry **found = user_data;

  if (entry->kind == ZH_JOURNAL_ACT && !entry->undone)
    *found = zh_journal_entry_ref (entry);
  return *found == NULL;
}

static gboolean
count_change (ZhJournalEntry *entry,
              gpointer        user_data)
{
  guint *n_after = user_data;

  *n_after += is_paper (entry->command) ? 0 : 1;
  return TRUE;
}

ZhJournalEntry *
zh_desk_find_seal (ZhDesk *self,
                   guint  *n_after)
{
  const ZhJournalQuery seals = { .command = ZH_COMMAND_SEAL };
  ZhJournalQuery       later = { 0 };
  ZhJournalEntry      *seal = NULL;

  if (!zh_desk_walk_journal (self, &seals, take_standing, &seal, NULL) || seal == NULL || n_after == NULL)
    return seal;
  later.after = seal->id;
  *n_after = 0;
  if (!zh_desk_walk_journal (self, &later, count_change, n_after, NULL))
    g_clear_pointer (&seal, zh_journal_entry_unref);
  return seal;
}

/* Whether a seal stands; it is looked for again when one came or went. */
static gboolean
is_sealed (ZhDesk *self)
{
  if (!self->seal_is_known)
    {
      g_autoptr (ZhJournalEntry) seal = zh_desk_find_seal (self, NULL);

      self->is_sealed = seal != NULL;
      self->seal_is_known = TRUE;
    }
  return self->is_sealed;
}

char *
zh_desk_format_seal (ZhDesk           *self,
                     const ZhLanguage *language)
{
  guint n_after = 0;
  g_autoptr (ZhJournalEntry) seal = is_sealed (self) ? zh_desk_find_seal (self, &n_after) : NULL;
  g_autoptr (GDateTime) local = seal != NULL ? g_date_time_to_local (seal->time) : NULL;
  g_autofree char *time = NULL;
  g_autofree char *sealed = NULL;
  g_autofree char *after = zh_journal_format_after_seal (n_after, language);

  if (seal == NULL)
    return NULL;
  time = zh_language_format_time (language, local);
  /* Translators: number of an entry of the journal, when it was. */
  sealed = g_strdup_printf (zh_tr (language, "Sealed in entry %1$d (%2$s)"), (int) seal->id, time);
  return *after != '\0' ? g_strdup_printf ("%s. %s", sealed, after) : g_steal_pointer (&sealed);
}

void
zh_desk_note_seal (ZhDesk               *self,
                   const ZhJournalEntry *entry)
{
  if (strcmp (entry->command, ZH_COMMAND_SEAL) == 0)
    self->seal_is_known = FALSE;
}

void
zh_desk_consent (ZhDesk   *self,
                 ZhConsent consents)
{
  self->consents |= consents;
}

gboolean
zh_desk_needs_consent (ZhDesk   *self,
                       ZhConsent consent)
{
  if ((self->consents & consent) != 0 || self->store == NULL || self->read_only || self->lender != NULL)
    return FALSE;
  return consent == ZH_CONSENT_AFTER_SEAL ? is_sealed (self) : self->fault != NULL;
}

/* The journal is read once: whoever held the file all the time adds nothing that does not hold. */
static gboolean
check_fault (ZhDesk  *self,
             GError **error)
{
  g_autoptr (GError) problem = NULL;

  if ((self->consents & ZH_CONSENT_DESPITE_FAULT) != 0 || self->journal->len == 0)
    return TRUE;
  g_rec_mutex_lock (&self->at_work);
  if (!self->is_checked && !zh_desk_check_journal (self, &problem))
    self->fault = g_strdup (problem->message);
  g_rec_mutex_unlock (&self->at_work);
  self->is_checked = TRUE;
  if (self->fault == NULL)
    return TRUE;
  return zh_fail (error, ZH_ERROR_FAULTY,
                  /* Translators: %s is a sentence without its full stop. */
                  _ ("%s. Nothing is written to such a file until somebody says so: “Write Despite the Fault” in the main menu, or --despite-fault. Keep a copy for the commission first"),
                  self->fault);
}

gboolean
zh_desk_check_consent (ZhDesk     *self,
                       const char *command,
                       GError    **error)
{
  g_autofree char *seal = NULL;

  /* what cannot be written at all is refused by zh_desk_may() */
  if (self->is_repeating || self->read_only || self->store == NULL || self->lender == g_thread_self ())
    return TRUE;
  if (!check_fault (self, error))
    return FALSE;
  if ((self->consents & ZH_CONSENT_AFTER_SEAL) != 0 || is_paper (command) || strcmp (command, ZH_COMMAND_SEAL) == 0 || !is_sealed (self))
    return TRUE;
  seal = zh_desk_format_seal (self, zh_language_get_screen ());
  return zh_fail (error, ZH_ERROR_SEALED,
                  /* Translators: %s is a sentence such as “Sealed in entry 12 (20.11.2026 17:50)”, without its full stop. */
                  _ ("%s. What is changed now is told of as changed after the seal. To change it all the same: “Change After the Seal” in the main menu, or --after-seal"),
                  seal != NULL ? seal : "");
}
