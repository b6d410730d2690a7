import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { DishTotal } from './dish-totals';

// A strip on phones: however many dishes there are, the first order stays in sight.
const LIST = {
  display: { base: 'flex', xl: 'grid' },
  flexWrap: 'wrap',
  gap: { base: '0.5em', xl: '0.25em' },
  padding: '0',
  listStyle: 'none',
  '@media (width < 40rem)': {
    flexWrap: 'nowrap',
    marginInline: 'calc(-1 * var(--gutter))',
    paddingInline: 'var(--gutter)',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  _focusVisible: { '@media (width < 40rem)': { outlineOffset: '-2px' } },
} as const;

const TOTAL = {
  display: 'flex',
  gap: '0.5em',
  alignItems: 'baseline',
  padding: '0.25em 0.75em',
  borderRadius: 'md',
  background: 'bg.muted',
  fontSize: '1.125em',
  fontWeight: 'semibold',
  overflowWrap: 'anywhere',
  '& strong': { flex: 'none', fontSize: '1.25em', fontWeight: '800', whiteSpace: 'nowrap' },
  '@media (width < 40rem)': { flex: 'none', maxWidth: '70vw' },
  '& > span': {
    '@media (width < 40rem)': {
      display: '-webkit-box',
      overflow: 'hidden',
      webkitBoxOrient: 'vertical',
      webkitLineClamp: '2',
    },
  },
} as const;

/** How many of each dish are still to be made, over all orders. */
export function KitchenTotals({ totals }: { readonly totals: readonly DishTotal[] }) {
  return (
    <chakra.section aria-labelledby="kitchen-totals" minWidth="0">
      <chakra.h2 marginBottom="0.5em" fontSize="1em" fontWeight="bold" id="kitchen-totals">
        <FormattedMessage id="command-center.kitchen.totals" />
      </chakra.h2>
      {/* On phones it scrolls sideways, with the keys too. */}
      <chakra.ul aria-labelledby="kitchen-totals" css={LIST} tabIndex={0}>
        {totals.map(({ name, quantity }) => (
          <chakra.li css={TOTAL} key={name}>
            <strong>×{quantity}</strong> <span>{name}</span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
