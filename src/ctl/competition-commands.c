/* Competition files as a whole: new, details, info, regulation. */
#include "config.h"

#include <glib/gi18n.h>

#include "competition-commands.h"
#include "desk-competition.h"
#include "desk-regulation.h"
#include "kept-settings.h"
#include "next-step.h"
#include "official-roles.h"
#include "override-preview.h"
#include "record-options.h"
#include "rule-effects.h"
#include "rule-notes.h"
#include "rules-schema.h"

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

void
zh_ctl_print_new_file (ZhDesk *desk)
{
  g_autoptr (JsonObject) object = json_object_new ();

  json_object_set_string_member (object, "file", zh_desk_get_path (desk));
  json_object_set_string_member (object, "uuid", zh_desk_get_snapshot (desk)->uuid);
  zh_ctl_print_json (object);
}

static ZhCtlExit
run_new (int      n_arguments,
         char   **arguments,
         GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_auto (ZhRecordOptions) options = ZH_RECORD_OPTIONS_INIT (zh_competition_details_type, NULL);
  g_autofree char   *arbiter = NULL;
  g_autofree char   *secretary = NULL;
  const GOptionEntry entries[] = {
    { "chief-arbiter", 0, 0, G_OPTION_ARG_STRING, &arbiter, NULL, NULL },
    { "chief-secretary", 0, 0, G_OPTION_ARG_STRING, &secretary, NULL, NULL },
    { NULL },
  };
  g_autoptr (GArray) all = zh_ctl_options_new (entries);
  g_autoptr (ZhCompetition) next = zh_competition_new ();
  g_autoptr (ZhDesk) desk = NULL;

  zh_record_options_add (&options, all);
  if (!zh_ctl_target_parse (&target, (const GOptionEntry *) all->data, n_arguments, arguments, 0, 0, error))
    return ZH_CTL_USAGE;
  if (zh_record_options_get (&options, "title") == NULL)
    return zh_ctl_fail_usage (error, _ ("Say what the competition is called: --title"));
  if (!zh_record_options_apply (&options, next, error))
    return ZH_CTL_USAGE;
  desk = zh_desk_create (target.path, next,
                         target.actor != NULL ? target.actor : zh_desk_get_user (), error);
  if (desk == NULL || !set_official (desk, "chief-arbiter", arbiter, error) ||
      !set_official (desk, "chief-secretary", secretary, error))
    return ZH_CTL_NO;
  if (target.json)
    zh_ctl_print_new_file (desk);
  return zh_desk_close (desk, error) ? ZH_CTL_DONE : ZH_CTL_FILE;
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
print_details (const ZhCtlTarget   *target,
               const ZhCompetition *competition)
{
  const ZhRecordType *type = &zh_competition_details_type;
  g_autoptr (JsonObject) object = json_object_new ();

  if (target->json)
    {
      describe_details (competition, object);
      zh_ctl_print_json (object);
      return;
    }
  for (gsize i = 0; i < type->n_fields; i++)
    {
      g_autofree char *text = zh_field_format (&type->fields[i], competition);

      if ((type->fields[i].flags & ZH_FIELD_INTERNAL) == 0)
        g_print ("%s\t%s\n", type->fields[i].key, text);
    }
}

/* An option left out changes nothing; an empty one takes away what was said. The rules stay: they
 * are chosen when the file is made. */
static ZhCtlExit
run_details (int      n_arguments,
             char   **arguments,
             GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  static const char *const without[] = { "ruleset", NULL };
  g_auto (ZhRecordOptions) options = ZH_RECORD_OPTIONS_INIT (zh_competition_details_type, without);
  const GOptionEntry none[] = { { NULL } };
  g_autoptr (GArray) all = zh_ctl_options_new (none);
  g_autoptr (ZhCompetition) next = NULL;
  g_autoptr (ZhDesk) desk = NULL;

  zh_record_options_add (&options, all);
  if (!zh_ctl_target_parse (&target, (const GOptionEntry *) all->data, n_arguments, arguments, 0, 0, error))
    return ZH_CTL_USAGE;
  desk = zh_ctl_target_open (&target, zh_record_options_are_given (&options) ? ZH_DESK_WRITE : ZH_DESK_READ, error);
  if (desk == NULL)
    return ZH_CTL_FILE;
  if (!zh_record_options_are_given (&options))
    {
      print_details (&target, zh_desk_get_snapshot (desk));
      return ZH_CTL_DONE;
    }
  next = zh_competition_copy_details (zh_desk_get_snapshot (desk));
  if (!zh_record_options_apply (&options, next, error))
    return ZH_CTL_USAGE;
  return zh_ctl_finish (&target, desk, zh_desk_edit_details (desk, next, error), error);
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

  json_object_set_int_member (object, "id", tournament->id);
  json_object_set_string_member (object, "name", tournament->name);
  json_object_set_string_member (object, "sport", zh_sport_to_string (tournament->sport));
  json_object_set_string_member (object, "discipline", zh_discipline_to_string (tournament->time_class, tournament->play));
  json_object_set_string_member (object, "system", zh_system_to_string (tournament->system));
  json_object_set_int_member (object, "entries", tournament->entries->len);
  json_object_set_int_member (object, "rounds", step.n_rounds);
  json_object_set_int_member (object, "paired", tournament->rounds->len);
  json_object_set_int_member (
      object, "open",
      step.step == ZH_STEP_ENTER_RESULTS || step.step == ZH_STEP_PUBLISH_ROUND ? step.n_missing : 0);
  json_object_set_boolean_member (object, "closed", tournament->closed);
  json_object_set_string_member (object, "next", sentence);
  json_object_set_array_member (object, "notes", describe_notes (competition, tournament, now));
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

  json_object_set_string_member (object, "uuid", competition->uuid);
  describe_details (competition, object);
  json_object_set_int_member (object, "journal_length", competition->journal_length);
  json_object_set_string_member (object, "journal_head", competition->journal_head);
  json_object_set_string_member (object, "holder", holder);
  for (guint i = 0; i < competition->tournaments->len; i++)
    json_array_add_object_element (
        tournaments,
        describe_tournament (competition, g_ptr_array_index (competition->tournaments, i), now));
  json_object_set_array_member (object, "tournaments", tournaments);
  for (guint i = 0; i < competition->officials->len; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (competition->officials, i);
      JsonObject       *one = json_object_new ();

      zh_record_describe (&zh_official_type, official, one);
      json_array_add_object_element (officials, one);
    }
  json_object_set_array_member (object, "officials", officials);
  json_object_set_array_member (object, "panel", zh_ctl_describe_panel (competition, NULL));
  json_object_set_int_member (object, "open_protests", zh_competition_count_open_protests (competition, 0));
  zh_ctl_print_json (object);
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

      g_print ("%s: %s, %u, %u/%d. %s\n", tournament->name, zh_system_to_string (tournament->system),
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
run_info (int      n_arguments,
          char   **arguments,
          GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_autoptr (ZhDesk) desk = NULL;
  g_autofree char *holder = NULL;

  if (!zh_ctl_target_parse (&target, NULL, n_arguments, arguments, 0, 0, error))
    return ZH_CTL_USAGE;
  desk = zh_ctl_target_open (&target, ZH_DESK_READ, error);
  if (desk == NULL)
    return ZH_CTL_FILE;
  holder = dup_holder (desk);
  if (target.json)
    print_info_json (zh_desk_get_snapshot (desk), zh_desk_get_now (desk), holder);
  else
    print_info_text (zh_desk_get_snapshot (desk), zh_desk_get_now (desk));
  if (!target.json && *holder != '\0')
    g_print (_ ("The file is held by %s\n"), holder);
  return ZH_CTL_DONE;
}

/* Key, what holds, what the ruleset says where the regulation changed it, article, words, what follows. */
static void
print_rule (const ZhCtlTarget *target,
            const ZhRuleLine  *line)
{
  g_autofree char *words = zh_rule_line_dup_words (line, zh_language_get_screen ());
  g_autofree char *effect = zh_rule_dup_effect_words (line->key, zh_language_get_screen ());
  g_autoptr (JsonObject) object = NULL;

  if (!target->json)
    {
      g_print ("%s\t%s\t%s\t%s\t%s\t%s\n", line->key, line->value != NULL ? line->value : "", line->original != NULL ? line->original : "", line->article, words,
               effect);
      return;
    }
  object = json_object_new ();
  json_object_set_string_member (object, "key", line->key);
  json_object_set_string_member (object, "value", line->value != NULL ? line->value : "");
  json_object_set_boolean_member (object, "changed", line->overridden);
  json_object_set_string_member (object, "ruleset", line->original != NULL ? line->original : "");
  json_object_set_string_member (object, "article", line->article);
  json_object_set_string_member (object, "uncertain", line->uncertain);
  json_object_set_string_member (object, "text", words);
  json_object_set_string_member (object, "effect", zh_rule_effect_to_string (zh_rule_get_effect (line->key)));
  json_object_set_string_member (object, "effect_text", effect);
  zh_ctl_print_json (object);
}

static ZhCtlExit
list_rules (const ZhCtlTarget *target,
            GError           **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_READ, error);
  g_autoptr (GPtrArray) lines = desk != NULL ? zh_competition_list_rules (zh_desk_get_snapshot (desk), error) : NULL;

  if (lines == NULL)
    return desk != NULL ? ZH_CTL_NO : ZH_CTL_FILE;
  for (guint i = 0; i < lines->len; i++)
    print_rule (target, g_ptr_array_index (lines, i));
  return ZH_CTL_DONE;
}

/* The ready regulations over the ruleset of the event, as --adopt takes them. */
static ZhCtlExit
list_regulations (const ZhCtlTarget *target,
                  GError           **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_READ, error);
  g_auto (GStrv) ids = desk != NULL ? zh_competition_dup_regulations (zh_desk_get_snapshot (desk)) : NULL;

  for (char **id = ids; id != NULL && *id != NULL; id++)
    {
      g_autofree char *title = zh_regulation_dup_title (*id, zh_language_get_screen ());

      g_print ("%s\t%s\n", *id, title);
    }
  return desk != NULL ? ZH_CTL_DONE : ZH_CTL_FILE;
}

/* What was changed, and on stderr for which tournaments it does not hold. */
static ZhCtlExit
finish_regulation (const ZhCtlTarget *target,
                   ZhDesk            *desk,
                   const char        *key,
                   ZhChange          *change,
                   GError           **error)
{
  g_autofree char *kept = change != NULL ? zh_competition_format_kept_settings (zh_desk_get_snapshot (desk), key, zh_language_get_screen ()) : NULL;

  if (kept != NULL)
    g_printerr ("%s\n", kept);
  return zh_ctl_finish (target, desk, change, error);
}

static void
print_preview_json (const ZhCtlTarget *target,
                    const char        *regulation,
                    char             **lines)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonArray *sentences = json_array_new ();

  for (char **line = lines; *line != NULL; line++)
    json_array_add_string_element (sentences, *line);
  if (regulation != NULL)
    json_object_set_string_member (object, "regulation", regulation);
  else
    {
      json_object_set_string_member (object, "key", target->words[0]);
      json_object_set_string_member (object, "effect", zh_rule_effect_to_string (zh_rule_get_effect (target->words[0])));
    }
  json_object_set_array_member (object, "preview", sentences);
  zh_ctl_print_json (object);
}

