#include "config.h"

#include "post-games.h"

#include "adjudication.h"

static void
free_game (gpointer data)
{
  ZhPostGame *self = data;

  zh_game_account_free (self->account);
  zh_game_state_free (self->state);
  g_free (self);
}

static int
get_end (const ZhCompetition *competition)
{
  g_autofree char *text = zh_date_format_iso (competition->end);
  int              day = 0;

  zh_letter_day_parse (text, &day);
  return day;
}

/* What becomes of a game, since a side has left the event. */
static void
read_leaving (const ZhGamePlace  *place,
              ZhAdjudicationDays *days)
{
  for (int side = 0; side < 2; side++)
    {
      const ZhEntry *entry = zh_game_place_get_entry (place, side == ZH_LETTER_WHITE ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK);

      if (entry == NULL || entry->status == ZH_ENTRY_PLAYING || entry->unfinished == ZH_UNFINISHED_NOT_SAID)
        continue;
      days->left = entry->unfinished;
      days->leaver = (ZhLetterSide) side;
    }
}

static void
read_papers (const ZhAdjudication *adjudication,
             ZhAdjudicationDays   *days)
{
  for (int side = 0; side < 2; side++)
    {
      const ZhLetterRecord *assessment = adjudication->assessments[side];
      const ZhLetterRecord *appeal = adjudication->appeals[side];
      int                   day = 0;

      days->has_sent[side] = assessment != NULL;
      if (assessment != NULL)
        zh_letter_day_parse (assessment->cells[ZH_LETTER_CELL_SENT], &days->sent[side]);
      days->has_record[side] = adjudication->records[side] != NULL;
      days->has_appealed[side] = appeal != NULL;
      if (appeal != NULL && zh_letter_day_parse (appeal->cells[ZH_LETTER_CELL_RECEIVED], &day) && (days->appealed == 0 || day < days->appealed))
        days->appealed = day;
    }
}

/* How far the end of a game is: its record, an adjudication, a leaving. */
static ZhAdjudicationDays
read_adjudication (const ZhCompetition *competition,
                   const ZhGamePlace   *place)
{
  g_autoptr (GPtrArray) letters = zh_competition_list_letters (competition, place->game->id);
  ZhAdjudication     adjudication = zh_adjudication_read (letters);
  ZhAdjudicationDays days = { .n_decisions = adjudication.n_decisions };

  read_papers (&adjudication, &days);
  read_leaving (place, &days);
  days.is_finished = adjudication.n_decisions == 0 && zh_result_is_set (place->game->result) && place->game->result.white != ZH_MARK_ADJOURNED;
  if (adjudication.last != NULL)
    zh_letter_day_parse (adjudication.last->cells[ZH_LETTER_CELL_SENT], &days.decided);
  return days;
}

static gboolean
add_game (GPtrArray           *games,
          const ZhRuleset     *ruleset,
          const ZhCompetition *competition,
          const ZhGamePlace   *place,
          int                  day,
          GError             **error)
{
  ZhPostGame              *game = g_new0 (ZhPostGame, 1);
  const ZhAdjudicationDays adjudication = read_adjudication (competition, place);

  game->place = *place;
  game->number = (int) games->len + 1;
  g_ptr_array_add (games, game);
  game->account = zh_game_account_new (ruleset, competition, place, day, error);
  if (game->account == NULL)
    return FALSE;
  if (adjudication.is_finished ? place->game->result.played : adjudication.n_decisions > 0 || !zh_tournament_is_struck (place->tournament, place->pairing))
    game->state = zh_game_state_new (&game->account->request, get_end (competition), &adjudication,
                                     (const ZhLetterEvent *) (void *) game->account->file->events->data, game->account->file->events->len);
  return TRUE;
}

GPtrArray *
zh_post_games_new (const ZhRuleset     *ruleset,
                   const ZhCompetition *competition,
                   const ZhTournament  *tournament,
                   int                  day,
                   GError             **error)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (free_game);

  for (guint r = 0; r < tournament->rounds->len; r++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, r);

      for (guint i = 0; i < round->pairings->len; i++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

          for (int k = 0; k < pairing->n_games && pairing->entry[1] != 0; k++)
            {
              const ZhGamePlace place = { tournament, round, pairing, &pairing->games[k], k };

              if (!add_game (games, ruleset, competition, &place, day, error))
                return NULL;
            }
        }
    }
  return g_steal_pointer (&games);
}

/* Who holds the office of an adjudicator, but for the one who decided already; "" for nobody. */
static char *
join_adjudicators (const ZhCompetition *competition,
                   const char          *decided)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < competition->officials->len; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (competition->officials, i);

      if (g_strcmp0 (official->role, "adjudicator") == 0 && g_strcmp0 (official->name, decided) != 0)
        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", official->name);
    }
  return g_string_free (names, FALSE);
}

char *
zh_post_game_format_actor (const ZhPostGame    *self,
                           const ZhCompetition *competition,
                           const ZhDue         *due,
                           const ZhLanguage    *language)
{
  ZhDueActor     actor = zh_due_get_actor (due->kind);
  const char    *label = zh_due_actor_get_label (actor, language);
  const ZhEntry *entry = zh_game_place_get_entry (&self->place, due->side == ZH_LETTER_WHITE ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK);
  g_autoptr (GPtrArray) letters = zh_competition_list_letters (competition, self->place.game->id);
  const ZhLetterRecord *last = zh_adjudication_read (letters).last;
  g_autofree char      *names = NULL;

  if (actor == ZH_DUE_OF_PLAYER)
    return entry != NULL ? zh_entry_format_name (entry) : g_strdup ("");
  if (actor == ZH_DUE_OF_ARBITER)
    return g_strdup (label);
  names = join_adjudicators (competition, last != NULL ? last->cells[ZH_LETTER_CELL_TEXT] : NULL);
  return *names != '\0' ? g_strdup_printf ("%s: %s", label, names) : g_strdup (label);
}

static gboolean
is_same_person (const ZhOfficial *official,
                const ZhEntry    *entry)
{
  g_autofree char *name = NULL;
  g_autofree char *full = NULL;

  if (entry == NULL || entry->person == NULL)
    return FALSE;
  name = zh_person_format_name (entry->person);
  full = zh_person_format_full_name (entry->person);
  return g_strcmp0 (official->name, name) == 0 || g_strcmp0 (official->name, full) == 0 ||
         (official->fide_id != NULL && *official->fide_id != '\0' && g_strcmp0 (official->fide_id, entry->person->fide_id) == 0);
}

/* Whether an elder was appointed who plays not in this game. */
static gboolean
has_elder (const ZhPostGame    *self,
           const ZhCompetition *competition)
{
  for (guint i = 0; i < competition->officials->len; i++)
    {
      const ZhOfficial *official = g_ptr_array_index (competition->officials, i);

      if (g_strcmp0 (official->role, "elder") == 0 && !is_same_person (official, zh_game_place_get_entry (&self->place, ZH_COLOUR_WHITE)) &&
          !is_same_person (official, zh_game_place_get_entry (&self->place, ZH_COLOUR_BLACK)))
        return TRUE;
    }
  return FALSE;
}

const char *
zh_post_game_get_task (const ZhPostGame    *self,
                       const ZhCompetition *competition,
                       const ZhDue         *due,
                       const ZhLanguage    *language)
{
  return zh_due_kind_get_task (due->kind, self->account->rules, has_elder (self, competition), language);
}
