import { useIntl } from 'react-intl';
import { STATUS_FILTERS } from '../orders/status-filter';
import { FilterBar, FilterSelect, useFilters } from '../table/filter-bar';
import styles from './list-filters.module.css';

interface Props {
  readonly warehouses: readonly { readonly id: string; readonly name: string }[];
}

/** What the list can be narrowed down to; all of it stands in the address. */
export function ListFilters({ warehouses }: Props) {
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
      <Day label={formatMessage({ id: 'command-center.order-list.from' })} name="from" />
      <Day label={formatMessage({ id: 'command-center.order-list.to' })} name="to" />
    </FilterBar>
  );
}

/** A day of the shop’s calendar. */
function Day({ name, label }: { readonly name: string; readonly label: string }) {
  const { search, set } = useFilters();
  const value = search.get(name) ?? '';
  return (
    <label className={styles.day}>
      <span>{label}</span>
      {/* Anew for each value: what is being typed into it is the browser’s own. */}
      <input
        defaultValue={value}
        key={value}
        onChange={(event) => {
          const { value: typed, validity } = event.currentTarget;
          // A year is typed digit by digit: nothing before this century is meant.
          if (validity.valid && (typed === '' || typed >= '2000')) set({ [name]: typed });
        }}
        type="date"
      />
    </label>
  );
}
