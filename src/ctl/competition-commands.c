/* Competition files as a whole: new, details, info, regulation. */
#include "config.h"

#include <glib/gi18n.h>

#include "addition-commands.h"
#include "call.h"
#include "competition-commands.h"
#include "desk-competition.h"
#include "desk-regulation.h"
#include "errors.h"
#include "kept-settings.h"
#include "next-step.h"
#include "official-roles.h"
#include "override-preview.h"
#include "record-options.h"
#include "regulation-items.h"
#include "regulation-titles.h"
#include "rule-effects.h"
#include "rule-notes.h"
#include "rule-words.h"
#include "rules-schema.h"
#include "ruleset-defaults.h"
#include "settings.h"

static gboolean
set_official (ZhDesk     *desk,
              const char *role,
              const char *name,
              GError    **error)
{
  g_autoptr (ZhOfficial) official = zh_official_new ();
  g_autoptr (ZhChange) change = NULL;

  if (name == NULL)
    return TRUE;
  zh_person_set_string (&official->role, role);
  zh_person_set_string (&official->name, name);
  change = zh_desk_set_official (desk, official, error);
  return change != NULL;
}

ZhCtlExit
zh_ctl_end_new_file (ZhCtlCall *call,
                     GError   **error)
{
  if (call->json)
    zh_ctl_print_row (call, "| file:s uuid:s", zh_desk_get_path (call->desk), zh_ctl_get_competition (call)->uuid);
  return zh_desk_close (call->desk, error) ? ZH_CTL_DONE : ZH_CTL_FILE;
}

static ZhCtlExit
run_new (ZhCtlCall *call,
         GError   **error)
{
  g_autoptr (ZhCompetition) next = zh_competition_new ();

  if (zh_ctl_text (call, "title") == NULL)
    return zh_ctl_fail_usage (error, _ ("Say what the competition is called: --title"));
  if (!zh_ctl_record_apply (call, "competition", next, error))
    return ZH_CTL_USAGE;
  call->desk = zh_desk_create (call->path, next, zh_ctl_get_actor (call), error);
  if (call->desk == NULL || !set_official (call->desk, "chief-arbiter", zh_ctl_text (call, "chief-arbiter"), error) ||
      !set_official (call->desk, "chief-secretary", zh_ctl_text (call, "chief-secretary"), error))
    return ZH_CTL_NO;
  return zh_ctl_end_new_file (call, error);
}

/* The dates go by their keys, which are shorter than their columns. */
static void
describe_details (const ZhCompetition *competition,
                  JsonObject          *object)
{
  const ZhRecordType *type = &zh_competition_details_type;

  zh_record_describe (type, competition, object);
  for (gsize i = 0; i < type->n_fields; i++)
    if (type->fields[i].kind == ZH_FIELD_KIND_DATE)
      {
        g_autofree char *text = zh_field_format (&type->fields[i], competition);

        json_object_remove_member (object, type->fields[i].column);
        json_object_set_string_member (object, type->fields[i].key, text);
      }
}

static void
print_details (const ZhCtlCall     *call,
               const ZhCompetition *competition)
{
  const ZhRecordType *type = &zh_competition_details_type;
  g_autoptr (JsonObject) object = json_object_new ();

  describe_details (competition, object);
  if (call->json)
    zh_ctl_print_object (object);
  for (gsize i = 0; !call->json && i < type->n_fields; i++)
    {
      g_autofree char *text = zh_field_format (&type->fields[i], competition);

      if ((type->fields[i].flags & ZH_FIELD_INTERNAL) == 0)
        g_print ("%s\t%s\n", type->fields[i].key, text);
    }
}

/* An option left out changes nothing; an empty one takes away what was said. The rules stay: they
 * are chosen when the file is made. */
static ZhCtlExit
run_details (ZhCtlCall *call,
             GError   **error)
{
  gboolean writes = zh_ctl_record_is_given (call, "details");
  g_autoptr (ZhCompetition) next = NULL;

  if (!zh_ctl_open_file (call, writes ? ZH_DESK_WRITE : ZH_DESK_READ, error))
    return ZH_CTL_FILE;
  if (!writes)
    {
      print_details (call, zh_ctl_get_competition (call));
      return ZH_CTL_DONE;
    }
  next = zh_competition_copy_details (zh_ctl_get_competition (call));
  if (!zh_ctl_record_apply (call, "details", next, error))
    return ZH_CTL_USAGE;
  return zh_ctl_end (call, zh_desk_edit_details (call->desk, next, error), error);
}

static JsonArray *
describe_notes (const ZhCompetition *competition,
                const ZhTournament  *tournament,
                gint64               now)
{
  g_auto (GStrv) notes = zh_competition_dup_rule_notes (competition, tournament, now, zh_language_get_screen ());
  JsonArray *array = json_array_new ();

  for (char **note = notes; *note != NULL; note++)
    json_array_add_string_element (array, *note);
  return array;
}

