#include "config.h"

#include "case-cells.h"

#include "decision-words.h"
#include "offender.h"
#include "online-words.h"
#include "report-context.h"
#include "rules-schema.h"

static const ZhEntry *
find_entry (const ZhIncidentRecord *record,
            const ZhCompetition    *competition)
{
  const ZhTournament *tournament = zh_competition_find_tournament (competition, record->tournament_id);

  if (tournament == NULL || record->entry_id == 0)
    return NULL;
  return zh_tournament_find_entry (tournament, record->entry_id);
}

char *
zh_incident_record_format_offender (const ZhIncidentRecord *self,
                                    const ZhCompetition    *competition,
                                    const ZhLanguage       *language)
{
  const ZhEntry   *entry = find_entry (self, competition);
  const ZhMember  *member = zh_competition_find_offending_member (competition, self);
  g_autofree char *player = NULL;
  g_autofree char *team = NULL;

  if (entry == NULL)
    return g_strdup (zh_incident_scope_get_label (self->scope, language));
  team = zh_report_dup_name (entry, language);
  if (member == NULL)
    return g_steal_pointer (&team);
  player = zh_report_dup_untitled_member_name (member, language);
  return g_strdup_printf ("%s (%s)", player, team);
}

char *
zh_incident_record_format_sanction (const ZhIncidentRecord *self,
                                    const ZhCompetition    *competition,
                                    ZhSanction              sanction,
                                    const ZhLanguage       *language)
{
  const ZhEntry *entry = find_entry (self, competition);
  GString       *text = g_string_new (zh_sanction_get_label (zh_sanction_to_string (sanction), language));

  if (self->rounds_out > 0)
    {
      g_string_append (text, ": ");
      g_string_append_printf (text, zh_trn (language, "%d round", "%d rounds", (gulong) self->rounds_out),
                              self->rounds_out);
    }
  if (self->sanction == ZH_SANCTION_TEAM_REMOVAL && entry != NULL && entry->status == ZH_ENTRY_ANNULLED)
    g_string_append_printf (text, "; %s", zh_tr (language, "all results of the team are annulled"));
  return g_string_free (text, FALSE);
}

char *
zh_incident_record_format_articles (const ZhIncidentRecord *self)
{
  g_auto (GStrv) parts = g_strsplit (self->articles, ";", -1);

  for (char **part = parts; *part != NULL; part++)
    g_strstrip (*part);
  return g_strjoinv ("; ", parts);
}

/* The clock of one side, as far as it was changed (Russian order 988, 12.9.2–12.9.3). */
static void
append_time (GString    *text,
             int         seconds,
             const char *sentence)
{
  g_autofree char *amount = g_strdup_printf ("%s%d:%02d", seconds < 0 ? "−" : "+", ABS (seconds) / 60, ABS (seconds) % 60);

  if (seconds == 0)
    return;
  g_string_append (text, "; ");
  g_string_append_printf (text, sentence, amount);
}

char *
zh_incident_record_format_outcome (const ZhIncidentRecord *self,
                                   const ZhLanguage       *language)
{
  GString *text = g_string_new (zh_incident_decision_get_label (self->decided, language));

  append_time (text, self->opponent_time, zh_tr (language, "opponent’s clock %s"));
  append_time (text, self->offender_time, zh_tr (language, "own clock %s"));
  return g_string_free (text, FALSE);
}

/* How the connection that was lost came back, and what it cost. */
static void
append_outage (GString                *text,
               const ZhIncidentRecord *self,
               const ZhCompetition    *competition,
               const ZhLanguage       *language)
{
  const ZhTournament *tournament = zh_competition_find_tournament (competition, self->tournament_id);

  for (guint i = 0; tournament != NULL && i < tournament->outages->len; i++)
    {
      const ZhOutage  *outage = g_ptr_array_index (tournament->outages, i);
      g_autofree char *words = outage->incident_id == self->id ? zh_outage_format (outage, language) : NULL;

      if (words != NULL)
        g_string_append_printf (text, "; %s", words);
    }
}

char *
zh_incident_record_format_decision (const ZhIncidentRecord *self,
                                    const ZhCompetition    *competition,
                                    const char             *reason,
                                    const ZhLanguage       *language)
{
  const ZhProtest *annulment = zh_competition_find_annulment (competition, self->id);
  g_autofree char *outcome = zh_incident_record_format_outcome (self, language);
  GString         *text = g_string_new (outcome);

  append_outage (text, self, competition, language);
  if (self->sanction != ZH_SANCTION_NOT_SAID)
    {
      g_autofree char *sanction = NULL;

      sanction = zh_incident_record_format_sanction (self, competition, self->sanction, language);
      g_string_append_printf (text, "; %s", sanction);
    }
  if (*reason != '\0')
    {
      g_string_append (text, ". ");
      g_string_append_printf (text, zh_tr (language, "Reason: %s"), reason);
    }
  if (annulment != NULL)
    {
      g_string_append (text, ". ");
      g_string_append_printf (text, zh_tr (language, "Annulled in case no. %d"), annulment->number);
    }
  return g_string_free (text, FALSE);
}

int
zh_incident_record_get_number (const ZhIncidentRecord *self,
                               const ZhCompetition    *competition)
{
  int number = 0;

  for (guint i = 0; i < competition->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (competition->incidents, i);

      number += record->tournament_id == self->tournament_id;
      if (record == self)
        break;
    }
  return number;
}

const ZhIncidentRecord *
zh_competition_find_incident_by_number (const ZhCompetition *competition,
                                        gint64               tournament_id,
                                        gint64               number)
{
  for (guint i = 0; i < competition->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (competition->incidents, i);

      if (record->tournament_id == tournament_id && --number == 0)
        return record;
    }
  return NULL;
}
