import { z } from 'zod';
import { promoCode } from '../../domain/entities/promo-code';
import type { PromoCode } from '../generated/prisma/client';
import { inputReader } from '../kernel/field-rules';
import { moneyRule } from '../kernel/input-rules';
import { readPromoCode } from './promo-text';

const codeRule = z
  .string()
  .min(1)
  .max(promoCode.fields.code.maximum)
  .transform((typed, { addIssue }) => {
    const code = readPromoCode(typed);
    if (code !== null) return code;
    addIssue({ code: 'custom', params: { code: 'INVALID_PROMO_CODE' }, input: typed });
    return z.NEVER;
  });

/** Reads what staff enter of a promo code; null is “none”. */
export const promoCodeInput = inputReader(promoCode.fields, { code: codeRule, amount: moneyRule.min(1) });

export type Consistent = Pick<PromoCode, 'kind' | 'percent' | 'amount' | 'startsAt' | 'endsAt'>;

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
  // What another kind takes off would only mislead readers of the row.
  .transform((fields) => ({
    ...fields,
    percent: fields.kind === 'PERCENT' ? fields.percent : null,
    amount: fields.kind === 'AMOUNT' ? fields.amount : null,
  }));
