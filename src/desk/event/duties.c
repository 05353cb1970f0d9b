#include "config.h"

#include "duties.h"

#include <string.h>

#include "desk-playoff.h"
#include "next-step.h"

#define ABSENCE_INCIDENT "no-show-one-two-rounds-dr"

/* Where the duties of one tournament are gathered. */
typedef struct
{
  const ZhCompetition *competition;
  const ZhTournament  *tournament;
  const ZhRuleset     *rules;
  const ZhLanguage    *language;
  ZhNextStep           step;
  GPtrArray           *duties;
} Desk;

/* Takes @text. */
static void
add (Desk       *desk,
     char       *text,
     const char *article)
{
  ZhDuty *duty = g_new0 (ZhDuty, 1);

  duty->key = g_strdup ("");
  duty->note = g_strdup ("");
  duty->who = g_strdup ("");
  duty->text = text;
  duty->article = g_strdup (article);
  g_ptr_array_add (desk->duties, duty);
}

static int
get_minutes (int seconds)
{
  return (seconds + 59) / 60;
}

/* Absences */

static gboolean
has_missed (const ZhPairing *pairing,
            int              side)
{
  for (int game = 0; game < pairing->n_games; game++)
    {
      const ZhGame *played = &pairing->games[game];
      gboolean      is_white = (side == 0) == !played->swapped;

      if (!played->result.played && (is_white ? played->result.white : played->result.black) == ZH_MARK_LOSS)
        return TRUE;
    }
  return FALSE;
}

/* Rounds lost because the entry did not come. */
static int
count_missed (const ZhTournament *tournament,
              const ZhEntry      *entry)
{
  int n_missed = 0;

  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      for (guint j = 0; j < round->pairings->len; j++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, j);

          for (int side = 0; side < 2; side++)
            n_missed += pairing->entry[side] == entry->id && has_missed (pairing, side) ? 1 : 0;
        }
    }
  return n_missed;
}

/* Whether the chief arbiter has ruled on the absences of @entry. */
static gboolean
is_ruled_on (const Desk    *desk,
             const ZhEntry *entry)
{
  for (guint i = 0; i < desk->competition->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (desk->competition->incidents, i);

      if (record->tournament_id == desk->tournament->id && record->entry_id == entry->id && strcmp (record->incident, ABSENCE_INCIDENT) == 0)
        return TRUE;
    }
  return FALSE;
}

static void
add_absences (Desk *desk)
{
  const char *article;
  int         limit;

  if (!zh_system_get_traits (desk->tournament->system)->is_predetermined || zh_tournament_is_team (desk->tournament) ||
      !zh_ruleset_get_int (desk->rules, "withdrawal.absent-rounds-by-chief", &limit, &article))
    return;
  for (guint i = 0; i < desk->tournament->entries->len; i++)
    {
      const ZhEntry   *entry = g_ptr_array_index (desk->tournament->entries, i);
      int              n_missed = entry->status == ZH_ENTRY_PLAYING ? count_missed (desk->tournament, entry) : 0;
      g_autofree char *name = NULL;

      if (n_missed < 1 || n_missed > limit || is_ruled_on (desk, entry))
        continue;
      name = zh_entry_format_name (entry);
      add (desk,
           g_strdup_printf (zh_trn (desk->language, "%1$s has missed %2$d round: the chief arbiter alone decides whether he plays on",
                                    "%1$s has missed %2$d rounds: the chief arbiter alone decides whether he plays on", (gulong) n_missed),
                            name, n_missed),
           article);
    }
}

/* First place */

static gboolean
has_playoff (const Desk *desk)
{
  for (guint i = 0; i < desk->competition->tournaments->len; i++)
    {
      const ZhTournament *tournament = g_ptr_array_index (desk->competition->tournaments, i);

      if (tournament->source_id == desk->tournament->id && zh_tournament_is_playoff (tournament))
        return TRUE;
    }
  return FALSE;
}

static void
add_first_place (Desk *desk)
{
  g_autoptr (GArray) leaders = NULL;
  const char *decided_by;
  const char *article;
  gulong      n;

  if (desk->step.step != ZH_STEP_CLOSE_TOURNAMENT || zh_tournament_is_team (desk->tournament) || has_playoff (desk) ||
      !zh_ruleset_get_string (desk->rules, "tie-breaks.first-place", &decided_by, &article))
    return;
  leaders = zh_tournament_list_leaders (desk->tournament, NULL);
  n = leaders != NULL ? leaders->len : 0;
  if (n < 2)
    return;
  if (strcmp (decided_by, "play-off") == 0)
    add (desk,
         g_strdup_printf (zh_trn (desk->language, "%lu player shares first place: a play-off may decide it", "%lu players share first place: a play-off may decide it", n), n),
         article);
  else if (strcmp (decided_by, "extra-match") == 0)
    add (desk,
         g_strdup_printf (zh_trn (desk->language, "%lu player shares first place: an extra match or tournament may decide it", "%lu players share first place: an extra match or tournament may decide it", n), n),
         article);
}

/* The pause before a play-off */

static gboolean
plays_in (const ZhTournament *stage,
          const ZhTournament *source,
          gint64              entry_id)
{
  const ZhEntry *player = entry_id != 0 ? zh_tournament_find_entry (source, entry_id) : NULL;

  for (guint i = 0; player != NULL && player->person != NULL && i < stage->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (stage->entries, i);

      if (entry->person != NULL && entry->person->id == player->person->id)
        return TRUE;
    }
  return FALSE;
}

