import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextField } from '../../kit/ui/fields';
import { ColorPopover } from './color-popover';

/** Colours that suit food, each well apart from its neighbours; a shop may have any other. */
const SWATCHES = [
  { id: 'terracotta', color: '#c2410c' },
  { id: 'tomato', color: '#c81e1e' },
  { id: 'raspberry', color: '#be185d' },
  { id: 'plum', color: '#86198f' },
  { id: 'indigo', color: '#4338ca' },
  { id: 'sea', color: '#0369a1' },
  { id: 'teal', color: '#0f766e' },
  { id: 'basil', color: '#15803d' },
  { id: 'olive', color: '#4d7c0f' },
  { id: 'saffron', color: '#eab308' },
  { id: 'cocoa', color: '#78350f' },
  { id: 'graphite', color: '#334155' },
] as const;

const SWATCH = {
  width: '11',
  height: '11',
  border: '3px solid var(--surface)',
  borderRadius: 'full',
  boxShadow: '0 0 0 1px var(--line-strong)',
  cursor: 'pointer',
  '&:has(:checked)': { boxShadow: '0 0 0 3px var(--text)' },
  '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: '5px' },
} as const;
const RADIO = {
  width: 'full',
  height: 'full',
  margin: '0',
  borderRadius: 'full',
  appearance: 'none',
  cursor: 'inherit',
} as const;

interface Props {
  readonly id: string;
  /** `#rrggbb`, or what is being typed. */
  readonly value: string;
  readonly onChange: (color: string) => void;
  readonly error: string | undefined;
}

/** A swatch, or any colour by a picker or its number. */
export function AccentField({ id, value, onChange, error }: Props) {
  const { formatMessage } = useIntl();
  const name = useId();
  return (
    <Grid gap="4">
      <chakra.fieldset display="flex" flexWrap="wrap" gap="2" padding="0" border="0">
        <chakra.legend marginBottom="2" padding="0" fontSize="sm" fontWeight="semibold">
          <FormattedMessage id="command-center.appearance.accent" />
        </chakra.legend>
        {SWATCHES.map(({ id: swatch, color }) => (
          <chakra.label css={SWATCH} key={swatch} style={{ backgroundColor: color }}>
            <chakra.input
              aria-label={formatMessage({ id: `command-center.appearance.swatch.${swatch}` })}
              checked={value.toLowerCase() === color}
              css={RADIO}
              name={name}
              onChange={() => onChange(color)}
              type="radio"
            />
          </chakra.label>
        ))}
      </chakra.fieldset>
      <Flex gap="4" alignItems="start">
        <ColorPopover onChange={onChange} value={value} />
        <Box flex="0 1 11rem" minWidth="0">
          <TextField
            autoComplete="off"
            error={error}
            id={id}
            label={formatMessage({ id: 'command-center.appearance.code' })}
            maxLength={7}
            onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
            spellCheck={false}
            value={value}
          />
        </Box>
      </Flex>
    </Grid>
  );
}
