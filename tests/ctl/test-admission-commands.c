#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "ctl-runner.h"

static const char *const documents[] = { "entry-original", "sender", "identity", "medical", "health-policy" };

static void
make_event (CtlFixture *self,
            const char *ruleset)
{
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "new", self->file, "--title", "Invented", "--ruleset", ruleset), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tournament", self->file, "add", "--name", "A", "--system", "dutch", "--rounds", "3"), ==, 0);
  for (char name = 'a'; name <= 'd'; name++)
    {
      g_autofree char *surname = g_strdup_printf ("Player%c", name);

      g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "add", surname, "Test"), ==, 0);
    }
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "number", "--by", "rating"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "open", "--time", "2026-03-01T09:00", "--place", "Hall"), ==, 0);
}

static void
set_up (CtlFixture   *self,
        gconstpointer data)
{
  ctl_fixture_init (self);
  make_event (self, data);
}

/* Order 988: nothing is decided while a document was not seen (29.4); the answer names it and its article. */
static void
test_admit (CtlFixture   *self,
            gconstpointer data)
{
  g_autofree char *errors = NULL;
  g_autofree char *list = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (documents); i++)
    g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "seen", "1", documents[i]), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "admission", self->file, "admit", "1"), ==, 1);
  g_assert_nonnull (strstr (errors, "insurance against accidents [II.2.5]"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "waive", "1", "accident-policy"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "waive", "1", "accident-policy", "--ground", "Insured by the school"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "admit", "1"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "admission", self->file, "--json"), ==, 0);
  g_assert_nonnull (strstr (list, "\"accident-policy\":\"waived\""));
  g_assert_nonnull (strstr (list, "\"state\":\"admitted\""));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "seen", "1", "diploma"), ==, 3);
}

/* A refusal has a ground and an article (29.5); the protocol holds who is decided on, once. */
static void
test_refuse (CtlFixture   *self,
             gconstpointer data)
{
  g_autofree char *protocol = NULL;
  g_autofree char *after = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "refuse", "2", "--ground", "No passport"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "refuse", "2", "--ground", "", "--article", "II.3.3"), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "refuse", "2", "--ground", "No passport", "--article", "II.3.3"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &protocol, NULL, "report", self->file, "admission", "--lang", "en"), ==, 0);
  g_assert_nonnull (strstr (protocol, "Playerb"));
  g_assert_nonnull (strstr (protocol, "No passport"));
  g_assert_nonnull (strstr (protocol, "II.3.3"));
  g_assert_null (strstr (protocol, "Playera"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "undo", self->file), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &after, NULL, "report", self->file, "admission", "--lang", "en"), ==, 0);
  g_assert_null (strstr (after, "Playerb"));
}

/* Once the commission has begun, pairing takes only whom it admitted; before, everybody. */
static void
test_pairing (CtlFixture   *self,
              gconstpointer data)
{
  g_autofree char *errors = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "refuse", "4", "--ground", "No passport", "--article", "II.3.3"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "pair", self->file), ==, 1);
  g_assert_nonnull (strstr (errors, "The commission has not admitted Playera Test yet"));
  for (char number = '1'; number <= '3'; number++)
    {
      const char text[] = { number, '\0' };

      g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "admit", text, "--by-organisers", "--ground", "Local"), ==, 0);
    }
  g_clear_pointer (&errors, g_free);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "pair", self->file), ==, 1);
  g_assert_nonnull (strstr (errors, "Playerd Test was refused admission [II.3.3]"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "remove", "4"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "pair", self->file), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "verify", self->file), ==, 0);
}

/* An official may not play by order 988 (II.3.4), whatever he shows. */
static void
test_official (CtlFixture   *self,
               gconstpointer data)
{
  g_autofree char *errors = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "official", self->file, "chief-arbiter", "Playera Test"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "admission", self->file, "admit", "1"), ==, 1);
  g_assert_nonnull (strstr (errors, "[II.3.4]"));
}

/* What a source does not ask for is not asked for. */
static void
test_documents (CtlFixture   *self,
                gconstpointer data)
{
  g_autofree char *list = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "admission", self->file, "documents"), ==, 0);
  g_assert_nonnull (strstr (list, "technical\tII.4.2\t"));
  g_assert_nonnull (strstr (list, "class\tII.5.2\t"));
  g_assert_null (strstr (list, "identity"));
  g_assert_null (strstr (list, "fee"));
}

