import { Box, chakra, Span } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ACTIVE_STATUSES } from '../../../../domain/order-status';
import { useDuration } from '../../kit/time/order-time';
import { type BoardTab, boardPath } from './board-tab';

const TAB = {
  display: 'inline-flex',
  gap: '2',
  alignItems: 'center',
  minHeight: '11',
  padding: '0 var(--space-4)',
  borderWidth: '1px',
  borderRadius: 'full',
  background: 'bg',
  color: 'fg',
  fontSize: 'sm',
  fontWeight: 'semibold',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  _hover: { borderColor: 'border.emphasized' },
  '&[aria-current]': { borderColor: 'accent.solid', background: 'accent.solid', color: 'accent.contrast' },
} as const;

export interface ColumnState {
  readonly count: number;
  readonly oldest: string | null;
}

interface Props {
  readonly current: BoardTab;
  readonly stateOf: (tab: BoardTab) => ColumnState;
}

/** Where five columns have no room: one at a time. Links: the tab stands in the address, and Back goes to the one before. */
export function BoardTabs({ current, stateOf }: Props) {
  const { formatMessage } = useIntl();
  const duration = useDuration();
  return (
    <chakra.nav
      aria-label={formatMessage({ id: 'command-center.orders.byStatus' })}
      marginInline="calc(-1 * var(--gutter))"
      marginBottom="4"
      display={{ lg: 'none' }}
    >
      <chakra.ul
        display="flex"
        gap="2"
        overflowX="auto"
        padding="4px var(--gutter)"
        listStyle="none"
        scrollbarWidth="none"
      >
        {([...ACTIVE_STATUSES, 'LATER'] as const).map((tab) => {
          const { count, oldest } = stateOf(tab);
          return (
            <li key={tab}>
              <Box asChild css={TAB}>
                <Link aria-current={tab === current ? 'page' : undefined} preventScrollReset to={boardPath(tab)}>
                  <FormattedMessage
                    id={tab === 'LATER' ? 'command-center.board.later' : `command-center.board.column.${tab}`}
                  />{' '}
                  <Span fontWeight="medium">
                    <FormattedNumber value={count} />
                  </Span>
                  {oldest && (
                    <Span
                      paddingInlineStart="2"
                      borderInlineStart="1px solid currentcolor"
                      fontSize="xs"
                      fontWeight="medium"
                      fontVariantNumeric="tabular-nums"
                    >
                      {duration(oldest)}
                    </Span>
                  )}
                </Link>
              </Box>
            </li>
          );
        })}
      </chakra.ul>
    </chakra.nav>
  );
}
