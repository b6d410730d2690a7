import type { Temporal } from 'temporal-polyfill';

/**
 * What people call an order by: day, month, and its place in that day, `2411-0042`.
 *
 * @param date - in the channel's zone.
 * @param sequence - from 1; past 9999 it simply grows longer.
 */
export function orderNumber({ day, month }: Temporal.PlainDate, sequence: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(day)}${twoDigits(month)}-${String(sequence).padStart(4, '0')}`;
}
