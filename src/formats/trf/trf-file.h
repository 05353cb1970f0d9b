/* A tournament report file (TRF) as it was read: the tournament, and what the file says of
 * the competition around it. Both dialects, TRF16 with the engines' extensions and TRF26.
 *
 * Source: FIDE Handbook C.04 Annex 2 (TRF16, 2015) and TRF26 (Council 12/05/2025).
 */
#pragma once

#include "history.h"

G_BEGIN_DECLS

/**
 * ZhTrfDialect:
 * @ZH_TRF_16: 001 records with the engines' XX and BB extensions
 * @ZH_TRF_26: the records 142 … 362 of TRF26
 */
typedef enum
{
  ZH_TRF_16,
  ZH_TRF_26,
} ZhTrfDialect;

/**
 * ZhTrfSettings:
 *
 * Which settings the file itself states; the others are defaults that a caller may
 * replace with its own.
 */
typedef enum
{
  ZH_TRF_STATES_SYSTEM = 1 << 0,         /* 192 */
  ZH_TRF_STATES_SCORING = 1 << 1,        /* 162, BB*, XXS, XXA a-b-c */
  ZH_TRF_STATES_FIRST_ROUND = 1 << 2,    /* XXU */
  ZH_TRF_STATES_INITIAL_COLOUR = 1 << 3, /* 152, XXC white1, black1 */
  ZH_TRF_STATES_ROUNDS = 1 << 4,         /* 142, XXR */
  ZH_TRF_STATES_RATING_METHOD = 1 << 5,  /* 172 */
} ZhTrfSettings;

/**
 * ZhTrfNote:
 * @line: line of the file, from 1; 0 where no single line is meant
 * @text: a sentence in the language of the screen: what was found and what was made of it
 */
typedef struct
{
  int   line;
  char *text;
} ZhTrfNote;

/**
 * ZhTrfPlace:
 * @entry_id: whose
 * @has_points: whether the points field is filled in
 * @points: columns 81–84 of a player; of a team its match points, or its game points where
 *   those come first
 * @rank: columns 86–89, 0 when blank
 *
 * What the file's points and rank fields say; the tournament's own points come from the
 * results.
 */
typedef struct
{
  gint64   entry_id;
  gboolean has_points;
  ZhPoints points;
  int      rank;
} ZhTrfPlace;

/**
 * ZhTrfFile:
 * @tournament: the tournament. Entry ids are the numbers of the file: start numbers of
 *   players, or numbers of teams; members of teams carry their start number as id
 * @dialect: TRF26 as soon as one record of it occurs
 * @stated: #ZhTrfSettings found in the file
 * @title: 012
 * @city: 022
 * @federation: 032
 * @start: 042
 * @end: 052
 * @type: 092, free text
 * @type_code: 192 as written
 * @chief_arbiter: 102
 * @deputies: (array zero-terminated=1): 112, one each
 * @time_control: 122, free text
 * @controller: 182
 * @round_dates: (element-type ZhDate): 132, from round 1
 * @by_rank: XXC rank: start numbers follow the rank field, entry ids the number field
 * @places: (element-type ZhTrfPlace): points and rank fields, in the order of the entries
 * @virtual_points: (element-type ZhVirtualPoints): what to write as acceleration where the
 *   tournament has no virtual points of its own, because its system computes them
 * @extra_lines: (element-type utf8): comments and unknown records, kept for writing
 * @notes: (element-type ZhTrfNote): what was adjusted, by line
 * @unknown_tiebreak: (nullable): the first tie-break of 202 that is not known here and was left out
 * @n_known_tiebreaks: how many stand before it
 *
 * Other strings are never %NULL.
 */
typedef struct
{
  ZhTournament *tournament;
  ZhTrfDialect  dialect;
  guint         stated;
  char         *title;
  char         *city;
  char         *federation;
  ZhDate        start;
  ZhDate        end;
  char         *type;
  char         *type_code;
  char         *chief_arbiter;
  char        **deputies;
  char         *time_control;
  char         *controller;
  GArray       *round_dates;
  gboolean      by_rank;
  GArray       *places;
  GPtrArray    *virtual_points;
  GPtrArray    *extra_lines;
  GPtrArray    *notes;
  char         *unknown_tiebreak;
  guint         n_known_tiebreaks;
} ZhTrfFile;

/**
 * ZhTrfPlain:
 * @code: of a record whose text from column 5 on is one field of the file
 * @offset: of the field in #ZhTrfFile
 * @is_date: a #ZhDate; otherwise a string
 */
typedef struct
{
  const char *code;
  gsize       offset;
  gboolean    is_date;
} ZhTrfPlain;

/* The description of a plain record, by which it is read and written; never %NULL, @code being that of one. */
const ZhTrfPlain *zh_trf_plain_find (const char *code);

/**
 * zh_trf_file_new:
 * @tournament: (transfer none): what the file is about; a reference is taken
 *
 * Returns: (transfer full): a file with empty fields, to be filled in
 */
ZhTrfFile *zh_trf_file_new (ZhTournament *tournament);
void       zh_trf_file_free (ZhTrfFile *self);

/**
 * zh_trf_file_take_note:
 * @text: (transfer full): a sentence in the language of the screen
 *
 * Notes what was made of the file as a whole.
 */
void zh_trf_file_take_note (ZhTrfFile *self,
                            char      *text);

/**
 * zh_trf_file_find_place:
 *
 * Returns: (transfer none) (nullable): what the file says of the points and rank of an entry
 */
const ZhTrfPlace *zh_trf_file_find_place (const ZhTrfFile *self,
                                          gint64           entry_id);

/**
 * zh_trf_points_agree:
 * @entry: an entry of the history's tournament
 * @history: all rounds paired
 * @index: of the entry
 * @stated: what a points field says
 *
 * The field may already hold the bye of the round to be paired (JaVaFo's habit).
 *
 * Returns: whether the field goes with the results
 */
gboolean zh_trf_points_agree (const ZhEntry   *entry,
                              const ZhHistory *history,
                              int              index,
                              ZhPoints         stated);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhTrfFile, zh_trf_file_free)

G_END_DECLS
