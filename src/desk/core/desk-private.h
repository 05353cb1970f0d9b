/* The inside of the desk, for the files of this folder: the desk itself, and an act in
 * progress. Every command has the same shape:
 *
 *   act = zh_act_begin (desk, ZH_COMMAND_…, tournament_id, error);     may, BEGIN
 *   … look things up in the snapshot, check, write rows, fill in the arguments …
 *   return zh_act_commit (act, error);                                journal, COMMIT, snapshot
 *
 * An act that is freed without a commit takes everything back.
 */
#pragma once

#include "canonical-json.h"
#include "commands.h"
#include "desk.h"
#include "pairing-system.h"
#include "game-place.h"
#include "progress.h"
#include "repeated.h"
#include "rights.h"
#include "store-write.h"
#include "store.h"

G_BEGIN_DECLS

struct _ZhDesk
{
  ZhStore       *store; /* NULL once closed */
  char          *path;
  gboolean       read_only;
  char          *actor;
  ZhCompetition *snapshot;
  GPtrArray     *journal;  /* of ZhJournalEntry, by id: the last ones; zh_desk_reach_back() reads those before */
  GPtrArray     *done;     /* unowned acts of @journal that stand but for the first, in the order in which they came to stand */
  GPtrArray     *undone;   /* unowned acts of @journal that whoever took them back can do again, the last one taken back last */
  guint          n_sorted; /* entries of the journal that are in these piles already */
  gint64         short_of; /* the first act before @journal that an entry of it takes back or does again, 0 for none */
  char          *absent;   /* (nullable): the official of whom nothing before @journal is to be undone or redone */
  GHashTable    *actors;   /* (nullable): whoever acted, once somebody asked */
  GArray        *watches;
  guint          last_watch;
  ZhDeskSources  sources;
  ZhDeskGrant    grant;         /* (nullable): who has which right; NULL where everybody has every one */
  gpointer       grant_data;    /* of it */
  GError        *backup_error;  /* of the last copy attempted, NULL when it went well */
  guint          consents;      /* of ZhConsent */
  gboolean       is_checked;    /* whether the journal holds was asked */
  char          *fault;         /* (nullable): what does not hold in it */
  gboolean       seal_is_known; /* whether one stands was asked since the last one came or went */
  gboolean       is_sealed;
  gboolean       is_repeating; /* a journal, in memory: nothing is kept outside, nothing compared twice */

  const ZhProgress *progress;    /* of the command at work, NULL where nobody asks */
  GRecMutex         at_work;     /* held by an act */
  GThread          *lender;      /* whose desk it is while another thread works on it */
  ZhCommitted      *held;        /* what that thread did, until the lender has it back */
  ZhChange         *held_change; /* of it */
};

/* Time, language and actor are what they were when the act began, however often they are asked
 * for: the entry of the journal and the rows of an act never differ in them. */
typedef struct
{
  ZhDesk        *desk;
  const char    *command;
  gint64         time_us;  /* since 1970 UTC */
  ZhLanguage    *language; /* unowned: zh_act_get_language() */
  gboolean       uses_language;
  const char    *actor; /* unowned: the desk's */
  gint64         tournament_id;
  ZhJournalKind  kind;
  gint64         target;
  int            schema;
  JsonObject    *args;      /* what people are shown of it */
  JsonObject    *in;        /* what running it again needs, where its command is run by name */
  char          *args_text; /* instead of both, for undo and redo and what is repeated */
  char          *reason;
  char          *articles;
  char          *undone; /* command that is taken back or done again */
  ZhStore       *store;  /* of @desk */
  ZhCompetition *snapshot;
  ZhProgress     progress; /* of the part at work; the whole but for the end at first */
  GHashTable    *fide_ids; /* (nullable): whose they are; zh_act_check_fide_id() */
} ZhAct;

/* Asks whether the actor may, and opens the transaction; (transfer full), NULL with @error. */
ZhAct *zh_act_begin (ZhDesk     *desk,
                     const char *command,
                     gint64      tournament_id,
                     GError    **error);
