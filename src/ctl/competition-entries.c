/* The entries of a tournament: entry. */
#include "config.h"

#include <glib/gi18n.h>

#include "bye-notes.h"
#include "call.h"
#include "competition-commands.h"
#include "desk-entries.h"
#include "history.h"
#include "list-person.h"
#include "list-values.h"
#include "record-options.h"
#include "words.h"

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

/* By the name that was given, or from a rating list. */
static gboolean
fill_person (const ZhCtlCall *call,
             const char      *name,
             ZhEntry         *entry,
             GError         **error)
{
  ZhPerson   *person = entry->person;
  const char *text = zh_ctl_text (call, "from-list");
  g_autoptr (ZhListSet) set = NULL;
  g_autoptr (ZhListHit) hit = NULL;

  zh_list_split_name (name, person);
  if (text == NULL)
    return TRUE;
  set = zh_list_set_open (zh_ctl_text (call, "list"), zh_ctl_get_competition (call)->start, error);
  hit = set != NULL ? zh_list_set_choose (set, text, error) : NULL;
  if (hit == NULL)
    return FALSE;
  zh_person_fill_from_list (person, hit, call->tournament->time_class);
  if (!zh_ctl_has (call, "rating"))
    entry->rating = zh_list_player_get_sequence_rating (hit->player, call->tournament);
  return TRUE;
}

/* What comes after "add", as an entry of its own; NULL with @error. */
static GPtrArray *
read_new_entry (const ZhCtlCall *call,
                GError         **error)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autofree char *name = g_strjoinv (" ", call->words);
  ZhEntry         *entry = zh_entry_new ();

  g_ptr_array_add (entries, entry);
  entry->first_round = MAX (zh_ctl_number (call, "round", 0), 1);
  if (!zh_ctl_record_apply (call, "entry", entry, error))
    return NULL;
  if (zh_tournament_is_team (call->tournament))
    {
      zh_person_set_string (&entry->team_name, name);
      if (*name == '\0')
        return zh_fail_null (error, ZH_ERROR_USAGE, "%s", _ ("Give the name of the team"));
      if (!zh_ctl_record_read_number (call, "person", "person-rating", &entry->rating, error))
        return NULL;
    }
  else
    {
      entry->person = zh_person_new ();
      if (!fill_person (call, name, entry, error))
        return NULL;
      if (!zh_ctl_record_apply (call, "person", entry->person, error))
        return NULL;
    }
  return g_steal_pointer (&entries);
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
act_edit (ZhCtlCall *call,
          GError   **error)
{
  const ZhEntry *entry = zh_ctl_word_entry (call, 0, error);
  g_autoptr (ZhEntry) next = entry != NULL ? zh_entry_copy (entry) : NULL;
  const char *name = zh_ctl_text (call, "name");
  gint64      tournament_id = call->tournament->id;
  gboolean    rating_changed;
  ZhChange   *change;

  if (entry != NULL && entry->person != NULL)
    {
      zh_person_unref (next->person);
      next->person = zh_person_copy (entry->person);
    }
  if (entry == NULL || (next->person != NULL && !zh_ctl_record_apply (call, "person", next->person, error)) ||
      !zh_ctl_record_apply (call, "entry", next, error) || !zh_ctl_record_read_number (call, "person", "person-rating", &next->rating, error))
    return NULL;
  if (name != NULL)
    zh_person_set_string (&next->team_name, name);
  rating_changed = next->rating != entry->rating;
  change = zh_desk_edit_entry (call->desk, next, error);
  if (change != NULL && rating_changed)
    tell_numbers_due (call->desk, tournament_id);
  return change;
}

static ZhChange *
act_remove (ZhCtlCall *call,
            GError   **error)
{
  const ZhEntry *entry = zh_ctl_word_entry (call, 0, error);

  return entry != NULL ? zh_desk_remove_entry (call->desk, entry->id, error) : NULL;
}

static ZhChange *
act_withdraw (ZhCtlCall *call,
              GError   **error)
{
  const ZhEntry *entry = zh_ctl_word_entry (call, 0, error);
  ZhEntryStatus  status = zh_ctl_has (call, "expelled") ? ZH_ENTRY_EXPELLED : ZH_ENTRY_WITHDRAWN;
  int            after = zh_ctl_number (call, "after", zh_tournament_count_paired_rounds (call->tournament));
  const char    *word = zh_ctl_text (call, "unfinished");
  gboolean       uncounted = zh_ctl_choice (call, "uncounted", 1) == 0;
  int            unfinished = ZH_UNFINISHED_NOT_SAID;

  if (entry == NULL)
    return NULL;
  if (word == NULL && !uncounted)
    return zh_desk_withdraw_entry (call->desk, entry->id, status, after, zh_ctl_text (call, "reason"), error);
  if (word != NULL)
    zh_words_find (zh_unfinished_words, word, &unfinished);
  return zh_desk_withdraw_by_post (call->desk, entry->id, status, after, (ZhUnfinished) unfinished, uncounted, zh_ctl_text (call, "reason"), error);
}

