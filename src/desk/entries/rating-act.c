#include "config.h"

#include "rating-act.h"

#include "rating-method.h"

static gboolean
follow_entries (ZhAct              *act,
                const ZhTournament *old,
                const ZhTournament *next,
                GError            **error)
{
  for (guint i = 0; i < old->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (old->entries, i);
      g_autoptr (ZhEntry) changed = NULL;

      if (entry->person == NULL || entry->rating != zh_tournament_choose_rating (old, entry->person))
        continue;
      changed = zh_entry_copy (entry);
      changed->rating = zh_tournament_choose_rating (next, entry->person);
      if (changed->rating != entry->rating && !zh_store_put_entry (act->store, old->id, changed, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
follow_members (ZhAct              *act,
                const ZhTournament *old,
                const ZhTournament *next,
                GError            **error)
{
  for (guint i = 0; i < old->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (old->members, i);
      ZhMember        changed = *member;

      if (member->rating != zh_tournament_choose_rating (old, member->person))
        continue;
      changed.rating = zh_tournament_choose_rating (next, member->person);
      if (changed.rating != member->rating && !zh_store_put_member (act->store, &changed, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
zh_act_follow_rating_method (ZhAct              *act,
                             const ZhTournament *old,
                             const ZhTournament *next,
                             GError            **error)
{
  return zh_tournament_get_rating_method (old) == zh_tournament_get_rating_method (next) ||
         (follow_entries (act, old, next, error) && follow_members (act, old, next, error));
}
