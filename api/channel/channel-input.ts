import { z } from 'zod';
import { COUNTRY_CODES } from '../../domain/countries';
import { LOCALES, type Locale } from '../../domain/locale';
import { isCurrencyCode } from '../../domain/money';
import { TAX_CLASSES, TAX_RATE_PER_PERCENT } from '../../domain/tax';
import { TIP_BASES, TIP_KINDS } from '../../domain/tip';
import { MeasurementUnit } from '../generated/prisma/client';
import { amountRule, localizedRule, moneyRule } from '../kernel/input-rules';
import { optionalPhoneRule } from '../kernel/phone-rule';
import { parseTimeZone } from '../kernel/zoned-time';
import { parseHost } from './host';
import { parseWebOrigin } from './web-origin';

/** Grams or millilitres: a tonne. */
const HIGHEST_WEIGHT = 1_000_000;
const DAY_MINUTES = 24 * 60;
const HOSTS_LIMIT = 20;
const ORIGINS_LIMIT = 20;
export const TIP_OFFERS_LIMIT = 4;

/** Tips to choose from, the least first, each once. */
const offersRule = (offer: typeof moneyRule) =>
  z
    .array(offer.min(1))
    .max(TIP_OFFERS_LIMIT)
    .transform((offers) => [...new Set(offers)].sort((one, other) => one - other));
/** Percent, with two decimals at most; kept in hundredths. */
const taxRateRule = z
  .number()
  .min(0)
  .max(100)
  .multipleOf(1 / TAX_RATE_PER_PERCENT)
  .transform((percent) => Math.round(percent * TAX_RATE_PER_PERCENT))
  .nullable();
const taxClassRule = z.enum(TAX_CLASSES);
const minutesRule = z.int().min(0).max(DAY_MINUTES);

const timeZoneRule = z.string().transform((typed, { addIssue }) => {
  const zone = parseTimeZone(typed);
  if (zone !== null) return zone;
  addIssue({ code: 'custom', params: { code: 'INVALID_TIME_ZONE' }, input: typed });
  return z.NEVER;
});

const hostRule = z.string().transform((typed, { addIssue }) => {
  const host = parseHost(typed);
  if (host !== null) return host;
  addIssue({ code: 'custom', params: { code: 'INVALID_HOST' }, input: typed });
  return z.NEVER;
});

const originRule = z.string().transform((typed, { addIssue }) => {
  const origin = parseWebOrigin(typed);
  if (origin !== null) return origin;
  addIssue({ code: 'custom', params: { code: 'INVALID_ORIGIN' }, input: typed });
  return z.NEVER;
});

const colorRule = z
  .string()
  .refine((value) => /^#[0-9a-f]{6}$/i.test(value), { params: { code: 'INVALID_COLOR' } })
  .transform((value) => value.toLowerCase());

/** The settings of a shop that takes orders. Switching ordering off is a separate mutation. */
export function settingsFields({ countryCode, defaultLocale }: { countryCode: string; defaultLocale: Locale }) {
  return z.strictObject({
    name: localizedRule({ maximum: 80, requiredIn: defaultLocale }),
    description: localizedRule({ maximum: 500 }),
    phone: optionalPhoneRule(countryCode),
    conditions: localizedRule({ maximum: 2000 }),
    copyright: localizedRule({ maximum: 200 }),
    maintenanceMessage: localizedRule({ maximum: 500 }),
    accentColor: colorRule,
    tintsBrowserBar: z.boolean(),
    logoId: z.guid().nullable(),
    defaultLocale: z.enum(LOCALES),
    countryCode: z.enum(COUNTRY_CODES),
    timeZone: timeZoneRule,
    currencyCode: z.string().refine(isCurrencyCode),
    weightUnit: z.enum(MeasurementUnit),
    hosts: z
      .array(hostRule)
      .max(HOSTS_LIMIT)
      .transform((hosts) => [...new Set(hosts)]),
    apiOrigins: z
      .array(originRule)
      .max(ORIGINS_LIMIT)
      .transform((origins) => [...new Set(origins)]),
    isPickupAvailable: z.boolean(),
    isDeliveryAvailable: z.boolean(),
    pickupDetails: localizedRule({ maximum: 1000 }),
    deliveryDetails: localizedRule({ maximum: 1000 }),
    pickupMinutes: minutesRule,
    deliveryMinutes: minutesRule,
    deliveryFee: amountRule.nullable(),
    freeDeliveryFrom: amountRule.nullable(),
    minAmountForDelivery: amountRule.nullable(),
    minimumOrderValue: amountRule.nullable(),
    maximumOrderWeight: z.int().min(1).max(HIGHEST_WEIGHT).nullable(),
    discountPercent: z.int().min(0).max(100),
    tipKind: z.enum(TIP_KINDS),
    tipPercents: offersRule(z.int().max(100)),
    tipAmounts: offersRule(moneyRule),
    tipBase: z.enum(TIP_BASES),
    taxStandard: taxRateRule,
    taxReduced: taxRateRule,
    taxLow: taxRateRule,
    taxOnDelivery: taxClassRule,
    taxOnPickup: taxClassRule,
    taxAtTable: taxClassRule,
    taxOfDeliveryFee: taxClassRule,
    slotCapacity: z.int().min(1).max(1000).nullable(),
    kitchenCapacity: z.int().min(1).max(1000).nullable(),
    kitchenDelayMinutes: z.int().min(0).max(240),
    autoCancelMinutes: z.int().min(2).max(DAY_MINUTES).nullable(),
    amendmentMinutes: z.int().min(1).max(DAY_MINUTES),
    amendmentSilence: z.enum(['KEEP', 'APPLY']),
    namesCourier: z.boolean(),
    takesLineNotes: z.boolean(),
    asksCutlery: z.boolean(),
  });
}
