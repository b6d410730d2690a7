import { useIntl } from 'react-intl';
import { FilterBar, FilterSelect } from '../../kit/table/filter-bar';
import { FilterDay } from '../../kit/table/filter-day';
import { STATUS_FILTERS } from '../page/status-filter';
import { OWN_SHOP } from './list-variables';

interface Props {
  readonly warehouses: readonly { readonly id: string; readonly name: string }[];
  /** Where orders have come from; none: all were placed in this shop. */
  readonly sources: readonly string[];
}

/** What the list can be narrowed down to; all of it stands in the address. */
export function ListFilters({ warehouses, sources }: Props) {
  const { formatMessage } = useIntl();
  return (
    <FilterBar searchLabel={formatMessage({ id: 'command-center.order-list.search' })}>
      <FilterSelect
        label={formatMessage({ id: 'command-center.order-list.status' })}
        name="status"
        options={STATUS_FILTERS.map((filter) => ({
          value: filter === 'ALL' ? '' : filter,
          label: formatMessage({
            id: filter === 'ALL' ? 'command-center.order-list.anyStatus' : `command-center.status.${filter}`,
          }),
        }))}
      />
      <FilterSelect
        label={formatMessage({ id: 'command-center.order-list.method' })}
        name="method"
        options={[
          { value: '', label: formatMessage({ id: 'command-center.order-list.anyMethod' }) },
          { value: 'DELIVERY', label: formatMessage({ id: 'command-center.method.DELIVERY' }) },
          { value: 'PICKUP', label: formatMessage({ id: 'command-center.method.PICKUP' }) },
        ]}
      />
      {warehouses.length > 1 && (
        <FilterSelect
          label={formatMessage({ id: 'command-center.order-list.warehouse' })}
          name="warehouse"
          options={[
            { value: '', label: formatMessage({ id: 'command-center.order-list.anyWarehouse' }) },
            ...warehouses.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {sources.length > 0 && (
        <FilterSelect
          label={formatMessage({ id: 'command-center.order-list.source' })}
          name="source"
          options={[
            { value: '', label: formatMessage({ id: 'command-center.order-list.anySource' }) },
            { value: OWN_SHOP, label: formatMessage({ id: 'command-center.order.ownShop' }) },
            ...sources.map((source) => ({ value: source, label: source })),
          ]}
        />
      )}
      <FilterDay label={formatMessage({ id: 'command-center.order-list.from' })} name="from" />
      <FilterDay label={formatMessage({ id: 'command-center.order-list.to' })} name="to" />
    </FilterBar>
  );
}
