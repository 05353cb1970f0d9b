/* What the commission on admission saw of an entry, and what it decided. */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/* Option of a tournament: beginning of those that hold what was seen and decided; the id of the entry follows. */
#define ZH_OPTION_ADMISSION "admission-"

/**
 * ZhAdmissionState:
 * @ZH_ADMISSION_OPEN: nothing is decided yet
 * @ZH_ADMISSION_ADMITTED: by the commission
 * @ZH_ADMISSION_BY_ORGANISER: by a decision of the organisers (Ukrainian chess rules II.3.2)
 * @ZH_ADMISSION_REFUSED: may not take part
 */
typedef enum
{
  ZH_ADMISSION_OPEN,
  ZH_ADMISSION_ADMITTED,
  ZH_ADMISSION_BY_ORGANISER,
  ZH_ADMISSION_REFUSED,
} ZhAdmissionState;

/* The stable names, by #ZhAdmissionState, then %NULL. */
extern const char *const zh_admission_state_words[];

/**
 * ZhBoxState:
 * @ZH_BOX_OPEN: the document was not seen
 * @ZH_BOX_SEEN: it was, and is in order
 * @ZH_BOX_WAIVED: it is not asked of this entry
 */
typedef enum
{
  ZH_BOX_OPEN,
  ZH_BOX_SEEN,
  ZH_BOX_WAIVED,
} ZhBoxState;

/* The stable names, by #ZhBoxState, then %NULL. */
extern const char *const zh_box_state_words[];

/**
 * ZhAdmission:
 * @state: what was decided
 * @article: of a refusal, "" else
 * @ground: of the decision, "" where none was given
 * @boxes: (element-type utf8 utf8): by the key of a document the ground of a waiver, "" where it was seen
 */
typedef struct
{
  ZhAdmissionState state;
  char            *article;
  char            *ground;
  GHashTable      *boxes;
} ZhAdmission;

/**
 * zh_admission_parse:
 * @text: (nullable): the value of the option
 *
 * Lines that cannot be read are left out.
 *
 * Returns: (transfer full): what it says; nothing seen and nothing decided for %NULL
 */
ZhAdmission *zh_admission_parse (const char *text);
void         zh_admission_free (ZhAdmission *self);

/**
 * zh_admission_to_text:
 *
 * Returns: (transfer full): the value of the option; "" where nothing is seen and decided
 */
char *zh_admission_to_text (const ZhAdmission *self) G_GNUC_WARN_UNUSED_RESULT;

/* The state of a document. */
ZhBoxState zh_admission_get_box (const ZhAdmission *self,
                                 const char        *key);

/* Puts a document into a state; @ground is that of a waiver. */
void zh_admission_set_box (ZhAdmission *self,
                           const char  *key,
                           ZhBoxState   state,
                           const char  *ground);

/* Whether the entry may play: admitted, by whomever. */
gboolean zh_admission_is_given (const ZhAdmission *self);

/**
 * zh_tournament_get_admission:
 *
 * Returns: (transfer full): what is known of an entry
 */
ZhAdmission *zh_tournament_get_admission (const ZhTournament *tournament,
                                          gint64              entry_id);

/**
 * zh_tournament_uses_admission:
 *
 * Returns: whether the commission has begun: something was seen of somebody, or decided
 */
gboolean zh_tournament_uses_admission (const ZhTournament *tournament);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhAdmission, zh_admission_free)

G_END_DECLS