/* Where the rules ask for a class the entry is that of a regional centre: certified by it, without a doctor (Ukrainian
 * chess rules II.4.1). */
static void
test_centre_entry (CtlFixture   *self,
                   gconstpointer data)
{
  g_autofree char *table = NULL;
  g_autofree char *sheet = NULL;

  for (char number = '1'; number <= '4'; number++)
    {
      const char text[] = { number, '\0' };

      g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "edit", text, "--region", "North", "--sex", "f", "--assistant", number == '1' ? "Helper Odd" : "", "--sender", "Odd centre"), ==, 0);
    }
  g_assert_cmpint (CTL_RUN (NULL, &table, NULL, "report", self->file, "entry-named", "--lang", "en", "--format", "csv"), ==, 0);
  g_assert_nonnull (strstr (table, "No.,\"Surname, given name, patronymic\",Date of birth,Sex,Region,\"Sport category, title\","
                                   "\"Qualification standard: competition, rank and date of the protocol\",Class of disability,Sport discipline,Assistant,Coach,Fit"));
  g_assert_cmpint (CTL_RUN (NULL, &sheet, NULL, "report", self->file, "entry-named", "--lang", "en"), ==, 0);
  g_assert_nonnull (strstr (sheet, "Regional centre “Invasport” Odd centre"));
  g_assert_nonnull (strstr (sheet, "Participants in all 4  Assistants 1"));
  g_assert_nonnull (strstr (sheet, "Head of the regional centre “Invasport”"));
  g_assert_null (strstr (sheet, "Doctor"));
}

static void
test_nothing (CtlFixture   *self,
              gconstpointer data)
{
  g_autofree char *list = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "admission", self->file, "documents"), ==, 0);
  g_assert_cmpstr (list, ==, "");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "seen", "1", "identity"), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "undo", self->file), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "pair", self->file), ==, 0);
}

/* A decision belongs to a session; the chairman leads it; its protocol says when, where and with whom, and keeps
 * whom it decided on after he is removed. */
static void
test_session (CtlFixture   *self,
              gconstpointer data)
{
  g_autofree char *errors = NULL;
  g_autofree char *protocol = NULL;
  g_autofree char *sessions = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "close", "--time", "2026-03-01T09:10"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "admission", self->file, "refuse", "1", "--ground", "No passport", "--article", "II.3.3"), ==, 1);
  g_assert_nonnull (strstr (errors, "No session of the commission is open"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "official", self->file, "admission-chair", "Head One"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "official", self->file, "admission", "Member Two"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "official", self->file, "doctor", "Doctor Three"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "open", "--time", "2026-03-01T08:00"), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "open", "--time", "2026-03-01T10:00", "--absent", "Head"), ==, 1);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "open", "--time", "2026-03-01T10:00", "--absent", "Nobody"), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "open", "--time", "2026-03-01T10:00", "--absent", "Two"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "open", "--time", "2026-03-01T11:00"), ==, 1);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "refuse", "1", "--ground", "No passport", "--article", "II.3.3"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "close", "--time", "2026-03-01T10:30"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "remove", "1"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &sessions, NULL, "admission", self->file, "sessions"), ==, 0);
  g_assert_nonnull (strstr (sessions, "2\t2026-03-01T10:00\t2026-03-01T10:30\tHall\tadmission-chair Head One, doctor Doctor Three\n"));
  g_assert_cmpint (CTL_RUN (NULL, &protocol, NULL, "report", self->file, "admission", "--lang", "en"), ==, 0);
  g_assert_nonnull (strstr (protocol, "Protocol No. 1  Session opened 01/03/2026 09:00  Closed 01/03/2026 09:10"));
  g_assert_nonnull (strstr (protocol, "Head One – Chairman of the commission on admission"));
  g_assert_nonnull (strstr (protocol, "Doctor of the competition ____________________ Doctor Three"));
  g_assert_nonnull (strstr (protocol, "Playera Test"));
  g_assert_nonnull (strstr (protocol, "Refused 1"));
  g_assert_null (strstr (protocol, "Member Two"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "verify", self->file), ==, 0);
}

