#include "config.h"

#include "tournament.h"

#include "admission-rows.h"
#include "entry-sheet.h"
#include "payment.h"

#include <glib/gi18n.h>

#include "text-limits.h"

const ZhScoring ZH_SCORING_ONE = { 10, 5, 0, 10, 0, 10, 10, 5, 0, 20, 10, 0 };
const ZhScoring ZH_SCORING_TWO = { 20, 10, 0, 20, 0, 20, 20, 10, 0, 20, 10, 0 };

void
zh_scoring_count_byes_as_matches (ZhScoring *self)
{
  self->allocated_bye = self->match_win;
  self->full_bye = self->match_win;
  self->half_bye = self->match_draw;
  self->zero_bye = self->match_loss;
}

static const char *const sport_names[] = {
  [ZH_SPORT_CHESS] = "chess",
  [ZH_SPORT_DRAUGHTS_RUSSIAN] = "draughts-russian",
  [ZH_SPORT_DRAUGHTS_BRAZILIAN] = "draughts-brazilian",
  [ZH_SPORT_CHECKERS] = "checkers",
  [ZH_SPORT_DRAUGHTS_INTERNATIONAL] = "draughts-100",
};

const char *
zh_sport_to_string (ZhSport sport)
{
  return sport_names[sport];
}

gboolean
zh_sport_from_string (const char *text,
                      ZhSport    *sport)
{
  for (gsize i = 0; i < G_N_ELEMENTS (sport_names); i++)
    if (g_strcmp0 (sport_names[i], text) == 0)
      {
        *sport = (ZhSport) i;
        return TRUE;
      }
  return FALSE;
}

/* What a tournament holds, each in an array, and what frees one of it. */
static const struct
{
  gsize          offset;
  GDestroyNotify free;
} arrays[] = {
  { offsetof (ZhTournament, entries), (GDestroyNotify) zh_entry_free },
  { offsetof (ZhTournament, members), (GDestroyNotify) zh_member_free },
  { offsetof (ZhTournament, rounds), (GDestroyNotify) zh_round_unref },
  { offsetof (ZhTournament, forbidden), (GDestroyNotify) zh_forbidden_free },
  { offsetof (ZhTournament, virtual_points), g_free },
  { offsetof (ZhTournament, issues), (GDestroyNotify) zh_issue_free },
  { offsetof (ZhTournament, sites), (GDestroyNotify) zh_site_free },
  { offsetof (ZhTournament, outages), (GDestroyNotify) zh_outage_free },
  { offsetof (ZhTournament, screenings), (GDestroyNotify) zh_screening_free },
  { offsetof (ZhTournament, addresses), (GDestroyNotify) zh_address_free },
  { offsetof (ZhTournament, lot_minutes), (GDestroyNotify) zh_lot_minute_free },
  { offsetof (ZhTournament, sessions), (GDestroyNotify) zh_sitting_free },
  { offsetof (ZhTournament, applicants), (GDestroyNotify) zh_applicant_free },
  { offsetof (ZhTournament, evidence), (GDestroyNotify) zh_evidence_free },
  { offsetof (ZhTournament, quotas), (GDestroyNotify) zh_quota_free },
  { offsetof (ZhTournament, changes), (GDestroyNotify) zh_entry_change_free },
  { offsetof (ZhTournament, sheets), (GDestroyNotify) zh_entry_sheet_free },
  { offsetof (ZhTournament, payments), (GDestroyNotify) zh_payment_free },
  { offsetof (ZhTournament, works), (GDestroyNotify) zh_work_record_free },
  { offsetof (ZhTournament, solving_rounds), (GDestroyNotify) zh_solving_round_record_free },
  { offsetof (ZhTournament, solving_sheets), (GDestroyNotify) zh_solving_sheet_record_free },
  { offsetof (ZhTournament, contests), (GDestroyNotify) zh_contest_record_free },
  { offsetof (ZhTournament, contest_judges), (GDestroyNotify) zh_contest_judge_free },
  { offsetof (ZhTournament, contest_marks), (GDestroyNotify) zh_contest_mark_free },
  { offsetof (ZhTournament, contest_objections), (GDestroyNotify) zh_contest_objection_free },
};

static void
tournament_clear (gpointer data)
{
  ZhTournament *self = data;

  g_free (self->name);
  g_free (self->time_control);
  g_strfreev (self->tiebreaks);
  g_hash_table_unref (self->options);
  for (gsize i = 0; i < G_N_ELEMENTS (arrays); i++)
    g_ptr_array_unref (G_STRUCT_MEMBER (GPtrArray *, self, arrays[i].offset));
}

