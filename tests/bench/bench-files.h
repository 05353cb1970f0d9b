/* The competitions that the benchmarks of the window open: 1,000 players, made by zherebctl. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * zh_bench_make_played:
 * @ctl: path of zherebctl
 * @dir: where the file is made
 *
 * Returns: (transfer full): path of a file with eleven rounds, all results in
 */
char *zh_bench_make_played (const char *ctl,
                            const char *dir) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_bench_make_playing:
 * @ctl: path of zherebctl
 * @dir: where the file is made
 *
 * Returns: (transfer full): path of a file whose last round has 500 boards without results
 */
char *zh_bench_make_playing (const char *ctl,
                             const char *dir) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
