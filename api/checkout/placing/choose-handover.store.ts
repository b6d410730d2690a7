import type { Objection } from '../objection';
import { checkChangeFrom } from '../pricing/change-from';
import { requireHandover } from '../pricing/require-handover';
import {
  type ChosenPayment,
  type ChosenWarehouse,
  requirePaymentMethod,
  requireWarehouse,
} from '../promise/handover.store';
import { PaymentMethodUnavailable } from '../refusals';
import type { FilledCart } from './fill-in';
import type { OrderingShop } from './ordering-shop.store';
import type { PricedCart } from './price-order.store';

/** How an order is paid. */
export interface OrderPayment extends ChosenPayment {
  /** Minor units that the shopper pays with in cash. */
  readonly changeFrom: number | null;
}

/** @throws {PaymentMethodUnavailable | InvalidInput | ChangeTooSmall} */
export function choosePayment(
  { payments }: OrderingShop,
  { row, view }: Pick<PricedCart, 'row' | 'view'>,
): OrderPayment {
  const { total } = view.totals;
  const chosen = payments.find(({ id }) => id === row.paymentMethodId) ?? null;
  const payment = requirePaymentMethod({ payment: chosen, warehouses: [] });
  requireHandover({ ...row, total }, payment);
  return { ...payment, changeFrom: checkChangeFrom(view.details.changeFrom, total, payment.type) };
}

/** On the telephone, and by another program, nobody can be led to a page to pay. @throws {PaymentMethodUnavailable} */
export function requirePaidOnReceiving({ provider }: OrderPayment): void {
  if (provider) throw new PaymentMethodUnavailable();
}

/** The kitchen that it is collected from; null for delivery. @throws {WarehouseRequired} or objects to it. */
export function chooseWarehouse(
  { warehouses }: OrderingShop,
  { row }: FilledCart,
  object?: Objection,
): ChosenWarehouse | null {
  return requireWarehouse({ payment: null, warehouses }, row, object);
}
