import { pathId } from '../../kit/page/path-id';

export const ORDERS_PATH = '/command-center/checkout';

/** What clients have paid online, by day; each payment is listed below it. */
export const PAYMENTS_PATH = `${ORDERS_PATH}/payments`;

/** Page of one order. @param id - its global id. */
export function orderPath(id: string): string {
  return `${ORDERS_PATH}/${pathId(id)}`;
}

export const PAYMENT_LIST_PATH = `${PAYMENTS_PATH}/list`;

export const COURIER_CASH_PATH = `${PAYMENTS_PATH}/couriers`;

/** The payments of one day. @param day - `2026-11-21`. */
export function paymentsOfDayPath(day: string): string {
  return `${PAYMENT_LIST_PATH}?period=days&from=${day}&to=${day}`;
}
