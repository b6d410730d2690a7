import type { CurrencyCode } from '../../../../domain/money';
import type { CourierCashOrderFragment as CashOrder } from '../../../gql/graphql';

/** Cash for one order, or of one courier for several; minor units. */
export interface CashRow {
  readonly id: string;
  /** The order's number. */
  readonly name: string;
  readonly courier: string;
  readonly count: number;
  readonly due: number;
  readonly taken: number;
  readonly currencyCode: CurrencyCode;
}

export const cashOfOrder = ({ id, number, courierName, amountDue, cashCollected }: CashOrder): CashRow => ({
  id,
  name: number,
  courier: courierName ?? '',
  count: 1,
  due: amountDue.minor,
  taken: cashCollected?.minor ?? 0,
  currencyCode: amountDue.currencyCode,
});

/** One row for each courier, by name. */
export function cashByCourier(orders: readonly CashOrder[]): CashRow[] {
  const rows = new Map<string, CashRow>();
  for (const order of orders) {
    const id = order.courierId ?? '';
    const next = { ...cashOfOrder(order), id };
    const before = rows.get(id) ?? { count: 0, due: 0, taken: 0 };
    const [count, due, taken] = [before.count + 1, before.due + next.due, before.taken + next.taken];
    rows.set(id, { ...next, count, due, taken });
  }
  return [...rows.values()].toSorted((one, other) => one.courier.localeCompare(other.courier));
}