/* When the last result of those who play in @stage was entered in @source; 0 where nobody knows. */
static gint64
find_last_game (const ZhTournament *stage,
                const ZhTournament *source)
{
  gint64 last = 0;

  for (guint i = 0; i < source->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (source->rounds, i);

      for (guint j = 0; j < round->pairings->len; j++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, j);

          for (int game = 0; game < pairing->n_games; game++)
            if (pairing->games[game].entered > last && (plays_in (stage, source, pairing->entry[0]) || plays_in (stage, source, pairing->entry[1])))
              last = pairing->games[game].entered;
        }
    }
  return last;
}

static const char *
get_pause_form (const Desk *desk,
                gboolean    follows_stage,
                gboolean    has_hour,
                gulong      minutes)
{
  if (follows_stage && has_hour)
    return zh_trn (desk->language, "This stage begins at least %1$d minute after the one before: not before %2$s",
                   "This stage begins at least %1$d minutes after the one before: not before %2$s", minutes);
  if (follows_stage)
    return zh_trn (desk->language, "This stage begins at least %1$d minute after the one before", "This stage begins at least %1$d minutes after the one before", minutes);
  if (has_hour)
    return zh_trn (desk->language, "The play-off begins at least %1$d minute after the last game of its players: not before %2$s",
                   "The play-off begins at least %1$d minutes after the last game of its players: not before %2$s", minutes);
  return zh_trn (desk->language, "The play-off begins at least %1$d minute after the last game of its players",
                 "The play-off begins at least %1$d minutes after the last game of its players", minutes);
}

static void
add_pause (Desk *desk)
{
  const ZhTournament *source = zh_competition_find_tournament (desk->competition, desk->tournament->source_id);
  gboolean            follows_stage = source != NULL && zh_tournament_is_playoff (source);
  g_autofree char    *hour = NULL;
  const char         *article;
  gint64              last;
  int                 seconds;

  if (source == NULL || !zh_tournament_is_playoff (desk->tournament) || desk->step.round > 1 || desk->step.step > ZH_STEP_PUBLISH_ROUND ||
      !zh_ruleset_get_int (desk->rules, follows_stage ? "play-off.stage-pause-seconds" : "play-off.pause-seconds", &seconds, &article))
    return;
  last = find_last_game (desk->tournament, source);
  if (last > 0)
    {
      g_autoptr (GDateTime) earliest = g_date_time_new_from_unix_local (last + seconds);

      hour = zh_language_format_time (desk->language, earliest);
    }
  add (desk, g_strdup_printf (get_pause_form (desk, follows_stage, hour != NULL, (gulong) get_minutes (seconds)), get_minutes (seconds), hour), article);
}

/* The hall */

static void
add_countdown (Desk *desk)
{
  const char *article;
  int         limit;
  gulong      n_players = 0;

  if (!zh_ruleset_get_int (desk->rules, "lateness.countdown-above-players", &limit, &article))
    return;
  for (guint i = 0; i < desk->tournament->entries->len; i++)
    if (((const ZhEntry *) g_ptr_array_index (desk->tournament->entries, i))->status == ZH_ENTRY_PLAYING)
      n_players++;
  if (zh_tournament_is_team (desk->tournament))
    n_players *= (gulong) desk->tournament->boards;
  if (n_players > (gulong) limit)
    add (desk, g_strdup_printf (zh_trn (desk->language, "With %lu player a countdown clock stands in the hall", "With %lu players a countdown clock stands in the hall", n_players), n_players), article);
}

static void
add_photography (Desk *desk)
{
  const char *key = desk->step.round == 1 ? "conduct.photography-first-round-seconds" : "conduct.photography-seconds";
  const char *article;
  gboolean    flash_only = FALSE;
  int         seconds;
  int         minutes;

  if (!zh_ruleset_get_int (desk->rules, key, &seconds, &article))
    return;
  zh_ruleset_get_boolean (desk->rules, "conduct.photography-flash-only", &flash_only, NULL);
  minutes = get_minutes (seconds);
  if (flash_only)
    add (desk,
         g_strdup_printf (zh_trn (desk->language, "Photography by the chief arbiter’s leave alone; with flash in the first %d minute", "Photography by the chief arbiter’s leave alone; with flash in the first %d minutes", (gulong) minutes), minutes),
         article);
  else
    add (desk, g_strdup_printf (zh_trn (desk->language, "Photography in the first %d minute of the round", "Photography in the first %d minutes of the round", (gulong) minutes), minutes), article);
}

GPtrArray *
zh_desk_list_duties (const ZhCompetition *competition,
                     gint64               tournament_id,
                     const ZhRuleset     *rules,
                     const ZhLanguage    *language)
{
  Desk desk = { competition, zh_competition_find_tournament (competition, tournament_id), rules, language, zh_desk_get_next_step (competition, tournament_id),
                g_ptr_array_new_with_free_func ((GDestroyNotify) zh_duty_free) };

  if (desk.tournament == NULL || desk.step.step <= ZH_STEP_ADD_ENTRIES || desk.step.step == ZH_STEP_ENTER_RESULTS || desk.step.step == ZH_STEP_FINISHED ||
      zh_play_is_of_works (desk.tournament->play))
    return desk.duties;
  add_absences (&desk);
  add_first_place (&desk);
  add_pause (&desk);
  if (desk.step.step == ZH_STEP_PUBLISH_ROUND)
    {
      add_countdown (&desk);
      add_photography (&desk);
    }
  return desk.duties;
}
