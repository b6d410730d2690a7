import { useIntl } from 'react-intl';
import { FilterSelect } from '../table/filter-bar';
import { FilterDay } from '../table/filter-day';
import { OWN_DAYS, REPORT_PERIODS, type ReportPeriod } from './report-period';

/** Which days are meant, among the filters of a {@link FilterBar}. */
export function PeriodFilter({ period }: { readonly period: ReportPeriod }) {
  const { formatMessage } = useIntl();
  const [month, ...others] = REPORT_PERIODS;
  const label = (value: ReportPeriod) => formatMessage({ id: `command-center.reports.period.${value}` });
  return (
    <>
      <FilterSelect
        label={formatMessage({ id: 'command-center.dashboard.period' })}
        name="period"
        options={[{ value: '', label: label(month) }, ...others.map((value) => ({ value, label: label(value) }))]}
      />
      {period === OWN_DAYS && (
        <>
          <FilterDay label={formatMessage({ id: 'command-center.order-list.from' })} name="from" />
          <FilterDay label={formatMessage({ id: 'command-center.order-list.to' })} name="to" />
        </>
      )}
    </>
  );
}
