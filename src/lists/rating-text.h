/* Texts in the file of a rating list, in fewer bytes than UTF-8 takes: names in Cyrillic letters by one byte a letter,
 * and what many players share, such as federations and regions, once.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A packed text is never longer than this for one of so many bytes in UTF-8, and the other way round. */
#define ZH_PACKED_MAX(bytes) (bytes)
#define ZH_UNPACKED_MAX(bytes) (3 * (bytes) + 1)

/**
 * zh_list_text_pack:
 * @text: UTF-8, not NUL-terminated
 * @packed: (out caller-allocates): room for @length bytes
 *
 * Returns: bytes in @packed; 0 where nothing is gained, or a letter has no place among the 256: the text stays as it is
 */
int zh_list_text_pack (const char *text,
                       int         length,
                       guint8     *packed);

/**
 * zh_list_text_unpack:
 * @text: (out caller-allocates): room for ZH_UNPACKED_MAX (@length) bytes; ended by NUL
 *
 * Bytes that stand for nothing, in a file that was tampered with, become question marks.
 */
void zh_list_text_unpack (const guint8 *packed,
                          int           length,
                          char         *text);

/* Texts that many rows share, each with a number from 1 on. */
typedef struct _ZhListTexts ZhListTexts;

/* An empty collection, (transfer full), and its end. */
ZhListTexts *zh_list_texts_new (void);
void         zh_list_texts_free (ZhListTexts *self);

/**
 * zh_list_texts_take:
 *
 * Returns: the number of a text, a new one where it comes for the first time; 0 once there are so many that they are
 *   nothing that many share
 */
int zh_list_texts_take (ZhListTexts *self,
                        const char  *text,
                        int          length);

/* (element-type utf8) (transfer none): number 1 first. */
const GPtrArray *zh_list_texts_get_all (const ZhListTexts *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhListTexts, zh_list_texts_free)

G_END_DECLS
