import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Tag } from '../../../ui/text/tag';
import { useMoney } from '../../../ui/text/use-money';
import type { Period } from './period';
import styles from './sales-tiles.module.css';

const SalesFiguresFragment = graphql(`
  fragment SalesFigures on Sales {
    orders
    cancelled
    revenue {
      minor
      currencyCode
    }
    averageCheck {
      minor
      currencyCode
    }
  }
`);

type Figures = FragmentType<typeof SalesFiguresFragment>;

interface Props {
  readonly sales: Figures;
  readonly before: Figures;
  readonly period: Period;
}

/** What the period has brought, each figure beside that of the period before. */
export function SalesTiles({ sales, before, period }: Props) {
  const now = readFragment(SalesFiguresFragment, sales);
  const then = readFragment(SalesFiguresFragment, before);
  const { formatNumber, formatMessage } = useIntl();
  const money = useMoney();
  const none = formatMessage({ id: 'command-center.dashboard.none' });
  const tiles = [
    {
      name: 'revenue',
      value: money(now.revenue),
      before: money(then.revenue),
      share: changeOf(now.revenue.minor, then.revenue.minor),
    },
    {
      name: 'orders',
      value: formatNumber(now.orders),
      before: formatNumber(then.orders),
      share: changeOf(now.orders, then.orders),
    },
    {
      name: 'averageCheck',
      value: now.averageCheck ? money(now.averageCheck) : none,
      before: then.averageCheck ? money(then.averageCheck) : none,
      share: changeOf(now.averageCheck?.minor ?? 0, then.averageCheck?.minor ?? 0),
    },
    {
      name: 'cancelled',
      value: formatNumber(now.cancelled),
      before: formatNumber(then.cancelled),
      share: null,
    },
  ] as const;
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ name, value, before: valueBefore, share }) => (
        <div className={styles.tile} key={name}>
          <dt className={styles.name}>
            <FormattedMessage id={`command-center.dashboard.${name}`} />
          </dt>
          <dd className={styles.value}>
            {value}
            {share !== null && (
              <Tag tone={share > 0 ? 'success' : share < 0 ? 'warning' : 'neutral'}>
                {formatNumber(share, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 })}
              </Tag>
            )}
          </dd>
          <dd className={styles.before}>
            <FormattedMessage id={`command-center.dashboard.before.${period}`} values={{ value: valueBefore }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Null where there is nothing to compare, or nothing yet: a day that has just begun has not lost all of its sales. */
function changeOf(now: number, then: number): number | null {
  return now > 0 && then > 0 ? Math.round((100 * (now - then)) / then) / 100 : null;
}
