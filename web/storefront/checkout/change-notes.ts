import { MINOR_PER_MAJOR } from '../../../domain/money';

/** Banknotes that people carry, in major units, by currency. */
const NOTES: Readonly<Record<string, readonly number[]>> = {
  RUB: [100, 500, 1000, 2000, 5000],
  USD: [5, 10, 20, 50, 100],
  EUR: [5, 10, 20, 50, 100],
  GEL: [5, 10, 20, 50, 100, 200],
  BYN: [5, 10, 20, 50, 100, 200],
  UAH: [50, 100, 200, 500, 1000],
  KZT: [500, 1000, 2000, 5000, 10_000, 20_000],
  PLN: [10, 20, 50, 100, 200, 500],
  TRY: [20, 50, 100, 200],
};
const MOST_OFFERED = 4;

/**
 * Amounts that a person would hand over for a total: the next full note of each kind, `37.50` → 40, 50, 100.
 *
 * @param total - minor units.
 * @returns minor units, ascending, each more than the total.
 */
export function changeNotes(total: number, currencyCode: string): number[] {
  if (total <= 0) return [];
  const amounts = (NOTES[currencyCode] ?? []).map((note) => {
    const minor = note * MINOR_PER_MAJOR;
    return Math.ceil(total / minor) * minor;
  });
  const different = [...new Set(amounts)].filter((amount) => amount > total);
  return different.sort((a, b) => a - b).slice(0, MOST_OFFERED);
}
