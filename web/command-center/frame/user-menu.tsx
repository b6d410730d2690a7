import { chakra, Popover, Portal, Span, Text } from '@chakra-ui/react';
import LogOutIcon from 'lucide/dist/esm/icons/log-out';
import SettingsIcon from 'lucide/dist/esm/icons/settings';
import UserIcon from 'lucide/dist/esm/icons/user';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import { Icon } from '../../ui/icons/icon';
import { ACCOUNT_PATH } from '../access/account/account-path';
import { Button, LinkButton } from '../kit/ui/button';

const OPENER = {
  display: 'inline-flex',
  gap: '2',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '11',
  minHeight: '11',
  padding: '0 0.75rem',
  borderRadius: 'full',
  fontSize: 'sm',
  fontWeight: 'semibold',
  cursor: 'pointer',
  _hover: { background: 'bg.muted' },
} as const;

const UserMenuFragment = graphql(`
  fragment UserMenu on StaffUser {
    name
    login
    role
  }
`);

/** Who is signed in, and the way out. */
export function UserMenu({ user }: { readonly user: FragmentType<typeof UserMenuFragment> }) {
  const { name, login, role } = readFragment(UserMenuFragment, user);
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'command-center.user.menu' }, { name });
  return (
    <Popover.Root positioning={{ placement: 'bottom-end' }}>
      <Popover.Trigger asChild>
        <chakra.button aria-label={label} css={OPENER} type="button">
          <Icon of={UserIcon} />
          <Span
            display={{ base: 'none', md: 'block' }}
            overflow="hidden"
            maxWidth="12rem"
            textOverflow="ellipsis"
            whiteSpace="nowrap"
          >
            {name}
          </Span>
        </chakra.button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={label} width="min(18rem, 100vw - 2 * var(--gutter))">
            <Popover.Body gap="2">
              <div>
                <Text fontWeight="semibold" overflowWrap="anywhere">
                  {name}
                </Text>
                <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
                  <FormattedMessage id={`command-center.role.${role}`} />
                  {' · '}
                  {login}
                </Text>
              </div>
              <Popover.Context>
                {({ setOpen }) => (
                  <LinkButton isWide onClick={() => setOpen(false)} to={ACCOUNT_PATH} variant="outline">
                    <Icon of={SettingsIcon} size={18} />
                    <FormattedMessage id="command-center.account.title" />
                  </LinkButton>
                )}
              </Popover.Context>
              <Form action="/command-center/sign-out" method="post" reloadDocument>
                <Button isWide type="submit" variant="outline">
                  <Icon of={LogOutIcon} size={18} />
                  <FormattedMessage id="command-center.user.signOut" />
                </Button>
              </Form>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
