import { FormattedMessage, useIntl } from 'react-intl';
import { FilterBar, FilterSelect } from '../../kit/table/filter-bar';
import styles from './promo-codes.module.css';
import { PROMO_STATES } from './promo-state';

/** By what the list can be narrowed down, and how many codes that leaves. */
export function PromoFilters({ count }: { readonly count: number }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <FilterBar searchLabel={formatMessage({ id: 'command-center.promo-codes.search' })}>
        <FilterSelect
          label={formatMessage({ id: 'command-center.promo-codes.state' })}
          name="state"
          options={[
            { value: '', label: formatMessage({ id: 'command-center.promo-codes.anyState' }) },
            ...PROMO_STATES.map((state) => ({
              value: state,
              label: formatMessage({ id: `command-center.promo-codes.state.${state}` }),
            })),
          ]}
        />
      </FilterBar>
      <p className={styles.count} role="status">
        <FormattedMessage id="command-center.promo-codes.count" values={{ count }} />
      </p>
    </>
  );
}
