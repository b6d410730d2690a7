import { Box, chakra } from '@chakra-ui/react';
import MenuIcon from 'lucide/dist/esm/icons/menu';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icons/icon';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { allowedPages, MAIN_PAGES, SETTINGS_LINK, SETTINGS_PAGES } from '../../kit/page/navigation';
import { HOME_PATH } from '../../kit/session/return-path';
import { Panel } from './panel';

const LINK = {
  display: 'flex',
  gap: '2',
  alignItems: 'center',
  height: '100%',
  minHeight: '11',
  padding: 'var(--space-2) var(--space-3)',
  borderWidth: '1px',
  borderRadius: 'md',
  color: 'fg',
  fontSize: 'sm',
  fontWeight: 'semibold',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  _hover: { borderColor: 'border.emphasized' },
  '& > svg': { flex: 'none', color: 'fg.muted' },
} as const;

const NAVIGATION_PATH = '/settings/navigation';

/** The ways to every section that the role allows, for phones above all: there the sidebar is folded away. */
export function SectionLinks() {
  const { permissions } = useCommandCenter();
  const settings = allowedPages(SETTINGS_PAGES, permissions);
  const links = [
    ...allowedPages(MAIN_PAGES, permissions).filter(({ path }) => path !== ''),
    ...settings.filter(({ path }) => path === NAVIGATION_PATH).map((page) => ({ ...page, icon: MenuIcon })),
    ...(settings.length > 0 ? [SETTINGS_LINK] : []),
  ];
  // A cook's only way on is a button of its own.
  if (links.length < 2) return null;
  return (
    <Panel title={<FormattedMessage id="command-center.dashboard.sections" />}>
      <chakra.ul
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))"
        gap="2"
        padding="0"
        listStyle="none"
      >
        {links.map(({ path, title, icon }) => (
          <li key={path}>
            <Box asChild css={LINK}>
              <Link to={HOME_PATH + path}>
                <Icon of={icon} />
                <FormattedMessage id={title} />
              </Link>
            </Box>
          </li>
        ))}
      </chakra.ul>
    </Panel>
  );
}
