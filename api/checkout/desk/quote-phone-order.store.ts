import { v7 as newId } from 'uuid';
import { optionsKey } from '../../catalog/options/chosen-options';
import type { LineChoice } from '../cart/choose-line';
import { type DetailsInput, readDetails } from '../cart/details';
import { type CheckoutReader, readSurroundings } from '../cart/read-checkout.store';
import { viewCart } from '../cart/view-checkout';
import { asNoted } from '../cart-lines';
import type { CheckoutRow, LineRow } from '../checkout-row.store';
import type { CartView } from '../checkout-view';
import { type DeskOrder, termsAside } from '../placing/desk-order';
import { unplacedOrder } from '../unplaced-order';

interface Quoted {
  readonly lines: readonly LineChoice[];
  readonly details: DetailsInput;
  readonly desk: Pick<DeskOrder, 'setAside' | 'locale'>;
}

/** What an order would cost and what stands in its way, as it is on the telephone: nothing is written. */
export async function quotePhoneOrder(reader: CheckoutReader, { lines, details, desk }: Quoted): Promise<CartView> {
  const { db, channel, now } = reader;
  const { paymentMethodId, warehouseId } = details;
  const row: CheckoutRow = {
    ...unplacedOrder({
      id: newId(),
      channelId: channel.id,
      locale: desk.locale,
      deliveryMethod: null,
      createdAt: now(),
      lines: lines.map((line, position) => quotedLine(line, position, now())),
    }),
    ...readDetails(details, channel.countryCode),
    paymentMethod: await db.paymentMethod.findFirst({
      where: { id: paymentMethodId ?? channel.id, channelId: channel.id },
    }),
    warehouse: await db.warehouse.findFirst({ where: { id: warehouseId ?? channel.id, channelId: channel.id } }),
  };
  const surroundings = await readSurroundings(reader, row);
  return viewCart(row, { ...surroundings, terms: termsAside(surroundings.terms, desk.setAside) });
}

/** A line that is priced by the menu, whatever has become of the dish. */
function quotedLine(
  { variantId, optionIds, quantity, note = null }: LineChoice,
  position: number,
  createdAt: Date,
): LineRow {
  return asNoted({
    id: newId(),
    checkoutId: newId(),
    variantId,
    quantity,
    optionIds: [...optionIds],
    optionsKey: optionsKey(optionIds),
    unitPrice: 0,
    position,
    createdAt,
    productName: {},
    variantName: {},
    sku: null,
    weight: null,
    unit: null,
    photo: null,
    options: null,
    note,
    taxRate: null,
  });
}
