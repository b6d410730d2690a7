import { FormattedMessage, useIntl } from 'react-intl';
import { readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { ReportPartsFragment as Parts } from '../../../gql/graphql';
import { readPage } from '../../kit/entity/read-page';
import { PageHead } from '../../kit/page/page-head';
import { PeriodFilter } from '../../kit/period/period-filter';
import { PeriodWords } from '../../kit/period/period-words';
import { readPeriod } from '../../kit/period/read-period';
import type { ReportDays } from '../../kit/period/report-period';
import { FilterBar } from '../../kit/table/filter-bar';
import { CancelReasons } from '../dashboard/cancel-reasons';
import styles from '../dashboard/dashboard.module.css';
import { HoursChart } from '../dashboard/hours-chart';
import { OrderSources } from '../dashboard/order-sources';
import { SalesTiles } from '../dashboard/sales-tiles';
import type { Route } from './+types/reports-route';
import { ReportTable } from './report-table';
import { useReportColumns } from './use-report-columns';

export const ReportsQuery = graphql(`
  query Reports($from: Date!, $to: Date!, $isPeriod: Boolean!) {
    ...StaffSession
    channel {
      id
      salesBetween(from: $from, to: $to) @include(if: $isPeriod) {
        ...SalesFigures
        ...HoursChart
        ...CancelReasons
        ...OrderSources
        ...ReportParts
      }
    }
  }
`);

const ReportPartsFragment = graphql(`
  fragment ReportParts on Sales {
    byDish {
      name
      quantity
      revenue {
        minor
        decimal
        currencyCode
      }
    }
    byCategory {
      name
      quantity
      revenue {
        minor
        decimal
        currencyCode
      }
    }
    byPayment {
      name
      orders
      revenue {
        minor
        decimal
        currencyCode
      }
    }
    byTaxRate {
      rate
      gross {
        minor
        decimal
        currencyCode
      }
      net {
        minor
        decimal
        currencyCode
      }
      tax {
        minor
        decimal
        currencyCode
      }
    }
    byPromoCode {
      code
      orders
      discount {
        minor
        decimal
        currencyCode
      }
      revenue {
        minor
        decimal
        currencyCode
      }
    }
  }
`);

export async function loader(route: Route.LoaderArgs) {
  const period = await readPeriod(route.context, route.url);
  const { data } = await readPage(route, 'ORDERS', ReportsQuery, { ...period.days, isPeriod: period.problem === null });
  return { data, ...period };
}

/** What days of one's own choice have brought: in sum, by hour, dish, category, payment, promo code and rate of VAT. */
export default function Reports({ loaderData: { data, days, problem, period } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const sales = data.channel?.salesBetween;
  return (
    <>
      <PageHead title={formatMessage({ id: 'command-center.reports.title' })} />
      <FilterBar>
        <PeriodFilter period={period} />
      </FilterBar>
      {problem && <PeriodWords days={days} problem={problem} />}
      {sales && (
        <div className={styles.page}>
          <PeriodWords days={days} problem={problem} />
          <SalesTiles sales={sales} />
          <div className={styles.columns}>
            <Tables days={days} parts={readFragment(ReportPartsFragment, sales)} />
            <HoursChart sales={sales} />
            <OrderSources sales={sales} />
            <CancelReasons sales={sales} />
          </div>
        </div>
      )}
    </>
  );
}

interface TablesProps {
  readonly days: ReportDays;
  readonly parts: Parts;
}

function Tables({ days: { from, to }, parts }: TablesProps) {
  const columns = useReportColumns();
  const name = (part: string) => `${part}-${from}-${to}`;
  return (
    <>
      <ReportTable
        columns={columns.dishes}
        name={name('dishes')}
        rows={parts.byDish}
        title={<FormattedMessage id="command-center.reports.byDish" />}
      />
      <ReportTable
        columns={columns.categories}
        name={name('categories')}
        rows={parts.byCategory}
        title={<FormattedMessage id="command-center.reports.byCategory" />}
      />
      <ReportTable
        columns={columns.payments}
        name={name('payments')}
        rows={parts.byPayment}
        title={<FormattedMessage id="command-center.reports.byPayment" />}
      />
      <ReportTable
        columns={columns.promoCodes}
        name={name('promo-codes')}
        none={<FormattedMessage id="command-center.reports.noPromoCodes" />}
        rows={parts.byPromoCode}
        title={<FormattedMessage id="command-center.reports.byPromoCode" />}
      />
      {parts.byTaxRate.length > 0 && (
        <ReportTable
          columns={columns.taxRates}
          name={name('vat')}
          rows={parts.byTaxRate}
          title={<FormattedMessage id="command-center.reports.byTaxRate" />}
        />
      )}
    </>
  );
}
