#include "config.h"

#include "address.h"

#include <glib/gi18n.h>
#include <string.h>

static const ZhField fields[] = {
  ZH_TEXT_FIELD (ZhAddress, since, "since", "since", NC_ ("field", "address from"), ZH_FIELD_PLAIN),
  ZH_TEXT_FIELD (ZhAddress, postal, "postal", "postal", NC_ ("field", "postal address"), ZH_FIELD_PERSONAL),
  ZH_TEXT_FIELD (ZhAddress, email, "email", "email", NC_ ("field", "e-mail address"), ZH_FIELD_PERSONAL),
  ZH_TEXT_FIELD (ZhAddress, sent, "sent", "sent", NC_ ("field", "arbiter told"), ZH_FIELD_PLAIN),
  ZH_TEXT_FIELD (ZhAddress, partners, "partners", "partners", NC_ ("field", "partners told"), ZH_FIELD_PLAIN),
  ZH_NUMBER_FIELD (BOOLEAN, ZhAddress, registered, "registered", "registered", NC_ ("field", "by registered letters"), ZH_FIELD_PLAIN, 0, 1),
};

static const char *const references[] = { "tournament_id", "entry_id", NULL };

const ZhRecordType zh_address_type = {
  .table = "address",
  .references = references,
  .fields = fields,
  .n_fields = G_N_ELEMENTS (fields),
};

ZhAddress *
zh_address_new (void)
{
  ZhAddress *self = g_new0 (ZhAddress, 1);

  zh_record_init (&zh_address_type, self);
  return self;
}

void
zh_address_free (ZhAddress *self)
{
  if (self == NULL)
    return;
  zh_record_clear (&zh_address_type, self);
  g_free (self);
}

const ZhAddress *
zh_addresses_find_at (const GPtrArray *addresses,
                      gint64           entry_id,
                      const char      *day)
{
  const ZhAddress *found = NULL;

  for (guint i = 0; i < addresses->len; i++)
    {
      const ZhAddress *address = g_ptr_array_index (addresses, i);

      if (address->entry_id == entry_id && strcmp (address->since, day) <= 0 && (found == NULL || strcmp (found->since, address->since) < 0))
        found = address;
    }
  return found;
}

const ZhAddress *
zh_addresses_find (const GPtrArray *addresses,
                   gint64           entry_id,
                   const char      *since)
{
  const ZhAddress *found = zh_addresses_find_at (addresses, entry_id, since);

  return found != NULL && strcmp (found->since, since) == 0 ? found : NULL;
}

char *
zh_address_format (const ZhAddress *self)
{
  return g_strdup_printf ("%s%s%s", self->postal, *self->postal != '\0' && *self->email != '\0' ? "; " : "", self->email);
}
