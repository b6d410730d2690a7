import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useNavigation } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { LinkButton } from '../../kit/ui/button';
import { Segmented } from '../../kit/ui/choices';
import { CancelReasons } from './cancel-reasons';
import styles from './dashboard.module.css';
import { HoursChart } from './hours-chart';
import { OrderSources } from './order-sources';
import { PERIODS, type Period, toPeriod } from './period';
import { SalesTiles } from './sales-tiles';
import { TopDishes } from './top-dishes';

const SalesSectionFragment = graphql(`
  fragment SalesSection on Channel {
    sales(days: $days) {
      ...SalesFigures
      ...HoursChart
      ...OrderSources
      ...TopDishes
      ...CancelReasons
    }
    before: sales(days: $days, daysAgo: $before, toThisTime: true) {
      ...SalesFigures
    }
  }
`);

interface Props {
  readonly channel: FragmentType<typeof SalesSectionFragment>;
  readonly period: Period;
}

/** What a period has brought, under a switch of the period that stands in the address. */
export function SalesSection({ channel, period }: Props) {
  const { sales, before } = readFragment(SalesSectionFragment, channel);
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { location } = useNavigation();
  // The switch answers at once, the figures follow.
  const chosen = location?.search.includes('period=') ? toPeriod(new URLSearchParams(location.search)) : period;
  return (
    <section aria-labelledby="sales" className={styles.sales}>
      <div className={styles.head}>
        <h2 className={styles.heading} id="sales">
          <FormattedMessage id="command-center.dashboard.sales" />
        </h2>
        <LinkButton to="/command-center/reports" variant="outline">
          <FormattedMessage id="command-center.reports.title" />
        </LinkButton>
        <Segmented
          label={formatMessage({ id: 'command-center.dashboard.period' })}
          onChange={(value) => void navigate(`?period=${value}`, { preventScrollReset: true, replace: true })}
          segments={PERIODS.map((value) => ({
            value,
            label: formatMessage({ id: `command-center.dashboard.period.${value}` }),
          }))}
          value={chosen}
        />
      </div>
      {sales && before && <SalesTiles before={{ sales: before, period }} sales={sales} />}
      {sales && (
        <div className={styles.columns}>
          <HoursChart sales={sales} />
          <div className={styles.stack}>
            <OrderSources sales={sales} />
            <TopDishes sales={sales} />
            <CancelReasons sales={sales} />
          </div>
        </div>
      )}
    </section>
  );
}
