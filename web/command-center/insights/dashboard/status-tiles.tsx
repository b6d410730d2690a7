import { Box, chakra, Heading, Span } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { ACTIVE_STATUSES } from '../../../../domain/order-status';
import type { CheckoutStatus } from '../../../gql/graphql';
import { countOf, ordersPath } from '../../orders/page/status-filter';

const TILE = {
  display: 'grid',
  gap: '1',
  alignContent: 'start',
  height: '100%',
  padding: '4',
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'bg',
  color: 'fg',
  fontSize: 'sm',
  fontWeight: 'medium',
  textDecoration: 'none',
  _hover: { borderColor: 'border.emphasized' },
  '&[data-waits="true"]': { borderColor: 'accent.border', background: 'accent.subtle', color: 'accent.fg' },
} as const;

type Counts = readonly { readonly status: CheckoutStatus; readonly count: number }[];

interface Props {
  readonly counts: Counts;
  /** For those who may not open the orders themselves. */
  readonly leadsToKitchen: boolean;
}

/** How many orders stand where now, each a way to them. */
export function StatusTiles({ counts, leadsToKitchen }: Props) {
  return (
    <section>
      <Heading as="h2" fontSize="xl" fontWeight="bold" marginBottom="3">
        <FormattedMessage id="command-center.dashboard.now" />
      </Heading>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
        }}
        gap="3"
        padding="0"
        listStyle="none"
        css={{ '& > :first-child': { smDown: { gridColumn: '1 / -1' } } }}
      >
        {ACTIVE_STATUSES.map((status) => {
          const count = countOf(status, counts);
          return (
            <li key={status}>
              <Box asChild css={TILE}>
                <Link
                  data-waits={status === 'PLACED' && count > 0}
                  to={leadsToKitchen ? '/command-center/kitchen' : ordersPath(status)}
                >
                  <Span fontSize="var(--text-2xl)" fontWeight="800" fontVariantNumeric="tabular-nums" lineHeight="1.1">
                    <FormattedNumber value={count} />
                  </Span>{' '}
                  <FormattedMessage id={`command-center.board.column.${status}`} />
                </Link>
              </Box>
            </li>
          );
        })}
      </chakra.ul>
    </section>
  );
}
