/* The words of acts on admission. */
#include "config.h"

#include "journal-acts.h"

#include <glib/gi18n.h>
#include <string.h>

#include "admission-boxes.h"
#include "admission.h"
#include "commands.h"
#include "journal-values.h"
#include "entry-fee.h"
#include "entry-sheet.h"
#include "quotas.h"
#include "words.h"

/* Whom an act is about: of a team the member with the team's name. */
static char *
dup_applicant (JsonObject *args)
{
  const char *team = zh_journal_get_entry_name (args, "entry");
  const char *member = json_object_has_member (args, "member") ? zh_json_get_string (args, "member") : "";

  return *member != '\0' ? g_strdup_printf ("%s (%s)", member, team) : g_strdup (team);
}

static char *
format_tick (JsonObject       *args,
             const ZhLanguage *language)
{
  g_autofree char *name = dup_applicant (args);
  const char      *label = zh_admission_box_get_label (zh_json_get_string (args, "document"), language);
  const char      *state = zh_json_get_string (args, "state");

  if (strcmp (state, zh_box_state_words[ZH_BOX_SEEN]) == 0)
    return g_strdup_printf (zh_tr (language, "Admission of %1$s: seen: %2$s"), name, label);
  if (strcmp (state, zh_box_state_words[ZH_BOX_WAIVED]) == 0)
    return g_strdup_printf (zh_tr (language, "Admission of %1$s: waived: %2$s (%3$s)"), name, label, zh_json_get_string (args, "ground"));
  return g_strdup_printf (zh_tr (language, "Admission of %1$s: not seen: %2$s"), name, label);
}

static char *
format_day (JsonObject       *args,
            const ZhLanguage *language)
{
  ZhDate day = ZH_DATE_NONE;

  return zh_date_parse (zh_json_get_string (args, "until"), &day) ? zh_language_format_date (language, day) : g_strdup ("");
}

/* @who: a name, or how many they are */
static char *
format_decision (JsonObject       *args,
                 const char       *who,
                 const ZhLanguage *language)
{
  const char      *ground = zh_json_get_string (args, "ground");
  g_autofree char *day = NULL;
  int              state = ZH_ADMISSION_OPEN;

  zh_words_find (zh_admission_state_words, zh_json_get_string (args, "state"), &state);
  switch ((ZhAdmissionState) state)
    {
    case ZH_ADMISSION_ADMITTED:
      return g_strdup_printf (zh_tr (language, "Admitted: %s"), who);
    case ZH_ADMISSION_BY_ORGANISER:
      return g_strdup_printf (zh_tr (language, "Admitted by the organisers: %1$s (%2$s)"), who, ground);
    case ZH_ADMISSION_REFUSED:
      return g_strdup_printf (zh_tr (language, "Refused admission: %1$s (%2$s) [%3$s]"), who, ground, zh_json_get_string (args, "article"));
    case ZH_ADMISSION_CONDITIONAL:
      day = format_day (args, language);
      /* Translators: whom, a day, what is to be shown by then. */
      return g_strdup_printf (zh_tr (language, "Admitted on condition: %1$s, until %2$s (%3$s)"), who, day, ground);
    case ZH_ADMISSION_OPEN:
    default:
      return g_strdup_printf (zh_tr (language, "Admission of %s: the decision was taken back"), who);
    }
}

static char *
format_decide_one (JsonObject       *args,
                   const ZhLanguage *language)
{
  g_autofree char *name = dup_applicant (args);

  return format_decision (args, name, language);
}

/* One by name, many by their number. */
static char *
dup_applicants (JsonObject       *args,
                const ZhLanguage *language)
{
  const char *name = json_object_has_member (args, "name") ? zh_json_get_string (args, "name") : "";
  int         n = zh_journal_get_number (args, "count");

  return *name != '\0' ? g_strdup (name) : g_strdup_printf (zh_trn (language, "%d applicant", "%d applicants", (gulong) n), n);
}

static char *
format_decide_many (JsonObject       *args,
                    const ZhLanguage *language)
{
  g_autofree char *who = dup_applicants (args, language);

  return format_decision (args, who, language);
}

static char *
format_tick_many (JsonObject       *args,
                  const ZhLanguage *language)
{
  g_autofree char *who = dup_applicants (args, language);
  const char      *key = zh_json_get_string (args, "document");
  const char      *label = *key != '\0' ? zh_admission_box_get_label (key, language) : zh_tr (language, "all documents");

  if (strcmp (zh_json_get_string (args, "state"), zh_box_state_words[ZH_BOX_SEEN]) == 0)
    return g_strdup_printf (zh_tr (language, "Admission of %1$s: seen: %2$s"), who, label);
  return g_strdup_printf (zh_tr (language, "Admission of %1$s: not seen: %2$s"), who, label);
}