/* Many at once: on all or on none; until a day only with what is to be shown by then. */
static void
test_many (CtlFixture   *self,
           gconstpointer data)
{
  g_autofree char *errors = NULL;
  g_autofree char *list = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "all-seen"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "all-seen"), ==, 1);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "unseen", "3", "identity"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "admission", self->file, "admit"), ==, 1);
  g_assert_nonnull (strstr (errors, "Playerc Test: Not seen yet: proof of identity [II.2.5]"));
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "admission", self->file), ==, 0);
  g_assert_null (strstr (list, "admitted"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "admit", "1", "2", "4"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "admit", "3", "--until", "2026-03-02"), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "admit", "3", "--until", "soon", "--ground", "Passport"), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "admit", "3", "--until", "2100-03-02", "--by-organisers", "--ground", "Passport"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "admit", "3", "--until", "2020-03-02", "--ground", "Passport"), ==, 0);
  g_clear_pointer (&errors, g_free);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "pair", self->file), ==, 1);
  g_assert_nonnull (strstr (errors, "Playerc Test was admitted until 2020-03-02, which is over"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "admit", "3", "--until", "2100-03-02", "--ground", "Passport"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "pair", self->file), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "verify", self->file), ==, 0);
}

/* A team shows the entry, its members their own papers; a member who was refused keeps the team from its match until he
 * is taken out, and a reserve who is not decided on does not. */
static void
test_teams (CtlFixture   *self,
            gconstpointer data)
{
  static const char *const teams[] = { "North", "South" };
  g_autofree char         *errors = NULL;
  g_autofree char         *list = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tournament", self->file, "add", "--name", "Teams", "--system", "team-swiss", "--rounds", "1", "--boards", "2"), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (teams); i++)
    {
      g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "add", "--tournament", "Teams", teams[i]), ==, 0);
      g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "member", self->file, "add", "--tournament", "Teams", teams[i], "One", teams[i]), ==, 0);
      g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "member", self->file, "add", "--tournament", "Teams", teams[i], "Two", teams[i]), ==, 0);
      g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "member", self->file, "add", "--tournament", "Teams", teams[i], "Three", teams[i], "--reserve", "yes"), ==, 0);
    }
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "number", "--tournament", "Teams", "--by", "rating"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "open", "--tournament", "Teams", "--time", "2026-03-01T11:00"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "seen", "--tournament", "Teams", "North", "identity"), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "seen", "--tournament", "Teams", "North", "sender", "--member", "1"), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "all-seen", "--tournament", "Teams", "--members"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "admit", "--tournament", "Teams"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "pair", self->file, "--tournament", "Teams"), ==, 1);
  g_assert_nonnull (strstr (errors, "The commission has not admitted One North (North) yet"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "admit", "--tournament", "Teams", "South", "--members"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "admit", "--tournament", "Teams", "North", "--member", "1"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "refuse", "--tournament", "Teams", "North", "--member", "2", "--ground", "Unfit", "--article", "29.5"), ==, 0);
  g_clear_pointer (&errors, g_free);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "pair", self->file, "--tournament", "Teams"), ==, 1);
  g_assert_nonnull (strstr (errors, "Two North (North) was refused admission [29.5]. Take him out of the team"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "member", self->file, "remove", "--tournament", "Teams", "North", "2"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "report", self->file, "admission", "--tournament", "Teams", "--lang", "en"), ==, 0);
  g_assert_nonnull (strstr (list, "Two North (North)"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "verify", self->file), ==, 0);
}

/* What a new sheet and a new payment have was not changed from anything; hours stand in the manner of the language. */
static void
test_journal (CtlFixture   *self,
              gconstpointer data)
{
  g_free (ctl_say (self, 0, "applications FILE add technical 'Far Centre' --received 2026-02-20T09:30"));
  ctl_expect (self, 0, "log FILE --limit 1 --lang en", "Entry received: technical, from Far Centre (received: 20/02/2026 09:30)\n");
  ctl_expect (self, 0, "log FILE --limit 1 --lang uk", "20.02.2026 09:30)\n");
  ctl_expect (self, 0, "log FILE --limit 1 --lang ru", "20.02.2026 09:30)\n");
  g_free (ctl_say (self, 0, "applications FILE edit 1 --kind final --channel email"));
  ctl_expect (self, 0, "log FILE --limit 1 --lang en", "technical → ");
  g_free (ctl_say (self, 0, "applications FILE fee 300"));
  g_free (ctl_say (self, 0, "applications FILE pay 1 --amount 200 --paid 2026-02-21"));
  ctl_expect (self, 0, "log FILE --limit 1 --lang en", "Entry fee of Playera Test paid: 200 (paid on: 21/02/2026)\n");
  g_free (ctl_say (self, 0, "applications FILE pay 1 --amount 300 --paid 2026-02-21"));
  ctl_expect (self, 0, "log FILE --limit 1 --lang en", "200 → 300");
}

