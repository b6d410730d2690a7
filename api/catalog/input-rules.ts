import { SHORT_NAME_LENGTH, SKU_LENGTH, TITLE_LENGTH } from '../../domain/catalog-limits';
import { type Locale, toLocale } from '../../domain/locale';
import { parseLocalized } from '../../domain/localized';
import { localizedRule, textRule } from '../kernel/input-rules';
import { isValidSlug, MAXIMUM_SLUG } from './slug';

interface ShopLanguage {
  readonly defaultLocale: string;
}

const defaultLocaleOf = ({ defaultLocale }: ShopLanguage): Locale => toLocale(defaultLocale);

/** Of menus, categories and products: present in the shop's own language, which the others fall back to. */
export function titleRule(channel: ShopLanguage) {
  return localizedRule({ maximum: TITLE_LENGTH, requiredIn: defaultLocaleOf(channel) });
}

/** Of option groups and options. */
export function shortNameRule(channel: ShopLanguage) {
  return localizedRule({ maximum: SHORT_NAME_LENGTH, requiredIn: defaultLocaleOf(channel) });
}

/** An address as staff typed it; empty or null asks for one made from the name. */
export const slugRule = textRule({ maximum: MAXIMUM_SLUG })
  .refine((value) => value === '' || isValidSlug(value), { params: { code: 'INVALID_SLUG' } })
  .nullable();

/** An article number of the shop's own; an empty one becomes null. */
export const skuRule = textRule({ maximum: SKU_LENGTH })
  .transform((sku) => (sku === '' ? null : sku))
  .nullable();

/** A localised column in the shop's own language, which slugs are made from. */
export function defaultText(json: unknown, channel: ShopLanguage): string {
  return parseLocalized(json)[defaultLocaleOf(channel)] ?? '';
}
