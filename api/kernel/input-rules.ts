import { z } from 'zod';
import { LOCALES, type Locale } from '../../domain/locale';
import type { Localized } from '../../domain/localized';

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
export const hrefRule = textRule({ minimum: 1, maximum: 2048 }).refine(
  (value) => {
    if (value.startsWith('/')) return !/^\/[/\\]/.test(value);
    return URL.canParse(value) && LINK_SCHEMES.has(new URL(value).protocol);
  },
  { params: { code: 'INVALID_URL' } },
);

/** The rule of an update: each field may be left out, the row and the version that was read may not. */
export function changeRule<Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape, z.core.$strict>) {
  return fields.partial().extend({ id: z.guid(), version: z.int() });
}

/** An amount as the REST paths take it, a number of major units; in minor units afterwards. */
export const majorUnits = z.number().transform((amount) => Math.round(amount * 100));
