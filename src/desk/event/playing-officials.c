#include "config.h"

#include "playing-officials.h"

#include <string.h>

#include "official-roles.h"
#include "ruleset-defaults.h"

/* An official with the name as it is compared: without letter case. */
typedef struct
{
  const ZhOfficial *official;
  char             *name;
} Folded;

typedef struct
{
  GArray           *officials; /* (element-type Folded) */
  GPtrArray        *sentences; /* (element-type utf8) that of one person once */
  const char       *article;   /* (nullable): of the rules that forbid it */
  const ZhLanguage *language;
} Search;

static char *
fold (const char *text)
{
  g_autofree char *normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);

  return g_utf8_casefold (normal != NULL ? normal : text, -1);
}

static void
folded_clear (gpointer data)
{
  g_free (((Folded *) data)->name);
}

static gboolean
dates_agree (ZhDate a,
             ZhDate b)
{
  return !zh_date_is_set (a) || !zh_date_is_set (b) || zh_date_compare (a, b) == 0;
}

/* An official is often written without a patronymic, and a player too. */
static gboolean
is_same (const Folded   *folded,
         const ZhPerson *person,
         const char     *name,
         const char     *full_name)
{
  const ZhOfficial *official = folded->official;

  if (*official->fide_id != '\0' && *person->fide_id != '\0')
    return strcmp (official->fide_id, person->fide_id) == 0;
  if (*person->given == '\0' || !dates_agree (official->birth, person->birth))
    return FALSE;
  return strcmp (folded->name, full_name) == 0 || strcmp (folded->name, name) == 0 ||
         (*person->patronymic == '\0' && g_str_has_prefix (folded->name, name) && folded->name[strlen (name)] == ' ');
}

static void
look_at (Search         *self,
         const ZhPerson *person)
{
  g_autofree char *written = zh_person_format_name (person);
  g_autofree char *written_full = zh_person_format_full_name (person);
  g_autofree char *name = fold (written);
  g_autofree char *full_name = fold (written_full);

  for (guint i = 0; i < self->officials->len; i++)
    {
      if (!is_same (&g_array_index (self->officials, Folded, i), person, name, full_name))
        continue;
      g_ptr_array_add (self->sentences,
                       self->article != NULL
                           ? g_strdup_printf (zh_tr (self->language, "%1$s is an official of this event and entered as a player, which the rules do not allow [%2$s]"), written, self->article)
                           : g_strdup_printf (zh_tr (self->language, "%s is an official of this event and entered as a player"), written));
      return;
    }
}

static void
look_at_entries (Search          *self,
                 const GPtrArray *entries)
{
  for (guint i = 0; i < entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (entries, i);

      if (entry->person != NULL)
        look_at (self, entry->person);
    }
}

static void
look_at_tournament (Search             *self,
                    const ZhTournament *tournament)
{
  look_at_entries (self, tournament->entries);
  for (guint i = 0; i < tournament->members->len; i++)
    look_at (self, ((const ZhMember *) g_ptr_array_index (tournament->members, i))->person);
}

#define ELDER "elder"

/* By some rules an elder helps the arbiter who is a participant of the tournament (draughts V.2.3). */
static gboolean
knows_elder (const ZhRuleset *rules,
             const char     **article)
{
  gboolean is_known = FALSE;

  return rules != NULL && zh_ruleset_get_boolean (rules, "correspondence.post.elder", &is_known, article) && is_known;
}

static void
add_official (GArray           *officials,
              const ZhOfficial *official)
{
  const Folded folded = { official, fold (official->name) };

  g_array_append_val (officials, folded);
}

/* Those who had better not play; @elders: those who must, where the rules know them. */
static GArray *
list_officials (const ZhCompetition *competition,
                const ZhRuleset     *rules,
                gboolean             elders)
{
  const char *article;
  gboolean    has_elder = knows_elder (rules, &article);
  GArray     *officials = g_array_new (FALSE, FALSE, sizeof (Folded));

  g_array_set_clear_func (officials, folded_clear);
  for (guint i = 0; i < competition->officials->len; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (competition->officials, i);
      gboolean          is_elder = has_elder && strcmp (official->role, ELDER) == 0;

      if (is_elder == elders && !zh_official_role_is_committee (official->role))
        add_official (officials, official);
    }
  return officials;
}