/* When a session began or ended, as people write it. */
static char *
format_moment (JsonObject       *args,
               const ZhLanguage *language)
{
  g_autoptr (GTimeZone) here = g_time_zone_new_local ();
  g_autoptr (GDateTime) time = NULL;
  const char      *text = zh_json_get_string (args, "time");
  g_autofree char *whole = strlen (text) == strlen ("2026-03-01T09:00") ? g_strconcat (text, ":00", NULL) : g_strdup (text);

  time = g_date_time_new_from_iso8601 (whole, here);
  return time != NULL ? zh_language_format_time (language, time) : g_strdup (text);
}

static char *
format_open_session (JsonObject       *args,
                     const ZhLanguage *language)
{
  const char      *place = zh_json_get_string (args, "place");
  g_autofree char *time = format_moment (args, language);

  if (*place == '\0')
    /* Translators: number of a session, when. */
    return g_strdup_printf (zh_tr (language, "Session %1$d of the commission on admission opened: %2$s"), zh_journal_get_number (args, "number"), time);
  /* Translators: number of a session, when, where. */
  return g_strdup_printf (zh_tr (language, "Session %1$d of the commission on admission opened: %2$s, %3$s"), zh_journal_get_number (args, "number"), time, place);
}

static char *
format_close_session (JsonObject       *args,
                      const ZhLanguage *language)
{
  g_autofree char *time = format_moment (args, language);

  return g_strdup_printf (zh_tr (language, "Session %1$d of the commission on admission closed: %2$s"), zh_journal_get_number (args, "number"), time);
}

/* How many lines a list has. */
static guint
count_lines (const char *text)
{
  guint n = *text != '\0' ? 1 : 0;

  for (; *text != '\0'; text++)
    n += *text == '\n';
  return n;
}

static char *
format_set_quotas (JsonObject       *args,
                   const ZhLanguage *language)
{
  guint n = count_lines (zh_json_get_string (args, "new"));

  return g_strdup_printf (zh_trn (language, "Admission: %u quota", "Admission: %u quotas", n), n);
}

static char *
format_set_bans (JsonObject       *args,
                 const ZhLanguage *language)
{
  guint n = count_lines (zh_json_get_string (args, "new"));

  return g_strdup_printf (zh_trn (language, "List of those disqualified: %u", "List of those disqualified: %u", n), n);
}

/* Lines side by side, as a row of the journal has room for them. */
static char *
join_lines (char *text)
{
  g_autofree char *all = text;
  g_auto (GStrv) lines = g_strsplit (all, "\n", -1);

  return g_strjoinv (" · ", lines);
}

/* Before and after, in the words of the reader. */
static char *
format_quotas (JsonObject       *args,
               const char       *key,
               const ZhLanguage *language)
{
  g_autoptr (GPtrArray) quotas = zh_quotas_parse (zh_json_get_string (args, key), NULL, NULL);

  return quotas != NULL ? join_lines (zh_quotas_format (quotas, language)) : g_strdup ("");
}

static char *
format_bans (JsonObject       *args,
             const char       *key,
             const ZhLanguage *language)
{
  g_autoptr (GPtrArray) bans = zh_bans_parse (zh_json_get_string (args, key), NULL, NULL);

  return bans != NULL ? join_lines (zh_bans_format (bans, language)) : g_strdup ("");
}

/* "Surname Given, 2009-03-01" */
static char *
format_newcomer (const char       *text,
                 const ZhLanguage *language)
{
  const char      *comma = strrchr (text, ',');
  g_autofree char *day = comma != NULL && comma[1] == ' ' ? zh_journal_day_format (comma + 2, language) : NULL;

  return day != NULL ? g_strdup_printf ("%.*s, %s", (int) (comma - text), text, day) : g_strdup (text);
}

