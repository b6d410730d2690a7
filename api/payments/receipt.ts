import { z } from 'zod';
import { minor } from '../../domain/money';
import type { Receipt } from './payment-provider';

const Stored = z.object({
  /** Of lines that have none of their own: payments of older versions have only this one. */
  vatCode: z.int(),
  lines: z.array(z.object({ name: z.string(), amount: z.int(), vatCode: z.int().optional() })),
});

export function readReceipt(json: unknown): Receipt | null {
  if (json === null || json === undefined) return null;
  const { vatCode: ofAll, lines } = Stored.parse(json);
  return {
    lines: lines.map(({ name, amount, vatCode = ofAll }) => ({ name, amount: minor(amount), vatCode })),
  };
}
