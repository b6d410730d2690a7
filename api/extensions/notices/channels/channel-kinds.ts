import { z } from 'zod';
import type { Channel, NoticeKind } from '../../../generated/prisma/client';
import { textRule } from '../../../kernel/input-rules';
import { parseInput } from '../../../kernel/parse-input';
import { optionalPhoneRule } from '../../../kernel/phone-rule';
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

const LONGEST_BODY = 4000;
/** RFC 9110, 5.6.2; no line break can begin another header. */
const headerRule = textRule({ minimum: 1, maximum: LONGEST_URL }).pipe(
  z.string().regex(/^[!#$%&'*+.^`|~\w-]+: ?[\t\x20-\x7e]+$/),
);

/** A request that sends an SMS; address, headers and body have placeholders: `{{to}}`. */
export const smsSettings = z.strictObject({
  url: textRule({ minimum: 1, maximum: LONGEST_URL }).pipe(z.string().regex(/^https?:\/\/\S+$/)),
  method: z.enum(['POST', 'GET']).default('POST'),
  headers: z.array(headerRule).max(10).default([]),
  body: textRule({ maximum: LONGEST_BODY }).default(''),
  user: textRule({ maximum: LONGEST_ADDRESS }).nullable().default(null),
  sender: textRule({ minimum: 1, maximum: 30 }),
  /** What the answer has to have: some gateways refuse with status 200. Null: the status says it. */
  success: textRule({ maximum: 100 }).nullable().default(null),
});

/** The rules of the settings that staff enter, by kind. */
export const SETTINGS_RULES = {
  MAIL: mailSettings,
  PUSH: pushSettings,
  TELEGRAM: telegramSettings,
  SMS: smsSettings,
} as const satisfies Partial<Record<NoticeKind, z.ZodObject>>;

export type EnteredKind = keyof typeof SETTINGS_RULES;
export const ENTERED_KINDS = Object.keys(SETTINGS_RULES) as [EnteredKind, ...EnteredKind[]];

export const pushAddressRule = textRule({ minimum: 1, maximum: LONGEST_URL }).pipe(z.url({ protocol: /^https?$/ }));

/** The rules of recipients' addresses, by kind. */
const ADDRESS_RULES: Readonly<Record<string, (country: string) => z.ZodType<string>>> = {
  MAIL: () => emailRule,
  PUSH: () => pushAddressRule,
  SMS: (country) => optionalPhoneRule(country).pipe(z.string()),
};

interface Recipient {
  readonly address: string;
  readonly pushKeys?: PushKeys;
}

/** Reads `input.address`, and for push `input.pushKeys`. @throws {InvalidInput | NotFound} */
export function readAddress(
  kind: NoticeKind,
  given: { readonly address: string; readonly pushKeys?: PushKeys | null },
  { countryCode }: Pick<Channel, 'countryCode'>,
): Recipient {
  const rule = ADDRESS_RULES[kind]?.(countryCode);
  if (!rule) throw new NotFound({}, ['input', 'kind']);
  const address = parseInput(rule, given.address, ['input', 'address']);
  if (kind !== 'PUSH') return { address };
  return { address, pushKeys: parseInput(pushKeys, given.pushKeys, ['input', 'pushKeys']) };
}

/** What a column of settings may hold, of any kind. */
export const anySettings = z
  .object({
    host: z.string(),
    port: z.int(),
    user: z.string().nullable(),
    sender: z.string(),
    url: z.string(),
    bot: z.string(),
    method: z.enum(['POST', 'GET']),
    headers: z.array(z.string()),
    body: z.string(),
    success: z.string().nullable(),
  })
  .partial();