static char *
format_arrival (JsonObject       *args,
                const ZhLanguage *language)
{
  const char *name = zh_journal_get_entry_name (args, "entry");
  const char *other = zh_json_get_string (args, "other");
  int         kind = ZH_ARRIVAL_MISSING;

  zh_words_find (zh_arrival_words, zh_json_get_string (args, "kind"), &kind);
  if (kind == ZH_ARRIVAL_REPLACED)
    {
      g_autofree char *newcomer = format_newcomer (other, language);

      return g_strdup_printf (zh_tr (language, "Arrival: %1$s is replaced by %2$s"), name, newcomer);
    }
  if (kind == ZH_ARRIVAL_LATE)
    return g_strdup_printf (zh_tr (language, "Arrival: %1$s comes for round %2$s"), name, other);
  return g_strdup_printf (zh_tr (language, "Arrival: %s has not come"), name);
}

/* "final, by name, from Far Region". */
static char *
format_sheet (JsonObject       *args,
              const ZhLanguage *language)
{
  int kind = ZH_SHEET_FINAL;

  zh_words_find (zh_entry_sheet_kind_words, zh_json_get_string (args, "kind"), &kind);
  /* Translators: kind of an entry, who sent it. */
  return g_strdup_printf (zh_tr (language, "%1$s, from %2$s"), zh_entry_sheet_kind_get_label ((ZhEntrySheetKind) kind, language), zh_json_get_string (args, "sender"));
}

static char *
format_set_sheet (JsonObject       *args,
                  const ZhLanguage *language)
{
  g_autofree char *what = format_sheet (args, language);

  return g_strdup_printf (zh_tr (language, "Entry received: %s"), what);
}

static char *
format_remove_sheet (JsonObject       *args,
                     const ZhLanguage *language)
{
  g_autofree char *what = format_sheet (args, language);

  return g_strdup_printf (zh_tr (language, "Entry received, removed: %s"), what);
}

static char *
format_set_fee (JsonObject       *args,
                const ZhLanguage *language)
{
  int amount = zh_journal_get_number (args, "amount");
  int level = ZH_LEVEL_MUNICIPAL;

  zh_words_find (zh_event_level_words, zh_json_get_string (args, "level"), &level);
  if (amount == 0)
    return g_strdup (zh_tr (language, "No entry fee is asked"));
  return g_strdup_printf (zh_tr (language, "Entry fee: %1$d (level of the event: %2$s)"), amount, zh_event_level_get_label (level, language));
}

static char *
format_set_payment (JsonObject       *args,
                    const ZhLanguage *language)
{
  const char *name = zh_journal_get_entry_name (args, "entry");
  const char *waiver = zh_json_get_string (args, "waiver");
  int         amount = zh_journal_get_number (args, "amount");

  if (*waiver != '\0')
    return g_strdup_printf (zh_tr (language, "Entry fee of %1$s waived: %2$s"), name, waiver);
  if (amount == 0)
    return g_strdup_printf (zh_tr (language, "Entry fee of %s: nothing paid"), name);
  return g_strdup_printf (zh_tr (language, "Entry fee of %1$s paid: %2$d"), name, amount);
}

const ZhJournalAct zh_journal_admission_acts[] = {
  { ZH_COMMAND_TICK_ADMISSION, NC_ ("act", "Document of admission"), format_tick },
  { ZH_COMMAND_TICK_ADMISSIONS, NC_ ("act", "Documents of admission"), format_tick_many },
  { ZH_COMMAND_DECIDE_ADMISSION, NC_ ("act", "Decision on admission"), format_decide_one },
  { ZH_COMMAND_DECIDE_ADMISSIONS, NC_ ("act", "Decisions on admission"), format_decide_many },
  { ZH_COMMAND_SET_QUOTAS, NC_ ("act", "Quotas"), format_set_quotas, format_quotas },
  { ZH_COMMAND_SET_BANS, NC_ ("act", "Those disqualified"), format_set_bans, format_bans },
  { ZH_COMMAND_SET_APPLICATION, NC_ ("act", "Entry received"), format_set_sheet },
  { ZH_COMMAND_REMOVE_APPLICATION, NC_ ("act", "Entry received, removed"), format_remove_sheet },
  { ZH_COMMAND_SET_ENTRY_FEE, NC_ ("act", "Entry fee"), format_set_fee },
  { ZH_COMMAND_SET_PAYMENT, NC_ ("act", "Payment of the entry fee"), format_set_payment },
  { ZH_COMMAND_CHANGE_ARRIVAL, NC_ ("act", "Change on the day of arrival"), format_arrival },
  { ZH_COMMAND_OPEN_SESSION, NC_ ("act", "Session on admission opened"), format_open_session },
  { ZH_COMMAND_CLOSE_SESSION, NC_ ("act", "Session on admission closed"), format_close_session },
  { NULL }
};
