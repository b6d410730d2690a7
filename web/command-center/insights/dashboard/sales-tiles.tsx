import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useMoney } from '../../../ui/text/use-money';
import { Tag } from '../../kit/ui/feedback';
import type { Period } from './period';

const TILE = {
  display: 'grid',
  gap: '1',
  alignContent: 'start',
  minWidth: '0',
  containerType: 'inline-size',
  padding: '4',
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'bg',
} as const;

const VALUE = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-1) var(--space-2)',
  alignItems: 'center',
  margin: '0',
  fontSize: 'clamp(var(--text-md), 12cqi, var(--text-xl))',
  fontWeight: '800',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.2',
} as const;

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
    {
      name: 'cancelled',
      value: formatNumber(now.cancelled),
      before: then && formatNumber(then.cancelled),
      share: null,
    },
  ] as const;
  return (
    <chakra.dl display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(9rem, 100%), 1fr))" gap="3" margin="0">
      {tiles.map(({ name, value, before: valueBefore, share }) => (
        <Box css={TILE} key={name}>
          <chakra.dt color="fg.muted" fontSize="sm" fontWeight="medium">
            <FormattedMessage id={`command-center.dashboard.${name}`} />
          </chakra.dt>
          <chakra.dd css={VALUE}>
            {value}
            {share !== null && (
              <Tag tone={share > 0 ? 'success' : share < 0 ? 'warning' : 'neutral'}>
                {formatNumber(share, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 })}
              </Tag>
            )}
          </chakra.dd>
          {before && (
            <chakra.dd margin="0" color="fg.muted" fontSize="xs">
              <FormattedMessage
                id={`command-center.dashboard.before.${before.period}`}
                values={{ value: valueBefore }}
              />
            </chakra.dd>
          )}
        </Box>
      ))}
    </chakra.dl>
  );
}

/** Null where there is nothing to compare, or nothing yet: a day that has just begun has not lost all of its sales. */
function changeOf(now: number, then = 0): number | null {
  return now > 0 && then > 0 ? Math.round((100 * (now - then)) / then) / 100 : null;
}
