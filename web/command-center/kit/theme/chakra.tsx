import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmotionProvider } from '../../../ui/theme/emotion-provider';
import { chakraSystem } from './system';

/** Provides Chakra to the command center; the storefront never loads it. */
export function Chakra({ children }: { readonly children: ReactNode }) {
  return (
    <EmotionProvider>
      <ChakraProvider value={chakraSystem}>{children}</ChakraProvider>
    </EmotionProvider>
  );
}
