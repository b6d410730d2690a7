import { Box } from '@chakra-ui/react';
import ArrowLeftIcon from 'lucide/dist/esm/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icons/icon';

const BACK = {
  display: 'inline-flex',
  gap: '2',
  alignItems: 'center',
  minHeight: '11',
  color: 'fg.muted',
  fontSize: 'sm',
  fontWeight: 'semibold',
  textDecoration: 'none',
  _hover: { color: 'fg' },
} as const;

/** The way back, above a page's heading. @example <PageHead back={<BackLink to={MENUS_PATH}>…</BackLink>} title={…} /> */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Box asChild css={BACK}>
      <Link to={to}>
        <Icon of={ArrowLeftIcon} size={18} />
        {children}
      </Link>
    </Box>
  );
}