static ZhChange *
act_reinstate (ZhCtlCall *call,
               GError   **error)
{
  const ZhEntry *entry = zh_ctl_word_entry (call, 0, error);

  return entry != NULL ? zh_desk_reinstate_entry (call->desk, entry->id, zh_ctl_text (call, "reason"), error) : NULL;
}

/* What is to be thought of before a bye, a line each. */
static void
note_bye (const ZhTournament *tournament,
          const ZhEntry      *entry,
          int                 round,
          ZhPairingKind       kind,
          GString            *notes)
{
  g_autofree char *note = zh_entry_dup_bye_note (tournament, entry, round, kind, zh_language_get_screen ());

  if (*note != '\0')
    g_string_append_printf (notes, "%s\n", note);
}

static ZhChange *
act_absent (ZhCtlCall *call,
            GError   **error)
{
  static const ZhPairingKind kinds[] = { ZH_PAIRING_ZERO_BYE, ZH_PAIRING_HALF_BYE, ZH_PAIRING_FULL_BYE, ZH_PAIRING_GAME };
  ZhPairingKind              kind = kinds[zh_ctl_choice (call, "bye", 0)];
  int                        round = zh_ctl_number (call, "round", 0);
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GString) notes = g_string_new (NULL);
  ZhChange *change;

  for (int i = 0; call->words[i] != NULL; i++)
    {
      const ZhEntry *entry = zh_ctl_word_entry (call, i, error);

      if (entry == NULL)
        return NULL;
      note_bye (call->tournament, entry, round, kind, notes);
      g_array_append_val (entries, entry->id);
    }
  change = entries->len == 1 ? zh_desk_set_absence (call->desk, g_array_index (entries, gint64, 0), round, kind, error)
                             : zh_desk_set_absences (call->desk, call->tournament->id, (const gint64 *) entries->data, entries->len, round, kind, error);
  /* of what is refused nothing is to be said */
  if (change != NULL)
    g_printerr ("%s", notes->str);
  return change;
}

