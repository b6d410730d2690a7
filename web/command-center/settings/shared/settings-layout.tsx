import { Box, chakra, Grid } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { allowedPages, SETTINGS_PAGES } from '../../kit/page/navigation';
import { StaffError } from '../../kit/page/staff-error';
import { HOME_PATH } from '../../kit/session/return-path';
import { useCurrentInSight } from '../../kit/ui/use-current-in-sight';

const LINK = {
  display: 'flex',
  alignItems: 'center',
  minHeight: '11',
  padding: '0 var(--space-3)',
  borderRadius: 'md',
  color: 'fg.muted',
  fontSize: 'sm',
  fontWeight: 'medium',
  textDecoration: 'none',
  whiteSpace: { base: 'nowrap', lg: 'normal' },
  paddingBlock: { lg: '1' },
  lineHeight: { lg: '1.3' },
  _hover: { background: 'bg.muted', color: 'fg' },
  '&[aria-current="page"]': { background: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
} as const;

/** The settings beside their own navigation; on phones it is a row above them. */
export default function SettingsLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** What fails in one of them leaves the way to the others. */
export function ErrorBoundary() {
  return (
    <Shell>
      <StaffError />
    </Shell>
  );
}

function Shell({ children }: { readonly children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { permissions } = useCommandCenter();
  const pages = allowedPages(SETTINGS_PAGES, permissions);
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useCurrentInSight(nav, pathname);
  return (
    <Grid
      gap="var(--space-4) var(--space-6)"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '11.5rem minmax(0, 1fr)' }}
      _print={{ display: 'block' }}
    >
      <chakra.nav
        aria-label={formatMessage({ id: 'command-center.frame.page.settings' })}
        position={{ base: 'relative', lg: 'static' }}
        marginInline="calc(-1 * var(--gutter))"
        padding={{ base: '0 var(--gutter) var(--space-1)', lg: '0' }}
        overflowX="auto"
        scrollPaddingInline="var(--gutter)"
        scrollbarWidth="none"
        margin={{ lg: '0' }}
        overflow={{ lg: 'visible' }}
        _print={{ display: 'none' }}
        ref={nav}
      >
        <chakra.ul
          display={{ base: 'flex', lg: 'grid' }}
          gap={{ base: '1', lg: '2px' }}
          padding="0"
          listStyle="none"
          position={{ lg: 'sticky' }}
          top={{ lg: 'calc(var(--header-height) + var(--space-5))' }}
        >
          {pages.map(({ path, title }) => (
            <li key={path}>
              <Box asChild css={LINK}>
                <NavLink to={HOME_PATH + path}>
                  <FormattedMessage id={title} />
                </NavLink>
              </Box>
            </li>
          ))}
        </chakra.ul>
      </chakra.nav>
      <Box minWidth="0" maxWidth={{ lg: '60rem' }} _print={{ maxWidth: 'none' }}>
        {children}
      </Box>
    </Grid>
  );
}
