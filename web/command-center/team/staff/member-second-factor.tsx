import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { useAct } from '../../kit/entity/use-act';
import { ConfirmDialog } from '../../kit/form/confirm-dialog';
import { Button } from '../../kit/ui/button';
import styles from './member-route.module.css';

export const ResetStaffSecondFactorMutation = graphql(`
  mutation ResetStaffSecondFactor($id: ID!) {
    answer: resetStaffSecondFactor(id: $id) {
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
  const [reset] = useAct(ResetStaffSecondFactorMutation);
  const [isAsking, setIsAsking] = useState(false);
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
        onConfirm={() => reset({ id }, formatMessage({ id: 'command-center.staff.factorReset' }))}
        title={formatMessage({ id: 'command-center.staff.resetFactorTitle' }, { name })}
      >
        <FormattedMessage id="command-center.staff.resetFactorExplained" />
      </ConfirmDialog>
    </li>
  );
}
