import { Box, Heading, Span } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { FormattedNumber } from 'react-intl';

interface Props {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** Orders of one kind under their name and number; nothing where there is none. */
export function OrderSection({ title, count, children }: Props) {
  const id = useId();
  if (count === 0) return null;
  return (
    <Box aria-labelledby={id} as="section">
      <Heading as="h2" fontSize="lg" fontWeight="bold" id={id} marginBottom="3">
        {title}{' '}
        <Span color="fg.muted" fontWeight="medium">
          <FormattedNumber value={count} />
        </Span>
      </Heading>
      {children}
    </Box>
  );
}
