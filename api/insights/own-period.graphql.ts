import { GraphQLError } from 'graphql';
import { periodBetween, type SalesPeriod } from './sales-period';

/** A year, with a leap day. */
export const LONGEST_PERIOD = 366;

/** The stretch of time of days that somebody has chosen. */
export function readOwnPeriod(from: string, to: string, timeZone: string): SalesPeriod {
  const period = periodBetween(from, to, LONGEST_PERIOD, timeZone);
  if (period) return period;
  throw new GraphQLError(`A period ends on its first day or later, and has at most ${LONGEST_PERIOD} days.`, {
    extensions: { code: 'BAD_USER_INPUT', path: ['to'], http: { status: 400 } },
  });
}
