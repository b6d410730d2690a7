import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { tellRefusal, useAct } from '../../kit/entity/use-act';
import { Panel } from '../../kit/page/panel';
import { Button } from '../../kit/ui/button';
import styles from './member-route.module.css';
import { MemberSecondFactor } from './member-second-factor';
import { ProviderAccount } from './provider-account';
import { ResetPasswordDialog } from './reset-password-dialog';
import { SwitchOffDialog } from './switch-off-dialog';

const MemberAccessFragment = graphql(`
  fragment MemberAccess on StaffMember {
    id
    name
    login
    isActive
    hasPassword
    hasSecondFactor
    hasPasskeys
    identities {
      id
      email
      issuer
    }
  }
`);

export const EnableStaffMemberMutation = graphql(`
  mutation EnableStaffMember($id: ID!) {
    answer: enableStaffMember(id: $id) {
      ... on StaffMember {
        id
        isActive
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly member: FragmentType<typeof MemberAccessFragment>;
  readonly isOwn: boolean;
  /** Why they can't be taken the access away. */
  readonly locked: string | undefined;
}

/** How a colleague gets in, and how that ends. */
export function MemberAccess({ member, isOwn, locked }: Props) {
  const { id, name, login, isActive, hasPassword, hasSecondFactor, hasPasskeys, identities } = readFragment(
    MemberAccessFragment,
    member,
  );
  const { formatMessage } = useIntl();
  const [enable, isEnabling] = useAct(EnableStaffMemberMutation);
  const [dialog, setDialog] = useState<'password' | 'off' | null>(null);
  const close = () => setDialog(null);
  const switchOn = async () => {
    tellRefusal(await enable({ id }, formatMessage({ id: 'command-center.staff.enabled' })));
  };
  return (
    <Panel title={formatMessage({ id: 'command-center.staff.access' })}>
      <ul className={styles.rows}>
        <li className={styles.row}>
          <div className={styles.text}>
            <p className={styles.strong}>
              <FormattedMessage id="command-center.staff.loginIs" values={{ login }} />
            </p>
            <p className={styles.muted}>
              {isOwn ? (
                <FormattedMessage id="command-center.staff.ownPassword" />
              ) : (
                <FormattedMessage id={`command-center.staff.${hasPassword ? 'hasPassword' : 'noPassword'}`} />
              )}
            </p>
          </div>
          {!isOwn && (
            <Button onClick={() => setDialog('password')} size="sm" variant="outline">
              <FormattedMessage id={`command-center.staff.${hasPassword ? 'resetPassword' : 'setPassword'}`} />
            </Button>
          )}
        </li>
        <MemberSecondFactor
          hasPasskeys={hasPasskeys}
          hasSecondFactor={hasSecondFactor}
          id={id}
          isOwn={isOwn}
          name={name}
        />
        {identities.map((identity) => (
          <ProviderAccount identity={identity} key={identity.id} memberId={id} />
        ))}
        <li className={styles.row}>
          <div className={styles.text}>
            <p className={styles.strong}>
              <FormattedMessage id={`command-center.staff.${isActive ? 'isActive' : 'isDisabled'}`} />
            </p>
            <p className={styles.muted}>
              {locked ?? <FormattedMessage id={`command-center.staff.${isActive ? 'activeMeans' : 'disabledMeans'}`} />}
            </p>
          </div>
          {isActive && !locked && !isOwn && (
            <Button onClick={() => setDialog('off')} size="sm" variant="danger">
              <FormattedMessage id="command-center.staff.disable" />
            </Button>
          )}
          {!isActive && (
            <Button isBusy={isEnabling} onClick={() => void switchOn()} size="sm" variant="outline">
              <FormattedMessage id="command-center.staff.enable" />
            </Button>
          )}
        </li>
      </ul>
      {dialog === 'password' && <ResetPasswordDialog id={id} login={login} name={name} onClose={close} />}
      <SwitchOffDialog id={id} isOpen={dialog === 'off'} name={name} onClose={close} />
    </Panel>
  );
}
