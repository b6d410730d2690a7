import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../kit/ui/button';
import figures from './figures.module.css';
import styles from './hours-chart.module.css';
import { HoursTable } from './hours-table';
import { Panel } from './panel';
import { shownHours } from './shown-hours';
import { useHour } from './use-hour';

const HoursChartFragment = graphql(`
  fragment HoursChart on Sales {
    byHour {
      hour
      orders
      ...SalesHourRow
    }
  }
`);

/** The bars' share of the height: above the tallest one stands its number. */
const TALLEST = 0.88;
const BAR = { inset: 0.14, width: 0.72 };

/** When shoppers order, by the shop's clocks: bars, or the same as a table. */
export function HoursChart({ sales }: { readonly sales: FragmentType<typeof HoursChartFragment> }) {
  const hours = shownHours(readFragment(HoursChartFragment, sales).byHour);
  const [isTable, setIsTable] = useState(false);
  const { formatMessage, formatNumber } = useIntl();
  const { short, full } = useHour();
  const most = Math.max(...hours.map(({ orders }) => orders));
  const busiest = hours.find(({ orders }) => orders === most)?.hour ?? 0;
  const heightOf = (orders: number) => (most > 0 ? (orders / most) * TALLEST : 0);
  return (
    <Panel
      aside={
        most > 0 && (
          <Button onClick={() => setIsTable(!isTable)} size="sm" variant="ghost">
            <FormattedMessage id={`command-center.dashboard.byHour.${isTable ? 'asChart' : 'table'}`} />
          </Button>
        )
      }
      title={<FormattedMessage id="command-center.dashboard.byHour" />}
    >
      {most === 0 && (
        <p className={figures.muted}>
          <FormattedMessage id="command-center.dashboard.noOrders" />
        </p>
      )}
      {most > 0 && isTable && <HoursTable hours={hours} />}
      {most > 0 && !isTable && (
        <div className={styles.chart}>
          <svg
            aria-label={formatMessage(
              { id: 'command-center.dashboard.byHour.chart' },
              { busiest: most, hour: full(busiest) },
            )}
            className={styles.bars}
            preserveAspectRatio="none"
            role="img"
            viewBox={`0 0 ${hours.length} 1`}
          >
            {hours.map(({ hour, orders }, index) => (
              <rect
                className={styles.bar}
                height={heightOf(orders)}
                key={hour}
                width={BAR.width}
                x={index + BAR.inset}
                y={1 - heightOf(orders)}
              />
            ))}
          </svg>
          <div aria-hidden="true" className={classNames(styles.scale, styles.counts)}>
            {hours.map(({ hour, orders }) => (
              <span key={hour} style={{ paddingBottom: `calc(var(--tallest) * ${heightOf(orders)})` }}>
                {orders > 0 && formatNumber(orders)}
              </span>
            ))}
          </div>
          <div aria-hidden="true" className={classNames(styles.scale, styles.hours)}>
            {hours.map(({ hour }) => (
              <span key={hour}>{short(hour)}</span>
            ))}
          </div>
        </div>
      )}
    </Panel>
  );
}
