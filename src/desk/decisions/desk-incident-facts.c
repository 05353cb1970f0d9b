/* What is known of an incident before anybody is asked: from the tournament, the register and
 * the person it is about.
 */
#include "config.h"

#include "desk-incident-private.h"
#include "incident-numbers.h"
#include "teams.h"
#include "time-class.h"

static void
add_fact (GPtrArray  *facts,
          const char *fact)
{
  if (!g_ptr_array_find_with_equal_func (facts, fact, g_str_equal, NULL))
    g_ptr_array_add (facts, g_strdup (fact));
}

/* Whether the answer would be another with @fact. */
static gboolean
is_needed (const ZhIncidentAnswer *answer,
           const char             *fact)
{
  const char *needs = zh_incident_answer_get (answer, "needs");
  g_auto (GStrv) asked = g_strsplit (needs != NULL ? needs : "", ",", 0);

  return g_strv_contains ((const char *const *) asked, fact);
}

/* Whether a class of disability is kept of the person it is about. */
static gboolean
has_disability_class (const ZhIncidentPlace *place)
{
  const ZhPerson *person = zh_incident_place_get_person (place);

  return person != NULL && *person->disability_class != '\0';
}

/* That so much is added for each move, for every number of seconds that the rules ask about. */
static void
add_increment (GPtrArray              *facts,
               const ZhIncidentAnswer *answer,
               int                     increment_seconds)
{
  const char *needs = zh_incident_answer_get (answer, "needs");
  g_auto (GStrv) asked = g_strsplit (needs != NULL ? needs : "", ",", 0);
  int seconds;

  for (char **fact = asked; *fact != NULL; fact++)
    if (zh_incident_number_get (*fact, "increment-seconds", &seconds) && increment_seconds >= seconds)
      add_fact (facts, *fact);
}

/* What was ticked, and what the file knows by itself. That a player has a disability is noted
 * only where the rules ask for it. */
GPtrArray *
zh_incident_place_list_facts (const ZhIncidentPlace  *place,
                              const ZhIncidentInput  *input,
                              const ZhIncidentAnswer *answer,
                              int                     earlier_in_event)
{
  const ZhTournament *tournament = place->tournament;
  GPtrArray          *facts = g_ptr_array_new_with_free_func (g_free);
  int                 base_seconds;
  int                 increment_seconds;

  for (gsize i = 0; input->facts != NULL && input->facts[i] != NULL; i++)
    g_ptr_array_add (facts, g_strdup (input->facts[i]));
  if (zh_time_control_parse (tournament->time_control, &base_seconds, &increment_seconds))
    add_increment (facts, answer, increment_seconds);
  if (earlier_in_event > 0)
    add_fact (facts, "repeated-in-event");
  if (zh_tournament_is_team (tournament) && zh_tournament_get_lineup_mode (tournament) == ZH_LINEUPS_FIXED)
    add_fact (facts, "fixed-boards");
  if (is_needed (answer, "player-disabled") && has_disability_class (place))
    add_fact (facts, "player-disabled");
  g_ptr_array_add (facts, NULL);
  return facts;
}
