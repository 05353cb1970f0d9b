/* The numbers of FIDE's title regulations, each with its article, read from a key file of
 * data/norms. The format is described in the README there.
 */
#pragma once

#include "language.h"

G_BEGIN_DECLS

/* How many titles a file may have. */
#define ZH_TITLES_MAX 8

/**
 * ZhTitleRule:
 *
 * The demands of a file, in the order of its keys. Numbers are whole, shares fractions; what is
 * allowed or asked is 1, what is not 0.
 */
typedef enum
{
  ZH_TITLE_RULE_GAMES,                  /* least number of games */
  ZH_TITLE_RULE_GAMES_TEAMS,            /* the same in a world or continental championship of teams */
  ZH_TITLE_RULE_GAMES_CUP,              /* the same in the World Cup */
  ZH_TITLE_RULE_LENGTH_CUP,             /* as how many games those count */
  ZH_TITLE_RULE_GAMES_BYE,              /* enough where one game is missing by a bye or a win by forfeit */
  ZH_TITLE_RULE_ROUNDS_BYE,             /* in an event of so many rounds; they count as so many games */
  ZH_TITLE_RULE_GAME_FOR_POINT,         /* a full point more than needed lengthens the norm by a game */
  ZH_TITLE_RULE_ALL_SCHEDULED,          /* all rounds count where the pairings are known from the start */
  ZH_TITLE_RULE_LEAVE_OUT_LATER,        /* elsewhere the last rounds may be left out */
  ZH_TITLE_RULE_LEAVE_OUT_WON,          /* games won may be left out */
  ZH_TITLE_RULE_WITHOUT_FEDERATION,     /* games with who belongs to no federation */
  ZH_TITLE_RULE_UNRATED_WITHOUT_POINTS, /* games with an unrated who scored nothing against rated, all play all */
  ZH_TITLE_RULE_UNPLAYED,               /* games decided without play */
  ZH_TITLE_RULE_LAST_FORFEIT_LOST,      /* a win by forfeit in the last round may count as a game lost */
  ZH_TITLE_RULE_SYSTEMS,                /* Swiss, all play all, knockout; others by permission */
  ZH_TITLE_RULE_FEDERATIONS,            /* federations of opponents besides his own */
  ZH_TITLE_RULE_NATIONAL_FINAL,         /* exempt from the demands on federations */
  ZH_TITLE_RULE_NATIONAL_TEAMS,
  ZH_TITLE_RULE_ZONAL,
  ZH_TITLE_RULE_OPEN_PLAYERS,     /* an open event: rated players not of the host in every round */
  ZH_TITLE_RULE_OPEN_FEDERATIONS, /* of so many federations */
  ZH_TITLE_RULE_OPEN_TITLED,      /* so many of them with a high title */
  ZH_TITLE_RULE_OPEN_MISSED,      /* who missed at most so many rounds */
  ZH_TITLE_RULE_OWN_SHARE,        /* opponents of his own federation, at most */
  ZH_TITLE_RULE_ONE_SHARE,        /* opponents of any one federation, at most */
  ZH_TITLE_RULE_TITLED_SHARE,     /* opponents with a title, at least */
  ZH_TITLE_RULE_HIGH_SHARE,       /* opponents with a title that the norm asks for, at least */
  ZH_TITLE_RULE_HIGH_LEAST,       /* never fewer than so many */
  ZH_TITLE_RULE_DOUBLE_PLAYERS,   /* players of a double round robin */
  ZH_TITLE_RULE_DOUBLE_SHARE,     /* there instead of the share of high titles */
  ZH_TITLE_RULE_UNRATED,          /* rating of an unrated opponent */
  ZH_TITLE_RULE_SCORE,            /* least share of the points */
  ZH_TITLE_RULE_LONGEST,          /* longer events count as so many games */
  ZH_TITLE_RULE_DAYS_REGISTERED,
  ZH_TITLE_RULE_LONGEST_DAYS, /* in longer events ratings are those of the day of the game */
  ZH_TITLE_RULE_HOURS_A_DAY,
  ZH_TITLE_RULE_ROUNDS_A_DAY,
  ZH_TITLE_RULE_MINUTES, /* for each player, for as many moves as the next says */
  ZH_TITLE_RULE_MOVES,
  ZH_TITLE_RULE_ARBITER, /* the chief arbiter has an international title */
  ZH_TITLE_RULE_PLAYING_ARBITER,
  ZH_N_TITLE_RULES,
} ZhTitleRule;

/**
 * ZhTitleValue:
 * @value: see #ZhTitleRule
 * @article: of the regulations
 */
typedef struct
{
  ZhFraction value;
  char      *article;
} ZhTitleValue;

/**
 * ZhTitle:
 * @name: "GM"
 * @women: for women alone
 * @performance: rating performance needed
 * @average: least mean of the opponents
 * @floor: one opponent counts at least so much
 * @rating: needed for the title besides the norms
 * @high: (array zero-terminated=1): titles of which a share of the opponents must have one
 * @high_article: where that stands
 */
typedef struct
{
  char        *name;
  gboolean     women;
  ZhTitleValue performance;
  ZhTitleValue average;
  ZhTitleValue floor;
  ZhTitleValue rating;
  char       **high;
  char        *high_article;
} ZhTitle;

/**
 * ZhTitleRules:
 * @titles: title of the file by language, "" for the one without
 * @values: by #ZhTitleRule
 * @titleholders: (array zero-terminated=1): titles that make a titled opponent
 * @no_federation: (array zero-terminated=1): codes that stand for a flag, not a federation
 * @open_titles: (array zero-terminated=1): titles that make an event open
 * @list: (array length=n_titles): highest first
 */
typedef struct
{
  GHashTable  *titles;
  ZhTitleValue values[ZH_N_TITLE_RULES];
  char       **titleholders;
  char       **no_federation;
  char       **open_titles;
  ZhTitle      list[ZH_TITLES_MAX];
  int          n_titles;
} ZhTitleRules;

/**
 * zh_title_rules_parse:
 * @text: UTF-8
 * @error: %ZH_ERROR_INPUT naming group and key, what was expected and what to do
 *
 * Returns: (transfer full) (nullable)
 */
ZhTitleRules *zh_title_rules_parse (const char *text,
                                    GError    **error);
void          zh_title_rules_free (ZhTitleRules *self);

/**
 * zh_title_rules_load:
 * @error: %ZH_ERROR_FILE, or as zh_title_rules_parse()
 *
 * Reads the regulations that the program brings along.
 *
 * Returns: (transfer full) (nullable)
 */
ZhTitleRules *zh_title_rules_load (GError **error);

/**
 * zh_title_rules_get_title:
 *
 * Returns: (transfer none): what the regulations are called in @language
 */
const char *zh_title_rules_get_title (const ZhTitleRules *self,
                                      const ZhLanguage   *language);

/**
 * zh_title_rules_is_sought:
 * @title: 0 … n_titles − 1
 * @own: the title somebody has, or ""
 * @is_woman: whether titles of women are open to the player
 *
 * Returns: whether a norm of @title is worth anything to who has the title @own: it stands above it in the list
 */
gboolean zh_title_rules_is_sought (const ZhTitleRules *self,
                                   int                 title,
                                   const char         *own,
                                   gboolean            is_woman);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhTitleRules, zh_title_rules_free)

G_END_DECLS
