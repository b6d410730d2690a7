import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { FormTextField } from '../../kit/fields/form-text-field';
import { FormDialog } from '../../kit/form/form-dialog';
import { useBoundField } from '../../kit/form/use-bound-field';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { PasswordField } from '../../kit/ui/fields';
import { type MadePasskey, makePasskey, problemOf } from '../passkey/webauthn';
import { RecoveryCodeField } from '../second-factor/code-fields';
import { deviceName } from './device-name';
import { aboutPassword, NO_PROOF, proofInput } from './proof-dialog';

const PasskeyDraftPartsFragment = graphql(`
  fragment PasskeyDraftParts on PasskeyDraft {
    challenge
    host
    shopName
    userId
    login
    name
    knownIds
    algorithms
  }
`);

export const BeginPasskeyMutation = graphql(`
  mutation BeginPasskey($input: SecondFactorProofInput!) {
    answer: beginPasskey(input: $input) {
      ... on PasskeyDraft {
        ...PasskeyDraftParts
      }
      ...Refusal
    }
  }
`);

export const AddPasskeyMutation = graphql(`
  mutation AddPasskey($input: AddPasskeyInput!) {
    answer: addPasskey(input: $input) {
      ... on Passkey {
        id
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly login: string;
  readonly hasPassword: boolean;
  /** The dialog asks for a code as well. */
  readonly hasSecondFactor: boolean;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

/** Longer than most take to choose, and shorter than the five minutes for which the API takes what it was made from. */
const DRAFT_MS = 4 * 60_000;

/** How far it has come. A code counts once, so what it has opened is kept for the next press. */
interface Pending {
  readonly draft: FragmentType<typeof PasskeyDraftPartsFragment>;
  readonly begunAt: number;
  /** Null until the browser has made it. */
  readonly made: MadePasskey | null;
}

/** Asks for a name and who it is; then the browser asks for the finger, the face or the PIN. */
export function AddPasskey({ login, hasPassword, hasSecondFactor, onClose, onAdded }: Props) {
  const { formatMessage } = useIntl();
  const begin = useSend(BeginPasskeyMutation);
  const add = useSend(AddPasskeyMutation);
  const proposed = deviceName(navigator.userAgent) ?? formatMessage({ id: 'command-center.passkey.one' });
  const pending = useRef<Pending | null>(null);
  const form = useEntityForm({
    isNew: true,
    saved: { ...NO_PROOF, name: proposed },
    save: async ({ name, ...proof }) => {
      if (pending.current === null || Date.now() - pending.current.begunAt > DRAFT_MS) {
        const begun = await begin({ input: proofInput(proof) });
        if (begun?.__typename !== 'PasskeyDraft') return aboutPassword(begun);
        pending.current = { draft: begun, begunAt: Date.now(), made: null };
      }
      const { draft, begunAt } = pending.current;
      const made =
        pending.current.made ??
        (await makePasskey(readFragment(PasskeyDraftPartsFragment, draft)).catch((error: unknown) => problemOf(error)));
      if (typeof made === 'string') {
        const id =
          made === 'cancelled' ? 'command-center.passkey.notMade' : (`command-center.passkey.problem.${made}` as const);
        const message = formatMessage({ id });
        return { __typename: 'Refusal' as const, code: 'PASSKEY_REFUSED', message, path: null };
      }
      pending.current = { draft, begunAt, made };
      const answer = await add({ input: { ...made, name } });
      // With no answer, or for a name that can't be, the same passkey is sent again.
      if (answer && answer.__typename !== 'InvalidInput') pending.current = null;
      return answer;
    },
    done: formatMessage({ id: 'command-center.passkey.added' }),
    onSaved: onAdded,
  });
  const password = useBoundField(form, 'password', { isRequired: hasPassword });
  const code = useBoundField(form, 'code', { isRequired: hasSecondFactor });
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      submitLabel={formatMessage({ id: 'command-center.passkey.addSubmit' })}
      title={formatMessage({ id: 'command-center.passkey.add' })}
    >
      <p>
        <FormattedMessage id="command-center.passkey.addExplained" />
      </p>
      <FormTextField
        form={form}
        label={formatMessage({ id: 'command-center.passkey.name' })}
        maxLength={50}
        name="name"
      />
      <input autoComplete="username" hidden readOnly type="text" value={login} />
      {hasPassword && (
        <PasswordField
          {...password}
          autoComplete="current-password"
          label={formatMessage({ id: 'command-center.factor.password' })}
          onChange={(event) => password.onChange(event.currentTarget.value)}
        />
      )}
      {hasSecondFactor && (
        <RecoveryCodeField
          {...code}
          autoComplete="one-time-code"
          hint={formatMessage({ id: 'command-center.factor.presentCodeHint' })}
          label={formatMessage({ id: 'command-center.factor.presentCode' })}
          onChange={(event) => code.onChange(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