void   zh_act_free (ZhAct *self);

/**
 * zh_act_commit:
 *
 * Writes the journal entry, commits, makes the next snapshot and calls the watches.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_act_commit (ZhAct   *self,
                         GError **error);

/* Asks @sources (nullable: the system) from now on. */
void zh_desk_take_sources (ZhDesk              *self,
                           const ZhDeskSources *sources);

/* The language of words that acts keep; (transfer none). */
ZhLanguage *zh_desk_get_language (const ZhDesk *self);

/* A new uuid for a competition, drawn by the desk's chance; (transfer full). */
char *zh_desk_draw_uuid (ZhDesk *self) G_GNUC_WARN_UNUSED_RESULT;

/* The replica of a new file, drawn by the desk's chance; 0 where that is the system's, which the store
 * asks itself. */
gint64 zh_desk_draw_replica (ZhDesk *self);

/* A desk without a file and a snapshot yet; (transfer full). */
ZhDesk *zh_desk_new (const char *actor);

/* A desk in memory that repeats a journal from its beginning; (transfer full), NULL with @error. */
ZhDesk *zh_desk_new_in_memory (GError **error);

/* An act as @entry says it was, whatever its command: for putting in place what it changed. (transfer
 * full), NULL with @error. */
ZhAct *zh_act_begin_repeated (ZhDesk               *desk,
                              const ZhJournalEntry *entry,
                              GError              **error);

/* Takes the act @target back or does it again; (transfer full), NULL with @error. */
ZhChange *zh_desk_return_act (ZhDesk               *self,
                              const ZhJournalEntry *target,
                              ZhJournalKind         kind,
                              GError              **error);

/* The language of words that the act keeps in rows; it is noted with the act. (transfer none) */
ZhLanguage *zh_act_get_language (ZhAct *self);

/* What running the act again needs, by the keys of its table of arguments (arguments.h). "tournament" is
 * there from the beginning where the table has it, "reason" and "articles" at the end. Of a command without such a
 * table all this is dropped. */
void zh_act_in_int (ZhAct      *self,
                    const char *key,
                    gint64      value);
void zh_act_in_string (ZhAct      *self,
                       const char *key,
                       const char *value);
void zh_act_in_bool (ZhAct      *self,
                     const char *key,
                     gboolean    value);

/* As zh_act_in_string(), of a text that may be left out: nothing where it is "" or %NULL. */
void zh_act_in_text (ZhAct      *self,
                     const char *key,
                     const char *value);

/* The list under @key, which is made where there is none yet, and a new object at its end; (transfer
 * none). */
JsonArray  *zh_act_in_list (ZhAct      *self,
                            const char *key);
JsonObject *zh_act_in_add (ZhAct      *self,
                           const char *key);

/* The fields of a record that differ from those of @fresh (nullable: all of them), as an object. */
void zh_act_in_record (ZhAct              *self,
                       const char         *key,
                       const ZhRecordType *type,
                       gconstpointer       record,
                       gconstpointer       fresh);

/* The arguments as the journal keeps them; (transfer full). */
char *zh_act_format_arguments (const ZhAct *self) G_GNUC_WARN_UNUSED_RESULT;

/* When the act is done, in whole seconds since 1970 UTC, as rows have it. */
gint64 zh_act_get_time (const ZhAct *self);

/**
 * zh_act_step:
 * @done: of what the act writes
 * @total: all of it
 * @error: %ZH_ERROR_CANCELLED
 *
 * Returns: whether to go on
 */
gboolean zh_act_step (const ZhAct *self,
                      guint        done,
                      guint        total,
                      GError     **error);

/* What is written next is this part of the act, as for zh_progress_part(). */
void zh_act_begin_part (ZhAct *self,
                        int    from,
                        int    to);

/* Arguments of the act and its reason, for the journal. */
void zh_act_set_string (ZhAct      *self,
                        const char *key,
                        const char *value);