static ZhChange *
act_set_number (ZhCtlCall *call,
                GError   **error)
{
  const ZhEntry *entry = zh_ctl_word_entry (call, 0, error);

  return entry != NULL ? zh_desk_set_start_number (call->desk, entry->id, zh_ctl_number (call, "number", 0), error) : NULL;
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
read_order (Numbering       *numbering,
            const ZhCtlCall *call,
            GError         **error)
{
  const char *list = zh_ctl_text (call, "order");
  g_auto (GStrv) parts = g_strsplit (list != NULL ? list : "", ",", -1);

  for (char **part = parts; *part != NULL; part++)
    {
      const ZhEntry *entry = zh_ctl_find_entry (call->tournament, *part, error);

      if (entry == NULL)
        return FALSE;
      g_array_append_val (numbering->order, entry->id);
    }
  return TRUE;
}

static gboolean
read_numbering (Numbering       *numbering,
                const ZhCtlCall *call,
                GError         **error)
{
  static const ZhNumbering methods[] = { ZH_NUMBERING_RATING, ZH_NUMBERING_LOT, ZH_NUMBERING_RATING_AND_LOT, ZH_NUMBERING_BY_HAND };
  int                      otherwise = zh_ctl_has (call, "order") ? 3 : 0;

  numbering->order = g_array_new (FALSE, FALSE, sizeof (gint64));
  numbering->method = methods[zh_ctl_choice (call, "by", otherwise)];
  return zh_ctl_read_seed (call, &numbering->seed, error) &&
         (numbering->method != ZH_NUMBERING_BY_HAND || read_order (numbering, call, error));
}

/* Shown before anything is written */

static void
print_move (const ZhCtlCall *call,
            const ZhEntry   *entry,
            int              from,
            int              to)
{
  g_autofree char *name = zh_entry_format_name (entry);

  zh_ctl_print_row (call, "from:d to:d name:s | id:l", from, to, name, entry->id);
}

static ZhCtlExit
print_plan (const ZhCtlCall    *call,
            const ZhNumberPlan *plan,
            const GPtrArray    *news)
{
  const char *article = zh_tournament_get_numbers_article (call->tournament);

  for (guint i = 0; plan != NULL && news != NULL && i < news->len; i++)
    print_move (call, g_ptr_array_index (news, i), 0, g_array_index (plan->numbers, int, i));
  for (guint i = 0; plan != NULL && i < plan->moves->len; i++)
    {
      const ZhNumberMove *move = &g_array_index (plan->moves, ZhNumberMove, i);

      print_move (call, move->entry, move->from, move->to);
    }
  if (plan != NULL && !call->json && plan->moves->len > 0 && *article != '\0')
    g_print ("# %s\n", article);
  return ZH_CTL_DONE;
}

/* With --preview a desk that only reads is enough: who would get which number, and nothing is done. */
static ZhCtlExit
run_add (ZhCtlCall *call,
         GError   **error)
{
  gboolean preview = zh_ctl_has (call, "preview");
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (ZhNumberPlan) plan = NULL;

  if (call->words[0] == NULL && zh_ctl_text (call, "from-list") == NULL)
    return zh_ctl_fail_usage (error, "%s", _ ("Give the name, or --from-list with a name or an ID"));
  if (!zh_ctl_open_tournament (call, preview ? ZH_DESK_READ : ZH_DESK_WRITE, error))
    return ZH_CTL_FILE;
  entries = read_new_entry (call, error);
  if (entries == NULL)
    return ZH_CTL_USAGE;
  if (preview)
    {
      plan = zh_number_plan_new_for_entries (call->tournament, entries, NULL, error);
      return print_plan (call, plan, entries);
    }
  print_twins (call->tournament, entries);
  zh_ctl_tell_playing_officials (zh_ctl_get_competition (call), entries);
  return zh_ctl_end (call, zh_desk_add_entries (call->desk, call->tournament->id, entries, error), error);
}

/* A lot says why it is drawn again; what is not drawn needs no reason. */
static ZhChange *
number_entries (ZhCtlCall       *call,
                const Numbering *numbering,
                GError         **error)
{
  const char *reason = zh_ctl_text (call, "reason");

  if (reason != NULL && (numbering->method == ZH_NUMBERING_LOT || numbering->method == ZH_NUMBERING_RATING_AND_LOT))
    return zh_desk_draw_numbers_again (call->desk, call->tournament->id, numbering->method, numbering->seed, reason, error);
  return zh_desk_number_entries (call->desk, call->tournament->id, numbering->method, numbering->seed,
                                 (const gint64 *) numbering->order->data, numbering->order->len, error);
}

static ZhCtlExit
run_number (ZhCtlCall *call,
            GError   **error)
{
  gboolean preview = zh_ctl_has (call, "preview");
  g_auto (Numbering) numbering = { .method = ZH_NUMBERING_RATING };
  g_autoptr (ZhNumberPlan) plan = NULL;
  const gint64 *order;

  if (!zh_ctl_open_tournament (call, preview ? ZH_DESK_READ : ZH_DESK_WRITE, error) || !read_numbering (&numbering, call, error))
    return ZH_CTL_USAGE;
  order = (const gint64 *) numbering.order->data;
  if (!preview)
    return zh_ctl_end (call, number_entries (call, &numbering, error), error);
  plan = zh_desk_plan_numbers (call->tournament, numbering.method, numbering.seed, order, numbering.order->len, error);
  return print_plan (call, plan, NULL);
}

static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  static const char *const states[] = { [ZH_ENTRY_PLAYING] = "playing", [ZH_ENTRY_WITHDRAWN] = "withdrawn", [ZH_ENTRY_EXPELLED] = "expelled", [ZH_ENTRY_ANNULLED] = "removed" };

  for (guint i = 0; i < call->tournament->entries->len; i++)
    {
      const ZhEntry   *entry = g_ptr_array_index (call->tournament->entries, i);
      g_autofree char *name = zh_entry_format_name (entry);
      g_autofree char *birth = entry->person != NULL ? zh_date_format_iso (entry->person->birth) : g_strdup ("");

      zh_ctl_print_row (call, ":r :r number:d name:s rating:d status:s | id:l birth:s first_round:d last_round:d", &zh_person_type, entry->person,
                        &zh_entry_type, entry, entry->start_number, name, zh_tournament_get_rating (call->tournament, entry),
                        states[entry->status], entry->id, birth, entry->first_round, entry->last_round);
    }
  return ZH_CTL_DONE;
}

const ZhCtlVerb zh_ctl_entry_verbs[] = {
  { "entry", "FILE [list]", ZH_CTL_READS, run_list },
  { "entry", "FILE add [NAME…] [--from-list TEXT] [--list NAME] [--round R] [--preview] @person @entry", ZH_CTL_CHOOSES_AND_WRITES, run_add },
  { "entry", "FILE edit E [--name TEXT] @person @entry", ZH_CTL_WRITES, .act = act_edit },
  { "entry", "FILE remove E", ZH_CTL_WRITES, .act = act_remove },
  { "entry", "FILE withdraw E [--after R] [--expelled] [--unfinished lose|adjudicate|strike] [--uncounted yes|no] [--reason TEXT]", ZH_CTL_WRITES, .act = act_withdraw },
  { "entry", "FILE reinstate E [--reason TEXT]", ZH_CTL_WRITES, .act = act_reinstate },
  { "entry", "FILE absent E… --round R [--bye zero|half|full|none]", ZH_CTL_WRITES, .act = act_absent },
  { "entry", "FILE set-number E --number N", ZH_CTL_WRITES, .act = act_set_number },
  { "entry", "FILE number [--by rating|lot|rating-and-lot|hand] [--seed SEED] [--order E,…] [--reason TEXT] [--preview]", ZH_CTL_CHOOSES_AND_WRITES, run_number,
    .summary = N_ ("Lists or changes the entries of a tournament; E is a start number or a name") },
  { NULL },
};
