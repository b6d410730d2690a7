import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const TILES = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: '3',
  margin: '0',
  // Two in a row on a phone: the third has the next row to itself.
  '@media (width < 30rem)': { '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
} as const;

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

interface Tile {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** Below the value, smaller. */
  readonly note?: ReactNode;
}

/** The figures that matter most, side by side. */
export function FigureTiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <chakra.dl css={TILES}>
      {tiles.map(({ key, label, value, note }) => (
        <Box css={TILE} key={key}>
          <chakra.dt color="fg.muted" fontSize="sm" fontWeight="medium">
            {label}
          </chakra.dt>
          <chakra.dd css={VALUE}>{value}</chakra.dd>
          {note && (
            <chakra.dd margin="0" color="fg.muted" fontSize="xs">
              {note}
            </chakra.dd>
          )}
        </Box>
      ))}
    </chakra.dl>
  );
}
