import { type Minor, minor } from './money';

/**
 * Splits an amount by weights, to the last minor unit: the parts always sum to it. What rounding leaves over goes
 * to the parts that rounding reduced most; among equals, to the first.
 * @param weights - whole and not negative; where all are 0, the first part gets everything.
 */
export function splitAmount(amount: Minor, weights: readonly number[]): readonly Minor[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map((_weight, index) => minor(index === 0 ? amount : 0));
  // Products of amounts can exceed `Number.MAX_SAFE_INTEGER`.
  const shares = weights.map((weight) => {
    const product = BigInt(amount) * BigInt(weight);
    return { whole: Number(product / BigInt(sum)), rest: Number(product % BigInt(sum)) };
  });
  const left = amount - shares.reduce((total, { whole }) => total + whole, 0);
  const order = shares.map((_share, index) => index).sort((a, b) => (shares[b]?.rest ?? 0) - (shares[a]?.rest ?? 0));
  const lucky = new Set(order.slice(0, left));
  return shares.map(({ whole }, index) => minor(whole + (lucky.has(index) ? 1 : 0)));
}
