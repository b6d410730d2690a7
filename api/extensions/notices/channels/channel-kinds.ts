import { z } from 'zod';
import type { NoticeKind } from '../../../generated/prisma/client';
import { textRule } from '../../../kernel/input-rules';
import { parseInput } from '../../../kernel/parse-input';
import { NotFound } from '../../../kernel/refusals';
import { type PushKeys, pushKeys } from '../push/encrypt-push';

const LONGEST_SECRET = 300;
const LONGEST_ADDRESS = 254;
const LONGEST_URL = 1000;

export const secretRule = textRule({ minimum: 1, maximum: LONGEST_SECRET });
export const emailRule = textRule({ minimum: 1, maximum: LONGEST_ADDRESS }).pipe(z.email());

/** How mail is handed over: port 465 begins with TLS, any other turns to it when the server offers that. */
export const mailSettings = z.strictObject({
  host: textRule({ minimum: 1, maximum: 253 }).pipe(z.string().regex(/^[\w.:-]+$/)),
  port: z.int().min(1).max(65_535),
  user: textRule({ maximum: 254 }).nullable().default(null),
  sender: emailRule,
});

/** As mail; a part of a name that leads nowhere is refused by some push services. */
const contactRule = emailRule.refine((address) => !/[.@](localhost|local|lan|internal|test|invalid)$/i.test(address));

/** Whom push services know: they write there about trouble. The key is made by the shop. */
export const pushSettings = z.strictObject({ sender: contactRule });

const serverRule = textRule({ minimum: 1, maximum: LONGEST_URL }).pipe(z.url({ protocol: /^https?$/ }));

/** The server of the Bot API, and what Telegram calls the bot: the server of Carte asks it. */
export const telegramSettings = z.strictObject({
  url: serverRule.transform((url) => url.replace(/\/$/, '')).default('https://api.telegram.org'),
  bot: z.string().default(''),
});

/** The rules of the settings that staff enter, by kind. */
export const SETTINGS_RULES = {
  MAIL: mailSettings,
  PUSH: pushSettings,
  TELEGRAM: telegramSettings,
} as const satisfies Partial<Record<NoticeKind, z.ZodObject>>;

export type EnteredKind = keyof typeof SETTINGS_RULES;
export const ENTERED_KINDS = Object.keys(SETTINGS_RULES) as [EnteredKind, ...EnteredKind[]];

export const pushAddressRule = textRule({ minimum: 1, maximum: LONGEST_URL }).pipe(z.url({ protocol: /^https?$/ }));

/** The rules of recipients' addresses, by kind. */
const ADDRESS_RULES: Readonly<Record<string, z.ZodType<string>>> = {
  MAIL: emailRule,
  PUSH: pushAddressRule,
};

interface Recipient {
  readonly address: string;
  readonly pushKeys?: PushKeys;
}

/** Reads `input.address`, and for push `input.pushKeys`. @throws {InvalidInput | NotFound} */
export function readAddress(
  kind: NoticeKind,
  given: { readonly address: string; readonly pushKeys?: PushKeys | null },
): Recipient {
  const rule = ADDRESS_RULES[kind];
  if (!rule) throw new NotFound({}, ['input', 'kind']);
  const address = parseInput(rule, given.address, ['input', 'address']);
  if (kind !== 'PUSH') return { address };
  return { address, pushKeys: parseInput(pushKeys, given.pushKeys, ['input', 'pushKeys']) };
}

/** What a column of settings may hold, of any kind. */
export const anySettings = z.object({ ...mailSettings.shape, ...telegramSettings.shape }).partial();
