import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { type Asked, aboutPassword, NO_PROOF, ProofDialog, proofInput } from './proof-dialog';

export const TurnOffSecondFactorMutation = graphql(`
  mutation TurnOffSecondFactor($input: SecondFactorProofInput!) {
    answer: turnOffSecondFactor(input: $input) {
      ... on Session {
        isReady
      }
      ...Refusal
    }
  }
`);

/** The way back to the password alone. */
export function TurnOff(asked: Asked) {
  const { formatMessage } = useIntl();
  const turnOff = useSend(TurnOffSecondFactorMutation);
  const form = useEntityForm({
    isNew: true,
    saved: NO_PROOF,
    save: async (proof) => aboutPassword(await turnOff({ input: proofInput(proof) })),
    done: formatMessage({ id: 'command-center.factor.turnedOff' }),
    onSaved: asked.onClose,
  });
  return (
    <ProofDialog
      {...asked}
      form={form}
      submitLabel={formatMessage({ id: 'command-center.factor.turnOff' })}
      title={formatMessage({ id: 'command-center.factor.turnOffTitle' })}
    >
      <FormattedMessage id="command-center.factor.turnOffExplained" />
    </ProofDialog>
  );
}
