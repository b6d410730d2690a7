import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

// With large type there is no room beside the name: the value stands below it.
const FACT = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 var(--space-3)',
  alignItems: 'baseline',
  '& dt': {
    flex: '0 0 6.5rem',
    color: 'fg.muted',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    sm: { flexBasis: '9rem' },
  },
  '& dd': {
    flex: '1 1 8rem',
    minWidth: 'min(8rem, 100%)',
    margin: '0',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
} as const;

export interface Fact {
  readonly label: string;
  /** Facts without a value are left out: an empty field tells nothing. */
  readonly value: ReactNode;
}

/** Names and values; nothing at all when no value is known. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <chakra.dl display="grid" gap="3">
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(({ label, value }) => (
          <Box css={FACT} key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
    </chakra.dl>
  );
}
