import { type CurrencyCode, isCurrencyCode, type Minor, minor } from '../../domain/money';

/** An amount of a payment, in the currency that it was paid in. */
export function moneyOf(
  amount: number,
  { currencyCode }: { readonly currencyCode: string },
): { readonly minor: Minor; readonly currencyCode: CurrencyCode } {
  if (!isCurrencyCode(currencyCode)) throw new Error(`a payment in ${currencyCode}`);
  return { minor: minor(amount), currencyCode };
}
