import type { CurrencyCode, Minor } from '../../domain/money';
import { minor } from '../../domain/money';
import type { BasePrice } from './demo-shop';

interface PriceLevel {
  /** What a euro's worth of food costs in restaurants that sell in this currency; not an exchange rate. */
  readonly factor: number;
  /** Minor units: a price ends on a multiple of it. */
  readonly step: number;
}

const LEVELS: Readonly<Record<CurrencyCode, PriceLevel>> = {
  EUR: { factor: 1, step: 10 },
  USD: { factor: 1.2, step: 25 },
  RUB: { factor: 64, step: 10_00 },
  GEL: { factor: 2.4, step: 50 },
  BYN: { factor: 2.6, step: 50 },
  UAH: { factor: 29, step: 5_00 },
  KZT: { factor: 380, step: 50_00 },
  PLN: { factor: 4, step: 50 },
  TRY: { factor: 36, step: 5_00 },
};

/** Thresholds and fees are rounder than prices by that much. */
const ROUND = 10;

/** A demo price in a shop's currency, rounded as a menu would; a difference never rounds away to nothing. */
export function demoPrice(base: BasePrice, currencyCode: CurrencyCode): Minor {
  const { factor, step } = LEVELS[currencyCode];
  return roundTo(base * factor, step);
}

/** A fee or a threshold in a shop's currency, as round as such figures are. */
export function demoAmount(base: BasePrice, currencyCode: CurrencyCode): Minor {
  const { factor, step } = LEVELS[currencyCode];
  return roundTo(base * factor, step * ROUND);
}

function roundTo(amount: number, step: number): Minor {
  if (amount === 0) return minor(0);
  const steps = Math.max(1, Math.round(Math.abs(amount) / step));
  return minor(Math.sign(amount) * steps * step);
}