/* What the change of a rule, or a ready regulation, would do, without doing it. */
static ZhCtlExit
preview_rules (const ZhCtlTarget *target,
               const char        *regulation,
               GError           **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_READ, error);
  const ZhLanguage *language = zh_language_get_screen ();
  g_auto (GStrv) lines = NULL;

  if (desk == NULL)
    return ZH_CTL_FILE;
  if (regulation != NULL)
    lines = zh_competition_dup_regulation_preview (zh_desk_get_snapshot (desk), regulation, language, error);
  else
    lines = zh_competition_dup_override_preview (zh_desk_get_snapshot (desk), target->words[0], target->words[1], language, error);
  if (lines == NULL)
    return g_error_matches (*error, ZH_ERROR, ZH_ERROR_REFUSED) ? ZH_CTL_NO : ZH_CTL_USAGE;
  if (target->json)
    print_preview_json (target, regulation, lines);
  else
    for (char **line = lines; *line != NULL; line++)
      g_print ("%s\n", *line);
  return ZH_CTL_DONE;
}

/* A key from which nothing follows is set all the same, and whoever does so is told before. */
static ZhCtlExit
set_rule (const ZhCtlTarget *target,
          ZhDesk            *desk,
          GError           **error)
{
  const char *notice = zh_rules_schema_find (target->words[0]) != NULL ? zh_rule_get_effect_notice (target->words[0], zh_language_get_screen ()) : NULL;

  if (notice != NULL && target->words[1] != NULL)
    g_printerr ("%s\n", notice);
  return finish_regulation (target, desk, target->words[0], zh_desk_set_override (desk, target->words[0], target->words[1], error), error);
}

