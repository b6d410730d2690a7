import { useIntl } from 'react-intl';
import { FilterBar, FilterSelect } from '../../kit/table/filter-bar';
import { FilterDay } from '../../kit/table/filter-day';
import { STATUS_FILTERS } from '../page/status-filter';
import { LATE, MONEY_FILTERS, OWN_SHOP, TEST } from './list-variables';

interface Props {
  readonly warehouses: readonly { readonly id: string; readonly name: string }[];
  readonly couriers: readonly { readonly courierId: string; readonly name: string }[];
  /** Where orders have come from; none: all were placed in this shop. */
  readonly sources: readonly string[];
}

/** What the list can be narrowed down to; all of it stands in the address. */
export function ListFilters({ warehouses, couriers, sources }: Props) {
  const { formatMessage } = useIntl();
  return (
    <FilterBar searchLabel={formatMessage({ id: 'command-center.order-list.search' })}>
      <FilterSelect
        label={formatMessage({ id: 'command-center.order-list.status' })}
        name="status"
        options={[
          ...STATUS_FILTERS.map((filter) => ({
            value: filter === 'ALL' ? '' : filter,
            label: formatMessage({
              id: filter === 'ALL' ? 'command-center.order-list.anyStatus' : `command-center.status.${filter}`,
            }),
          })),
          { value: LATE, label: formatMessage({ id: 'command-center.order-list.late' }) },
          { value: TEST, label: formatMessage({ id: 'command-center.order-list.tests' }) },
        ]}
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
          label={formatMessage({ id: 'command-center.order-list.kitchen' })}
          name="kitchen"
          options={[
            { value: '', label: formatMessage({ id: 'command-center.order-list.anyKitchen' }) },
            ...warehouses.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {couriers.length > 0 && (
        <FilterSelect
          label={formatMessage({ id: 'command-center.courier.label' })}
          name="courier"
          options={[
            { value: '', label: formatMessage({ id: 'command-center.courier.any' }) },
            ...couriers.map(({ courierId, name }) => ({ value: courierId, label: name })),
          ]}
        />
      )}
      <FilterSelect
        label={formatMessage({ id: 'command-center.order-list.money' })}
        name="money"
        options={[
          { value: '', label: formatMessage({ id: 'command-center.order-list.anyMoney' }) },
          ...MONEY_FILTERS.map((money) => ({
            value: money,
            label: formatMessage({ id: `command-center.order-list.money.${money}` }),
          })),
        ]}
      />
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