void zh_act_set_int (ZhAct      *self,
                     const char *key,
                     gint64      value);
void zh_act_set_reason (ZhAct      *self,
                        const char *reason);

/* Articles of the rules, ";" between. */
void zh_act_set_articles (ZhAct      *self,
                          const char *articles);

/**
 * zh_act_add_change:
 * @field: name of a field, as in the journal's words
 *
 * Notes that a field has another value now; nothing when it is the same.
 */
void zh_act_add_change (ZhAct      *self,
                        const char *field,
                        const char *old_value,
                        const char *new_value);

/* As zh_act_add_change(), of somebody, where an act changes several people. */
void zh_act_add_change_of (ZhAct      *self,
                           const char *name,
                           const char *field,
                           const char *old_value,
                           const char *new_value);
void zh_act_add_change_int (ZhAct      *self,
                            const char *field,
                            gint64      old_value,
                            gint64      new_value);

/* Notes every field of a record that has another value now. */
void zh_act_add_field_changes (ZhAct              *self,
                               const ZhRecordType *type,
                               gconstpointer       old,
                               gconstpointer       next);

/* Notes an entry: its id and name under @key, and in the list "entries". */
void zh_act_set_entry (ZhAct         *self,
                       const char    *key,
                       const ZhEntry *entry);
void zh_act_add_entry (ZhAct         *self,
                       const ZhEntry *entry);

/* Notes a game for doing the act again: "round", "board" and "game". */
void zh_act_in_game (ZhAct             *act,
                     const ZhGamePlace *place);

/**
 * zh_act_get_tournament:
 * @error: %ZH_ERROR_INPUT
 *
 * Returns: (transfer none) (nullable): the tournament the act is about
 */
const ZhTournament *zh_act_get_tournament (ZhAct   *self,
                                           GError **error);

/* As zh_act_get_tournament(), refusing when the tournament is closed. */
const ZhTournament *zh_act_get_open_tournament (ZhAct   *self,
                                                GError **error);

/**
 * zh_act_begin_entry:
 * @entry: (out) (transfer none): the entry, as it stands
 * @tournament: (out) (transfer none): the one it is in
 * @error: as zh_act_begin(); %ZH_ERROR_INPUT where there is no such entry
 *
 * An act on one entry of an open tournament, which it notes.
 *
 * Returns: (transfer full): the act; %NULL with @error
 */
ZhAct *zh_act_begin_entry (ZhDesk              *desk,
                           const char          *command,
                           gint64               entry_id,
                           const ZhEntry      **entry,
                           const ZhTournament **tournament,
                           GError             **error);

/**
 * zh_act_begin_game:
 * @game: the game at that board, from 0
 * @place: (out): where it is
 * @error: as zh_act_begin(); %ZH_ERROR_INPUT where there is no such game
 *
 * An act on one game of an open tournament, which it notes.
 *
 * Returns: (transfer full): the act; %NULL with @error
 */
ZhAct *zh_act_begin_game (ZhDesk      *desk,
                          const char  *command,
                          gint64       tournament_id,
                          int          round,
                          int          board,
                          int          game,
                          ZhGamePlace *place,
                          GError     **error);

/**
 * zh_tournament_require_round:
 * @number: from 1
 * @error: %ZH_ERROR_INPUT
 *
 * Returns: (transfer none) (nullable): the round; %NULL with @error while it is not paired
 */
const ZhRound *zh_tournament_require_round (const ZhTournament *tournament,
                                            int                 number,
                                            GError            **error);

/* As zh_tournament_require_round(), refusing a closed one with %ZH_ERROR_REFUSED. */
const ZhRound *zh_tournament_require_open_round (const ZhTournament *tournament,
                                                 int                 number,
                                                 GError            **error);

/**
 * zh_act_check_planned:
 * @number: of a round
 * @error: %ZH_ERROR_INPUT, naming the number and how many rounds there are
 *
 * A tournament whose rounds are not counted yet may have any; a journal that is repeated is believed.
 *
 * Returns: whether @tournament has a round of that number, now or later; %FALSE with @error
 */
