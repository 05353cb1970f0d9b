#include "config.h"

#include "journal-acts.h"

#include <glib/gi18n.h>
#include <string.h>

#include "commands.h"
#include "tournament.h"
#include "words.h"

char *
zh_journal_add_numbers (char             *sentence,
                        JsonObject       *args,
                        const ZhLanguage *language)
{
  g_autofree char *plain = sentence;
  int              n_moved = zh_journal_get_number (args, "moved");
  int              round = zh_journal_get_number (args, "stand-after");

  if (n_moved > 0)
    /* Translators: %1$s is what was done: "Entry added: Koval". */
    return g_strdup_printf (zh_tr (language, "%1$s; start numbers moved: %2$d"), plain, n_moved);
  if (round > 0)
    /* Translators: %1$s is what was done: "Entry changed: Koval". */
    return g_strdup_printf (zh_tr (language, "%1$s; after the pairing of round %2$d the start numbers stand"), plain, round);
  return g_steal_pointer (&plain);
}

static const char *
get_absence_name (int               kind,
                  const ZhLanguage *language)
{
  switch (kind)
    {
    case ZH_PAIRING_GAME:
      return zh_trc (language, "absence", "present");
    case ZH_PAIRING_FULL_BYE:
      return zh_trc (language, "absence", "full-point bye");
    case ZH_PAIRING_HALF_BYE:
      return zh_trc (language, "absence", "half-point bye");
    case ZH_PAIRING_ZERO_BYE:
      return zh_trc (language, "absence", "absent");
    default:
      return "";
    }
}

static char *
format_add_entries (JsonObject       *args,
                    const ZhLanguage *language)
{
  JsonArray  *entries = zh_json_get_array (args, "entries");
  guint       n = entries != NULL ? json_array_get_length (entries) : 0;
  JsonObject *only = n == 1 ? zh_json_get_object_element (entries, 0) : NULL;

  if (only != NULL)
    return zh_journal_add_numbers (g_strdup_printf (zh_tr (language, "Entry added: %s"), zh_json_get_string (only, "name")), args, language);
  return zh_journal_add_numbers (g_strdup_printf (zh_trn (language, "%u entry added", "%u entries added", n), n), args, language);
}

static char *
format_edit_entry (JsonObject       *args,
                   const ZhLanguage *language)
{
  return zh_journal_add_numbers (g_strdup_printf (zh_tr (language, "Entry changed: %s"), zh_journal_get_entry_name (args, "entry")), args, language);
}

static char *
format_remove_entry (JsonObject       *args,
                     const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Entry removed: %s"), zh_journal_get_entry_name (args, "entry"));
}

/* What becomes of the games by correspondence, and of how many where they are lost. */
static char *
format_unfinished (JsonObject       *args,
                   const ZhLanguage *language)
{
  int         n_lost = zh_journal_get_number (args, "forfeits");
  int         unfinished;
  const char *label;

  if (!zh_words_find (zh_unfinished_words, zh_json_get_string (args, "unfinished"), &unfinished))
    return NULL;
  label = zh_unfinished_get_label ((ZhUnfinished) unfinished, language);
  return n_lost > 0 ? g_strdup_printf ("%s (%d)", label, n_lost) : g_strdup (label);
}

static char *
format_withdraw_entry (JsonObject       *args,
                       const ZhLanguage *language)
{
  const char *sentence = strcmp (zh_json_get_string (args, "status"), "expelled") == 0
                             ? zh_tr (language, "Expelled after round %d: %s")
                             : zh_tr (language, "Withdrawn after round %d: %s");

  g_autofree char *text = g_strdup_printf (sentence, zh_journal_get_number (args, "round"), zh_journal_get_entry_name (args, "entry"));
  g_autofree char *outcome = NULL;

  if (!json_object_has_member (args, "unfinished") || (outcome = format_unfinished (args, language)) == NULL)
    return g_steal_pointer (&text);
  /* Translators: "Withdrawn after round 3: Koval Ivan; unfinished games: lost (2)". */
  if (zh_journal_get_number (args, "uncounted") == 1)
    return g_strdup_printf (zh_tr (language, "%s; unfinished games: %s; the finished ones do not count"), text, outcome);
  return g_strdup_printf (zh_tr (language, "%s; unfinished games: %s"), text, outcome);
}

static char *
format_reinstate_entry (JsonObject       *args,
                        const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Plays again from round %d: %s"), zh_journal_get_number (args, "round"),
                          zh_journal_get_entry_name (args, "entry"));
}

static char *
format_one_absence (JsonObject       *args,
                    const char       *name,
                    const ZhLanguage *language)
{
  /* Translators: round, player, and what he is: present, absent, half-point bye. */
  return g_strdup_printf (zh_tr (language, "Round %d, %s: %s"), zh_journal_get_number (args, "round"), name,
                          get_absence_name (zh_journal_get_number (args, "new"), language));
}

static char *
format_set_absence (JsonObject       *args,
                    const ZhLanguage *language)
{
  return format_one_absence (args, zh_journal_get_entry_name (args, "entry"), language);
}

/* "arrived, fee not paid": what was ticked, and what was unticked. */
static char *
format_ticks (JsonObject       *args,
              const ZhLanguage *language)
{
  const struct
  {
    const char *key;
    const char *words[2]; /* no, yes */
  } ticks[] = {
    { "arrived", { zh_trc (language, "registration", "not arrived"), zh_trc (language, "registration", "arrived") } },
    { "paid", { zh_trc (language, "registration", "fee not paid"), zh_trc (language, "registration", "fee paid") } },
    { "documents-seen", { zh_trc (language, "registration", "documents not seen"), zh_trc (language, "registration", "documents seen") } },
  };
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (ticks); i++)
    if (json_object_has_member (args, ticks[i].key))
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", ticks[i].words[zh_journal_get_number (args, ticks[i].key) != 0]);
  return g_string_free (text, FALSE);
}

