#include "config.h"

#include "filled.h"

#define FILLED_KEY "zh-filled"

/* What a field shows, as text. */
static char *
format_shown (gpointer field)
{
  if (ADW_IS_COMBO_ROW (field))
    return g_strdup_printf ("%u", adw_combo_row_get_selected (field));
  if (GTK_IS_DROP_DOWN (field))
    return g_strdup_printf ("%u", gtk_drop_down_get_selected (field));
  if (GTK_IS_SWITCH (field))
    return g_strdup_printf ("%d", gtk_switch_get_active (field));
  if (GTK_IS_SPIN_BUTTON (field))
    return g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (field));
  return g_strdup (gtk_editable_get_text (GTK_EDITABLE (field)));
}

void
zh_filled_mark (gpointer field)
{
  g_return_if_fail (GTK_IS_WIDGET (field));

  g_object_set_data_full (field, FILLED_KEY, format_shown (field), g_free);
}

gboolean
zh_filled_is_changed (gpointer field)
{
  g_autofree char *shown = NULL;

  g_return_val_if_fail (GTK_IS_WIDGET (field), FALSE);

  shown = format_shown (field);
  return g_strcmp0 (shown, g_object_get_data (field, FILLED_KEY)) != 0;
}
