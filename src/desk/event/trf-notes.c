#include "config.h"

#include "trf-notes.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-persons.h"
#include "fide-id.h"
#include "rating-method.h"
#include "settings.h"
#include "standings.h"
#include "teams.h"
#include "trf-comments.h"

/* Entries named one by one. */
#define MAX_NAMED 5

/* Of the event */

static void
append_record (GString    *text,
               const char *code,
               const char *value)
{
  if (*value != '\0')
    g_string_append_printf (text, "%s%s “%s”", text->len > 0 ? ", " : "", code, value);
}

static void
append_date (GString    *text,
             const char *code,
             ZhDate      date)
{
  g_autofree char *value = zh_date_is_set (date) ? zh_date_format_iso (date) : g_strdup ("");

  append_record (text, code, value);
}

/* The place, the dates and the arbiters are those of the whole competition. */
static void
note_unused_records (ZhTrfFile           *file,
                     const ZhCompetition *competition)
{
  g_autoptr (GString) unused = g_string_new (NULL);

  if (competition != NULL && strcmp (competition->place, file->city) != 0)
    append_record (unused, "022", file->city);
  append_record (unused, "032", file->federation);
  if (competition != NULL && zh_date_compare (competition->start, file->start) != 0)
    append_date (unused, "042", file->start);
  if (competition != NULL && zh_date_compare (competition->end, file->end) != 0)
    append_date (unused, "052", file->end);
  append_record (unused, "102", file->chief_arbiter);
  for (char **deputy = file->deputies; deputy != NULL && *deputy != NULL; deputy++)
    append_record (unused, "112", *deputy);
  if (unused->len > 0)
    /* Translators: %s is a list of records of a report, each with what stands in it: 022 “Kyiv”, 102
     * “Arbiter”. */
    zh_trf_file_take_note (file, g_strdup_printf (_ ("Not taken, because it belongs to the whole competition and not to "
                                                     "one tournament: %s. Enter there what is missing"),
                                                  unused->str));
}

static void
note_unknown_records (ZhTrfFile *file)
{
  g_autoptr (GString) codes = g_string_new (NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n = 0;

  for (guint i = 0; i < file->extra_lines->len; i++)
    {
      const char      *line = g_ptr_array_index (file->extra_lines, i);
      g_autofree char *code = g_utf8_substring (line, 0, MIN (g_utf8_strlen (line, -1), 3));

      if (*g_strchomp (code) == '\0' || g_str_equal (code, "###"))
        continue;
      n++;
      if (!g_hash_table_contains (seen, code))
        {
          g_string_append_printf (codes, "%s%s", codes->len > 0 ? ", " : "", code);
          g_hash_table_add (seen, g_steal_pointer (&code));
        }
    }
  if (n > 0)
    zh_trf_file_take_note (file, g_strdup_printf (ngettext ("%1$u record of a kind not known here was left out: %2$s",
                                                            "%1$u records of kinds not known here were left out: %2$s", n),
                                                  n, codes->str));
}

/* Questions 48, 50 and 52 of the checklist: settings that a file of TRF26 states and this one does not. */
static void
note_settings (ZhTrfFile *file)
{
  static const struct
  {
    guint       stated;
    const char *code;
    const char *key;
    gboolean    has_usual; /* a file of TRF26 leaves it out where it is the usual one */
  } settings[] = {
    { ZH_TRF_STATES_INITIAL_COLOUR, "152", "initial-colour" },
    { ZH_TRF_STATES_SCORING, "162", "win", TRUE },
    { ZH_TRF_STATES_SCORING, "162", "draw", TRUE },
    { ZH_TRF_STATES_RATING_METHOD, "172", ZH_OPTION_RATING_METHOD, TRUE },
    { ZH_TRF_STATES_SYSTEM, "192", "system" },
    { 0, "202", "tiebreaks", TRUE },
  };
  const ZhLanguage *language = zh_language_get_screen ();
  g_autoptr (GString) assumed = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      const ZhSetting *setting = zh_setting_find (settings[i].key);
      g_autofree char *value = zh_setting_dup_value (setting, setting->key, file->tournament);
      g_autofree char *words = zh_setting_format_value (setting, value, language);
      gboolean         is_stated = settings[i].stated != 0 ? (file->stated & settings[i].stated) != 0 : *value != '\0';

      if (!is_stated && !(settings[i].has_usual && file->dialect == ZH_TRF_26) && zh_setting_applies (setting, file->tournament))
        g_string_append_printf (assumed, "%s%s %s: %s", assumed->len > 0 ? "; " : "", settings[i].code, zh_setting_get_label (setting, language),
                                *words != '\0' ? words : "–");
    }
  if (assumed->len > 0)
    /* Translators: %1$s is a format of reports, %2$s records with what is taken for each. */
    zh_trf_file_take_note (file, g_strdup_printf (_ ("The file is %1$s and does not say, so this is taken: %2$s. Look at the settings of the tournament"),
                                                  file->dialect == ZH_TRF_26 ? "TRF26" : "TRF16", assumed->str));
}

/* FIDE IDs */

/* Names in two alphabets may be those of one person. */
static gboolean
are_two (const ZhPerson *a,
         const ZhPerson *b)
{
  g_autofree char *first = zh_person_format_name (a);
  g_autofree char *second = zh_person_format_name (b);

  if (strcmp (first, second) == 0)
    return FALSE;
  return g_strcmp0 (a->surname, b->surname) == 0 || !zh_person_may_be_one (a, b);
}

