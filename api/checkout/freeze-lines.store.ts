import type { Transaction } from '../db/client';
import { Prisma } from '../generated/prisma/client';
import type { LineRow } from './checkout.store';
import type { CheckoutView } from './checkout-view';

const COLUMNS = Prisma.raw(
  Object.values(Prisma.CheckoutLineScalarFieldEnum)
    .map((column) => `line."${column}"`)
    .join(', '),
);

/** Writes names, prices, options and photos onto an order's lines, for good; one statement for all of them. @returns them, in order. */
export async function freezeLines(tx: Transaction, { id, lines }: CheckoutView): Promise<LineRow[]> {
  const frozen = lines.map((line) => ({
    id: line.id,
    unitPrice: line.unitPrice,
    productName: line.productName,
    variantName: line.variantName,
    sku: line.sku,
    weight: line.weight,
    unit: line.unit,
    photo: line.photo,
    options: line.options,
  }));
  const rows = await tx.$queryRaw<LineRow[]>`
    update "CheckoutLine" line set
      "unitPrice" = frozen."unitPrice", "productName" = frozen."productName", "variantName" = frozen."variantName",
      "sku" = frozen."sku", "weight" = frozen."weight", "unit" = frozen."unit"::"MeasurementUnit",
      "photo" = frozen."photo", "options" = frozen."options"
    from jsonb_to_recordset(${JSON.stringify(frozen)}::jsonb) as frozen (
      "id" uuid, "unitPrice" int, "productName" jsonb, "variantName" jsonb, "sku" text, "weight" int, "unit" text,
      "photo" jsonb, "options" jsonb)
    where line."id" = frozen."id" and line."checkoutId" = ${id}::uuid
    returning ${COLUMNS}`;
  return rows.toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1));
}
