/** YooKassa's number of “no VAT”. */
export const NO_VAT_CODE = 1;

/** YooKassa's numbers of VAT rates, as they are and as a part of what is paid ahead (20/120); rates are hundredths of a percent. */
const CODES: ReadonlyMap<number, { readonly plain: number; readonly ahead: number }> = new Map([
  [0, { plain: 2, ahead: 2 }],
  [500, { plain: 7, ahead: 9 }],
  [700, { plain: 8, ahead: 10 }],
  [1000, { plain: 3, ahead: 5 }],
  [2000, { plain: 4, ahead: 6 }],
  [2200, { plain: 11, ahead: 12 }],
]);
const AHEAD: ReadonlySet<number> = new Set(
  [...CODES.values()].flatMap(({ plain, ahead }) => (plain === ahead ? [] : ahead)),
);

/**
 * What a receipt by 54-FZ calls the VAT in a line.
 *
 * @param rate - null: the order has no VAT. The account's code stands for it, and for a rate that 54-FZ does not know.
 * @param ofAccount - one for what is paid ahead asks for the same of each rate.
 */
export function vatCodeOf(rate: number | null, ofAccount: number): number {
  const codes = rate === null ? undefined : CODES.get(rate);
  if (!codes) return ofAccount;
  return AHEAD.has(ofAccount) ? codes.ahead : codes.plain;
}
