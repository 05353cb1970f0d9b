#include "config.h"

#include "tournament.h"

#include <glib/gi18n.h>

#include "text-limits.h"

const ZhScoring ZH_SCORING_ONE = { 10, 5, 0, 10, 0, 10, 10, 5, 0, 20, 10, 0 };
const ZhScoring ZH_SCORING_TWO = { 20, 10, 0, 20, 0, 20, 20, 10, 0, 20, 10, 0 };

const char *const zh_pairing_kind_words[] = {
  [ZH_PAIRING_GAME] = "game",
  [ZH_PAIRING_ALLOCATED_BYE] = "allocated-bye",
  [ZH_PAIRING_FULL_BYE] = "full-bye",
  [ZH_PAIRING_HALF_BYE] = "half-bye",
  [ZH_PAIRING_ZERO_BYE] = "zero-bye",
  [ZH_PAIRING_FREE] = "free",
  NULL,
};

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

static void
tournament_clear (gpointer data)
{
  ZhTournament *self = data;

  g_free (self->name);
  g_free (self->time_control);
  g_strfreev (self->tiebreaks);
  g_hash_table_unref (self->options);
  g_ptr_array_unref (self->entries);
  g_ptr_array_unref (self->members);
  g_ptr_array_unref (self->rounds);
  g_ptr_array_unref (self->forbidden);
  g_ptr_array_unref (self->virtual_points);
  g_ptr_array_unref (self->issues);
  g_ptr_array_unref (self->sites);
}

static void
add_empty_arrays (ZhTournament *self)
{
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  self->members = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_member_free);
  self->rounds = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_round_unref);
  self->forbidden = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_forbidden_free);
  self->virtual_points = g_ptr_array_new_with_free_func (g_free);
  self->issues = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_issue_free);
  self->sites = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_site_free);
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
  ENTRY_NUMBER (NUMBER, carried_points, "carried-points", NC_ ("field", "points brought along, in tenths"), -MAX_NUMBER, MAX_NUMBER),
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

static void
round_clear (gpointer data)
{
  ZhRound *self = data;

  g_free (self->start);
  g_free (self->proposal);
  g_ptr_array_unref (self->pairings);
}

ZhRound *
zh_round_new (int number)
{
  ZhRound *self = g_atomic_rc_box_new0 (ZhRound);

  self->number = number;
  self->table_round = number;
  self->start = g_strdup ("");
  self->proposal = g_strdup ("");
  self->pairings = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_pairing_unref);
  return self;
}

ZhRound *
zh_round_ref (ZhRound *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
zh_round_unref (ZhRound *self)
{
  if (self != NULL)
    g_atomic_rc_box_release_full (self, round_clear);
}

int
zh_round_count_open (const ZhRound *self)
{
  int n_open = 0;

  for (guint i = 0; i < self->pairings->len; i++)
    n_open += zh_pairing_is_open (g_ptr_array_index (self->pairings, i)) ? 1 : 0;
  return n_open;
}

int
zh_round_count_missing (const ZhRound *self)
{
  int n_missing = 0;

  for (guint i = 0; i < self->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (self->pairings, i);
      gboolean         missing = FALSE;

      for (int k = 0; k < pairing->n_games; k++)
        missing = missing || !zh_result_is_set (pairing->games[k].result);
      n_missing += missing ? 1 : 0;
    }
  return n_missing;
}

const ZhPairing *
zh_round_find_pairing (const ZhRound *self,
                       int            number)
{
  for (guint i = 0; i < self->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (self->pairings, i);

      if (pairing->number == number)
        return pairing;
    }
  return NULL;
}

ZhPairing *
zh_pairing_new (ZhPairingKind kind,
                gint64        white,
                gint64        black,
                int           n_games)
{
  ZhPairing *self = g_atomic_rc_box_new0 (ZhPairing);

  g_assert (n_games >= 0);

  self->kind = kind;
  self->entry[0] = white;
  self->entry[1] = black;
  self->n_games = n_games;
  self->games = g_new0 (ZhGame, n_games);
  for (int i = 0; i < n_games; i++)
    {
      self->games[i].board = 1;
      self->games[i].leg = i + 1;
      self->games[i].swapped = i % 2 == 1;
      self->games[i].result = ZH_RESULT_NONE;
    }
  return self;
}

static void
pairing_clear (gpointer data)
{
  ZhPairing *self = data;

  g_free (self->games);
}

ZhPairing *
zh_pairing_ref (ZhPairing *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
zh_pairing_unref (ZhPairing *self)
{
  if (self != NULL)
    g_atomic_rc_box_release_full (self, pairing_clear);
}

gboolean
zh_pairing_is_open (const ZhPairing *self)
{
  for (int i = 0; i < self->n_games; i++)
    {
      ZhResult result = self->games[i].result;

      if (!zh_result_is_set (result) || result.white == ZH_MARK_ADJOURNED)
        return TRUE;
    }
  return FALSE;
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
