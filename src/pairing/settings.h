/* The settings of a tournament, one row each: what they are called, what they may be, to which
 * systems they belong, from when on they stay, and which rule or article they come from. Forms,
 * options of the terminal, checks, the words of the journal and the table of FILE-FORMAT.md are
 * made from these rows.
 *
 * Every value has one text: "yes" or "no", a word, a whole number, points such as "0.5", codes with
 * commas between. A setting that is not a member of #ZhTournament is one of its options; there the
 * usual value is stored as nothing, so that saying it and saying nothing give the same file.
 */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/**
 * ZhSettingKind:
 * @ZH_SETTING_YES_NO: "yes" or "no"
 * @ZH_SETTING_CHOICE: one of its words
 * @ZH_SETTING_NUMBER: a whole number between bounds
 * @ZH_SETTING_POINTS: points with at most one decimal, between bounds in tenths
 * @ZH_SETTING_TEXT: a line of text
 * @ZH_SETTING_LIST: codes, commas between
 */
typedef enum
{
  ZH_SETTING_YES_NO,
  ZH_SETTING_CHOICE,
  ZH_SETTING_NUMBER,
  ZH_SETTING_POINTS,
  ZH_SETTING_TEXT,
  ZH_SETTING_LIST,
} ZhSettingKind;

/**
 * ZhSettingFrozen:
 * @ZH_FROZEN_NEVER: may change at any time
 * @ZH_FROZEN_PAIRED: stays as it is once a round is paired
 * @ZH_FROZEN_RESULTS: once results are in it changes only with a reason
 */
typedef enum
{
  ZH_FROZEN_NEVER,
  ZH_FROZEN_PAIRED,
  ZH_FROZEN_RESULTS,
} ZhSettingFrozen;

/**
 * ZhSettingOf:
 * @ZH_SETTING_OF_ALL: of every tournament
 * @ZH_SETTING_OF_TEAMS: where the entries are teams
 * @ZH_SETTING_OF_MATCHES: of teams, and where a pairing has several games
 * @ZH_SETTING_OF_SEVERAL_GAMES: where a pairing of two players has several games
 * @ZH_SETTING_OF_SOLVING: where problems are solved, which has no pairs
 */
typedef enum
{
  ZH_SETTING_OF_ALL,
  ZH_SETTING_OF_TEAMS,
  ZH_SETTING_OF_MATCHES,
  ZH_SETTING_OF_SEVERAL_GAMES,
  ZH_SETTING_OF_SOLVING,
} ZhSettingOf;

/**
 * ZhSettingPart:
 * @ZH_SETTING_PART_EVENT: what is played: name, game, system, length
 * @ZH_SETTING_PART_PAIRING: how it is paired
 * @ZH_SETTING_PART_POINTS: what outcomes are worth
 * @ZH_SETTING_PART_PLACES: how places are made, and what becomes of who leaves
 */
typedef enum
{
  ZH_SETTING_PART_EVENT,
  ZH_SETTING_PART_PAIRING,
  ZH_SETTING_PART_POINTS,
  ZH_SETTING_PART_PLACES,
} ZhSettingPart;

/**
 * ZhSettingWord:
 * @word: in files and options; %NULL ends a list
 * @label: English, of the context "setting value"
 * @kept: files may hold it, but nobody is offered it; such words stand last
 */
typedef struct
{
  const char *word;
  const char *label;
  gboolean    kept;
} ZhSettingWord;

/**
 * ZhSetting:
 * @key: in choices, options and the journal
 * @label: English, of the context "setting"
 * @kind: what its text looks like
 * @part: of a form
 * @words: (nullable): of a choice; %NULL for the systems, which zh_pairing_system_get_all() lists
 * @minimum, @maximum: of a number, or of points in tenths
 * @usual: (nullable): what holds where an option says nothing
 * @article: of the rules it follows, "" where none speaks of it
 * @rule: (nullable): the key of the ruleset that decides where nobody chose
 * @systems: a bit, 1 << #ZhSystem, for each system it belongs to; 0 for all
 * @of: whether it is one of teams alone
 * @frozen: see #ZhSettingFrozen
 * @offset: of the member; 0 for an option and for what several members hold
 */
