import { parseLocalized } from '../../../domain/localized';
import { minor } from '../../../domain/money';
import type { Transaction } from '../../db/client';
import type { Channel } from '../../generated/prisma/client';
import { InvalidInput } from '../../kernel/refusals';
import { missingContact } from '../cart/contact';
import { readDetails } from '../cart/details';
import type { CheckoutRow } from '../checkout-row.store';
import { checkChangeFrom } from '../pricing/change-from';
import { isLeftUnpaid, requireHandover } from '../pricing/require-handover';
import { type ChosenPayment, readHandover, requirePaymentMethod, requireWarehouse } from '../promise/handover.store';
import { PaymentMethodUnavailable } from '../refusals';
import type { AmendOrderInput } from './amend-input';
import { amendedLines } from './amended-lines.store';
import { withSums } from './amended-sums.store';
import { withTaxRates } from './amended-taxes';
import type { Amending } from './amending';
import { contentOf, type OrderContent } from './order-content';

/**
 * What an order becomes by a change, priced by the rules that placing has: dishes that stay keep the price that was agreed
 * on, new ones have today's. Where neither dishes nor the way of receiving change, the sums stay as they are.
 *
 * @throws {InvalidInput | EmptyCart | TooManyLines | TooManyOfOne | VariantNotFound | SoldOut | InvalidOptions | BelowMinimum
 *   | TooHeavy | MethodUnavailable | OutsideDeliveryArea | ZoneUnavailable | PaymentMethodUnavailable | WarehouseRequired
 *   | PromoNotApplicable | ChangeTooSmall}
 */
export async function newContent(
  tx: Transaction,
  order: CheckoutRow,
  input: AmendOrderInput,
  amending: Amending,
): Promise<OrderContent> {
  const row = withDetails(order, input, amending.channel);
  const lines = input.lines ? await amendedLines(tx, order, input.lines, amending) : order.lines;
  const taxed = withTaxRates(order, { ...row, lines }, amending);
  const priced = await withSums(tx, order, { ...row, lines: taxed }, amending);
  return contentOf(await withHandover(tx, order, priced));
}

/** The order with what is sent; a new street is not where the device was. */
function withDetails(order: CheckoutRow, input: AmendOrderInput, channel: Channel): CheckoutRow {
  const details = readDetails(input, channel.countryCode);
  const isOtherStreet = details.street !== undefined && details.street !== order.street;
  const nowhere = isOtherStreet && details.latitude === undefined && { latitude: null, longitude: null };
  const row = { ...order, ...nowhere, ...details };
  const isUntimed = row.timeKind === 'SLOT' && !row.slotFrom;
  const missing = [
    ...missingContact(row),
    ...(row.deliveryMethod ? [] : [{ path: ['deliveryMethod'], code: 'REQUIRED' } as const]),
    ...(isUntimed ? [{ path: ['slotFrom'], code: 'REQUIRED' } as const] : []),
  ];
  if (missing.length > 0) throw new InvalidInput(missing);
  return row;
}

/** By whom and from where it is handed over now, with names as they are when that changes. */
async function withHandover(tx: Transaction, order: CheckoutRow, row: CheckoutRow): Promise<CheckoutRow> {
  const handover = await readHandover(tx, row);
  const isOtherPayment = row.paymentMethodId !== order.paymentMethodId;
  const payment = isOtherPayment ? requirePaymentMethod(handover) : null;
  // Nobody would be led to pay it.
  if (payment?.provider) throw new PaymentMethodUnavailable();
  const isOtherPickup = row.deliveryMethod !== order.deliveryMethod || row.warehouseId !== order.warehouseId;
  const warehouse = isOtherPickup ? requireWarehouse(handover, row) : null;
  const paymentType = payment?.type ?? row.paymentType ?? 'CUSTOM';
  const changeFrom = row.changeFrom === null ? null : minor(row.changeFrom);
  return {
    ...row,
    handover: handoverAfter(order, row, handover.payment),
    changeFrom: checkChangeFrom(changeFrom, minor(row.total ?? 0), paymentType),
    paymentType,
    ...(payment && { paymentName: parseLocalized(payment.name) }),
    ...(isOtherPickup && {
      warehouseId: warehouse?.id ?? null,
      warehouseName: warehouse ? parseLocalized(warehouse.name) : null,
    }),
    ...(row.deliveryMethod === 'DELIVERY' ? { table: null } : { latitude: null, longitude: null }),
  };
}

/** What comes to be paid at the door is not left there. @throws {InvalidInput} for who asks for both. */
function handoverAfter(order: CheckoutRow, row: CheckoutRow, payment: ChosenPayment | null): CheckoutRow['handover'] {
  const { deliveryMethod, handover } = row;
  const wish = { deliveryMethod, handover, total: row.total ?? 0 };
  if (!payment || handover === order.handover) return payment && isLeftUnpaid(wish, payment) ? null : handover;
  requireHandover(wish, payment);
  return handover;
}
