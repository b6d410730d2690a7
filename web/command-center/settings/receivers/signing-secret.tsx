import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { useRefusalText } from '../../kit/entity/use-act';
import { useSend } from '../../kit/entity/use-send';
import { ConfirmDialog } from '../../kit/form/confirm-dialog';
import { Button } from '../../kit/ui/button';
import { ExplainedPanel } from './explained-panel';
import { SecretDialog } from './form/secret-dialog';

const RenewSecretMutation = graphql(`
  mutation RenewSigningSecret($id: ID!) {
    answer: renewSigningSecret(id: $id) {
      ... on ReceiverWithSecret {
        signingSecret
      }
      ...Refusal
    }
  }
`);

/** What the signature is for, and the way to another secret: the present one can't be read. */
export function SigningSecret({ receiverId }: { readonly receiverId: string }) {
  const { formatMessage } = useIntl();
  const refusalText = useRefusalText();
  const renew = useSend(RenewSecretMutation);
  const [isAsking, setIsAsking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const confirm = async () => {
    const answer = await renew({ id: receiverId });
    if (answer?.__typename === 'ReceiverWithSecret') setSecret(answer.signingSecret);
    return refusalText(answer);
  };
  return (
    <ExplainedPanel
      explained={<FormattedMessage id="command-center.receivers.secretExplained" />}
      title={formatMessage({ id: 'command-center.receivers.secret' })}
    >
      <Button onClick={() => setIsAsking(true)} variant="outline">
        <FormattedMessage id="command-center.receivers.secretRenew" />
      </Button>
      <ConfirmDialog
        confirmLabel={formatMessage({ id: 'command-center.receivers.secretRenew' })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        title={formatMessage({ id: 'command-center.receivers.secretRenewTitle' })}
      >
        <FormattedMessage id="command-center.receivers.secretRenewExplained" />
      </ConfirmDialog>
      <SecretDialog onClose={() => setSecret(null)} secret={secret} />
    </ExplainedPanel>
  );
}
