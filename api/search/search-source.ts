import { type Localized, parseLocalized } from '../../domain/localized';
import type { CatalogTables, ProductEntry } from '../catalog/read-model/catalog-tables';
import type { SearchDocument } from './search-document';
import { TAG_WORDS } from './words/tag-words';

/** A dish with all that it can be found by. */
export function searchDocument(tables: CatalogTables, entry: ProductEntry): SearchDocument {
  const { product, variants, options } = entry;
  const { id, tags, allergens, name, description } = product;
  const all = (field: 'CATEGORY' | 'CHOICE', named: readonly { readonly name: unknown }[]) =>
    named.map((one) => ({ field, text: parseLocalized(one.name) }));
  return {
    id,
    tags,
    allergens,
    texts: [
      { field: 'NAME', text: parseLocalized(name) },
      ...all('CATEGORY', tables.categoriesShowing(entry)),
      ...tags.map((tag): { field: 'TAG'; text: Localized } => ({ field: 'TAG', text: TAG_WORDS[tag] })),
      ...all('CHOICE', [...variants, ...[...options.values()].flat()]),
      { field: 'DESCRIPTION', text: parseLocalized(description) },
    ],
  };
}
