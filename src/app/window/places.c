#include "config.h"

#include "places.h"

#include <glib/gi18n.h>

#include "boards-page.h"
#include "competition-page.h"
#include "documents-page.h"
#include "entries-page.h"
#include "game-desk-page.h"
#include "incidents-place.h"
#include "journal-page.h"
#include "round-boards.h"
#include "standings-page.h"

/* Boards without a result in the round looked at. */
static guint
count_open_boards (ZhSession *session)
{
  const ZhRound *round = zh_session_get_round (session);

  return round != NULL ? (guint) zh_tournament_count_open_boards (zh_session_get_tournament (session), round) : 0;
}

/* Cases without a decision, of all tournaments. */
static guint
count_open_protests (ZhSession *session)
{
  const ZhCompetition *competition = zh_session_get_competition (session);

  return competition != NULL ? zh_competition_count_open_protests (competition, 0) : 0;
}

static const ZhPlace places[] = {
  { "boards", N_ ("Boards"), "view-grid-symbolic", 1, zh_boards_page_get_type, count_open_boards },
  { "entries", N_ ("Entries"), "system-users-symbolic", 2, zh_entries_page_get_type, NULL },
  { "standings", N_ ("Standings"), "view-list-ordered-symbolic", 3, zh_standings_page_get_type, NULL },
  { "incidents", N_ ("Incidents"), "dialog-warning-symbolic", 4, zh_incidents_place_get_type, count_open_protests },
  { "game-desk", N_ ("Game Desk"), "zhereb-chessboard-symbolic", 5, zh_game_desk_page_get_type, NULL },
  { "documents", N_ ("Documents"), "x-office-document-symbolic", 6, zh_documents_page_get_type, NULL },
  { "journal", N_ ("Journal"), "document-open-recent-symbolic", 7, zh_journal_page_get_type, NULL },
  { "competition", N_ ("Competition"), "emblem-system-symbolic", 8, zh_competition_page_get_type, NULL },
};

const ZhPlace *
zh_places_get (gsize *n_places)
{
  *n_places = G_N_ELEMENTS (places);
  return places;
}

const ZhPlace *
zh_places_find (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_strcmp0 (places[i].name, name) == 0)
      return &places[i];
  return NULL;
}
