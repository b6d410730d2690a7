import { z } from 'zod';
import { HIGHEST_AMOUNT, MAXIMUM_TOTAL } from '../../domain/limits';
import { LOCALES, type Locale } from '../../domain/locale';
import type { Localized } from '../../domain/localized';
import { MINOR_PER_MAJOR } from '../../domain/money';

/** One line of text: trimmed, NFC, without control characters or halves of surrogate pairs, which no JSON column takes. */
export function textRule({ minimum = 0, maximum }: { minimum?: number; maximum: number }) {
  return z
    .string()
    .transform((value) => value.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(minimum)
        .max(maximum)
        // Line breaks and tabs are text; the rest of the control characters never is.
        .regex(/^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u),
    );
}

const entryRule = (maximum: number) => z.strictObject({ locale: z.enum(LOCALES), value: textRule({ maximum }) });

/**
 * Localised entries as they come in, to `Localized` as it is stored: the last of a language wins, empty ones are left out.
 *
 * @param requiredIn - the locale that must not be empty: the shop's default one, since the others fall back to it.
 */
export function localizedRule({ maximum, requiredIn }: { maximum: number; requiredIn?: Locale }) {
  return z
    .array(entryRule(maximum))
    .max(LOCALES.length * 2)
    .transform(
      (entries): Localized =>
        Object.fromEntries(entries.filter(({ value }) => value !== '').map(({ locale, value }) => [locale, value])),
    )
    .refine((text) => requiredIn === undefined || text[requiredIn] !== undefined, { params: { code: 'REQUIRED' } });
}

const LINK_SCHEMES = new Set(['http:', 'https:', 'tel:', 'mailto:']);

/** A link that staff enter: a path on this site, or one of four schemes. Anything else (`javascript:`) is refused. */
/** An address as people write it: `instagram.com/shop`. */
const NAKED_HOST = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]|$)/u;

export function hrefRule({ maximum }: { maximum: number }) {
  const address = textRule({ minimum: 1, maximum }).transform((typed) =>
    NAKED_HOST.test(typed) ? `https://${typed}` : typed,
  );
  return address.refine(
    (value) => {
      if (value.startsWith('/')) return !/^\/[/\\]/.test(value);
      return URL.canParse(value) && LINK_SCHEMES.has(new URL(value).protocol);
    },
    { params: { code: 'INVALID_URL' } },
  );
}

/** The rule of an update: each field may be left out, the row and the version that was read may not. */
export function changeRule<Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape, z.core.$strict>) {
  return fields.partial().extend({ id: z.guid(), version: z.int() });
}

const TOO_LARGE = { params: { code: 'AMOUNT_TOO_LARGE' } };

/** An amount that the shop sets, minor units: below nothing where an option takes something off. */
export const moneyRule = z.int().refine((amount) => Math.abs(amount) <= HIGHEST_AMOUNT, TOO_LARGE);

/** A price, a fee or a minimum, minor units. */
export const amountRule = moneyRule.min(0);

/** What an order costs, is paid with or has taken off, minor units. */
export const sumRule = z
  .int()
  .min(0)
  .refine((amount) => amount <= MAXIMUM_TOTAL, TOO_LARGE);

/** The same as the REST paths take it, a number of major units with two decimals at most; in minor units afterwards. */
export const majorUnits = z
  .number()
  .transform((amount, { addIssue }) => {
    const minor = Math.round(amount * MINOR_PER_MAJOR);
    if (minor / MINOR_PER_MAJOR === amount) return minor;
    addIssue({ code: 'custom', input: amount, params: { code: 'TOO_MANY_DECIMALS' } });
    return z.NEVER;
  })
  .pipe(sumRule);
