import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/gql';
import { ConfirmDialog } from '../../kit/form/confirm-dialog';
import { Button } from '../../kit/ui/button';
import styles from './member-route.module.css';
import { useDone } from './use-done';

const ResetStaffSecondFactorMutation = graphql(`
  mutation ResetStaffSecondFactor($id: ID!) {
    resetStaffSecondFactor(id: $id) {
      ... on StaffMember {
        id
        hasSecondFactor
        hasPasskeys
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly id: string;
  readonly name: string;
  readonly hasSecondFactor: boolean;
  readonly hasPasskeys: boolean;
  readonly isOwn: boolean;
}

/** Whether a colleague's sign-in asks for a code or takes a passkey, and the way out for a lost phone. */
export function MemberSecondFactor({ id, name, hasSecondFactor, hasPasskeys, isOwn }: Props) {
  const { formatMessage } = useIntl();
  const done = useDone();
  const [, reset] = useMutation(ResetStaffSecondFactorMutation);
  const [isAsking, setIsAsking] = useState(false);
  const confirm = async () => {
    const answer = (await reset({ id })).data?.resetStaffSecondFactor;
    return done(answer, formatMessage({ id: 'command-center.staff.factorReset' }), true);
  };
  const means = isOwn ? 'ownFactor' : hasSecondFactor ? 'factorOnMeans' : 'factorOffMeans';
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.strong}>
          <FormattedMessage id={`command-center.staff.${hasSecondFactor ? 'factorOn' : 'factorOff'}`} />
        </p>
        <p className={styles.muted}>
          <FormattedMessage id={`command-center.staff.${means}`} />
        </p>
        {hasPasskeys && !isOwn && (
          <p className={styles.muted}>
            <FormattedMessage id="command-center.staff.passkeysMean" />
          </p>
        )}
      </div>
      {(hasSecondFactor || hasPasskeys) && !isOwn && (
        <Button onClick={() => setIsAsking(true)} size="sm" variant="outline">
          <FormattedMessage id="command-center.staff.resetFactor" />
        </Button>
      )}
      <ConfirmDialog
        confirmLabel={formatMessage({ id: 'command-center.staff.resetFactor' })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        title={formatMessage({ id: 'command-center.staff.resetFactorTitle' }, { name })}
      >
        <FormattedMessage id="command-center.staff.resetFactorExplained" />
      </ConfirmDialog>
    </li>
  );
}
