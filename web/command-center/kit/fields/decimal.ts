import { MAXIMUM_TOTAL } from '../../../../domain/limits';

/** What people type between digits: spaces of every kind, and the point or comma before the fraction. */
const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/**
 * A number as people type it, by either custom: `1 250,5`, `1250.50`.
 *
 * @returns null for nothing typed, NaN for what is no number.
 */
export function parseDecimal(text: string): number | null {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  if (plain === '') return null;
  return DECIMAL.test(plain) ? Number(plain) : Number.NaN;
}

/**
 * An amount as people type it, in minor units.
 *
 * @param digits - after the point, by the currency.
 * @returns null for nothing typed, NaN for no amount, one with more digits than the currency has, or beyond what an order may cost.
 */
export function parseMinor(text: string, digits: number): number | null {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  if (plain === '') return null;
  if (!DECIMAL.test(plain)) return Number.NaN;
  const [whole = '', fraction = ''] = plain.split('.');
  // Moved by hand: 4.35 * 100 is 434.99999999999994.
  const minor = Number(whole + fraction.padEnd(digits, '0'));
  return fraction.length > digits || Math.abs(minor) > MAXIMUM_TOTAL ? Number.NaN : minor;
}

/** For an input, so without grouping: `1250.50`, in Russian `1250,50`. */
export function decimalText(value: number | null, separator: string): string {
  return value === null || Number.isNaN(value) ? '' : String(value).replace('.', separator);
}

/** An amount for an input; whole ones have no fraction: `12`, `12.50`. */
export function minorText(minor: number | null, digits: number, separator: string): string {
  if (minor === null || Number.isNaN(minor)) return '';
  const fixed = (minor / 10 ** digits).toFixed(digits).replace(/\.0+$/, '');
  return fixed.replace('.', separator);
}