gboolean zh_act_check_planned (const ZhAct        *act,
                               const ZhTournament *tournament,
                               int                 number,
                               GError            **error);

/**
 * zh_act_check_past:
 * @what: the field, for the message
 * @time: seconds since 1970 UTC, 0 where nothing is said
 * @earliest: the time of what went before
 * @error: %ZH_ERROR_INPUT, naming @what
 *
 * Times are compared to the minute, as the window and the papers have them. Clocks of two computers may differ
 * by a day; a journal that is repeated is believed.
 *
 * Returns: whether it can have happened then; %FALSE with @error
 */
gboolean zh_act_check_past (const ZhAct *act,
                            const char  *what,
                            gint64       time,
                            gint64       earliest,
                            GError     **error);

/**
 * zh_desk_find_entry:
 * @tournament: (out): where it plays
 * @error: %ZH_ERROR_INPUT
 *
 * Returns: (transfer none) (nullable): the entry with @entry_id of any tournament
 */
const ZhEntry *zh_desk_find_entry (ZhDesk              *self,
                                   gint64               entry_id,
                                   const ZhTournament **tournament,
                                   GError             **error);

/* Writes a new pairing with its games, giving ids. */
gboolean zh_act_write_pairing (ZhAct           *act,
                               const ZhRound   *round,
                               const ZhPairing *pairing,
                               GError         **error);

/* Writes a new round with its pairings and games, giving ids. */
gboolean zh_act_write_round (ZhAct   *act,
                             gint64   tournament_id,
                             ZhRound *round,
                             GError **error);

/**
 * ZhPairsOrigin:
 * @ZH_PAIRS_BY_SYSTEM: proposed by the pairing system, and kept as such with the round
 * @ZH_PAIRS_BY_HAND: the arbiter's
 */
typedef enum
{
  ZH_PAIRS_BY_SYSTEM,
  ZH_PAIRS_BY_HAND,
} ZhPairsOrigin;

extern const char *const zh_pairs_origin_words[];

/* As zh_desk_draw_table_rounds(), of an order that was drawn before: @seed (nullable) is only noted then.
 * Without @order it draws. (transfer full), NULL with @error. */
ZhChange *zh_desk_write_table_rounds (ZhDesk        *self,
                                      gint64         tournament_id,
                                      const int     *order,
                                      gsize          n_order,
                                      const guint64 *seed,
                                      GError       **error);

/**
 * ZhDrawnOpening:
 * @board: number of the pairing, 0 for all boards of the round
 * @number: of the opening in the table
 */
typedef struct
{
  int board;
  int number;
} ZhDrawnOpening;

/* As zh_desk_draw_opening(), of openings (element-type ZhDrawnOpening) that were drawn before; @seed is only
 * noted then. With %NULL it draws. (transfer full), NULL with @error. */
ZhChange *zh_desk_write_openings (ZhDesk       *self,
                                  gint64        tournament_id,
                                  int           round,
                                  const char   *per,
                                  guint64       seed,
                                  const GArray *drawn,
                                  GError      **error);

/* As zh_desk_add_deciding_game(), with the colours as they were found before; by the rules where @swapped
 * is %NULL. (transfer full), NULL with @error. */
ZhChange *zh_desk_write_deciding_game (ZhDesk         *self,
                                       gint64          tournament_id,
                                       int             round,
                                       int             number,
                                       const gboolean *swapped,
                                       GError        **error);

/* Writes a new round with the pairs given, and notes it. */
gboolean zh_act_write_pairs (ZhAct                *act,
                             const ZhTournament   *tournament,
                             int                   number,
                             const ZhProposedPair *pairs,
                             gsize                 n_pairs,
                             ZhPairsOrigin         origin,
                             GError              **error);

/* Whether the entry stands in a pairing of any round. */
gboolean zh_tournament_has_paired (const ZhTournament *tournament,
                                   gint64              entry_id);