/* A fee that was paid is given back on a day, or kept by an article; never both, and nothing where nothing was paid. */
static void
test_given_back (CtlFixture   *self,
                 gconstpointer data)
{
  g_free (ctl_say (self, 0, "applications FILE fee 3000 --level regional"));
  ctl_expect (self, 3, "applications FILE pay 1 --kept I.6.8", "Nothing was paid");
  g_free (ctl_say (self, 0, "applications FILE pay 1 --amount 3000 --paid 2026-02-21"));
  ctl_expect (self, 3, "applications FILE pay 1 --returned 2026-02-25 --kept I.6.8", "leave out the day or the article");
  ctl_expect (self, 3, "applications FILE pay 1 --returned 2026-02-20", "before it was paid");
  g_free (ctl_say (self, 0, "applications FILE pay 1 --kept I.6.8"));
  ctl_expect (self, 0, "applications FILE payments", "3000 paid on 21 February 2026; not given back [I.6.8]\n");
  ctl_expect (self, 0, "log FILE --limit 1 --lang uk", "не повертають за статтею: I.6.8");
  ctl_expect (self, 0, "log FILE --limit 1 --lang ru", "не возвращается по статье: I.6.8");
  g_free (ctl_say (self, 0, "applications FILE pay 1 --kept '' --returned 2026-02-25"));
  ctl_expect (self, 0, "applications FILE payments", "3000 paid on 21 February 2026; given back on 25 February 2026\n");
  g_free (ctl_say (self, 0, "undo FILE"));
  ctl_expect (self, 0, "applications FILE payments", "not given back [I.6.8]");
  ctl_expect (self, 0, "verify FILE --by-command", "refused: 0; different: 0");
}

/* Whoever was removed gets no fee back (I.6.8). The regulation says what an entry costs (28.2). */
static void
test_removed_pays (CtlFixture   *self,
                   gconstpointer data)
{
  g_free (ctl_say (self, 0, "applications FILE fee 3000 --level regional"));
  ctl_expect (self, 0, "regulation FILE items", "\tfee\tEntry fee\tin the file\t28.2\t3000\t");
  g_free (ctl_say (self, 0, "applications FILE pay 1 --amount 3000 --paid 2026-02-21"));
  g_free (ctl_say (self, 0, "entry FILE withdraw 1 --expelled"));
  ctl_expect (self, 1, "applications FILE pay 1 --returned 2026-02-25", "Playera Test was removed from the event: the entry fee is not given back [I.6.8]");
  g_free (ctl_say (self, 0, "applications FILE pay 1 --kept I.6.8"));
  g_free (ctl_say (self, 0, "applications FILE pay 1 --kept ''"));
  g_free (ctl_say (self, 0, "entry FILE reinstate 1"));
  g_free (ctl_say (self, 0, "applications FILE pay 1 --returned 2026-02-25"));
}

/* Nobody is paired while whoever was refused is in the list; the protocol and the notice of refusal keep all of him then
 * (29.4, 29.5, 29.6). */
