import { useIntl } from 'react-intl';
import { FilterBar, FilterSelect } from '../../kit/table/filter-bar';
import type { MenuOfCategories } from './category-options';
import { NO_CATEGORY } from './product-filter';

/** What the list is narrowed down by; it stands in the address. */
export function ProductFilters({ menus }: { readonly menus: readonly MenuOfCategories[] }) {
  const { formatMessage } = useIntl();
  const hasSeveral = menus.length > 1;
  const categories = menus.flatMap((menu) =>
    menu.categories.map(({ id, name }) => ({ value: id, label: hasSeveral ? `${menu.name} › ${name}` : name })),
  );
  return (
    <FilterBar searchLabel={formatMessage({ id: 'command-center.products.search' })}>
      <FilterSelect
        label={formatMessage({ id: 'command-center.products.category' })}
        name="category"
        options={[
          { value: '', label: formatMessage({ id: 'command-center.products.category.any' }) },
          { value: NO_CATEGORY, label: formatMessage({ id: 'command-center.products.category.none' }) },
          ...categories,
        ]}
      />
      <FilterSelect
        label={formatMessage({ id: 'command-center.products.onSale' })}
        name="sale"
        options={[
          { value: '', label: formatMessage({ id: 'command-center.products.sale.any' }) },
          { value: 'on', label: formatMessage({ id: 'command-center.products.sale.on' }) },
          { value: 'off', label: formatMessage({ id: 'command-center.products.sale.off' }) },
        ]}
      />
      <FilterSelect
        label={formatMessage({ id: 'command-center.products.lacks' })}
        name="lacks"
        options={[
          { value: '', label: formatMessage({ id: 'command-center.products.lacks.any' }) },
          { value: 'photo', label: formatMessage({ id: 'command-center.products.lacks.photo' }) },
          { value: 'translation', label: formatMessage({ id: 'command-center.products.lacks.translation' }) },
        ]}
      />
    </FilterBar>
  );
}
