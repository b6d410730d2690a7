import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import ChevronDownIcon from 'lucide/dist/esm/icons/chevron-down';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { unfold } from '../../../ui/form/focus-control';
import { Icon } from '../../../ui/icons/icon';
import { PANEL } from './panel';

interface Props {
  /** What the address names it by: `#pickup` opens it. */
  readonly id: string;
  readonly title: string;
  /** What it is set to, in one line; read while it is closed. */
  readonly summary: ReactNode;
  /** Open at first. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

const FOLD = {
  ...PANEL,
  '--inset': { base: 'spacing.4', md: 'spacing.5' },
  padding: 'var(--space-4) var(--inset)',
  'details + &': { marginTop: 'calc(-1 * var(--space-2))' },
} as const;

const HEAD = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '4',
  minHeight: '11',
  margin: 'calc(-1 * var(--space-4)) calc(-1 * var(--inset))',
  padding: 'var(--space-4) var(--inset)',
  borderRadius: 'lg',
  cursor: 'pointer',
  _hover: { background: 'bg.subtle' },
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { gridArea: '1 / 2 / span 2', color: 'fg.muted' },
  'details[open] > & > svg': { transform: 'rotate(180deg)' },
  'details[open] > & > p': { display: 'none' },
} as const;

/**
 * A part of a long form that opens by its head. What is in it is sent while it is closed too; it opens itself where one of
 * its fields is refused, and where the address points into it.
 */
export function FoldingPanel({ id, title, summary, isOpen = false, children }: Props) {
  const titleId = useId();
  const fold = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target && fold.current?.contains(target)) unfold(target);
  }, [hash]);
  return (
    <chakra.details aria-labelledby={titleId} css={FOLD} id={id} open={isOpen} ref={fold}>
      <chakra.summary css={HEAD}>
        <Heading as="h2" fontSize="lg" fontWeight="bold" id={titleId}>
          {title}
        </Heading>
        <Text color="fg.muted" fontSize="sm" gridColumn="1" lineClamp="2">
          {summary}
        </Text>
        <Icon of={ChevronDownIcon} size={20} />
      </chakra.summary>
      <Box marginTop="5">{children}</Box>
    </chakra.details>
  );
}
