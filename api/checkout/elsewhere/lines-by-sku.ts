import type { CatalogTables } from '../../catalog/read-model/catalog-tables';
import { InvalidInput } from '../../kernel/refusals';
import type { LineChoice, LineWish } from '../cart/choose-line';
import { VariantNotFound } from '../refusals';

/**
 * The dishes and options that article numbers stand for.
 *
 * @throws {VariantNotFound} when no dish has the number.
 * @throws {InvalidInput} when several have it, or no option of the dish.
 */
export function linesBySku(catalog: CatalogTables, lines: readonly LineWish[]): LineChoice[] {
  return lines.map((line, index) => {
    const at = ['lines', String(index)];
    const variantId = line.variantId ?? variantOf(catalog, line.sku ?? '', at);
    const chosen = (line.optionSkus ?? []).map((sku, place) =>
      optionOf(catalog, variantId, sku, [...at, 'optionSkus', String(place)]),
    );
    return { ...line, variantId, optionIds: [...line.optionIds, ...chosen] };
  });
}

/** Dishes on the menu go before those that are not. */
function variantOf(catalog: CatalogTables, sku: string, at: readonly string[]): string {
  const entries = [...catalog.entries.values()].filter(({ variants }) => variants.some((one) => one.sku === sku));
  const shown = entries.filter(({ product }) => catalog.isOnTheMenu(product.id));
  const found = (shown.length > 0 ? shown : entries).flatMap(({ variants }) =>
    variants.filter((one) => one.sku === sku),
  );
  if (!found[0]) throw new VariantNotFound('sku').within(at);
  return onlyOne(found, [...at, 'sku']);
}

function optionOf(catalog: CatalogTables, variantId: string, sku: string, path: readonly string[]): string {
  const options = [...(catalog.owner(variantId)?.options.values() ?? [])].flat();
  const found = options.filter((option) => option.sku === sku);
  if (!found[0]) throw new InvalidInput([{ path, code: 'UNKNOWN_OPTION' }]);
  return onlyOne(found, path);
}

function onlyOne([first, ...others]: readonly { readonly id: string }[], path: readonly string[]): string {
  if (!first || others.length > 0) throw new InvalidInput([{ path, code: 'SKU_NOT_UNIQUE' }]);
  return first.id;
}
