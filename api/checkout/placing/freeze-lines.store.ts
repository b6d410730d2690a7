import type { Transaction } from '../../db/client';
import { LINE_COLUMNS, type LineRow } from '../checkout-row.store';
import type { CheckoutView, LineView } from '../checkout-view';

/**
 * Writes an order's lines with their names, prices, options and photos, for good; one statement for all of them.
 *
 * @param rows - the cart's lines.
 * @returns them, in order.
 */
export async function freezeLines(
  tx: Transaction,
  { id: checkoutId, lines }: CheckoutView,
  rows: readonly LineRow[],
): Promise<LineRow[]> {
  const views = new Map(lines.map((view) => [view.id, view]));
  const frozen = rows.map((row) => ({ ...placeOf(row), ...frozenPart(views.get(row.id)) }));
  const written = await tx.$queryRaw<LineRow[]>`
    insert into "CheckoutLine" as line ("id", "checkoutId", "variantId", "quantity", "optionIds", "optionsKey",
      "position", "createdAt", "unitPrice", "productName", "variantName", "sku", "weight", "unit", "photo", "options")
    select "id", ${checkoutId}::uuid, "variantId", "quantity",
      array(select jsonb_array_elements_text("optionIds")::uuid), "optionsKey", "position", "createdAt", "unitPrice",
      "productName", "variantName", "sku", "weight", "unit"::"MeasurementUnit", "photo", "options"
    from jsonb_to_recordset(${JSON.stringify(frozen)}::jsonb) as frozen (
      "id" uuid, "variantId" uuid, "quantity" int, "optionIds" jsonb, "optionsKey" text, "position" int,
      "createdAt" timestamptz, "unitPrice" int, "productName" jsonb, "variantName" jsonb, "sku" text, "weight" int,
      "unit" text, "photo" jsonb, "options" jsonb)
    returning ${LINE_COLUMNS}`;
  return written.toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1));
}

/** What the cart has of it already. */
function placeOf({ id, variantId, quantity, optionIds, optionsKey, position, createdAt }: LineRow) {
  return { id, variantId, quantity, optionIds, optionsKey, position, createdAt };
}

function frozenPart(view: LineView | undefined) {
  if (!view) throw new Error('a line that was not priced');
  const { unitPrice, productName, variantName, sku, weight, unit, photo, options } = view;
  return { unitPrice, productName, variantName, sku, weight, unit, photo, options };
}