static void
test_refused_removed (CtlFixture   *self,
                      gconstpointer data)
{
  g_autofree char *notice = NULL;

  g_free (ctl_say (self, 0, "entry FILE edit 1 --region Lakeland --sender 'Far Federation' --birth 2009-03-01"));
  g_free (ctl_say (self, 0, "admission FILE set-quotas 'region = 2'"));
  ctl_expect (self, 0, "regulation FILE items", "\tquotas\tQuotas\tin the file\tII.2.8\tregion = 2\t");
  g_free (ctl_say (self, 0, "entry FILE edit 1 --coach 'Old Coach'"));
  g_free (ctl_say (self, 0, "entry FILE edit 2 --coach 'Old Coach' --region Hillside"));
  ctl_expect (self, 0, "report FILE registration --lang en --format csv -o -", "Old Coach,Lakeland; Hillside");
  g_free (ctl_say (self, 0, "admission FILE all-seen"));
  g_free (ctl_say (self, 0, "admission FILE unseen 1 identity"));
  g_free (ctl_say (self, 0, "admission FILE waive 1 health-policy --ground School"));
  g_free (ctl_say (self, 0, "admission FILE refuse 1 --ground 'No passport' --article II.3.3"));
  g_free (ctl_say (self, 0, "entry FILE remove 1"));
  ctl_expect (self, 0, "report FILE admission --lang en --format csv -o -",
              "Playera Test,2009-03-01,Lakeland,Far Federation,\"proof of identity: not seen; health insurance: waived, School\",refused,No passport,II.3.3");
  notice = ctl_say (self, 0, "report FILE refusals --lang en");
  g_assert_nonnull (strstr (notice, "Far Federation"));
  g_assert_nonnull (strstr (notice, "Playera Test"));
  g_assert_nonnull (strstr (notice, "1 March 2009"));
  g_assert_nonnull (strstr (notice, "No passport"));
  g_assert_nonnull (strstr (notice, "II.3.3"));
  ctl_expect (self, 0, "verify FILE --by-command", "refused: 0; different: 0");
  g_free (ctl_say (self, 0, "undo FILE"));
  ctl_expect (self, 0, "admission FILE", "Playera Test");
}

/* Who has not come signs nothing, is given no certificate and is no participant to the press. */
static void
check_absent (CtlFixture *self)
{
  static const char *const papers[] = { "acquaintance", "certificates", "registration" };

  ctl_expect (self, 0, "result FILE --round 1 --board 1 1-0", "1 – 0");
  ctl_expect (self, 0, "report FILE arbiter-report --lang en --format txt -o -", "\nHave not come ");
  ctl_expect (self, 0, "report FILE arbiter-report --lang en --format txt -o -", "\nWithdrawn or expelled        0\n");
  ctl_expect (self, 0, "report FILE arbiter-report --lang uk --format txt -o -", "Не приїхали");
  ctl_expect (self, 0, "report FILE press-report --lang en --format txt -o -", "Participants 3\n");
  ctl_expect (self, 0, "report FILE acquaintance --lang en --format txt -o -", "\nNo.  Surname, given name, patronymic  Date");
  for (gsize i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      g_autofree char *line = g_strdup_printf ("report FILE %s --lang en --format txt -o -", papers[i]);
      g_autofree char *paper = ctl_say (self, 0, line);

      g_assert_nonnull (strstr (paper, "Playerb Test"));
      g_assert_null (strstr (paper, "Playerd Test"));
    }
  /* he is in the table, last and without a place */
  ctl_expect (self, 0, "standings FILE", "\n0\t4\t");
}

/* On the day of arrival (Ukrainian chess rules II.4.2): somebody else comes with the number of the first, whose decision
 * stays in the protocol; one comes late, one not at all; the list and the paper keep old and new. */
static void
test_arrivals (CtlFixture   *self,
               gconstpointer data)
{
  g_autofree char *errors = NULL;
  g_autofree char *changes = NULL;
  g_autofree char *paper = NULL;
  g_autofree char *entries = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "all-seen"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "admit"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "late", "2", "--round", "1"), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "replace", "1", "Newcomer", "Anna", "--birth", "2009-03-01"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "late", "2", "--round", "2"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "not-arrived", "4", "--reason", "No news"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &changes, NULL, "admission", self->file, "changes"), ==, 0);
  g_assert_cmpstr (changes, ==, "replaced\tPlayera Test\tNewcomer Anna, 2009-03-01\tII.4.2\t\nlate\tPlayerb Test\t2\tII.4.2\t\nnot-arrived\tPlayerd Test\t\tII.4.2\tNo news\n");
  g_assert_cmpint (CTL_RUN (NULL, &entries, NULL, "entry", self->file), ==, 0);
  g_assert_nonnull (strstr (entries, "1\tNewcomer Anna"));
  g_assert_cmpint (CTL_RUN (NULL, &paper, NULL, "report", self->file, "arrivals", "--lang", "en"), ==, 0);
  g_assert_nonnull (strstr (paper, "Newcomer Anna, 01/03/2009"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "pair", self->file), ==, 1);
  g_assert_nonnull (strstr (errors, "The commission has not admitted Newcomer Anna yet"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "all-seen", "1"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "admit", "1"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "pair", self->file), ==, 0);
  g_clear_pointer (&errors, g_free);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "admission", self->file, "replace", "1", "Third"), ==, 1);
  g_assert_nonnull (strstr (errors, "Newcomer Anna is paired already"));
  check_absent (self);
  ctl_expect (self, 1, "report FILE refusals", "Nobody was refused admission to “A”");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "verify", self->file), ==, 0);
}

