/* The entries of a tournament: entry. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "competition-commands.h"
#include "desk-entries.h"
#include "history.h"
#include "list-values.h"
#include "record-options.h"

/* What has options of its own, or is decided by other acts. */
static const char *const without[] = { "team", "start-number", "rating", "status", "first-round", "last-round", "carried-points", NULL };

typedef struct
{
  ZhRecordOptions person;
  ZhRecordOptions entry;
  char           *name; /* of a team */
  char           *by;
  char           *seed;
  char           *order;
  char           *bye;
  char           *reason;
  gboolean        expelled;
  gboolean        preview;
  int             after;
  int             round;
  int             number;
} EntryOptions;

static void
entry_options_clear (EntryOptions *options)
{
  char **texts[] = { &options->name, &options->by, &options->seed, &options->order, &options->bye, &options->reason };

  zh_record_options_clear (&options->person);
  zh_record_options_clear (&options->entry);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    g_clear_pointer (texts[i], g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (EntryOptions, entry_options_clear)

/* As the window says after the entry, and an import before. */
static void
print_twins (const ZhTournament *tournament,
             GPtrArray          *entries)
{
  g_autoptr (GArray) twins = zh_tournament_find_duplicates (tournament, entries, NULL, NULL);
  g_autofree char *name = zh_entry_format_name (g_ptr_array_index (entries, 0));

  if (twins->len > 0)
    g_printerr (g_array_index (twins, ZhDuplicate, 0).certain ? _ ("%s is entered twice\n") : _ ("%s may be entered twice\n"), name);
}

/* What comes after "add", as an entry of its own; NULL with @error. */
static GPtrArray *
read_new_entry (const ZhCtlTarget  *target,
                const ZhTournament *tournament,
                const EntryOptions *options,
                GError            **error)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autofree char *name = g_strjoinv (" ", target->words + 1);
  ZhEntry         *entry = zh_entry_new ();

  g_ptr_array_add (entries, entry);
  if (target->words[1] == NULL)
    {
      zh_ctl_fail_usage (error, _ ("Name the player: “entry FILE add SURNAME GIVEN”"));
      return NULL;
    }
  entry->first_round = MAX (options->round, 1);
  if (!zh_record_options_apply (&options->entry, entry, error))
    return NULL;
  if (zh_tournament_is_team (tournament))
    {
      zh_person_set_string (&entry->team_name, name);
      if (!zh_record_options_get_number (&options->person, "person-rating", &entry->rating, error))
        return NULL;
    }
  else
    {
      entry->person = zh_person_new ();
      zh_list_split_name (name, entry->person);
      if (!zh_record_options_apply (&options->person, entry->person, error))
        return NULL;
    }
  return g_steal_pointer (&entries);
}

static ZhChange *
add_entry (const ZhCtlTarget  *target,
           ZhDesk             *desk,
           const ZhTournament *tournament,
           const EntryOptions *options,
           GError            **error)
{
  g_autoptr (GPtrArray) entries = read_new_entry (target, tournament, options, error);

  if (entries == NULL)
    return NULL;
  print_twins (tournament, entries);
  zh_ctl_tell_playing_officials (zh_desk_get_snapshot (desk), entries);
  return zh_desk_add_entries (desk, tournament->id, entries, error);
}

/* On stderr: the correction is written, and whether numbers move after it is another act. */
static void
tell_numbers_due (ZhDesk *desk,
                  gint64  tournament_id)
{
  const ZhTournament *tournament = zh_competition_find_tournament (zh_desk_get_snapshot (desk), tournament_id);
  g_autoptr (ZhNumberPlan) plan = NULL;

  if (!zh_tournament_has_rated_numbers (tournament) || zh_tournament_get_numbers_state (tournament) != ZH_NUMBERS_FOLLOW)
    return;
  plan = zh_desk_plan_numbers (tournament, ZH_NUMBERING_RATING, 0, NULL, 0, NULL);
  if (plan != NULL)
    g_printerr (g_dngettext (NULL, "%u start number does not follow the ratings (%s); see “entry FILE number --preview”\n",
                             "%u start numbers do not follow the ratings (%s); see “entry FILE number --preview”\n", plan->moves->len),
                plan->moves->len, zh_tournament_get_numbers_article (tournament));
}

static ZhChange *
edit_entry (ZhDesk             *desk,
            gint64              tournament_id,
            const ZhEntry      *entry,
            const EntryOptions *options,
            GError            **error)
{
  g_autoptr (ZhEntry) next = zh_entry_copy (entry);
  gboolean  rating_changed;
  ZhChange *change;

  if (entry->person != NULL)
    {
      g_autoptr (ZhPerson) person = zh_person_copy (entry->person);

      if (!zh_record_options_apply (&options->person, person, error))
        return NULL;
      zh_person_unref (next->person);
      next->person = g_steal_pointer (&person);
    }
  if (!zh_record_options_apply (&options->entry, next, error) || !zh_record_options_get_number (&options->person, "person-rating", &next->rating, error))
    return NULL;
  if (options->name != NULL)
    zh_person_set_string (&next->team_name, options->name);
  rating_changed = next->rating != entry->rating;
  change = zh_desk_edit_entry (desk, next, error);
  if (change != NULL && rating_changed)
    tell_numbers_due (desk, tournament_id);
  return change;
}

static ZhChange *
set_absence (ZhDesk             *desk,
             const ZhEntry      *entry,
             const EntryOptions *options,
             GError            **error)
{
  static const struct
  {
    const char   *name;
    ZhPairingKind kind;
  } kinds[] = {
    { "zero", ZH_PAIRING_ZERO_BYE },
    { "half", ZH_PAIRING_HALF_BYE },
    { "full", ZH_PAIRING_FULL_BYE },
    { "none", ZH_PAIRING_GAME },
  };
  const char *name = options->bye != NULL ? options->bye : "zero";

  if (options->round < 1)
    {
      zh_ctl_fail_usage (error, _ ("Name the round: --round"));
      return NULL;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (strcmp (kinds[i].name, name) == 0)
      return zh_desk_set_absence (desk, entry->id, options->round, kinds[i].kind, error);
  zh_ctl_fail_usage (error, _ ("“%s” is no kind of bye; there are zero, half, full, none"), name);
  return NULL;
}

/* How to number, as --by, --seed and --order say. */
typedef struct
{
  ZhNumbering method;
  guint64     seed;
  GArray     *order; /* of entry ids */
} Numbering;

static void
numbering_clear (Numbering *numbering)
{
  g_clear_pointer (&numbering->order, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Numbering, numbering_clear)

static gboolean
read_order (Numbering          *numbering,
            const ZhTournament *tournament,
            const char         *list,
            GError            **error)
{
  g_auto (GStrv) parts = g_strsplit (list != NULL ? list : "", ",", -1);

  for (char **part = parts; *part != NULL; part++)
    {
      const ZhEntry *entry = zh_ctl_find_entry (tournament, *part, error);

      if (entry == NULL)
        return FALSE;
      g_array_append_val (numbering->order, entry->id);
    }
  return TRUE;
}

static gboolean
read_numbering (Numbering          *numbering,
                ZhDesk             *desk,
                const ZhTournament *tournament,
                const EntryOptions *options,
                GError            **error)
{
  static const struct
  {
    const char *name;
    ZhNumbering method;
  } methods[] = {
    { "rating", ZH_NUMBERING_RATING },
    { "lot", ZH_NUMBERING_LOT },
    { "hand", ZH_NUMBERING_BY_HAND },
    { "rating-and-lot", ZH_NUMBERING_RATING_AND_LOT },
  };
  const char *by = options->by != NULL ? options->by : options->order != NULL ? "hand"
                                                                              : "rating";

  numbering->order = g_array_new (FALSE, FALSE, sizeof (gint64));
  if (!zh_ctl_parse_seed (options->seed, &numbering->seed, error))
    return FALSE;
  if (options->seed == NULL)
    numbering->seed = zh_desk_draw_seed (desk);
  for (gsize i = 0; i < G_N_ELEMENTS (methods); i++)
    if (strcmp (methods[i].name, by) == 0)
      {
        numbering->method = methods[i].method;
        return numbering->method != ZH_NUMBERING_BY_HAND || read_order (numbering, tournament, options->order, error);
      }
  zh_ctl_fail_usage (error, _ ("“%s” is no way to number; there are rating, lot, rating-and-lot, hand"), by);
  return FALSE;
}

static ZhChange *
number_entries (ZhDesk             *desk,
                const ZhTournament *tournament,
                const EntryOptions *options,
                GError            **error)
{
  g_auto (Numbering) numbering = { .method = ZH_NUMBERING_RATING };

  if (!read_numbering (&numbering, desk, tournament, options, error))
    return NULL;
  return zh_desk_number_entries (desk, tournament->id, numbering.method, numbering.seed,
                                 (const gint64 *) numbering.order->data, numbering.order->len, error);
}

/* Shown before anything is written */

static void
print_move (const ZhEntry *entry,
            int            from,
            int            to,
            gboolean       json)
{
  g_autofree char *name = zh_entry_format_name (entry);
  g_autoptr (JsonObject) object = NULL;

  if (!json)
    {
      g_print ("%d\t%d\t%s\n", from, to, name);
      return;
    }
  object = json_object_new ();
  json_object_set_int_member (object, "id", entry->id);
  json_object_set_string_member (object, "name", name);
  json_object_set_int_member (object, "from", from);
  json_object_set_int_member (object, "to", to);
  zh_ctl_print_json (object);
}

static void
print_plan (const ZhCtlTarget  *target,
            const ZhTournament *tournament,
            const ZhNumberPlan *plan,
            const GPtrArray    *news)
{
  const char *article = zh_tournament_get_numbers_article (tournament);

  for (guint i = 0; news != NULL && i < news->len; i++)
    print_move (g_ptr_array_index (news, i), 0, g_array_index (plan->numbers, int, i), target->json);
  for (guint i = 0; i < plan->moves->len; i++)
    {
      const ZhNumberMove *move = &g_array_index (plan->moves, ZhNumberMove, i);

      print_move (move->entry, move->from, move->to, target->json);
    }
  if (!target->json && plan->moves->len > 0 && *article != '\0')
    g_print ("# %s\n", article);
}

/* A desk that only reads is enough: who would get which number, and nothing is done. */
static ZhCtlExit
preview (const ZhCtlTarget  *target,
         const EntryOptions *options,
         GError            **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_READ, error);
  const ZhTournament *tournament = desk != NULL ? zh_ctl_target_choose (target, desk, error) : NULL;
  gboolean            adds = strcmp (target->words[0], "add") == 0;
  g_auto (Numbering) numbering = { .method = ZH_NUMBERING_RATING };
  g_autoptr (GPtrArray) news = NULL;
  g_autoptr (ZhNumberPlan) plan = NULL;

  if (tournament == NULL)
    return ZH_CTL_FILE;
  if (adds)
    {
      news = read_new_entry (target, tournament, options, error);
      plan = news != NULL ? zh_number_plan_new_for_entries (tournament, news, NULL, error) : NULL;
    }
  else if (read_numbering (&numbering, desk, tournament, options, error))
    {
      plan = zh_desk_plan_numbers (tournament, numbering.method, numbering.seed, (const gint64 *) numbering.order->data,
                                   numbering.order->len, error);
    }
  if (plan == NULL)
    return ZH_CTL_NO;
  print_plan (target, tournament, plan, news);
  return ZH_CTL_DONE;
}

static ZhChange *
change_one (ZhDesk             *desk,
            const ZhTournament *tournament,
            const char         *verb,
            const ZhEntry      *entry,
            const EntryOptions *options,
            GError            **error)
{
  int after = options->after >= 0 ? options->after : zh_tournament_count_paired_rounds (tournament);

  if (strcmp (verb, "edit") == 0)
    return edit_entry (desk, tournament->id, entry, options, error);
  if (strcmp (verb, "remove") == 0)
    return zh_desk_remove_entry (desk, entry->id, error);
  if (strcmp (verb, "withdraw") == 0)
    return zh_desk_withdraw_entry (desk, entry->id,
                                   options->expelled ? ZH_ENTRY_EXPELLED : ZH_ENTRY_WITHDRAWN, after,
                                   options->reason, error);
  if (strcmp (verb, "reinstate") == 0)
    return zh_desk_reinstate_entry (desk, entry->id, options->reason, error);
  if (strcmp (verb, "absent") == 0)
    return set_absence (desk, entry, options, error);
  return zh_desk_set_start_number (desk, entry->id, options->number, error);
}

static ZhChange *
change_entries (const ZhCtlTarget  *target,
                ZhDesk             *desk,
                const EntryOptions *options,
                GError            **error)
{
  static const char *const single[] = { "edit", "remove", "withdraw", "reinstate",
                                        "absent", "set-number", NULL };
  const char              *verb = target->words[0];
  const ZhTournament      *tournament = zh_ctl_target_choose (target, desk, error);
  const ZhEntry           *entry;

  if (tournament == NULL)
    return NULL;
  if (strcmp (verb, "add") == 0)
    return add_entry (target, desk, tournament, options, error);
  if (strcmp (verb, "number") == 0)
    return number_entries (desk, tournament, options, error);
  if (!g_strv_contains (single, verb) || target->words[1] == NULL)
    {
      zh_ctl_fail_usage (
          error,
          _ ("After FILE comes list, add NAME, number, or one of edit, remove, withdraw, reinstate, absent, set-number with the entry"));
      return NULL;
    }
  entry = zh_ctl_find_entry (tournament, target->words[1], error);
  return entry != NULL ? change_one (desk, tournament, verb, entry, options, error) : NULL;
}

static const char *
get_status_name (ZhEntryStatus status)
{
  switch (status)
    {
    case ZH_ENTRY_WITHDRAWN:
      return "withdrawn";
    case ZH_ENTRY_EXPELLED:
      return "expelled";
    case ZH_ENTRY_ANNULLED:
      return "removed";
    case ZH_ENTRY_PLAYING:
    default:
      return "playing";
    }
}

static void
print_entry (const ZhTournament *tournament,
             const ZhEntry      *entry,
             gboolean            json)
{
  g_autofree char *name = zh_entry_format_name (entry);
  g_autofree char *birth = entry->person != NULL ? zh_date_format_iso (entry->person->birth) : g_strdup ("");
  g_autoptr (JsonObject) object = NULL;

  if (!json)
    {
      g_print ("%d\t%s\t%d\t%s\n", entry->start_number, name, zh_tournament_get_rating (tournament, entry), get_status_name (entry->status));
      return;
    }
  object = json_object_new ();
  if (entry->person != NULL)
    zh_record_describe (&zh_person_type, entry->person, object);
  zh_record_describe (&zh_entry_type, entry, object);
  json_object_set_int_member (object, "id", entry->id);
  json_object_set_int_member (object, "number", entry->start_number);
  json_object_set_string_member (object, "name", name);
  json_object_set_int_member (object, "rating", zh_tournament_get_rating (tournament, entry));
  json_object_set_string_member (object, "birth", birth);
  json_object_set_string_member (object, "status", get_status_name (entry->status));
  json_object_set_int_member (object, "first_round", entry->first_round);
  json_object_set_int_member (object, "last_round", entry->last_round);
  zh_ctl_print_json (object);
}

static ZhCtlExit
list_entries (const ZhCtlTarget *target,
              GError           **error)
{
  g_autoptr (ZhDesk) desk = zh_ctl_target_open (target, ZH_DESK_READ, error);
  const ZhTournament *tournament = desk != NULL ? zh_ctl_target_choose (target, desk, error) : NULL;

  if (tournament == NULL)
    return ZH_CTL_FILE;
  for (guint i = 0; i < tournament->entries->len; i++)
    print_entry (tournament, g_ptr_array_index (tournament->entries, i), target->json);
  return ZH_CTL_DONE;
}

static ZhCtlExit
run_entry (int      n_arguments,
           char   **arguments,
           GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_auto (EntryOptions) options = {
    .person = ZH_RECORD_OPTIONS_INIT (zh_person_type, NULL),
    .entry = ZH_RECORD_OPTIONS_INIT (zh_entry_type, without),
    .after = -1,
  };
  const GOptionEntry entries[] = {
    { "name", 0, 0, G_OPTION_ARG_STRING, &options.name, NULL, NULL },
    { "by", 0, 0, G_OPTION_ARG_STRING, &options.by, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options.seed, NULL, NULL },
    { "order", 0, 0, G_OPTION_ARG_STRING, &options.order, NULL, NULL },
    { "bye", 0, 0, G_OPTION_ARG_STRING, &options.bye, NULL, NULL },
    { "reason", 0, 0, G_OPTION_ARG_STRING, &options.reason, NULL, NULL },
    { "expelled", 0, 0, G_OPTION_ARG_NONE, &options.expelled, NULL, NULL },
    { "preview", 0, 0, G_OPTION_ARG_NONE, &options.preview, NULL, NULL },
    { "after", 0, 0, G_OPTION_ARG_INT, &options.after, NULL, NULL },
    { "round", 0, 0, G_OPTION_ARG_INT, &options.round, NULL, NULL },
    { "number", 0, 0, G_OPTION_ARG_INT, &options.number, NULL, NULL },
    { NULL },
  };
  g_autoptr (GArray) all = zh_ctl_options_new (entries);
  g_autoptr (ZhDesk) desk = NULL;

  zh_record_options_add (&options.person, all);
  zh_record_options_add (&options.entry, all);
  if (!zh_ctl_target_parse (&target, (const GOptionEntry *) all->data, n_arguments, arguments, 0, -1, error))
    return ZH_CTL_USAGE;
  if (target.words[0] == NULL || strcmp (target.words[0], "list") == 0)
    return list_entries (&target, error);
  if (options.preview && strcmp (target.words[0], "add") != 0 && strcmp (target.words[0], "number") != 0)
    {
      zh_ctl_fail_usage (error, _ ("--preview goes with “add” and “number”; the other acts move no numbers"));
      return ZH_CTL_USAGE;
    }
  if (options.preview)
    return preview (&target, &options, error);
  desk = zh_ctl_target_open (&target, ZH_DESK_WRITE, error);
  if (desk == NULL)
    return ZH_CTL_FILE;
  return zh_ctl_finish (&target, desk, change_entries (&target, desk, &options, error), error);
}

extern const ZhCtlCommand zh_ctl_entry_commands[];

const ZhCtlCommand zh_ctl_entry_commands[] = {
  { "entry", "",
    "FILE [list|add NAME|edit E|remove E|withdraw E|reinstate E|absent E|set-number E|number] [--tournament T] [--rating N] [--birth DATE] [--sex m|f] [--email A] [--phone N] [--sender O] [--fixed-board B] … [--after R] [--round R] [--bye zero|half|full|none] [--by rating|lot|rating-and-lot|hand] [--seed N] [--order E,…] [--number N] [--preview]",
    N_ ("Lists or changes the entries of a tournament; E is a start number or a name"), run_entry },
  { NULL },
};
