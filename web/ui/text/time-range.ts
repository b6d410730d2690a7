import type { FormatDateOptions, IntlShape } from 'react-intl';

/** Node writes them in ranges and Chromium does not: server and browser must write the same. */
const NARROW_SPACES = /[\u2009\u202f]/g;

/** A stretch of time in one form on every screen: `11:30 – 12:00 AM`, `11:30–12:00`. */
export function timeRange(intl: IntlShape, [from, to]: readonly [string, string], format: FormatDateOptions): string {
  return intl.formatDateTimeRange(new Date(from), new Date(to), format).replace(NARROW_SPACES, ' ');
}