static char *
format_register_persons (JsonObject       *args,
                         const ZhLanguage *language)
{
  g_autofree char *ticks = format_ticks (args, language);
  const char      *name = zh_json_get_string (args, "person");
  int              n = zh_journal_get_number (args, "count");

  if (*name != '\0')
    /* Translators: a player, and what was ticked at the registration: "arrived, fee paid". */
    return g_strdup_printf (zh_tr (language, "Registration, %1$s: %2$s"), name, ticks);
  return g_strdup_printf (zh_trn (language, "Registration of %1$d person: %2$s", "Registration of %1$d persons: %2$s", (gulong) n), n, ticks);
}

static char *
format_set_absences (JsonObject       *args,
                     const ZhLanguage *language)
{
  JsonArray  *entries = zh_json_get_array (args, "entries");
  guint       n = entries != NULL ? json_array_get_length (entries) : 0;
  JsonObject *only = n == 1 ? zh_json_get_object_element (entries, 0) : NULL;

  if (only != NULL)
    return format_one_absence (args, zh_json_get_string (only, "name"), language);
  /* Translators: round, how many, and what they are: present, absent, half-point bye. */
  return g_strdup_printf (zh_trn (language, "Round %1$d, %2$u entry: %3$s", "Round %1$d, %2$u entries: %3$s", n),
                          zh_journal_get_number (args, "round"), n, get_absence_name (zh_journal_get_number (args, "new"), language));
}

/* "Start numbers drawn by lot, seed 7; draw no. 2". */
static char *
format_draw (JsonObject       *args,
             const char       *format,
             const ZhLanguage *language)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GINT64_FORMAT, zh_json_get_int (args, "seed"));
  GString         *text = g_string_new (NULL);
  int              draw = zh_journal_get_number (args, "draw");

  g_string_append_printf (text, zh_tr (language, format), seed);
  if (draw > 1)
    {
      g_string_append (text, "; ");
      /* Translators: which draw of the start numbers it was, those taken back counted. */
      g_string_append_printf (text, zh_tr (language, "draw no. %d"), draw);
    }
  return g_string_free (text, FALSE);
}

static char *
format_number_entries (JsonObject       *args,
                       const ZhLanguage *language)
{
  const char *method = zh_json_get_string (args, "method");

  if (strcmp (method, "lot") == 0)
    return format_draw (args, N_ ("Start numbers drawn by lot, seed %s"), language);
  if (strcmp (method, "rating-and-lot") == 0)
    return format_draw (args, N_ ("Start numbers by rating, equal ratings by lot, seed %s"), language);
  if (strcmp (method, "varma") == 0)
    return format_draw (args, N_ ("Start numbers drawn by restricted lot, seed %s"), language);
  if (strcmp (method, "hand") == 0)
    return g_strdup (zh_tr (language, "Start numbers given by hand"));
  return zh_journal_add_numbers (g_strdup (zh_tr (language, "Start numbers by rating")), args, language);
}

static char *
format_update_players (JsonObject       *args,
                       const ZhLanguage *language)
{
  int n = zh_journal_get_number (args, "count");

  /* Translators: %2$s is an edition of a rating list, such as fide-2026-11. */
  return g_strdup_printf (zh_trn (language, "%1$d player updated from the list %2$s", "%1$d players updated from the list %2$s", (gulong) n), n,
                          zh_json_get_string (args, "source"));
}

static char *
format_set_start_number (JsonObject       *args,
                         const ZhLanguage *language)
{
  return g_strdup_printf (zh_tr (language, "Start number %d: %s"), zh_journal_get_number (args, "new"),
                          zh_journal_get_entry_name (args, "entry"));
}

static char *
format_absence (JsonObject       *args,
                const char       *key,
                const ZhLanguage *language)
{
  return g_strdup (get_absence_name (zh_journal_get_number (args, key), language));
}

const ZhJournalAct zh_journal_entry_acts[] = {
  { ZH_COMMAND_ADD_ENTRIES, NC_ ("act", "Entries added"), format_add_entries },
  { ZH_COMMAND_EDIT_ENTRY, NC_ ("act", "Entry changed"), format_edit_entry },
  { ZH_COMMAND_REMOVE_ENTRY, NC_ ("act", "Entry removed"), format_remove_entry },
  { ZH_COMMAND_WITHDRAW_ENTRY, NC_ ("act", "Withdrawal"), format_withdraw_entry },
  { ZH_COMMAND_REINSTATE_ENTRY, NC_ ("act", "Return to the tournament"), format_reinstate_entry },
  { ZH_COMMAND_SET_ABSENCE, NC_ ("act", "Absence"), format_set_absence, format_absence },
  { ZH_COMMAND_SET_ABSENCES, NC_ ("act", "Absences"), format_set_absences, format_absence },
  { ZH_COMMAND_REGISTER_PERSONS, NC_ ("act", "Registration"), format_register_persons },
  { ZH_COMMAND_NUMBER_ENTRIES, NC_ ("act", "Start numbers"), format_number_entries },
  { ZH_COMMAND_SET_START_NUMBER, NC_ ("act", "Start number"), format_set_start_number },
  { ZH_COMMAND_UPDATE_PLAYERS, NC_ ("act", "Update from a rating list"), format_update_players },
  { NULL }
};
