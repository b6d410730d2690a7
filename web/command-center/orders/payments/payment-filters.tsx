import { useIntl } from 'react-intl';
import { PeriodFilter } from '../../kit/period/period-filter';
import type { ReportPeriod } from '../../kit/period/report-period';
import { FilterBar, FilterSelect } from '../../kit/table/filter-bar';
import { MODES, PROVIDERS, STATE_FILTERS } from './payment-variables';

/** What the list can be narrowed down to; all of it stands in the address. */
export function PaymentFilters({ period }: { readonly period: ReportPeriod }) {
  const { formatMessage } = useIntl();
  return (
    <FilterBar searchLabel={formatMessage({ id: 'command-center.payments.search' })}>
      <PeriodFilter period={period} />
      <FilterSelect
        label={formatMessage({ id: 'command-center.payments.state' })}
        name="state"
        options={[
          { value: '', label: formatMessage({ id: 'command-center.payments.anyState' }) },
          ...STATE_FILTERS.map((state) => ({
            value: state,
            label: formatMessage({
              id:
                state === 'UNPAID' || state === 'TROUBLE'
                  ? `command-center.payments.state.${state}`
                  : `command-center.money.${state}`,
            }),
          })),
        ]}
      />
      <FilterSelect
        label={formatMessage({ id: 'command-center.provider.kind' })}
        name="provider"
        options={[
          { value: '', label: formatMessage({ id: 'command-center.payments.anyProvider' }) },
          ...PROVIDERS.map((provider) => ({
            value: provider,
            label: formatMessage({ id: `command-center.provider.kind.${provider}` }),
          })),
        ]}
      />
      <FilterSelect
        label={formatMessage({ id: 'command-center.payments.mode' })}
        name="mode"
        options={[
          { value: '', label: formatMessage({ id: 'command-center.payments.anyMode' }) },
          ...MODES.map((mode) => ({ value: mode, label: formatMessage({ id: `command-center.provider.${mode}` }) })),
        ]}
      />
    </FilterBar>
  );
}
