import { z } from 'zod';

const text = z.object({
  kind: z.literal('text'),
  text: z.string(),
  size: z.enum(['small', 'normal', 'large', 'huge']),
  isBold: z.boolean(),
  isCentred: z.boolean(),
  /** White on black: it must not be overlooked. */
  isLoud: z.boolean(),
  /** Steps to the right. */
  indent: z.int(),
});
const pair = z.object({ kind: z.literal('pair'), left: z.string(), right: z.string(), isBold: z.boolean() });
const rule = z.object({ kind: z.literal('rule') });

/** What stands on a sheet, row by row. */
export const sheetRule = z.array(z.discriminatedUnion('kind', [text, pair, rule]));

export type Sheet = z.infer<typeof sheetRule>;
export type Row = Sheet[number];
type TextRow = z.infer<typeof text>;

const PLAIN: Omit<TextRow, 'text'> = {
  kind: 'text',
  size: 'normal',
  isBold: false,
  isCentred: false,
  isLoud: false,
  indent: 0,
};

export const line = (content: string, look: Partial<TextRow> = {}): Row => ({ ...PLAIN, ...look, text: content });
export const amount = (left: string, right: string, isBold = false): Row => ({ kind: 'pair', left, right, isBold });
export const RULE: Row = { kind: 'rule' };