/* Looks with @look at whom @data says; (transfer full). */
static char **
search (const ZhCompetition *competition,
        void (*look) (Search       *search,
                      gconstpointer data),
        gconstpointer     data,
        const ZhLanguage *language)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, NULL);
  g_autoptr (GArray) officials = list_officials (competition, rules, FALSE);
  gboolean    may_play = TRUE;
  const char *article = NULL;
  gboolean    is_said = rules != NULL && zh_ruleset_get_boolean (rules, "officials.may-play", &may_play, &article);
  Search      search = { officials, g_ptr_array_new (), is_said && !may_play && *article != '\0' ? article : NULL, language };

  if (is_said && may_play)
    g_array_set_size (officials, 0);
  if (officials->len > 0)
    look (&search, data);
  g_ptr_array_add (search.sentences, NULL);
  return (char **) g_ptr_array_free (search.sentences, FALSE);
}

static void
look_at_list (Search       *self,
              gconstpointer entries)
{
  look_at_entries (self, entries);
}

static void
look_at_all (Search       *self,
             gconstpointer data)
{
  const ZhCompetition *competition = data;

  for (guint i = 0; i < competition->tournaments->len; i++)
    look_at_tournament (self, g_ptr_array_index (competition->tournaments, i));
}

static void
look_at_person (Search       *self,
                gconstpointer person)
{
  look_at (self, person);
}

/* Whether an elder is entered in a tournament by correspondence; as good as so where there is none. */
static gboolean
is_participant (const ZhCompetition *competition,
                const Folded        *elder)
{
  gboolean any = FALSE;

  for (guint t = 0; t < competition->tournaments->len; t++)
    {
      const ZhTournament *tournament = g_ptr_array_index (competition->tournaments, t);

      if (tournament->play != ZH_PLAY_CORRESPONDENCE)
        continue;
      any = TRUE;
      for (guint i = 0; i < tournament->entries->len; i++)
        {
          const ZhPerson  *person = ((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->person;
          g_autofree char *written = person != NULL ? zh_person_format_name (person) : g_strdup ("");
          g_autofree char *written_full = person != NULL ? zh_person_format_full_name (person) : g_strdup ("");
          g_autofree char *name = fold (written);
          g_autofree char *full_name = fold (written_full);

          if (person != NULL && is_same (elder, person, name, full_name))
            return TRUE;
        }
    }
  return !any;
}

char **
zh_competition_dup_strange_elders (const ZhCompetition *competition,
                                   const ZhLanguage    *language)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, NULL);
  g_autoptr (GArray) elders = list_officials (competition, rules, TRUE);
  GPtrArray  *sentences = g_ptr_array_new ();
  const char *article = "";

  for (guint i = 0; knows_elder (rules, &article) && i < elders->len; i++)
    {
      const Folded *elder = &g_array_index (elders, Folded, i);

      if (!is_participant (competition, elder))
        /* Translators: name, article. */
        g_ptr_array_add (sentences, g_strdup_printf (zh_tr (language, "%1$s is the elder, but not entered as a player, which an elder is [%2$s]"), elder->official->name, article));
    }
  g_ptr_array_add (sentences, NULL);
  return (char **) g_ptr_array_free (sentences, FALSE);
}

char **
zh_competition_dup_playing_officials (const ZhCompetition *competition,
                                      const GPtrArray     *entries,
                                      const ZhLanguage    *language)
{
  return entries != NULL ? search (competition, look_at_list, entries, language) : search (competition, look_at_all, competition, language);
}

char *
zh_competition_dup_playing_official (const ZhCompetition *competition,
                                     const ZhPerson      *person,
                                     const ZhLanguage    *language)
{
  g_auto (GStrv) sentences = search (competition, look_at_person, person, language);

  return g_strdup (sentences[0]);
}
