/* Where the program finds its own files. A program started from the build tree it was
 * built in uses that tree (rulesets, catalogues, samples, schemas); otherwise the
 * installed prefix. No environment variable is needed.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * zh_paths_dup_data:
 * @name: a path relative to `data/`, such as "rulesets" or "samples/round-robin.csv"
 *
 * Returns: (transfer full): where that file or folder lies; it may be missing
 */
char *zh_paths_dup_data (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_paths_dup_locale_dir:
 *
 * Returns: (transfer full): the folder that holds LANGUAGE/LC_MESSAGES/zhereb.mo
 */
char *zh_paths_dup_locale_dir (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_paths_dup_help:
 * @language: "uk", "ru", or "C" for English
 *
 * Returns: (transfer full): the folder with the pages of the guide in that language; it may be missing
 */
char *zh_paths_dup_help (const char *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_paths_dup_build:
 * @name: a path relative to the build root
 *
 * Returns: (transfer full) (nullable): that path, or %NULL when not run from the build tree
 */
char *zh_paths_dup_build (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_paths_init_locale:
 *
 * Sets the process up for its language: the locale of the environment, or C.UTF-8 where
 * that locale was never generated, the catalogue of messages, and what several threads need
 * before they may read numbers at once. Called once, first thing in main.
 */
void zh_paths_init_locale (void);

/**
 * zh_paths_init_locale_for:
 * @code: (nullable): a language of the program that somebody has chosen, as of zh_language_get_codes()
 *
 * As zh_paths_init_locale(), but speaks that language whatever the environment asks for.
 */
void zh_paths_init_locale_for (const char *code);

G_END_DECLS