static JsonObject *
describe_tournament (const ZhCompetition *competition,
                     const ZhTournament  *tournament,
                     gint64               now)
{
  JsonObject      *object = json_object_new ();
  ZhNextStep       step = zh_desk_get_next_step (competition, tournament->id);
  g_autofree char *sentence = zh_next_step_format_sentence (&step, zh_language_get_screen ());
  gboolean         is_open = step.step == ZH_STEP_ENTER_RESULTS || step.step == ZH_STEP_PUBLISH_ROUND;

  zh_ctl_describe (object, "id:l name:s sport:s discipline:s system:s entries:d rounds:d paired:d open:d closed:b next:s notes:a",
                   tournament->id, tournament->name, zh_sport_to_string (tournament->sport),
                   zh_discipline_to_string (tournament->time_class, tournament->play), zh_system_to_string (tournament->system),
                   (int) tournament->entries->len, step.n_rounds, (int) tournament->rounds->len, is_open ? step.n_missing : 0,
                   tournament->closed, sentence, describe_notes (competition, tournament, now));
  return object;
}

static void
print_info_json (const ZhCompetition *competition,
                 gint64               now,
                 const char          *holder)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonArray *tournaments = json_array_new ();
  JsonArray *officials = json_array_new ();

  describe_details (competition, object);
  for (guint i = 0; i < competition->tournaments->len; i++)
    json_array_add_object_element (tournaments, describe_tournament (competition,
                                                                     g_ptr_array_index (competition->tournaments, i), now));
  for (guint i = 0; i < competition->officials->len; i++)
    {
      JsonObject *one = json_object_new ();

      zh_record_describe (&zh_official_type, g_ptr_array_index (competition->officials, i), one);
      json_array_add_object_element (officials, one);
    }
  zh_ctl_describe (object, "uuid:s journal_length:l journal_head:s holder:s tournaments:a officials:a panel:a open_protests:d",
                   competition->uuid, competition->journal_length, competition->journal_head, holder, tournaments, officials,
                   zh_ctl_describe_panel (competition, NULL), (int) zh_competition_count_open_protests (competition, 0));
  zh_ctl_print_object (object);
}

static void
print_info_text (const ZhCompetition *competition,
                 gint64               now)
{
  const ZhLanguage *language = zh_language_get_screen ();
  g_autofree char  *start = zh_language_format_short_date (language, competition->start);
  g_autofree char  *end = zh_language_format_short_date (language, competition->end);

  g_print ("%s\n", competition->title);
  g_print ("%s%s%s%s%s\n", competition->place, *start != '\0' ? ", " : "", start,
           *end != '\0' ? " – " : "", end);
  for (guint i = 0; i < competition->officials->len; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (competition->officials, i);

      g_print ("%s: %s\n", zh_official_role_format (official->role, language), official->name);
    }
  zh_ctl_print_panel (competition, NULL);
  for (guint i = 0; i < competition->tournaments->len; i++)
    {
      const ZhTournament *tournament = g_ptr_array_index (competition->tournaments, i);
      ZhNextStep          step = zh_desk_get_next_step (competition, tournament->id);
      g_autofree char    *sentence = zh_next_step_format_sentence (&step, language);
      g_auto (GStrv) notes = zh_competition_dup_rule_notes (competition, tournament, now, language);

      g_autofree char *system = zh_setting_format_value (zh_setting_find ("system"), zh_system_to_string (tournament->system), language);

      g_print ("%s: %s, %u, %u/%d. %s\n", tournament->name, system,
               tournament->entries->len, tournament->rounds->len, step.n_rounds, sentence);
      for (char **note = notes; *note != NULL; note++)
        g_print ("! %s\n", *note);
    }
  g_print ("%" G_GINT64_FORMAT " %s\n", competition->journal_length, competition->journal_head);
}

/* "zhereb of olena on laptop-2, since …"; "" when nobody else writes the file. */
static char *
dup_holder (ZhDesk *desk)
{
  g_autoptr (ZhHolder) holder = zh_desk_get_holder (desk);

  return holder != NULL ? zh_holder_format (holder) : g_strdup ("");
}

static ZhCtlExit
run_info (ZhCtlCall *call,
          GError   **error)
{
  g_autofree char *holder = dup_holder (call->desk);

  if (call->json)
    print_info_json (zh_ctl_get_competition (call), zh_desk_get_now (call->desk), holder);
  else
    print_info_text (zh_ctl_get_competition (call), zh_desk_get_now (call->desk));
  if (!call->json && *holder != '\0')
    g_print (_ ("The file is held by %s\n"), holder);
  return ZH_CTL_DONE;
}

