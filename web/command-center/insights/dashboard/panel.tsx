import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

const PANEL = {
  display: 'grid',
  gap: '3',
  alignContent: 'start',
  minWidth: '0',
  padding: '4',
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'bg',
} as const;

interface Props {
  readonly title: ReactNode;
  /** Beside the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the dashboard under a heading of its own. */
export function Panel({ title, aside, children }: Props) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} css={PANEL}>
      <Flex gap="var(--space-2) var(--space-3)" align="center" justify="space-between" wrap="wrap">
        <chakra.h2 fontSize="lg" fontWeight="bold" lineHeight="1.25" id={id}>
          {title}
        </chakra.h2>
        {aside}
      </Flex>
      {children}
    </chakra.section>
  );
}
