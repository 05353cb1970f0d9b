#include "config.h"

#include <string.h>

#include "desk-fixture.h"
#include "desk-incidents.h"
#include "errors.h"
#include "incident-catalogue.h"
#include "../tournament-settings.h"

/* Every incident of the catalogue under every ruleset: it is recorded as the rules say (or, where
 * they leave it to the arbiter or are silent, as he decides), stands in the register with its
 * articles, and undo brings back every table. */

static const char *const disciplines[] = { "classical", "rapid", "blitz", "online", "correspondence", "composition" };

/* The first discipline in which the ruleset knows it; classical where it knows it nowhere. */
static const char *
find_discipline (const ZhRuleset *rules,
                 const char      *incident)
{
  for (gsize i = 0; i < G_N_ELEMENTS (disciplines); i++)
    if (zh_ruleset_has_incident (rules, incident, disciplines[i]))
      return disciplines[i];
  return "classical";
}

static gint64
set_up_event (Fixture    *fixture,
              const char *ruleset)
{
  g_autoptr (GError) error = NULL;
  ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = (char *) ruleset };
  gint64               id;

  fixture_check (fixture, zh_desk_edit_details (fixture->desk, &details, &error), error);
  id = fixture_add_tournament (fixture, "Men", "round-robin", 4);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  return id;
}

static void
set_discipline (Fixture    *fixture,
                gint64      id,
                const char *discipline)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (fixture_get_tournament (fixture, id));

  if (g_strcmp0 (zh_discipline_to_string (settings->time_class, settings->play), discipline) == 0)
    return;
  g_assert_true (zh_discipline_from_string (discipline, &settings->time_class, &settings->play));
  fixture_check (fixture, test_edit_tournament (fixture->desk, settings, &error), error);
}

/* Fills in a decision and a reason where the rules alone do not decide. */
static gboolean
is_ruled (Fixture         *fixture,
          ZhIncidentInput *input)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhIncidentAnswer) answer = zh_desk_ask_incident (zh_desk_get_snapshot (fixture->desk), input, NULL, &error);

  g_assert_no_error (error);
  if (!zh_incident_answer_get_applies (answer) || zh_incident_answer_get_decision (answer) == ZH_RULED_NOT_SAID)
    {
      input->decision = "none";
      input->reason = "the arbiter's decision";
    }
  return zh_incident_answer_get_applies (answer);
}

static void
check_record (Fixture    *fixture,
              const char *incident,
              gboolean    ruled)
{
  GPtrArray              *incidents = zh_desk_get_snapshot (fixture->desk)->incidents;
  const ZhIncidentRecord *record = g_ptr_array_index (incidents, 0);

  g_assert_cmpuint (incidents->len, ==, 1);
  g_assert_cmpstr (record->incident, ==, incident);
  g_assert_cmpint (record->count, ==, 1);
  g_assert_true (!ruled || *record->articles != '\0');
  g_assert_cmpstr (record->decided_by, !=, "");
}

static void
record_and_undo (Fixture    *fixture,
                 gint64      id,
                 const char *incident)
{
  const ZhPairing *board = zh_round_find_pairing (zh_tournament_find_round (fixture_get_tournament (fixture, id), 1), 1);
  ZhIncidentInput  input = { .tournament_id = id, .round = 1, .board = 1, .entry_id = board->entry[0], .incident = incident, .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED };
  g_autoptr (GError) error = NULL;
  g_autofree char *before = fixture_dump_tables (fixture);
  g_autofree char *after = NULL;
  gboolean         ruled = is_ruled (fixture, &input);

  fixture_check (fixture, zh_desk_rule_incident (fixture->desk, &input, &error), error);
  check_record (fixture, incident, ruled);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  after = fixture_dump_tables (fixture);
  g_assert_cmpstr (before, ==, after);
}

static void
test_catalogue (gconstpointer data)
{
  const char *ruleset = data;
  Fixture     fixture = { NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) rules = zh_ruleset_load (ruleset, &error);
  gsize             n_incidents;
  const ZhIncident *incidents = zh_incident_get_all (&n_incidents);
  int               n_known = 0;
  gint64            id;

  g_assert_no_error (error);
  fixture_set_up (&fixture, NULL);
  id = set_up_event (&fixture, ruleset);
  for (gsize d = 0; d < G_N_ELEMENTS (disciplines); d++)
    for (gsize i = 0; i < n_incidents; i++)
      {
        const char *discipline = find_discipline (rules, incidents[i].id);

        if (strcmp (discipline, disciplines[d]) != 0)
          continue;
        set_discipline (&fixture, id, discipline);
        record_and_undo (&fixture, id, incidents[i].id);
        n_known += zh_ruleset_has_incident (rules, incidents[i].id, NULL);
      }
  g_test_message ("%s: %d of %" G_GSIZE_FORMAT " known to the ruleset, all recorded and undone", ruleset, n_known, n_incidents);
  g_assert_cmpint (n_known, >, 0);
  fixture_tear_down (&fixture, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);
  g_auto (GStrv) ids = zh_ruleset_dup_ids ();

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
  for (char **id = ids; *id != NULL; id++)
    {
      g_autofree char *path = g_strdup_printf ("/desk/incident-catalogue/%s", *id);

      g_test_add_data_func (path, *id, test_catalogue);
    }
  return g_test_run ();
}
