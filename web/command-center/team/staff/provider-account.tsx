import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { useAct } from '../../kit/entity/use-act';
import { ConfirmDialog } from '../../kit/form/confirm-dialog';
import { readAddress } from '../../kit/read-address';
import { Button } from '../../kit/ui/button';
import styles from './member-route.module.css';

const UnlinkStaffIdentitiesMutation = graphql(`
  mutation UnlinkStaffIdentities($id: ID!) {
    answer: unlinkStaffIdentities(id: $id) {
      ... on StaffMember {
        id
        identities {
          id
        }
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly memberId: string;
  readonly identity: { readonly email: string | null; readonly issuer: string };
}

/** An account at the sign-in provider, and the way to part with it. */
export function ProviderAccount({ memberId, identity: { email, issuer } }: Props) {
  const { formatMessage } = useIntl();
  const [unlink] = useAct(UnlinkStaffIdentitiesMutation);
  const [isAsking, setIsAsking] = useState(false);
  const provider = readAddress(issuer)?.host ?? issuer;
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.strong}>
          <FormattedMessage id="command-center.staff.linkedAt" values={{ provider }} />
        </p>
        <p className={styles.muted}>{email ?? <FormattedMessage id="command-center.staff.linkedUnnamed" />}</p>
      </div>
      <Button onClick={() => setIsAsking(true)} size="sm" variant="outline">
        <FormattedMessage id="command-center.staff.unlink" />
      </Button>
      <ConfirmDialog
        confirmLabel={formatMessage({ id: 'command-center.staff.unlink' })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => unlink({ id: memberId }, formatMessage({ id: 'command-center.staff.unlinked' }))}
        title={formatMessage({ id: 'command-center.staff.unlinkTitle' }, { provider })}
      >
        <FormattedMessage id="command-center.staff.unlinkExplained" />
      </ConfirmDialog>
    </li>
  );
}