static ZhCtlExit
run_regulation (int      n_arguments,
                char   **arguments,
                GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_autofree char   *adopt = NULL;
  gboolean           ask = FALSE;
  const GOptionEntry options[] = {
    { "adopt", 0, 0, G_OPTION_ARG_STRING, &adopt, NULL, NULL },
    { "ask", 0, 0, G_OPTION_ARG_NONE, &ask, NULL, NULL },
    { NULL },
  };
  g_autoptr (ZhDesk) desk = NULL;

  if (!zh_ctl_target_parse (&target, options, n_arguments, arguments, 0, 2, error))
    return ZH_CTL_USAGE;
  if ((adopt == NULL) == (target.words[0] == NULL))
    return zh_ctl_fail_usage (error, _ ("Name a key of the ruleset, or a ready regulation with --adopt"));
  if (g_strcmp0 (target.words[0], "list") == 0)
    return list_rules (&target, error);
  if (g_strcmp0 (target.words[0], "ready") == 0)
    return list_regulations (&target, error);
  if (ask)
    return preview_rules (&target, adopt, error);
  desk = zh_ctl_target_open (&target, ZH_DESK_WRITE, error);
  if (desk == NULL)
    return ZH_CTL_FILE;
  if (adopt != NULL)
    return finish_regulation (&target, desk, NULL, zh_desk_adopt_regulation (desk, adopt, error), error);
  return set_rule (&target, desk, error);
}

extern const ZhCtlCommand zh_ctl_competition_commands[];

const ZhCtlCommand zh_ctl_competition_commands[] = {
  { "new", "",
    "FILE --title T [--place P] [--organiser O] [--federation F] [--start DATE] [--end DATE] [--ruleset ID] [--chief-arbiter N] [--chief-secretary N]",
    N_ ("Makes a competition file"), run_new },
  { "details", "", "FILE [--title T] [--place P] [--organiser O] [--federation F] [--start DATE] [--end DATE] [--json]",
    N_ ("Shows or changes what the competition is called, where and when it is held, and by whom"), run_details },
  { "info", "", "FILE [--json]", N_ ("What a competition file holds, and what comes next"), run_info },
  { "regulation", "", "FILE [list|ready|KEY [VALUE]] [--adopt ID] [--ask] [--json]",
    N_ ("Shows every rule of this event and what follows from it; sets a key of the ruleset for it, without a value as the ruleset says; takes over a ready regulation with --adopt; with --ask only says what that would do"),
    run_regulation },
  { NULL },
};
