import { Box, Heading } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** How a part of a page stands apart. */
export const PANEL = {
  background: 'bg',
  borderColor: 'border',
  borderRadius: 'lg',
  borderWidth: '1px',
  padding: { base: '4', md: '5' },
} as const;

/** A part of a page with a heading of its own. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Box {...PANEL} aria-labelledby={id} as="section">
      <Heading as="h2" fontSize="lg" fontWeight="bold" id={id} marginBottom="3">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
