import type { Locale } from '../../../domain/locale';
import type { Localized } from '../../../domain/localized';
import type { MenuTables, OptionGroupRow, OptionRow, ProductRow, VariantRow } from '../tables/menu-tables';

/** Names of rows for a report: a part is named with what it belongs to. */
export function rowNames(menus: readonly MenuTables[], locale: Locale) {
  const text = (name: Localized, otherwise = '') => name[locale] || Object.values(name)[0] || otherwise;
  const products = new Map(menus.flatMap((menu) => menu.products.map((product) => [product.id, product] as const)));
  const groups = new Map(menus.flatMap((menu) => menu.optionGroups.map((group) => [group.id, group] as const)));
  const joined = (...names: string[]) => names.filter(Boolean).join(' · ');
  const product = ({ name, slug }: ProductRow) => text(name, slug);
  const productOf = (id: string) => {
    const row = products.get(id);
    return row ? product(row) : '';
  };
  const group = ({ productId, name }: OptionGroupRow) => joined(productOf(productId), text(name));
  return {
    product,
    productOf,
    variant: ({ productId, name, sku }: VariantRow) => joined(productOf(productId), text(name, sku ?? '')),
    group,
    option: ({ optionGroupId, name }: OptionRow) => {
      const owner = groups.get(optionGroupId);
      return joined(owner ? group(owner) : '', text(name));
    },
  };
}