static void
add_empty_arrays (ZhTournament *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (arrays); i++)
    G_STRUCT_MEMBER (GPtrArray *, self, arrays[i].offset) = g_ptr_array_new_with_free_func (arrays[i].free);
}

ZhTournament *
zh_tournament_new (void)
{
  ZhTournament *self = g_atomic_rc_box_new0 (ZhTournament);

  self->name = g_strdup ("");
  self->time_class = ZH_TIME_CLASS_CLASSICAL;
  self->time_control = g_strdup ("");
  self->system = ZH_SYSTEM_ROUND_ROBIN;
  self->cycles = 1;
  self->games_per_pairing = 1;
  self->scoring = ZH_SCORING_ONE;
  self->rated_first_round = TRUE;
  self->tiebreaks = g_new0 (char *, 1);
  self->tiebreak_edition = ZH_TIEBREAK_EDITION_2026_03;
  self->options = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  add_empty_arrays (self);
  return self;
}

ZhTournament *
zh_tournament_ref (ZhTournament *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
zh_tournament_unref (ZhTournament *self)
{
  if (self != NULL)
    g_atomic_rc_box_release_full (self, tournament_clear);
}

ZhTournament *
zh_tournament_copy_settings (const ZhTournament *self)
{
  ZhTournament  *copy = g_atomic_rc_box_new0 (ZhTournament);
  GHashTableIter iter;
  gpointer       key;
  gpointer       value;

  *copy = *self;
  copy->name = g_strdup (self->name);
  copy->time_control = g_strdup (self->time_control);
  copy->tiebreaks = g_strdupv (self->tiebreaks);
  copy->options = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_hash_table_iter_init (&iter, self->options);
  while (g_hash_table_iter_next (&iter, &key, &value))
    g_hash_table_insert (copy->options, g_strdup (key), g_strdup (value));
  add_empty_arrays (copy);
  return copy;
}

#define MAX_NUMBER 1000000
#define MAX_FIXED_BOARD 10000

#define ENTRY_NUMBER(kind, member, key, label, minimum, maximum) \
  ZH_NUMBER_FIELD (kind, ZhEntry, member, #member, key, label, ZH_FIELD_PLAIN, minimum, maximum)
#define MEMBER_NUMBER(kind, member, key, label, maximum) \
  ZH_NUMBER_FIELD (kind, ZhMember, member, #member, key, label, ZH_FIELD_PLAIN, 0, maximum)

static const char *const entry_references[] = { "tournament_id", "person_id", NULL };
static const char *const member_references[] = { "entry_id", "person_id", NULL };

static const ZhField entry_fields[] = {
  ZH_TEXT_FIELD (ZhEntry, team_name, "team_name", "team", NC_ ("field", "team"), ZH_FIELD_PLAIN),
  ZH_TEXT_FIELD (ZhEntry, sender, "sender", "sender", NC_ ("field", "sending organisation"), ZH_FIELD_NULLABLE),
  ENTRY_NUMBER (NUMBER, start_number, "start-number", NC_ ("field", "start number"), 0, MAX_NUMBER),
  ENTRY_NUMBER (NUMBER, rating, "rating", NC_ ("field", "rating"), 0, ZH_MAX_RATING),
  ENTRY_NUMBER (CHOICE, status, "status", NC_ ("field", "status"), ZH_ENTRY_PLAYING, ZH_ENTRY_ANNULLED),
  ENTRY_NUMBER (NUMBER, first_round, "first-round", NC_ ("field", "first round"), 1, ZH_MAX_ROUNDS),
  ENTRY_NUMBER (NUMBER, last_round, "last-round", NC_ ("field", "last round"), 0, ZH_MAX_ROUNDS),
  ENTRY_NUMBER (NUMBER, fixed_board, "fixed-board", NC_ ("field", "fixed board"), 0, MAX_FIXED_BOARD),
  ZH_DATE_FIELD (ZhEntry, logins_sent, "logins_sent", "logins-sent", NC_ ("field", "logins sent on"), ZH_FIELD_NULLABLE),
  ENTRY_NUMBER (NUMBER, carried_points, "carried-points", NC_ ("field", "points brought along, in tenths"), -MAX_NUMBER, MAX_NUMBER),
  ZH_NUMBER_FIELD (BOOLEAN, ZhEntry, no_half_byes, "no_half_byes", "no-half-byes", NC_ ("field", "no half-point byes"), ZH_FIELD_NULLABLE, 0, 1),
  ZH_TEXT_FIELD (ZhEntry, later_ratings, "later_ratings", "later-ratings", NC_ ("field", "ratings from later rounds on (5:2310)"), ZH_FIELD_NULLABLE),
  ZH_NUMBER_FIELD (CHOICE, ZhEntry, unfinished, "unfinished", "unfinished", NC_ ("field", "unfinished games"), ZH_FIELD_NULLABLE, ZH_UNFINISHED_NOT_SAID, ZH_UNFINISHED_STRUCK),
  ZH_NUMBER_FIELD (BOOLEAN, ZhEntry, uncounted, "uncounted", "uncounted", NC_ ("field", "finished games do not count"), ZH_FIELD_NULLABLE, 0, 1),
};

static const ZhField member_fields[] = {
  MEMBER_NUMBER (NUMBER, board, "board", NC_ ("field", "board"), MAX_NUMBER),
  MEMBER_NUMBER (BOOLEAN, reserve, "reserve", NC_ ("field", "reserve"), 1),
  MEMBER_NUMBER (NUMBER, number, "number", NC_ ("field", "number"), MAX_NUMBER),
  MEMBER_NUMBER (NUMBER, rating, "rating", NC_ ("field", "rating"), ZH_MAX_RATING),
};

const ZhRecordType zh_entry_type = {
  .table = "entry",
  .references = entry_references,
  .fields = entry_fields,
  .n_fields = G_N_ELEMENTS (entry_fields),
};

const ZhRecordType zh_member_type = {
  .table = "member",
  .references = member_references,
  .fields = member_fields,
  .n_fields = G_N_ELEMENTS (member_fields),
};

ZhEntry *
zh_entry_new (void)
{
  ZhEntry *self = g_new0 (ZhEntry, 1);

  zh_record_init (&zh_entry_type, self);
  self->first_round = 1;
  self->absences = g_array_new (FALSE, FALSE, sizeof (ZhAbsence));
  return self;
}

void
zh_entry_free (ZhEntry *self)
{
  if (self == NULL)
    return;
  zh_person_unref (self->person);
  zh_record_clear (&zh_entry_type, self);
  g_array_unref (self->absences);
  g_free (self);
}

ZhEntry *
zh_entry_copy (const ZhEntry *self)
{
  ZhEntry *copy = g_memdup2 (self, sizeof *self);

  if (copy->person != NULL)
    zh_person_ref (copy->person);
  zh_record_own_texts (&zh_entry_type, copy);
  copy->absences = g_array_copy (self->absences);
  return copy;
}

gboolean
zh_entry_has_left (const ZhEntry *self,
                   int            round)
{
  return self->status != ZH_ENTRY_PLAYING && round > self->last_round;
}

gboolean
zh_entry_get_absence (const ZhEntry *self,
                      int            round,
                      ZhPairingKind *kind)
{
  gboolean      absent = FALSE;
  ZhPairingKind found = ZH_PAIRING_ZERO_BYE;

  for (guint i = 0; i < self->absences->len; i++)
    {
      const ZhAbsence *absence = &g_array_index (self->absences, ZhAbsence, i);

      if (absence->round == round)
        {
          found = absence->kind;
          absent = TRUE;
        }
    }

  absent = absent || round < self->first_round || zh_entry_has_left (self, round);
  if (absent && kind != NULL)
    *kind = found;
  return absent;
}

char *
zh_entry_format_bare_name (const ZhEntry *self)
{
  return self->person != NULL ? zh_person_format_name (self->person) : zh_text_dup_bounded (self->team_name, ZH_TEXT_LINE_MAX);
}

char *
zh_entry_format_name (const ZhEntry *self)
{
  g_autofree char *name = zh_entry_format_bare_name (self);

  return self->person != NULL ? zh_person_tell_apart (self->person, self->name_parts, name,
                                                      FALSE)
                              : g_steal_pointer (&name);
}

ZhMember *
zh_member_new (void)
{
  return g_new0 (ZhMember, 1);
}

void
zh_member_free (ZhMember *self)
{
  if (self == NULL)
    return;
  zh_person_unref (self->person);
  g_free (self);
}

char *
zh_member_format_name (const ZhMember *self)
{
  g_autofree char *name = zh_person_format_name (self->person);

  return zh_person_tell_apart (self->person, self->name_parts, name, FALSE);
}

ZhForbidden *
zh_forbidden_new (int           first_round,
                  int           last_round,
                  const gint64 *entries,
                  int           n_entries)
{
  ZhForbidden *self = g_new0 (ZhForbidden, 1);

  self->first_round = first_round;
  self->last_round = last_round;
  self->n_entries = n_entries;
  self->entries = g_memdup2 (entries, sizeof *entries * (gsize) n_entries);
  return self;
}

void
zh_forbidden_free (ZhForbidden *self)
{
  if (self == NULL)
    return;
  g_free (self->entries);
  g_free (self);
}

const ZhEntry *
zh_tournament_find_entry (const ZhTournament *self,
                          gint64              id)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (self->entries, i);

      if (entry->id == id)
        return entry;
    }
  return NULL;
}

const ZhMember *
zh_tournament_find_member (const ZhTournament *self,
                           gint64              id)
{
  for (guint i = 0; i < self->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (self->members, i);

      if (member->id == id)
        return member;
    }
  return NULL;
}

const ZhRound *
zh_tournament_find_round (const ZhTournament *self,
                          int                 number)
{
  for (guint i = 0; i < self->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (self->rounds, i);

      if (round->number == number)
        return round;
    }
  return NULL;
}

gboolean
zh_tournament_is_forbidden (const ZhTournament *self,
                            int                 round,
                            gint64              a,
                            gint64              b)
{
  for (guint i = 0; i < self->forbidden->len; i++)
    {
      const ZhForbidden *group = g_ptr_array_index (self->forbidden, i);
      int                n_found = 0;

      for (int k = 0; k < group->n_entries; k++)
        n_found += group->entries[k] == a || group->entries[k] == b ? 1 : 0;
      if (n_found == 2 && round >= group->first_round && round <= group->last_round)
        return TRUE;
    }
  return FALSE;
}

gboolean
zh_tournament_is_predetermined (const ZhTournament *self)
{
  return zh_system_get_traits (self->system)->is_predetermined;
}

int
zh_tournament_count_side_a (const ZhTournament *self)
{
  int         n = (int) self->entries->len;
  const char *option = zh_tournament_get_option (self, "side-a");
  gint64      side_a;

  if (option != NULL && n >= 2 && g_ascii_string_to_signed (option, 10, 1, n - 1, &side_a, NULL))
    return (int) side_a;
  return (n + 1) / 2;
}

int
zh_tournament_count_table_games (const ZhTournament *self,
                                 const ZhEntry      *entry)
{
  int n = (int) self->entries->len;
  int side_a = zh_tournament_count_side_a (self);

  if (self->system == ZH_SYSTEM_ROUND_ROBIN)
    return (n - 1) * self->cycles;
  if (self->system == ZH_SYSTEM_SCHEVENINGEN)
    return (entry->start_number <= side_a ? n - side_a : side_a) * self->cycles;
  if (self->system == ZH_SYSTEM_SCHEVENINGEN_TEAM)
    return (n - 1) * self->boards * self->cycles;
  return 0;
}

gboolean
zh_tournament_is_team (const ZhTournament *self)
{
  return self->boards > 0;
}

int
zh_tournament_get_rating (const ZhTournament *self,
                          const ZhEntry      *entry)
{
  int sum = 0;
  int n_counted = 0;
  int n_rated = 0;

  if (entry->rating != 0)
    return entry->rating;
  for (guint i = 0; i < self->members->len && n_counted < self->boards; i++)
    {
      const ZhMember *member = g_ptr_array_index (self->members, i);

      if (member->entry_id != entry->id || member->reserve)
        continue;
      n_counted++;
      n_rated += member->rating > 0 ? 1 : 0;
      sum += member->rating;
    }
  return n_rated > 0 ? (sum + n_rated / 2) / n_rated : 0;
}

gboolean
zh_tournament_has_bracket (const ZhTournament *self)
{
  return zh_system_get_traits (self->system)->has_bracket;
}

gboolean
zh_tournament_is_two_one_zero (const ZhTournament *self)
{
  return self->scoring.win == 2 * ZH_POINTS_ONE && self->scoring.draw == ZH_POINTS_ONE;
}

const char *
zh_tournament_get_discipline (const ZhTournament *self)
{
  if (self->play != ZH_PLAY_BOARD)
    return zh_discipline_to_string (ZH_TIME_CLASS_NOT_SAID, self->play);
  return zh_time_class_to_string (self->time_class != ZH_TIME_CLASS_NOT_SAID ? self->time_class : ZH_TIME_CLASS_CLASSICAL);
}

const char *
zh_tournament_get_option (const ZhTournament *self,
                          const char         *key)
{
  return g_hash_table_lookup (self->options, key);
}

gboolean
zh_tournament_is_struck (const ZhTournament *self,
                         const ZhPairing    *pairing)
{
  for (int side = 0; side < 2; side++)
    {
      const ZhEntry *entry = zh_tournament_find_entry (self, pairing->entry[side]);

      if (entry != NULL && entry->status != ZH_ENTRY_PLAYING && entry->unfinished == ZH_UNFINISHED_STRUCK)
        return TRUE;
    }
  return FALSE;
}
