/* The explanation of a pairing as a picture shows it: a band for each score group, the pairs that are made in it, who
 * floats out of it and into it, and to each of them the reasons that speak of it. Window and terminal draw and print
 * from here.
 */
#pragma once

#include "pairing-system.h"

G_BEGIN_DECLS

/**
 * ZhBandFloat:
 * @ZH_BAND_FLOAT_NONE: both are of one score, or there is a bye
 * @ZH_BAND_FLOAT_DOWN: the higher of the two is paired in the group of the lower
 * @ZH_BAND_FLOAT_UP: the lower of the two is paired in the group of the higher
 */
typedef enum
{
  ZH_BAND_FLOAT_NONE,
  ZH_BAND_FLOAT_DOWN,
  ZH_BAND_FLOAT_UP,
} ZhBandFloat;

/**
 * ZhBandPair:
 * @entry: ids, first the one higher in the order of the system; the second is 0 for a bye
 * @order: place of each in that order, from 0; -1 where there is nobody
 * @home: index of the band that each is of by score; -1 where there is nobody
 * @band: index of the band in which the pair is made
 * @white: which of the two has White, 0 or 1; -1 for a bye
 * @kind: a game, or the bye
 * @floats: whether one of them floats; who it is says zh_band_pair_get_floater()
 * @is_elsewhere: the round is paired, and this pair is not in it
 */
typedef struct
{
  gint64        entry[2];
  int           order[2];
  int           home[2];
  int           band;
  int           white;
  ZhPairingKind kind;
  ZhBandFloat   floats;
  gboolean      is_elsewhere;
} ZhBandPair;

/**
 * ZhBand:
 * @score: of the group
 * @n_members: entries with that score
 * @pairs: (element-type ZhBandPair): made in it, in the order of the higher; the bye last
 */
typedef struct
{
  ZhPoints score;
  int      n_members;
  GArray  *pairs;
} ZhBand;

typedef struct _ZhPairingBands ZhPairingBands;

/**
 * zh_pairing_bands_new:
 * @tournament: with all rounds before @round
 * @round: a round that is paired, or the next
 * @error: errors of the system
 *
 * Pairs the round by the system, with reasons, and orders what comes out by score groups (C.04.3, 1.2, 1.3, 1.4;
 * C.04.6, 1.3; Ukrainian rules, 7.9.8–7.9.11). Takes as long as a pairing. In a system that does not pair by score,
 * and where there is no legal pairing, there are reasons and no bands.
 *
 * Returns: (transfer full) (nullable): zh_pairing_bands_free()
 */
ZhPairingBands *zh_pairing_bands_new (const ZhTournament *tournament,
                                      int                 round,
                                      GError            **error);
void            zh_pairing_bands_free (ZhPairingBands *self);

/* How many, and one of them, from the highest score; owned by @self. */
int           zh_pairing_bands_count (const ZhPairingBands *self);
const ZhBand *zh_pairing_bands_get (const ZhPairingBands *self,
                                    int                   index);

/* Returns: which of the two floats, 0 or 1; -1 for nobody */
int zh_band_pair_get_floater (const ZhBandPair *pair);

/**
 * zh_pairing_bands_list_reasons:
 * @entries: (nullable) (array length=2): ids of a pair, the second 0 for none; %NULL for all there are
 *
 * Returns: (transfer container) (element-type ZhReason): those that name one of @entries and nobody but them, in their
 *   order; owned by @self
 */
GPtrArray *zh_pairing_bands_list_reasons (const ZhPairingBands *self,
                                          const gint64         *entries);

/**
 * zh_pairing_bands_list_group_reasons:
 * @band: index
 *
 * Returns: (transfer container) (element-type ZhReason): those that speak of the group as a whole; owned by @self
 */
GPtrArray *zh_pairing_bands_list_group_reasons (const ZhPairingBands *self,
                                                int                   band);

/* Returns: (transfer full): the words of one reason, without its article */
char *zh_pairing_bands_format_reason (const ZhPairingBands *self,
                                      const ZhReason       *reason,
                                      const ZhLanguage     *language) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): reasons with their articles, one a line; "" for none */
char *zh_pairing_bands_format_reasons (const ZhPairingBands *self,
                                       const GPtrArray      *reasons,
                                       const ZhLanguage     *language) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): "12 Surname Given", the kind of bye for the side that is not there */
char *zh_pairing_bands_format_side (const ZhPairingBands *self,
                                    const ZhBandPair     *pair,
                                    int                   side,
                                    const ZhLanguage     *language) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): "2½" */
char *zh_pairing_bands_format_score (const ZhPairingBands *self,
                                     int                   band,
                                     const ZhLanguage     *language) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): "Score group 2½: 5 entries" */
char *zh_pairing_bands_format_group (const ZhPairingBands *self,
                                     int                   band,
                                     const ZhLanguage     *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_pairing_bands_format_float:
 *
 * Returns: (transfer full): "12 Surname Given floats down from 3"; "" where nobody floats
 */
char *zh_pairing_bands_format_float (const ZhPairingBands *self,
                                     const ZhBandPair     *pair,
                                     const ZhLanguage     *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_pairing_bands_format_pair:
 *
 * The pair as one line says it to who does not see the picture, White first.
 *
 * Returns: (transfer full): "Score group 2½: 12 Surname Given – 4 Other, 12 Surname Given floats down from 3"
 */
char *zh_pairing_bands_format_pair (const ZhPairingBands *self,
                                    const ZhBandPair     *pair,
                                    const ZhLanguage     *language) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhPairingBands, zh_pairing_bands_free)

G_END_DECLS