/* Whether a round is left to be paired, and the tournament not closed; FALSE with @error. */
gboolean zh_tournament_check_next_round (const ZhTournament *tournament,
                                         GError            **error);

/* The pairing of a round by the tournament's system; %ZH_ERROR_REFUSED naming what stands in
 * the way where there is none. */
ZhProposal *zh_tournament_propose (const ZhTournament *tournament,
                                   int                 number,
                                   GCancellable       *cancellable,
                                   GError            **error);

/* Keeps a copy of the file before a pairing; that there is none the desk says. */
void zh_desk_keep_copy (ZhDesk *self);

/* Writes the result of one game, notes it, and publishes a round that is open. */
gboolean zh_act_write_result (ZhAct              *act,
                              const ZhTournament *tournament,
                              const ZhRound      *round,
                              const ZhPairing    *pairing,
                              int                 game_index,
                              ZhResult            result,
                              GError            **error);

/* Brings what is new in the journal into the two piles of undo and redo, and reads what they need of it. */
gboolean zh_desk_sort_journal (ZhDesk  *self,
                               GError **error);

/* The first entry of the journal that is in memory; behind the last where none is. */
gint64 zh_desk_get_first_entry (const ZhDesk *self);

/**
 * zh_desk_reach_back:
 * @id: an entry
 * @error: %ZH_ERROR_FILE
 *
 * Has the journal in memory from that entry on, and from further back where an entry of it takes back or
 * does again what is before it; what was read of it before stays.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_desk_reach_back (ZhDesk  *self,
                             gint64   id,
                             GError **error);

/**
 * zh_desk_reach_acts:
 * @error: %ZH_ERROR_FILE
 *
 * Reaches back to an act that stands, where there is one, to the last one of the user of the desk, and to
 * all that the user can do again.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_desk_reach_acts (ZhDesk  *self,
                             GError **error);

/**
 * zh_desk_walk_journal:
 * @query: which entries
 * @error: %ZH_ERROR_FILE; %ZH_ERROR_REFUSED when the desk is closed
 *
 * As zh_store_walk_journal(), up to the last entry that the desk knows. Waits for an act at work in
 * another thread.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_desk_walk_journal (ZhDesk               *self,
                               const ZhJournalQuery *query,
                               ZhJournalVisit        visit,
                               gpointer              user_data,
                               GError              **error);

/**
 * zh_desk_find_act:
 * @act: as rows name an entry, 0 for none
 * @entry: (out) (transfer full) (nullable): that entry; %NULL where there is none, as a stranger's file may
 *   name any
 * @error: as zh_desk_walk_journal()
 *
 * Returns: %FALSE with @error
 */
gboolean zh_desk_find_act (ZhDesk          *self,
                           gint64           act,
                           ZhJournalEntry **entry,
                           GError         **error);

/* The names under which entries stand in the file; (transfer full) (nullable), %NULL when nobody can read it. */
GPtrArray *zh_desk_read_actors (ZhDesk *self);

/* Turns a list round: what was walked from the newest entry on. */
void zh_desk_reverse (GPtrArray *entries);

/* Looks for the seal again where @entry, which is new, may have brought or taken it. */
void zh_desk_note_seal (ZhDesk               *self,
                        const ZhJournalEntry *entry);

/* Brings out what was committed: journal, snapshot, watches. Takes @done. */
void zh_desk_publish (ZhDesk      *self,
                      ZhCommitted *done,
                      ZhChange    *change);

/* Takes the new snapshot, and tells the watches when @change is given. */
void zh_desk_take_snapshot (ZhDesk        *self,
                            ZhCompetition *snapshot,
                            ZhChange      *change);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhAct, zh_act_free)

/* Whether all rounds of a tournament are played and closed; %ZH_ERROR_REFUSED where not. */
gboolean zh_desk_check_complete (const ZhTournament *tournament,
                                 GError            **error);

G_END_DECLS