typedef struct
{
  const char          *key;
  const char          *label;
  ZhSettingKind        kind;
  ZhSettingPart        part;
  const ZhSettingWord *words;
  int                  minimum;
  int                  maximum;
  const char          *usual;
  const char          *article;
  const char          *rule;
  guint                systems;
  ZhSettingOf          of;
  ZhSettingFrozen      frozen;
  gsize                offset;
} ZhSetting;

/**
 * ZH_SETTING_ORIGIN:
 *
 * Beginning of the options that say where a setting comes from, "origin.KEY": "rules" for the ruleset,
 * "regulation" for what the regulation changes in it, "chosen" for what somebody chose.
 */
#define ZH_SETTING_ORIGIN "origin."

/* The points that a setting of points may have at most, in tenths. */
#define ZH_SETTING_MAX_POINTS 1000

/**
 * zh_setting_list:
 * @n_settings: (out): how many
 *
 * Returns: (transfer none) (array length=n_settings): all of them, in the order of a form
 */
const ZhSetting *zh_setting_list (gsize *n_settings);

/**
 * zh_setting_find:
 * @key: as in options; "winner-ROUND-BOARD" finds the row of all such keys
 *
 * Returns: (transfer none) (nullable): its row
 */
const ZhSetting *zh_setting_find (const char *key);

/**
 * zh_setting_applies:
 *
 * Returns: whether a tournament of this system, of teams or of players, has the setting
 */
gboolean zh_setting_applies (const ZhSetting    *self,
                             const ZhTournament *tournament);

/**
 * zh_setting_is_frozen:
 *
 * Returns: whether it can no longer change because a round is paired
 */
gboolean zh_setting_is_frozen (const ZhSetting    *self,
                               const ZhTournament *tournament);

/**
 * zh_setting_dup_value:
 * @key: of the setting; that of @self but for "winner-ROUND-BOARD"
 *
 * Returns: (transfer full): what @tournament has, as text; "" where nothing is said
 */
char *zh_setting_dup_value (const ZhSetting    *self,
                            const char         *key,
                            const ZhTournament *tournament) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_setting_dup_checked:
 * @text: from outside; "" takes an option back to what is usual
 * @error: %ZH_ERROR_INPUT naming the setting and what it may be
 *
 * Returns: (transfer full): @text as it is stored: "0.5" for "½"
 */
char *zh_setting_dup_checked (const ZhSetting *self,
                              const char      *text,
                              GError         **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_setting_dup_offered:
 *
 * As zh_setting_dup_checked(), refusing also what a file may hold but nobody is offered.
 *
 * Returns: (transfer full): @text as it is stored; %NULL with @error
 */
char *zh_setting_dup_offered (const ZhSetting *self,
                              const char      *text,
                              GError         **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_setting_put:
 * @key: as in zh_setting_dup_value()
 * @text: of zh_setting_dup_checked()
 * @tournament: settings that are not shared yet
 */
void zh_setting_put (const ZhSetting *self,
                     const char      *key,
                     const char      *text,
                     ZhTournament    *tournament);

/**
 * zh_setting_get_label:
 *
 * Returns: (transfer none): what it is called
 */
const char *zh_setting_get_label (const ZhSetting  *self,
                                  const ZhLanguage *language);

/**
 * zh_setting_format_value:
 * @text: a value of it
 *
 * Returns: (transfer full): the value for people: a word's label, "½", or @text itself
 */
char *zh_setting_format_value (const ZhSetting  *self,
                               const char       *text,
                               const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_setting_format_words:
 *
 * Returns: (transfer full): what may be chosen, for a message or a help: "none, baku", "1 … 20"
 */
char *zh_setting_format_words (const ZhSetting *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_tournament_check_scoring:
 * @self: settings; only their points, boards and games per pairing are looked at
 * @error: %ZH_ERROR_INPUT naming the points that cannot be and what to change
 *
 * No points are negative; a win is worth at least a draw and a draw at least a loss; two draws are
 * not worth more than a win and a loss; no bye and no forfeit is worth more than a win.
 *
 * Returns: whether the points fit together
 */
gboolean zh_tournament_check_scoring (const ZhTournament *self,
                                      GError            **error);

G_END_DECLS
