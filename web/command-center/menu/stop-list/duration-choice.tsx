import { chakra, Grid } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { clockAt } from '../../kit/time/shop-clock';
import { TextField } from '../../kit/ui/fields';
import { DURATIONS, type Duration } from './stop-duration';

const OPTION = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '3.25rem',
  padding: 'var(--space-2) var(--space-3)',
  border: '1px solid var(--line-strong)',
  borderRadius: 'md',
  background: 'bg',
  fontWeight: 'semibold',
  lineHeight: '1.2',
  textAlign: 'center',
  cursor: 'pointer',
  '&:has(:checked)': {
    borderColor: 'accent.fg',
    background: 'accent.subtle',
    color: 'accent.fg',
    boxShadow: 'inset 0 0 0 1px var(--accent-text)',
  },
  '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
} as const;

interface Props {
  readonly duration: Duration;
  readonly onDuration: (duration: Duration) => void;
  /** What the field for one's own time holds. */
  readonly reading: string;
  readonly onReading: (reading: string) => void;
}

/** How long whatever is pressed next is stopped: chosen once, it holds for every dish after that. */
export function DurationChoice({ duration, onDuration, reading, onReading }: Props) {
  const { formatMessage } = useIntl();
  const { now, timeZone } = useCommandCenter();
  const label = formatMessage({ id: 'command-center.stop-list.howLong' });
  return (
    <chakra.fieldset display="grid" gap="3">
      <chakra.legend marginBottom="2" fontSize="sm" fontWeight="semibold">
        {label}
      </chakra.legend>
      <Grid gap="2" templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}>
        {DURATIONS.map((option) => (
          <chakra.label css={OPTION} key={option}>
            <chakra.input
              checked={option === duration}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="inherit"
              name="duration"
              onChange={() => onDuration(option)}
              type="radio"
              value={option}
            />
            {formatMessage({ id: `command-center.stop-list.duration.${option}` })}
          </chakra.label>
        ))}
      </Grid>
      {duration === 'OWN' && (
        <TextField
          label={formatMessage({ id: 'command-center.stop-list.ownTime' })}
          min={clockAt(now, timeZone)}
          onChange={(event) => onReading(event.currentTarget.value)}
          type="datetime-local"
          value={reading}
        />
      )}
    </chakra.fieldset>
  );
}
