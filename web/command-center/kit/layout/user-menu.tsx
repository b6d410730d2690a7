import { useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Button } from '../../../ui/button/button';
import { LinkButton } from '../../../ui/button/link-button';
import { LogOutIcon } from '../../../ui/icons/log-out-icon';
import { SettingsIcon } from '../../../ui/icons/settings-icon';
import { UserIcon } from '../../../ui/icons/user-icon';
import { ACCOUNT_PATH } from '../../access/account/account-path';
import styles from './user-menu.module.css';

const UserMenuFragment = graphql(`
  fragment UserMenu on StaffUser {
    id
    name
    login
    role
  }
`);

/** Who is signed in, and the way out. The browser's own popover: it opens without any script of ours. */
export function UserMenu({ user }: { readonly user: FragmentType<typeof UserMenuFragment> }) {
  const { name, login, role } = readFragment(UserMenuFragment, user);
  const { formatMessage } = useIntl();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        aria-label={formatMessage({ id: 'command-center.user.menu' }, { name })}
        className={styles.opener}
        popoverTarget={id}
        type="button"
      >
        <UserIcon />
        <span className={styles.openerName}>{name}</span>
      </button>
      <div className={styles.menu} id={id} popover="auto" ref={menu}>
        <p className={styles.name}>{name}</p>
        <p className={styles.role}>
          <FormattedMessage id={`command-center.role.${role}`} />
          {' · '}
          {login}
        </p>
        <LinkButton
          className={styles.account}
          isWide
          onClick={() => menu.current?.hidePopover()}
          to={ACCOUNT_PATH}
          variant="outline"
        >
          <SettingsIcon size={18} />
          <FormattedMessage id="command-center.account.title" />
        </LinkButton>
        <Form action="/command-center/sign-out" method="post" reloadDocument>
          <Button isWide type="submit" variant="outline">
            <LogOutIcon size={18} />
            <FormattedMessage id="command-center.user.signOut" />
          </Button>
        </Form>
      </div>
    </>
  );
}
