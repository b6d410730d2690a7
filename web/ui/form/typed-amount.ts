import { MINOR_PER_MAJOR } from '../../../domain/money';

/**
 * An amount as it is typed, `5 000`, `50,5`, in minor units.
 *
 * @returns null when nothing is typed, NaN when it is no amount.
 */
export function amountOf(typed: string): number | null {
  const text = typed.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (text === '') return null;
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * MINOR_PER_MAJOR) : Number.NaN;
}

/** An amount in minor units as it is typed. */
export function typedAmount(minor: number): string {
  return String(minor / MINOR_PER_MAJOR);
}
