#include "config.h"

#include "competition.h"

#include <glib/gi18n.h>
#include <string.h>

#define DETAIL(member, key, label, flags) ZH_TEXT_FIELD (ZhCompetition, member, #member, key, label, flags)
#define OFFICIAL(member, key, label, flags) ZH_TEXT_FIELD (ZhOfficial, member, #member, key, label, flags)

static const ZhField details[] = {
  DETAIL (uuid, "uuid", "", ZH_FIELD_INTERNAL),
  DETAIL (title, "title", NC_ ("field", "title"), ZH_FIELD_PLAIN),
  DETAIL (place, "place", NC_ ("field", "place"), ZH_FIELD_PLAIN),
  DETAIL (organiser, "organiser", NC_ ("field", "organiser"), ZH_FIELD_PLAIN),
  DETAIL (organiser_id, "organiser-id", NC_ ("field", "FIDE ID of the organiser"), ZH_FIELD_NULLABLE),
  DETAIL (organiser_email, "organiser-email", NC_ ("field", "e-mail of the organiser"), ZH_FIELD_NULLABLE),
  DETAIL (event_code, "event-code", NC_ ("field", "FIDE event code"), ZH_FIELD_NULLABLE),
  DETAIL (federation, "federation", NC_ ("field", "federation of the competition"), ZH_FIELD_NULLABLE),
  ZH_DATE_FIELD (ZhCompetition, start, "start_date", "start", NC_ ("field", "first day"), ZH_FIELD_PLAIN),
  ZH_DATE_FIELD (ZhCompetition, end, "end_date", "end", NC_ ("field", "last day"), ZH_FIELD_PLAIN),
  DETAIL (ruleset, "ruleset", NC_ ("field", "ruleset"), ZH_FIELD_WORD),
  DETAIL (round_set, "round-set", NC_ ("field", "documents of a round"), ZH_FIELD_WORD | ZH_FIELD_NULLABLE),
  DETAIL (ruleset_digest, "ruleset-digest", "", ZH_FIELD_INTERNAL | ZH_FIELD_NULLABLE),
};

static const ZhField official_fields[] = {
  OFFICIAL (role, "role", NC_ ("field", "office"), ZH_FIELD_WORD),
  OFFICIAL (name, "name", NC_ ("field", "name"), ZH_FIELD_PLAIN),
  OFFICIAL (category, "category", NC_ ("field", "category"), ZH_FIELD_PLAIN),
  OFFICIAL (federation, "federation", NC_ ("field", "federation"), ZH_FIELD_PLAIN),
  OFFICIAL (title, "title", NC_ ("field", "title of an arbiter"), ZH_FIELD_NULLABLE),
  OFFICIAL (fide_id, "fide-id", NC_ ("field", "FIDE ID"), ZH_FIELD_NULLABLE),
  ZH_DATE_FIELD (ZhOfficial, birth, "birth", "birth", NC_ ("field", "date of birth"), ZH_FIELD_NULLABLE),
  OFFICIAL (email, "email", NC_ ("field", "e-mail"), ZH_FIELD_NULLABLE | ZH_FIELD_PERSONAL),
};

const ZhRecordType zh_competition_details_type = { .table = "competition", .fields = details, .n_fields = G_N_ELEMENTS (details) };

const ZhRecordType zh_official_type = { .table = "official", .fields = official_fields, .n_fields = G_N_ELEMENTS (official_fields) };

static void
competition_clear (gpointer data)
{
  ZhCompetition *self = data;

  zh_record_clear (&zh_competition_details_type, self);
  g_hash_table_unref (self->overrides);
  g_ptr_array_unref (self->persons);
  g_ptr_array_unref (self->officials);
  g_ptr_array_unref (self->additions);
  g_ptr_array_unref (self->bans);
  g_ptr_array_unref (self->tournaments);
  g_ptr_array_unref (self->incidents);
  g_ptr_array_unref (self->kept_games);
  g_ptr_array_unref (self->letters);
  g_ptr_array_unref (self->adjournments);
  g_ptr_array_unref (self->confirmations);
  g_ptr_array_unref (self->clock_changes);
  g_ptr_array_unref (self->protests);
  g_ptr_array_unref (self->assignments);
  g_free (self->journal_head);
}

ZhCompetition *
zh_competition_new (void)
{
  ZhCompetition *self = g_atomic_rc_box_new0 (ZhCompetition);

  zh_record_init (&zh_competition_details_type, self);
  self->overrides = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->persons = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_person_unref);
  self->officials = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_official_free);
  self->additions = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_addition_free);
  self->bans = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_ban_free);
  self->tournaments = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_tournament_unref);
  self->incidents = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_incident_record_free);
  self->kept_games = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_kept_game_free);
  self->letters = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_letter_record_free);
  self->adjournments = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_adjournment_free);
  self->confirmations = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_confirmation_free);
  self->clock_changes = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_clock_change_free);
  self->protests = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_protest_free);
  self->assignments = g_ptr_array_new_with_free_func (g_free);
  self->journal_head = g_strdup ("");
  return self;
}