/* Key, what holds, what the ruleset says where the regulation changed it, article, words, what follows. */
static ZhCtlExit
run_rules (ZhCtlCall *call,
           GError   **error)
{
  const ZhLanguage *language = zh_language_get_screen ();
  g_autoptr (GPtrArray) lines = zh_competition_list_rules (zh_ctl_get_competition (call), error);

  for (guint i = 0; lines != NULL && i < lines->len; i++)
    {
      const ZhRuleLine *line = g_ptr_array_index (lines, i);
      g_autofree char  *words = zh_rule_dup_words (line->rules, line->key, language);
      g_autofree char  *effect = zh_rule_dup_effect_words (line->key, language);

      zh_ctl_print_row (call, "key:s value:s ruleset:s article:s text:s effect_text:s | changed:b uncertain:s effect:s", line->key,
                        line->value, line->original, line->article, words, effect, line->overridden, line->uncertain,
                        zh_rule_effect_to_string (zh_rule_get_effect (line->key)));
    }
  return ZH_CTL_DONE;
}

static ZhCtlExit
print_items (ZhCtlCall *call,
             gboolean   missing_alone)
{
  const ZhCompetition *competition = zh_ctl_get_competition (call);
  const ZhLanguage    *language = zh_language_get_screen ();
  const ZhTournament  *tournament = competition->tournaments->len > 0 ? g_ptr_array_index (competition->tournaments, 0) : NULL;
  g_autoptr (ZhRuleset) rules = *competition->ruleset != '\0' ? zh_competition_load_ruleset (competition, NULL) : NULL;
  g_autoptr (GPtrArray) items = zh_regulation_items_list (competition, tournament, rules, language);
  gboolean any = FALSE;

  for (guint i = 0; i < items->len; i++)
    {
      const ZhRegulationItem  *item = g_ptr_array_index (items, i);
      static const char *const needs[] = { "obligatory", "asked", "may" };

      if (missing_alone && !zh_regulation_item_is_missing (item))
        continue;
      any = TRUE;
      zh_ctl_print_row (call, ":s item:s title:s state:s article:s known:s text:s | need:s missing:b", zh_regulation_item_get_sign (item), item->id, item->title,
                        zh_regulation_item_get_state (item, language), item->article, item->known, item->text, needs[item->need], zh_regulation_item_is_missing (item));
    }
  return missing_alone && any ? ZH_CTL_NO : ZH_CTL_DONE;
}

static ZhCtlExit
run_items (ZhCtlCall *call,
           GError   **error)
{
  return print_items (call, FALSE);
}

static ZhCtlExit
run_missing (ZhCtlCall *call,
             GError   **error)
{
  return print_items (call, TRUE);
}

static ZhChange *
act_write (ZhCtlCall *call,
           GError   **error)
{
  g_autofree char *key = zh_regulation_item_dup_key (call->words[0]);

  if (zh_regulation_item_get_title (call->words[0], zh_language_get_screen ()) == NULL)
    return zh_fail_null (error, ZH_ERROR_USAGE, _ ("The regulation has no item “%s”; “regulation FILE items” lists them"), call->words[0]);
  return zh_desk_set_override (call->desk, key, call->words[1], error);
}

/* The ready regulations over the ruleset of the event, as --adopt takes them. */
static ZhCtlExit
run_ready (ZhCtlCall *call,
           GError   **error)
{
  g_auto (GStrv) ids = zh_competition_dup_regulations (zh_ctl_get_competition (call));

  for (char **id = ids; id != NULL && *id != NULL; id++)
    {
      g_autofree char *title = zh_regulation_dup_title (*id, zh_language_get_screen ());

      zh_ctl_print_row (call, "id:s title:s", *id, title);
    }
  return ZH_CTL_DONE;
}

/* What was changed, and on stderr for which tournaments it does not hold. */
static ZhCtlExit
end_regulation (ZhCtlCall  *call,
                const char *key,
                ZhChange   *change,
                GError    **error)
{
  g_autofree char *kept = change != NULL
                              ? zh_competition_format_kept_settings (zh_ctl_get_competition (call), key, zh_language_get_screen ())
                              : NULL;

  if (kept != NULL)
    g_printerr ("%s\n", kept);
  return zh_ctl_end (call, change, error);
}

