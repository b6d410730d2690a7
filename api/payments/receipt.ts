import { z } from 'zod';
import { minor } from '../../domain/money';
import type { Receipt } from './payment-provider';

const Stored = z.object({
  vatCode: z.int(),
  lines: z.array(z.object({ name: z.string(), amount: z.int() })),
});

export function readReceipt(json: unknown): Receipt | null {
  if (json === null || json === undefined) return null;
  const { vatCode, lines } = Stored.parse(json);
  return { vatCode, lines: lines.map(({ name, amount }) => ({ name, amount: minor(amount) })) };
}
