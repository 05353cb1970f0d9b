#include "config.h"

#include "game-account.h"

#include <glib/gi18n.h>
#include <string.h>

#include "adjudication.h"
#include "errors.h"
#include "letter-record.h"

void
zh_game_account_free (ZhGameAccount *self)
{
  if (self == NULL)
    return;
  zh_account_free (self->account);
  zh_letter_file_free (self->file);
  g_clear_pointer (&self->places, g_array_unref);
  zh_account_rules_free (self->rules);
  g_free (self);
}

ZhAccountRules *
zh_ruleset_read_account_rules (const ZhRuleset *ruleset,
                               GError         **error)
{
  const char *channel = "post";

  if (ruleset == NULL)
    return zh_fail_null (error, ZH_ERROR_USAGE, "%s", _ ("The competition has no rules yet. Choose them first"));
  zh_ruleset_get_string (ruleset, "correspondence.channel", &channel, NULL);
  return zh_account_rules_new (ruleset, channel, error);
}

static gboolean
is_left_aside (const ZhLetterRecord *letter)
{
  return strcmp (letter->cells[ZH_LETTER_CELL_VERDICT], zh_claim_verdict_words[ZH_VERDICT_ASIDE]) == 0;
}

/* Days of objections were checked when they were kept; one from a stranger's file that is none is left out. */
static void
read_objections (ZhLetterFile    *file,
                 const GPtrArray *letters,
                 const GArray    *places)
{
  for (guint i = 0; i < letters->len; i++)
    {
      const ZhLetterRecord *letter = g_ptr_array_index (letters, i);
      int                   place = g_array_index (places, int, i);

      if (place >= 0)
        zh_letter_day_parse (letter->cells[ZH_LETTER_CELL_OBJECTED], &g_array_index (file->events, ZhLetterEvent, place).objected);
    }
}

/* A line for each letter, empty for one that is left out, so that a fault names the letter by its line. */
ZhLetterFile *
zh_letters_parse (const GPtrArray      *letters,
                  const ZhAccountRules *rules,
                  GArray              **places,
                  GError              **error)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GString) table = g_string_new (NULL);
  ZhLetterFile *file;
  int           next = 0;

  for (guint i = 0; i < letters->len; i++)
    {
      const ZhLetterRecord *letter = g_ptr_array_index (letters, i);
      int                   place = is_left_aside (letter) || zh_letter_is_paper (letter) ? -1 : next++;

      g_array_append_val (found, place);
      if (place >= 0)
        zh_letter_record_append_line (letter, ZH_N_TABLE_CELLS, table);
      else
        g_string_append_c (table, '\n');
    }
  file = zh_letter_file_parse (table->str, rules, error);
  if (file == NULL)
    return NULL;
  read_objections (file, letters, found);
  if (places != NULL)
    *places = g_steal_pointer (&found);
  return file;
}

int
zh_competition_get_letter_start (const ZhCompetition  *competition,
                                 const ZhAccountRules *rules)
{
  g_autofree char *text = zh_date_format_iso (competition->start);
  int              day = 0;

  if (rules->before_start_counts.article != NULL)
    zh_letter_day_parse (text, &day);
  return day;
}

void
zh_letter_file_judge (const ZhLetterFile     *file,
                      const ZhAccountRequest *request,
                      gsize                   place,
                      int                    *before,
                      int                    *after)
{
  const ZhLetterEvent *events = (const ZhLetterEvent *) (void *) file->events->data;
  ZhLetterSide         partner = (ZhLetterSide) (1 - events[place].side);
  g_autoptr (ZhAccount) without = zh_account_new (request, events, place);
  g_autoptr (ZhAccount) with = zh_account_new (request, events, place + 1);

  *before = zh_account_count_oversteps (without, partner);
  *after = zh_account_count_oversteps (with, partner);
}

ZhGameAccount *
zh_game_account_new (const ZhRuleset     *ruleset,
                     const ZhCompetition *competition,
                     const ZhGamePlace   *place,
                     int                  day,
                     GError             **error)
{
  g_autoptr (ZhGameAccount) self = g_new0 (ZhGameAccount, 1);
  g_autoptr (GPtrArray) letters = zh_competition_list_letters (competition, place->game->id);

  self->rules = zh_ruleset_read_account_rules (ruleset, error);
  self->file = self->rules != NULL ? zh_letters_parse (letters, self->rules, &self->places, error) : NULL;
  if (self->file == NULL)
    return NULL;
  self->request = (ZhAccountRequest){ .rules = self->rules, .start = zh_competition_get_letter_start (competition, self->rules), .day = day };
  self->account = zh_account_new (&self->request, (const ZhLetterEvent *) (void *) self->file->events->data, self->file->events->len);
  return g_steal_pointer (&self);
}

const ZhAccountLetter *
zh_game_account_get_letter (const ZhGameAccount *self,
                            guint                index)
{
  int place = g_array_index (self->places, int, index);

  return place >= 0 ? &g_array_index (self->account->letters, ZhAccountLetter, place) : NULL;
}

const ZhLetterEvent *
zh_game_account_get_event (const ZhGameAccount *self,
                           guint                index)
{
  int place = g_array_index (self->places, int, index);

  return place >= 0 ? &g_array_index (self->file->events, ZhLetterEvent, place) : NULL;
}

/* Moves of both sides by the letters before a place, those of accepted series among them. */
static void
count_moves (const ZhLetterFile *file,
             guint               place,
             int                 moves[2])
{
  moves[0] = moves[1] = 0;
  for (guint i = 0; i < place; i++)
    {
      const ZhLetterEvent *event = &g_array_index (file->events, ZhLetterEvent, i);

      if (event->kind != ZH_LETTER_MOVE || !zh_letter_event_is_sent (event))
        continue;
      moves[event->side] = event->last;
      moves[1 - event->side] += event->last - event->number;
    }
}

char *
zh_game_account_dup_missing (const ZhGameAccount *self,
                             guint                index,
                             const ZhLanguage    *language)
{
  const ZhLetterEvent *event = zh_game_account_get_event (self, index);
  int                  moves[2];
  int                  needed;

  if (event == NULL || event->kind != ZH_LETTER_MOVE)
    return g_strdup ("");
  count_moves (self->file, (guint) g_array_index (self->places, int, index), moves);
  needed = event->side == ZH_LETTER_WHITE ? event->number - 1 : event->number;
  if (moves[1 - event->side] >= needed)
    return g_strdup ("");
  if (event->side == ZH_LETTER_WHITE)
    return g_strdup_printf (zh_tr (language, "Black’s move %d, which this letter answers, is missing"), moves[ZH_LETTER_BLACK] + 1);
  return g_strdup_printf (zh_tr (language, "White’s move %d, which this letter answers, is missing"), moves[ZH_LETTER_WHITE] + 1);
}