/* What the change of a rule, or a ready regulation, would do, without doing it. */
static ZhCtlExit
preview_rules (const ZhCtlCall *call,
               const char      *regulation,
               GError         **error)
{
  const ZhLanguage    *language = zh_language_get_screen ();
  const ZhCompetition *competition = zh_ctl_get_competition (call);
  const char          *key = call->words[0];
  g_autoptr (JsonObject) object = json_object_new ();
  g_auto (GStrv) lines = regulation != NULL ? zh_competition_dup_regulation_preview (competition, regulation, language, error)
                                            : zh_competition_dup_override_preview (competition, key,
                                                                                   call->words[1], language, error);
  gboolean         is_closed = FALSE;
  g_autofree char *door = regulation == NULL ? zh_competition_dup_door_notice (competition, key, call->words[1], language, &is_closed) : NULL;
  JsonArray       *sentences;

  if (lines == NULL)
    return ZH_CTL_NO;
  if (!call->json)
    {
      if (door != NULL)
        g_print ("%s\n", door);
      zh_ctl_print_lines (lines);
      return ZH_CTL_DONE;
    }
  sentences = json_array_new ();
  for (char **line = lines; *line != NULL; line++)
    json_array_add_string_element (sentences, *line);
  if (regulation != NULL)
    zh_ctl_describe (object, "regulation:s preview:a", regulation, sentences);
  else
    zh_ctl_describe (object, "key:s effect:s door:s closed:b preview:a", key, zh_rule_effect_to_string (zh_rule_get_effect (key)), door, is_closed, sentences);
  zh_ctl_print_object (object);
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_adopt (ZhCtlCall *call,
           GError   **error)
{
  const char *regulation = zh_ctl_text (call, "adopt");

  if (!zh_ctl_open_file (call, zh_ctl_has (call, "ask") ? ZH_DESK_READ : ZH_DESK_WRITE, error))
    return ZH_CTL_FILE;
  if (zh_ctl_has (call, "ask"))
    return preview_rules (call, regulation, error);
  return end_regulation (call, NULL, zh_desk_adopt_regulation (call->desk, regulation, error), error);
}

/* A key from which nothing follows is set all the same, and whoever does so is told before. */
static ZhCtlExit
run_set_rule (ZhCtlCall *call,
              GError   **error)
{
  const char      *key = call->words[0];
  const char      *value = call->words[1];
  const char      *notice = zh_rules_schema_find (key) != NULL ? zh_rule_get_effect_notice (key, zh_language_get_screen ()) : NULL;
  gboolean         is_closed = FALSE;
  g_autofree char *door = NULL;

  if (!zh_ctl_open_file (call, zh_ctl_has (call, "ask") ? ZH_DESK_READ : ZH_DESK_WRITE, error))
    return ZH_CTL_FILE;
  if (zh_ctl_has (call, "ask"))
    return preview_rules (call, NULL, error);
  door = zh_competition_dup_door_notice (zh_ctl_get_competition (call), key, value, zh_language_get_screen (), &is_closed);
  if (notice != NULL && value != NULL)
    g_printerr ("%s\n", notice);
  if (is_closed && value != NULL)
    g_printerr ("%s\n", door);
  return end_regulation (call, key, zh_desk_set_override (call->desk, key, value, error), error);
}

const ZhCtlVerb zh_ctl_competition_verbs[] = {
  { "new", "FILE [--chief-arbiter NAME] [--chief-secretary NAME] @competition", ZH_CTL_OPENS_NOTHING, run_new,
    .summary = N_ ("Makes a competition file") },
  { "details", "FILE @details", ZH_CTL_OPENS_FILE, run_details,
    .summary = N_ ("Shows or changes what the competition is called, where and when it is held, and by whom") },
  { "info", "FILE", ZH_CTL_READS_FILE, run_info, .summary = N_ ("What a competition file holds, and what comes next") },
  { "regulation", "FILE list", ZH_CTL_READS_FILE, run_rules },
  { "regulation", "FILE ready", ZH_CTL_READS_FILE, run_ready },
  { "regulation", "FILE items", ZH_CTL_READS_FILE, run_items },
  { "regulation", "FILE missing", ZH_CTL_READS_FILE, run_missing },
  { "regulation", "FILE write ITEM [TEXT]", ZH_CTL_WRITES_FILE, .act = act_write },
  { "regulation", "FILE additions", ZH_CTL_READS_FILE, zh_ctl_list_additions },
  { "regulation", "FILE approve --by NAME [--post TEXT] [--reference TEXT] [--date DATE]", ZH_CTL_WRITES_FILE, .act = zh_ctl_approve_regulation },
  { "regulation", "FILE addition TEXT [--consent NAME] [--by NAME] [--post TEXT] [--reference TEXT] [--date DATE]", ZH_CTL_WRITES_FILE,
    .act = zh_ctl_begin_addition },
  { "regulation", "FILE announce TEXT", ZH_CTL_WRITES_FILE, .act = zh_ctl_announce_addition },
  { "regulation", "FILE --adopt ID [--ask]", ZH_CTL_OPENS_FILE, run_adopt },
  { "regulation", "FILE KEY [VALUE] [--ask]", ZH_CTL_OPENS_FILE, run_set_rule,
    .summary = N_ ("Shows every rule of this event and what follows from it; sets a key of the ruleset for it, without a value as the ruleset says; takes over a ready regulation with --adopt; with --ask only says what that would do") },
  { NULL },
};