/* Only within the quotas (II.2.8), each region by itself unless it has one of its own; also of many in one act. */
static void
test_quotas (CtlFixture   *self,
             gconstpointer data)
{
  g_autofree char *errors = NULL;
  g_autofree char *counts = NULL;

  for (char number = '1'; number <= '4'; number++)
    {
      const char text[] = { number, '\0' };

      g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "edit", text, "--region", number <= '3' ? "Lviv" : "Kyiv"), ==, 0);
    }
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "admission", self->file, "set-quotas", "by-region"), ==, 3);
  g_assert_nonnull (strstr (errors, "Quotas: “by-region” is none"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "set-quotas", "by-region = 2; 3.2\nby-region = 3"), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "set-quotas", "by-region = 2; 3.2\nregion Kyiv = 1\neverybody = 42"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "all-seen"), ==, 0);
  g_clear_pointer (&errors, g_free);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "admission", self->file, "admit"), ==, 1);
  g_assert_nonnull (strstr (errors, "Playerc Test: The quota is full: Lviv 2/2 ! [II.2.8]"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "admit", "1", "2", "4"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "admit", "3"), ==, 1);
  g_assert_cmpint (CTL_RUN (NULL, &counts, NULL, "admission", self->file, "quotas"), ==, 0);
  g_assert_cmpstr (counts, ==, "by-region\tLviv\t2\t3\t2\t3.2\nby-region\tKyiv\t1\t1\t1\t\neverybody\t\t42\t4\t3\t\n");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "regulation", self->file, "admission.quota", "no"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "admit", "3"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "verify", self->file), ==, 0);
}

/* Who is disqualified (II.3.2) or too young by the regulation (II.3.1) is not admitted; in any capacity also no official and
 * no captain (I.5.2). */
static void
test_who_may_not (CtlFixture   *self,
                  gconstpointer data)
{
  g_autofree char *list = g_build_filename (self->folder, "bans.txt", NULL);
  g_autofree char *errors = NULL;
  g_autofree char *info = NULL;

  g_assert_true (g_file_set_contents (list, "Playera Test; 2001; player; 2020-01-01; 2099-01-01; decision 5\nPlayerb Test; ; player; 2020-01-01; 2021-01-01\nHead One; ; in any capacity", -1, NULL));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "set-bans", list), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "details", self->file, "--start", "2026-03-01", "--end", "2026-03-05"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "all-seen"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "admission", self->file, "admit", "1"), ==, 1);
  g_assert_nonnull (strstr (errors, "Disqualified: decision 5 [II.3.2]"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "edit", "1", "--birth", "1999-05-05"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "admit", "1"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "admit", "2"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "official", self->file, "arbiter", "Head One"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &info, NULL, "info", self->file), ==, 0);
  g_assert_nonnull (strstr (info, "Head One is disqualified and may take part in no capacity [I.5.2]"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "regulation", self->file, "admission.age-min", "12"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "edit", "3", "--birth", "2016-05-05"), ==, 0);
  g_clear_pointer (&errors, g_free);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "admission", self->file, "admit", "3"), ==, 1);
  g_assert_nonnull (strstr (errors, "the least age is 12"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "verify", self->file), ==, 0);
}

/* What the documents ask for, key and article, by the articles: order 988, the Ukrainian rules of chess, the regulation of a distance
 * team event over the Laws of 2009, and the rules of draughts, which ask for nothing. */
static const struct
{
  const char *ruleset;
  const char *regulation; /* NULL for none */
  const char *asked;
} requirements[] = {
  { "ru-chess-988", NULL, "entry-original II.2.5, sender 27.4, identity II.2.5, medical II.2.4, health-policy II.2.5, accident-policy II.2.5" },
  { "ua-chess-2026", NULL, "entry-original II.4.1, sender II.4.1;II.5.1, technical II.4.2, medical II.3.2;II.5.3, standard II.4.3, class II.5.2" },
  { "fide-2009", "distance-team", "consent-play CHU annex 1, consent-technical CHU annex 1, consent-data CHU annex 1" },
  { "ua-draughts-64", NULL, "" },
};

