import { z } from 'zod';
import { toLocale } from '../../domain/locale';
import type { Localized } from '../../domain/localized';
import { isValidPageSlug, isValidSlug, MAXIMUM_SLUG } from '../catalog/slug';
import { localizedRule, textRule } from '../kernel/input-rules';
import { sanitizeBody } from './sanitize-body';

/** Characters of one language's HTML: both languages together pass the limit of a request's body. */
const BODY_LENGTH = 50_000;

const slugRule = textRule({ maximum: MAXIMUM_SLUG })
  .refine((slug) => slug === '' || isValidSlug(slug), { params: { code: 'INVALID_SLUG' }, abort: true })
  .refine((slug) => slug === '' || isValidPageSlug(slug), { params: { code: 'SLUG_RESERVED' } })
  .nullable();

/** The same fields with the body as shoppers may get it, in the languages in which something is left of it. */
export async function withCleanBody<Fields extends { readonly body?: Localized }>(fields: Fields): Promise<Fields> {
  if (!fields.body) return fields;
  const clean = async ([locale, html]: [string, string]) => [locale, await sanitizeBody(html)] as const;
  const entries = await Promise.all(Object.entries(fields.body).map(clean));
  return { ...fields, body: Object.fromEntries(entries.filter(([, html]) => html !== '')) };
}

/** What staff enter of a page; keep its body by way of {@link withCleanBody}. An empty slug asks for one made from the title. */
export function pageFields({ defaultLocale }: { readonly defaultLocale: string }) {
  return z.strictObject({
    slug: slugRule,
    title: localizedRule({ maximum: 120, requiredIn: toLocale(defaultLocale) }),
    body: localizedRule({ maximum: BODY_LENGTH }),
    seoDescription: localizedRule({ maximum: 300 }),
    isPublished: z.boolean(),
  });
}
