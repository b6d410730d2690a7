import { Box, chakra, Span } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Button } from '../ui/button';

const COVER = {
  position: 'absolute',
  inset: '0',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  alignItems: 'center',
  justifyContent: 'center',
  padding: '3',
  background: 'color-mix(in srgb, var(--surface) 86%, transparent)',
  textAlign: 'center',
} as const;

interface Props {
  /** Of the bytes, 0 to 1; at 1 the server still works on them. */
  readonly share: number;
  readonly onStop: () => void;
}

/** Lies over the old photo until the new one has come. */
export function UploadProgress({ share, onStop }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Box css={COVER}>
      <chakra.progress
        aria-label={formatMessage({ id: 'command-center.photo.sending' })}
        width="min(100%, 12rem)"
        height="0.5rem"
        accentColor="accent.solid"
        max={1}
        value={share < 1 ? share : undefined}
      />
      <Span fontSize="sm" fontVariantNumeric="tabular-nums">
        {share < 1 ? (
          <FormattedNumber maximumFractionDigits={0} style="percent" value={share} />
        ) : (
          <FormattedMessage id="command-center.photo.processing" />
        )}
      </Span>
      <Button onClick={onStop} size="sm" variant="outline">
        <FormattedMessage id="command-center.photo.stop" />
      </Button>
    </Box>
  );
}
