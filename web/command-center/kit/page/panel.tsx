import { Box, Heading } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** A part of a page with a heading of its own. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Box
      aria-labelledby={id}
      as="section"
      background="bg"
      borderColor="border"
      borderRadius="lg"
      borderWidth="1px"
      padding={{ base: '4', md: '5' }}
    >
      <Heading as="h2" fontSize="lg" fontWeight="bold" id={id} marginBottom="3">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