/* The articles of the list are those of the documents. */
static void
check_requirements (CtlFixture *self,
                    const char *ruleset,
                    char      **lines)
{
  g_autoptr (GString) asked = g_string_new (NULL);

  for (gsize i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], "\t", -1);

      g_string_append_printf (asked, "%s%s %s", i > 0 ? ", " : "", cells[0], cells[1]);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (requirements); i++)
    if (strcmp (requirements[i].ruleset, ruleset) == 0)
      g_assert_cmpstr (asked->str, ==, requirements[i].asked);
}

static void
adopt_regulation (CtlFixture *self,
                  const char *ruleset)
{
  for (gsize i = 0; i < G_N_ELEMENTS (requirements); i++)
    if (strcmp (requirements[i].ruleset, ruleset) == 0 && requirements[i].regulation != NULL)
      g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "regulation", self->file, "--adopt", requirements[i].regulation), ==, 0);
}

/* Each requirement of the rules missing once: nothing is decided, and the answer names it with its article. */
static void
test_each_missing (CtlFixture   *self,
                   gconstpointer data)
{
  g_autofree char *list = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_named = 0;
  guint n_asked = 0;

  adopt_regulation (self, data);
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "admission", self->file, "documents"), ==, 0);
  lines = g_strsplit (list, "\n", -1);
  check_requirements (self, data, lines);
  if (*list != '\0')
    g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "all-seen"), ==, 0);
  for (gsize i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], "\t", -1);
      g_autofree char *answer = g_strdup_printf ("Not seen yet: %s [%s]", cells[2], cells[1]);
      g_autofree char *errors = NULL;

      n_asked++;
      g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "unseen", "1", cells[0]), ==, 0);
      g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "admission", self->file, "admit", "1"), ==, 1);
      n_named += strstr (errors, answer) != NULL;
      g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "seen", "1", cells[0]), ==, 0);
    }
  g_test_message ("%s: %u of %u requirements are named when they are missing", (const char *) data, n_named, n_asked);
  g_assert_cmpuint (n_named, ==, n_asked);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "admission", self->file, "admit", "1"), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/ctl/admission/admit", CtlFixture, "ru-chess-988", set_up, test_admit, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/refuse", CtlFixture, "ru-chess-988", set_up, test_refuse, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/pairing", CtlFixture, "ru-chess-988", set_up, test_pairing, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/official", CtlFixture, "ru-chess-988", set_up, test_official, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/documents", CtlFixture, "ua-chess-2026", set_up, test_documents, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/centre-entry", CtlFixture, "ua-chess-2026", set_up, test_centre_entry, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/nothing", CtlFixture, "ua-draughts-64", set_up, test_nothing, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/session", CtlFixture, "ru-chess-988", set_up, test_session, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/journal", CtlFixture, "ua-chess-2026", set_up, test_journal, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/given-back", CtlFixture, "ru-chess-988", set_up, test_given_back, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/removed-pays", CtlFixture, "ru-chess-988", set_up, test_removed_pays, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/refused-removed", CtlFixture, "ru-chess-988", set_up, test_refused_removed, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/arrivals", CtlFixture, "ua-chess-2026", set_up, test_arrivals, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/quotas", CtlFixture, "ru-chess-988", set_up, test_quotas, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/who-may-not", CtlFixture, "ru-chess-988", set_up, test_who_may_not, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/each-missing-ru", CtlFixture, "ru-chess-988", set_up, test_each_missing, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/each-missing-ua", CtlFixture, "ua-chess-2026", set_up, test_each_missing, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/each-missing-distance", CtlFixture, "fide-2009", set_up, test_each_missing, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/each-missing-draughts", CtlFixture, "ua-draughts-64", set_up, test_each_missing, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/many", CtlFixture, "ru-chess-988", set_up, test_many, ctl_fixture_tear_down);
  g_test_add ("/ctl/admission/teams", CtlFixture, "ru-chess-988", set_up, test_teams, ctl_fixture_tear_down);
  return g_test_run ();
}