ZhCompetition *
zh_competition_copy_details (const ZhCompetition *self)
{
  ZhCompetition *copy = zh_competition_new ();

  zh_record_assign (&zh_competition_details_type, copy, self);
  return copy;
}

ZhCompetition *
zh_competition_ref (ZhCompetition *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
zh_competition_unref (ZhCompetition *self)
{
  if (self != NULL)
    g_atomic_rc_box_release_full (self, competition_clear);
}

ZhOfficial *
zh_official_new (void)
{
  ZhOfficial *self = g_new0 (ZhOfficial, 1);

  zh_record_init (&zh_official_type, self);
  return self;
}

void
zh_official_free (ZhOfficial *self)
{
  if (self == NULL)
    return;
  zh_record_clear (&zh_official_type, self);
  g_free (self);
}

ZhTournament *
zh_competition_find_tournament (const ZhCompetition *self,
                                gint64               id)
{
  for (guint i = 0; i < self->tournaments->len; i++)
    {
      ZhTournament *tournament = g_ptr_array_index (self->tournaments, i);

      if (tournament->id == id)
        return tournament;
    }
  return NULL;
}

ZhTournament *
zh_competition_find_tournament_by_name (const ZhCompetition *self,
                                        const char          *name)
{
  for (guint i = 0; i < self->tournaments->len; i++)
    {
      ZhTournament *tournament = g_ptr_array_index (self->tournaments, i);

      if (strcmp (tournament->name, name) == 0)
        return tournament;
    }
  return NULL;
}

ZhPerson *
zh_competition_find_person (const ZhCompetition *self,
                            gint64               id)
{
  for (guint i = 0; i < self->persons->len; i++)
    {
      ZhPerson *person = g_ptr_array_index (self->persons, i);

      if (person->id == id)
        return person;
    }
  return NULL;
}

const ZhOfficial *
zh_competition_find_official (const ZhCompetition *self,
                              const char          *role)
{
  for (guint i = 0; i < self->officials->len; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (self->officials, i);

      if (strcmp (official->role, role) == 0)
        return official;
    }
  return NULL;
}

GPtrArray *
zh_competition_list_letters (const ZhCompetition *self,
                             gint64               game_id)
{
  GPtrArray *letters = g_ptr_array_new ();

  for (guint i = 0; i < self->letters->len; i++)
    {
      ZhLetterRecord *letter = g_ptr_array_index (self->letters, i);

      if (letter->game_id == game_id)
        g_ptr_array_add (letters, letter);
    }
  return letters;
}

const ZhKeptGame *
zh_competition_find_kept_game (const ZhCompetition *self,
                               gint64               game_id)
{
  for (guint i = 0; i < self->kept_games->len; i++)
    {
      const ZhKeptGame *kept = g_ptr_array_index (self->kept_games, i);

      if (kept->game_id == game_id)
        return kept;
    }
  return NULL;
}

const ZhOfficial *
zh_competition_find_official_by_id (const ZhCompetition *self,
                                    gint64               id)
{
  for (guint i = 0; i < self->officials->len; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (self->officials, i);

      if (official->id == id)
        return official;
    }
  return NULL;
}

const ZhAdjournment *
zh_competition_find_adjournment (const ZhCompetition *self,
                                 gint64               game_id)
{
  for (guint i = self->adjournments->len; i > 0; i--)
    {
      const ZhAdjournment *adjournment = g_ptr_array_index (self->adjournments, i - 1);

      if (adjournment->game_id == game_id)
        return adjournment;
    }
  return NULL;
}

const ZhIncidentRecord *
zh_competition_find_incident (const ZhCompetition *self,
                              gint64               id)
{
  for (guint i = 0; i < self->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (self->incidents, i);

      if (record->id == id)
        return record;
    }
  return NULL;
}

const ZhProtest *
zh_competition_find_protest (const ZhCompetition *self,
                             gint64               id)
{
  for (guint i = 0; i < self->protests->len; i++)
    {
      const ZhProtest *protest = g_ptr_array_index (self->protests, i);

      if (protest->id == id)
        return protest;
    }
  return NULL;
}

const ZhProtest *
zh_competition_find_protest_by_number (const ZhCompetition *self,
                                       int                  number)
{
  for (guint i = 0; i < self->protests->len; i++)
    {
      const ZhProtest *protest = g_ptr_array_index (self->protests, i);

      if (protest->number == number)
        return protest;
    }
  return NULL;
}

const ZhProtest *
zh_competition_find_annulment (const ZhCompetition *self,
                               gint64               incident_id)
{
  for (guint i = 0; i < self->protests->len; i++)
    {
      const ZhProtest *protest = g_ptr_array_index (self->protests, i);

      if (protest->incident_id == incident_id && protest->effect == ZH_PROTEST_EFFECT_ANNULLED)
        return protest;
    }
  return NULL;
}

guint
zh_competition_count_open_protests (const ZhCompetition *self,
                                    gint64               tournament_id)
{
  guint n = 0;

  for (guint i = 0; i < self->protests->len; i++)
    {
      const ZhProtest *protest = g_ptr_array_index (self->protests, i);

      n += zh_protest_is_open (protest) && (tournament_id == 0 || protest->tournament_id == tournament_id);
    }
  return n;
}
