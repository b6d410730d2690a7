import { Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { ReportPartsFragment as Parts } from '../../../gql/graphql';
import { query } from '../../../graphql/query';
import { readPage } from '../../kit/entity/read-page';
import { PageHead } from '../../kit/page/page-head';
import { intlZone } from '../../kit/time/intl-zone';
import { CancelReasons } from '../dashboard/cancel-reasons';
import styles from '../dashboard/dashboard.module.css';
import { HoursChart } from '../dashboard/hours-chart';
import { OrderSources } from '../dashboard/order-sources';
import { SalesTiles } from '../dashboard/sales-tiles';
import type { Route } from './+types/reports-route';
import { ReportFilters } from './report-filters';
import { periodProblem, type ReportDays, reportDays, toReportPeriod } from './report-period';
import { ReportTable } from './report-table';
import { useReportColumns } from './use-report-columns';

const ReportZoneQuery = graphql(`
  query ReportZone {
    channel {
      id
      timeZone
    }
  }
`);

const ReportsQuery = graphql(`
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
  const { searchParams } = route.url;
  const { channel } = await query(route.context, ReportZoneQuery, {});
  const days = reportDays(searchParams, Date.now(), intlZone(channel?.timeZone ?? 'UTC'));
  const problem = periodProblem(days);
  const { data } = await readPage(route, 'ORDERS', ReportsQuery, { ...days, isPeriod: problem === null });
  return { data, days, problem, period: toReportPeriod(searchParams) };
}

/** What days of one's own choice have brought: in sum, by hour, dish, category, payment and promo code. */
export default function Reports({ loaderData: { data, days, problem, period } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const sales = data.channel?.salesBetween;
  return (
    <>
      <PageHead title={formatMessage({ id: 'command-center.reports.title' })} />
      <ReportFilters period={period} />
      {problem && (
        <Text color="fg.error" role="alert">
          <FormattedMessage id={`command-center.reports.problem.${problem}`} />
        </Text>
      )}
      {sales && (
        <div className={styles.page}>
          <Text color="fg.muted" fontSize="sm" role="status">
            <Days {...days} />
          </Text>
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

/** A range by Intl has other spaces in browsers than in Node, so a message joins its ends. */
function Days({ from, to }: ReportDays) {
  const { formatDate } = useIntl();
  const day = (date: string) => formatDate(date, { dateStyle: 'long', timeZone: 'UTC' });
  if (from === to) return day(from);
  return <FormattedMessage id="command-center.reports.days" values={{ from: day(from), to: day(to) }} />;
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
    </>
  );
}