static void
note_fide_id (ZhTrfFile      *file,
              GHashTable     *owners,
              const ZhPerson *person)
{
  g_autofree char *name = NULL;
  const ZhPerson  *owner;

  if (person == NULL || *person->fide_id == '\0')
    return;
  name = zh_person_format_name (person);
  owner = g_hash_table_lookup (owners, person->fide_id);
  if (zh_fide_id_find_fault (person->fide_id) != ZH_FIDE_ID_GOOD)
    zh_trf_file_take_note (file,
                           g_strdup_printf (_ ("%1$s: “%2$s” can be no FIDE ID; it was taken as it stands. Correct it"),
                                            name, person->fide_id));
  else if (owner == NULL)
    g_hash_table_insert (owners, person->fide_id, (gpointer) person);
  else if (are_two (owner, person))
    {
      g_autofree char *other = zh_person_format_name (owner);

      zh_trf_file_take_note (
          file,
          g_strdup_printf (
              _ ("%1$s: FIDE ID %2$s is that of %3$s too; it was taken as it stands. Correct one of the two"),
              name, person->fide_id, other));
    }
}

static void
collect_owners (GHashTable         *owners,
                const ZhTournament *tournament)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhPerson *person = ((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->person;

      if (person != NULL && *person->fide_id != '\0')
        g_hash_table_insert (owners, person->fide_id, (gpointer) person);
    }
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhPerson *person = ((const ZhMember *) g_ptr_array_index (tournament->members, i))->person;

      if (*person->fide_id != '\0')
        g_hash_table_insert (owners, person->fide_id, (gpointer) person);
    }
}

static void
note_fide_ids (ZhTrfFile           *file,
               const ZhCompetition *competition)
{
  const ZhTournament *tournament = file->tournament;
  g_autoptr (GHashTable) owners = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; competition != NULL && i < competition->tournaments->len; i++)
    collect_owners (owners, g_ptr_array_index (competition->tournaments, i));
  for (guint i = 0; i < tournament->entries->len; i++)
    note_fide_id (file, owners, ((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->person);
  for (guint i = 0; i < tournament->members->len; i++)
    note_fide_id (file, owners, ((const ZhMember *) g_ptr_array_index (tournament->members, i))->person);
}

/* Ranks */

static void
append_rank (GString       *text,
             const ZhEntry *entry,
             int            stated,
             int            ours)
{
  g_autofree char *name = zh_entry_format_name (entry);

  g_string_append_printf (text, "%s%s %d → %d", text->len > 0 ? "; " : "", name, stated, ours);
}

/* Without its order of tie-breaks a file's ranks say nothing about ours. */
static void
note_ranks (ZhTrfFile *file)
{
  const ZhTournament *tournament = file->tournament;
  g_autoptr (ZhStandings) standings = NULL;
  g_autoptr (GString) named = g_string_new (NULL);
  guint n = 0;

  if (file->by_rank || tournament->rounds->len == 0 || tournament->tiebreaks == NULL ||
      *tournament->tiebreaks == NULL)
    return;
  standings = zh_standings_new (tournament, zh_tournament_count_paired_rounds (tournament), NULL, NULL, NULL);
  for (guint i = 0; standings != NULL && i < tournament->entries->len; i++)
    {
      const ZhStanding *row = zh_standings_get_row (standings, (int) i);
      const ZhEntry    *entry = g_ptr_array_index (tournament->entries, (guint) row->entry);
      const ZhTrfPlace *place = zh_trf_file_find_place (file, entry->id);

      /* Those level with each other may stand in any order between the places they share. */
      if (place == NULL || place->rank == 0 || row->place == 0 ||
          (place->rank >= row->place && place->rank <= row->last_place))
        continue;
      if (n++ < MAX_NAMED)
        append_rank (named, entry, place->rank, row->place);
    }
  if (n > 0)
    zh_trf_file_take_note (file, g_strdup_printf (
                                     ngettext ("The rank of %1$u entry in the file is not the place here: %2$s",
                                               "The ranks of %1$u entries in the file are not the places here: %2$s", n),
                                     n, named->str));
}

/* Rounds */

/* A round of so many takes a second and more to pair. */
#define MOST_COMPARED 1000

/* Question 54 of the checklist: whoever paired them, the rounds are paired again and compared. */
static guint
note_rounds (ZhTrfFile *file)
{
  const ZhTournament *tournament = file->tournament;
  guint               n = 0;

  if (!zh_system_get_traits (tournament->system)->is_swiss || zh_tournament_is_team (tournament) || tournament->games_per_pairing > 1)
    return 0;
  if (tournament->entries->len > MOST_COMPARED)
    {
      zh_trf_file_take_note (file, g_strdup_printf (_ ("With more than %d players the rounds of the file were not paired again for comparison; “zherebctl trf check” does that"), MOST_COMPARED));
      return 0;
    }
  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound   *round = g_ptr_array_index (tournament->rounds, i);
      g_autofree char *proposed = NULL;
      g_autofree char *real = NULL;

      if (zh_trf_compare_round (tournament, round, &proposed, &real))
        continue;
      n++;
      /* Translators: number of a round, pairs of start numbers such as 1-3 4=PAB. */
      zh_trf_file_take_note (file, g_strdup_printf (_ ("Round %1$d is paired otherwise than the rules pair it: %2$s in the file, %3$s by the rules. It is taken as it is, and reports tell of it"),
                                                    round->number, real, proposed));
    }
  return n;
}

guint
zh_desk_note_trf (ZhTrfFile           *file,
                  const ZhCompetition *competition)
{
  note_unused_records (file, competition);
  note_unknown_records (file);
  note_settings (file);
  note_fide_ids (file, competition);
  note_ranks (file);
  return note_rounds (file);
}
