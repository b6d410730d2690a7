import { page } from '../../domain/entities/page';
import type { Localized } from '../../domain/localized';
import { isValidPageSlug, isValidSlug } from '../catalog/slug';
import { inputReader } from '../kernel/field-rules';
import { textRule } from '../kernel/input-rules';
import { sanitizeBody } from './sanitize-body';

const slugRule = textRule(page.fields.slug)
  .refine((slug) => slug === '' || isValidSlug(slug), { params: { code: 'INVALID_SLUG' }, abort: true })
  .refine((slug) => slug === '' || isValidPageSlug(slug), { params: { code: 'SLUG_RESERVED' } });

/** The same fields with the body as shoppers may get it, in the languages in which something is left of it. */
export async function withCleanBody<Fields extends { readonly body?: Localized }>(fields: Fields): Promise<Fields> {
  if (!fields.body) return fields;
  const clean = async ([locale, html]: [string, string]) => [locale, await sanitizeBody(html)] as const;
  const entries = await Promise.all(Object.entries(fields.body).map(clean));
  return { ...fields, body: Object.fromEntries(entries.filter(([, html]) => html !== '')) };
}

/** Reads what staff enter of a page; keep its body through {@link withCleanBody}. An empty slug asks for one made from the title. */
export const pageInput = inputReader(page.fields, { slug: slugRule });
