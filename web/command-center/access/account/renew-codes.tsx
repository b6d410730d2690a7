import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useSend } from '../../kit/entity/use-send';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { Button } from '../../kit/ui/button';
import { Dialog } from '../../kit/ui/dialog';
import { RecoveryCodes } from '../second-factor/recovery-codes';
import { type Asked, aboutPassword, NO_PROOF, ProofDialog, proofInput } from './proof-dialog';

export const RenewRecoveryCodesMutation = graphql(`
  mutation RenewRecoveryCodes($input: SecondFactorProofInput!) {
    answer: renewRecoveryCodes(input: $input) {
      ... on RecoveryCodes {
        codes
      }
      ...Refusal
    }
  }
`);

/** New recovery codes: the proof first, then the codes, once. */
export function RenewCodes(asked: Asked) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return codes ? <NewCodes codes={codes} onClose={asked.onClose} /> : <AskForCodes {...asked} onCodes={setCodes} />;
}

function AskForCodes({ onCodes, ...asked }: Asked & { readonly onCodes: (codes: readonly string[]) => void }) {
  const { formatMessage } = useIntl();
  const renew = useSend(RenewRecoveryCodesMutation);
  const form = useEntityForm({
    isNew: true,
    saved: NO_PROOF,
    save: async (proof) => aboutPassword(await renew({ input: proofInput(proof) })),
    done: formatMessage({ id: 'command-center.factor.renewed' }),
    onSaved: (answer) => {
      if ('codes' in answer) onCodes(answer.codes);
    },
  });
  return (
    <ProofDialog
      {...asked}
      form={form}
      submitLabel={formatMessage({ id: 'command-center.factor.renewSubmit' })}
      title={formatMessage({ id: 'command-center.factor.renew' })}
    >
      <FormattedMessage id="command-center.factor.renewExplained" />
    </ProofDialog>
  );
}

function NewCodes({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { shopName } = useCommandCenter();
  return (
    <Dialog
      footer={
        <Button onClick={onClose}>
          <FormattedMessage id="command-center.staff.done" />
        </Button>
      }
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'command-center.factor.codes.title' })}
    >
      <RecoveryCodes codes={codes} shopName={shopName} />
    </Dialog>
  );
}
