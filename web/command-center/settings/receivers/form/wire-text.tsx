import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const TEXT = {
  overflow: 'auto',
  maxHeight: '34rem',
  padding: '3',
  borderRadius: 'sm',
  margin: '0',
  background: 'bg.muted',
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
  fontSize: 'sm',
  lineHeight: '1.5',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const;

/** A request or an answer as it goes over the wire. */
export function WireText({ children }: { readonly children: ReactNode }) {
  return (
    // It scrolls, so it has to be reached by the keyboard.
    <chakra.pre css={TEXT} tabIndex={0}>
      {children}
    </chakra.pre>
  );
}
