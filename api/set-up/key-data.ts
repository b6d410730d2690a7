import { z } from 'zod';
import { type CountryCode, isCountryCode } from '../../domain/countries';
import { LOCALES, type Locale, toLocale } from '../../domain/locale';
import { type Localized, localize, parseLocalized } from '../../domain/localized';
import { type CurrencyCode, isCurrencyCode } from '../../domain/money';
import type { Channel, Prisma } from '../generated/prisma/client';
import { localizedRule, textRule } from '../kernel/input-rules';
import { readPhone } from '../kernel/phone';
import { parseTimeZone } from '../kernel/zoned-time';

/** What a shop can't be without. */
export interface KeyData {
  readonly name: string;
  /** The name in other languages, where the shop has one. */
  readonly otherNames: Localized;
  readonly locale: Locale;
  readonly currencyCode: CurrencyCode;
  readonly countryCode: CountryCode;
  /** An IANA name or an hourly offset. */
  readonly timeZone: string;
  /** E.164. */
  readonly phone: string | null;
}

const NAME_LENGTH = 80;

const phoneOf = (typed: string | null | undefined, country: string) =>
  typed?.trim() ? readPhone(typed, country) : null;

/** The phone is read by the country, and may be left out. */
export const KeyDataRule = z
  .strictObject({
    name: textRule({ minimum: 1, maximum: NAME_LENGTH }),
    nameTranslations: localizedRule({ maximum: NAME_LENGTH }).nullish(),
    locale: z.enum(LOCALES),
    currencyCode: z.custom<CurrencyCode>(isCurrencyCode),
    countryCode: z.custom<CountryCode>(isCountryCode),
    timeZone: z.string().refine((zone) => parseTimeZone(zone) !== null, { params: { code: 'INVALID_TIME_ZONE' } }),
    phone: z.string().nullish(),
  })
  .superRefine(({ phone, countryCode }, { addIssue }) => {
    const fault = phoneOf(phone, countryCode)?.fault;
    if (fault) addIssue({ code: 'custom', path: ['phone'], params: { code: fault }, input: phone });
  })
  .transform(
    ({ nameTranslations, timeZone, phone, ...data }): KeyData => ({
      ...data,
      otherNames: nameTranslations ?? {},
      timeZone: parseTimeZone(timeZone) ?? timeZone,
      phone: phoneOf(phone, data.countryCode)?.phone ?? null,
    }),
  );

/** The columns that key data stand in. The name is in the shop's language, which others fall back to. */
export function toColumns({ name, otherNames, locale, ...columns }: KeyData) {
  return {
    ...columns,
    name: { ...otherNames, [locale]: name },
    defaultLocale: locale,
  } satisfies Partial<Prisma.ChannelCreateInput>;
}

/** @throws {Error} when a stored code is not one of ours, which only a bug can write. */
export function readKeyData({ name, defaultLocale, currencyCode, countryCode, timeZone, phone }: Channel): KeyData {
  if (!isCurrencyCode(currencyCode) || !isCountryCode(countryCode)) {
    throw new Error(`unknown currency ${currencyCode} or country ${countryCode}`);
  }
  const locale = toLocale(defaultLocale);
  const otherNames = parseLocalized(name);
  const ownName = localize(otherNames, locale, locale);
  return { name: ownName, otherNames, locale, currencyCode, countryCode, timeZone, phone };
}
