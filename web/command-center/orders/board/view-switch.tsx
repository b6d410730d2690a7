import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ORDERS_PATH, PAYMENTS_PATH } from '../page/order-path';
import { ordersListPath } from '../page/status-filter';

// Keeps the pause beside it.
const VIEW = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'calc(var(--target) - 6px)',
  padding: '0 var(--space-4)',
  borderRadius: 'full',
  color: 'fg',
  fontSize: 'sm',
  fontWeight: 'semibold',
  textDecoration: 'none',
  _after: { position: 'absolute', inset: '-3px 0', content: '""' },
  '&[aria-current]': { background: 'bg', boxShadow: 'sm' },
  '@media (width < 40rem)': { padding: '0 var(--space-3)' },
} as const;

/** On a phone the board keeps this room for the pause; the list leads to the payments. */
const NOT_ON_PHONES = { ...VIEW, '@media (width < 40rem)': { display: 'none' } } as const;

export type OrdersView = 'board' | 'list' | 'payments';

/** Links: the view is in the address. */
export function ViewSwitch({ current }: { readonly current: OrdersView }) {
  const { formatMessage } = useIntl();
  const paths = { board: ORDERS_PATH, list: ordersListPath('ALL'), payments: PAYMENTS_PATH };
  return (
    <chakra.nav
      aria-label={formatMessage({ id: 'command-center.board.views' })}
      display="inline-flex"
      flexWrap="wrap"
      gap="2px"
      padding="3px"
      borderRadius="calc(var(--target) / 2)"
      background="bg.muted"
    >
      {(['board', 'list', 'payments'] as const).map((view) => (
        <Box asChild css={view === 'payments' && current === 'board' ? NOT_ON_PHONES : VIEW} key={view}>
          <Link aria-current={view === current ? 'page' : undefined} to={paths[view]}>
            <FormattedMessage id={`command-center.board.view.${view}`} />
          </Link>
        </Box>
      ))}
    </chakra.nav>
  );
}
