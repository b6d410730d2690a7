import { Box, chakra, Span } from '@chakra-ui/react';
import { useRef } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useDuration } from '../../kit/time/order-time';
import { useCurrentInSight } from '../../kit/ui/use-current-in-sight';
import { type BoardColumnName, boardPath } from './board-tab';
import type { BoardColumnView } from './use-board-view';

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

interface Props {
  readonly current: BoardColumnName;
  readonly columns: readonly BoardColumnView[];
}

/** Where the columns have no room: one at a time. Links: the tab stands in the address, and Back goes to the one before. */
export function BoardTabs({ current, columns }: Props) {
  const { formatMessage } = useIntl();
  const duration = useDuration();
  const strip = useRef<HTMLUListElement>(null);
  useCurrentInSight(strip, current);
  return (
    <chakra.nav
      aria-label={formatMessage({ id: 'command-center.orders.byStatus' })}
      marginInline="calc(-1 * var(--gutter))"
      marginBottom="4"
      display={{ lg: 'none' }}
    >
      <chakra.ul
        ref={strip}
        display="flex"
        gap="2"
        overflowX="auto"
        scrollPaddingInline="var(--gutter)"
        padding="4px var(--gutter)"
        listStyle="none"
        scrollbarWidth="none"
      >
        {columns.map(({ name: tab, count, oldest }) => {
          return (
            <li key={tab}>
              <Box asChild css={TAB}>
                <Link aria-current={tab === current ? 'page' : undefined} preventScrollReset to={boardPath(tab)}>
                  <FormattedMessage id={`command-center.board.column.${tab}`} />{' '}
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
