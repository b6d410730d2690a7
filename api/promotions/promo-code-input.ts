import { z } from 'zod';
import { PromoKind } from '../generated/prisma/client';
import { amountRule, moneyRule } from '../kernel/input-rules';
import { PROMO_CODE_LENGTH, readPromoCode } from './promo-text';

const MOST_USES = 1_000_000;

const codeRule = z
  .string()
  .min(1)
  .max(PROMO_CODE_LENGTH)
  .transform((typed, { addIssue }) => {
    const code = readPromoCode(typed);
    if (code !== null) return code;
    addIssue({ code: 'custom', params: { code: 'INVALID_PROMO_CODE' }, input: typed });
    return z.NEVER;
  });

const limitRule = z.int().min(1).max(MOST_USES).nullable();

/** What staff enter of a promo code, field by field; null is “none”. */
export const promoCodeFields = z.strictObject({
  code: codeRule,
  kind: z.enum(PromoKind),
  percent: z.int().min(1).max(100).nullable(),
  amount: moneyRule.min(1).nullable(),
  minimum: amountRule.nullable(),
  startsAt: z.date().nullable(),
  endsAt: z.date().nullable(),
  totalLimit: limitRule,
  perClientLimit: limitRule,
  isActive: z.boolean(),
});

type PromoCodeFields = z.output<typeof promoCodeFields>;
export type Consistent = Pick<PromoCodeFields, 'kind' | 'percent' | 'amount' | 'startsAt' | 'endsAt'>;

/** For a whole code, as it would be stored: a percentage or an amount by kind, an end after the start. */
export const consistentRule = z
  .custom<Consistent>()
  .refine(({ kind, percent }) => kind !== 'PERCENT' || percent !== null, {
    path: ['percent'],
    params: { code: 'REQUIRED' },
  })
  .refine(({ kind, amount }) => kind !== 'AMOUNT' || amount !== null, {
    path: ['amount'],
    params: { code: 'REQUIRED' },
  })
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt, {
    path: ['endsAt'],
    params: { code: 'ENDS_BEFORE_START' },
  })
  // What another kind takes off would only mislead whoever reads the row.
  .transform((fields) => ({
    ...fields,
    percent: fields.kind === 'PERCENT' ? fields.percent : null,
    amount: fields.kind === 'AMOUNT' ? fields.amount : null,
  }));
