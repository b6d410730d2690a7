import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { chakraSystem } from './chakra-system';
import { EmotionProvider } from './emotion-provider';

/** Lets what is inside use Chakra. Stands in the command center's layout: the storefront never loads it. */
export function Chakra({ children }: { readonly children: ReactNode }) {
  return (
    <EmotionProvider>
      <ChakraProvider value={chakraSystem}>{children}</ChakraProvider>
    </EmotionProvider>
  );
}
