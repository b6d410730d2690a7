import { z } from 'zod';
import type { NoticeKind } from '../../../generated/prisma/client';
import { textRule } from '../../../kernel/input-rules';

const LONGEST_SECRET = 300;
const LONGEST_ADDRESS = 254;

export const secretRule = textRule({ minimum: 1, maximum: LONGEST_SECRET });
export const emailRule = textRule({ minimum: 1, maximum: LONGEST_ADDRESS }).pipe(z.email());

/** How mail is handed over: port 465 begins with TLS, any other turns to it when the server offers that. */
export const mailSettings = z.strictObject({
  host: textRule({ minimum: 1, maximum: 253 }).pipe(z.string().regex(/^[\w.:-]+$/)),
  port: z.int().min(1).max(65_535),
  user: textRule({ maximum: 254 }).nullable().default(null),
  sender: emailRule,
});

/** The rules of the settings that staff enter, by kind. */
export const SETTINGS_RULES = {
  MAIL: mailSettings,
} as const satisfies Partial<Record<NoticeKind, z.ZodObject>>;

export type EnteredKind = keyof typeof SETTINGS_RULES;
export const ENTERED_KINDS = Object.keys(SETTINGS_RULES) as [EnteredKind, ...EnteredKind[]];

/** What a column of settings may hold, of any kind. */
export const anySettings = mailSettings.partial();
