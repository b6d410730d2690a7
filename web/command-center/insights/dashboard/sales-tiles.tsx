import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useMoney } from '../../../ui/text/use-money';
import { FigureTiles } from '../../kit/page/figure-tiles';
import { Tag } from '../../kit/ui/feedback';
import type { Period } from './period';

const SalesFiguresFragment = graphql(`
  fragment SalesFigures on Sales {
    orders
    cancelled
    revenue {
      minor
      currencyCode
    }
    tips {
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
  /** With what it is compared. */
  readonly before?: { readonly sales: Figures; readonly period: Period };
}

/** What the period has brought, each figure beside that of the period before. */
export function SalesTiles({ sales, before }: Props) {
  const now = readFragment(SalesFiguresFragment, sales);
  const then = before && readFragment(SalesFiguresFragment, before.sales);
  const { formatNumber, formatMessage } = useIntl();
  const money = useMoney();
  const none = formatMessage({ id: 'command-center.dashboard.none' });
  const tiles = [
    {
      name: 'revenue',
      value: money(now.revenue),
      before: then && money(then.revenue),
      share: changeOf(now.revenue.minor, then?.revenue.minor),
    },
    {
      name: 'orders',
      value: formatNumber(now.orders),
      before: then && formatNumber(then.orders),
      share: changeOf(now.orders, then?.orders),
    },
    {
      name: 'averageCheck',
      value: now.averageCheck ? money(now.averageCheck) : none,
      before: then && (then.averageCheck ? money(then.averageCheck) : none),
      share: changeOf(now.averageCheck?.minor ?? 0, then?.averageCheck?.minor),
    },
    ...(now.tips.minor > 0 || (then && then.tips.minor > 0)
      ? ([
          {
            name: 'tips',
            value: money(now.tips),
            before: then && money(then.tips),
            share: changeOf(now.tips.minor, then?.tips.minor),
          },
        ] as const)
      : []),
    {
      name: 'cancelled',
      value: formatNumber(now.cancelled),
      before: then && formatNumber(then.cancelled),
      share: null,
    },
  ] as const;
  return (
    <FigureTiles
      tiles={tiles.map(({ name, value, before: valueBefore, share }) => ({
        key: name,
        label: <FormattedMessage id={`command-center.dashboard.${name}`} />,
        value: (
          <>
            {value}
            {share !== null && (
              <Tag tone={share > 0 ? 'success' : share < 0 ? 'warning' : 'neutral'}>
                {formatNumber(share, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 })}
              </Tag>
            )}
          </>
        ),
        note: before && (
          <FormattedMessage id={`command-center.dashboard.before.${before.period}`} values={{ value: valueBefore }} />
        ),
      }))}
    />
  );
}

/** Null where there is nothing to compare, or nothing yet: a day that has just begun has not lost all of its sales. */
function changeOf(now: number, then = 0): number | null {
  return now > 0 && then > 0 ? Math.round((100 * (now - then)) / then) / 100 : null;
}
