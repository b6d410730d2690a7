import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FormDialog } from '../../kit/form/form-dialog';
import { useBoundField } from '../../kit/form/use-bound-field';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import { PasswordField } from '../../kit/ui/fields';
import { RecoveryCodeField } from '../second-factor/code-fields';

/** What shows that it is oneself. */
export interface Proof {
  readonly password: string;
  readonly code: string;
}

export const NO_PROOF: Proof = { password: '', code: '' };

/** Whose proof it is. */
export interface Asked {
  readonly login: string;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

interface Props extends Asked {
  readonly form: EntityFormState<Proof>;
  readonly title: string;
  readonly submitLabel: string;
  readonly children: ReactNode;
}

/** Asks for password and code before a change that must not be possible from an unattended screen. */
export function ProofDialog({ form, login, hasPassword, onClose, title, submitLabel, children }: Props) {
  const { formatMessage } = useIntl();
  const password = useBoundField(form, 'password', { isRequired: hasPassword });
  const code = useBoundField(form, 'code', { isRequired: true });
  return (
    <FormDialog form={form} isOpen onClose={onClose} submitLabel={submitLabel} title={title}>
      <p>{children}</p>
      {/* For password managers: whose password it is. */}
      <input autoComplete="username" hidden readOnly type="text" value={login} />
      {hasPassword && (
        <PasswordField
          {...password}
          autoComplete="current-password"
          label={formatMessage({ id: 'command-center.factor.password' })}
          onChange={(event) => password.onChange(event.currentTarget.value)}
        />
      )}
      <RecoveryCodeField
        {...code}
        autoComplete="one-time-code"
        hint={formatMessage({ id: 'command-center.factor.presentCodeHint' })}
        label={formatMessage({ id: 'command-center.factor.presentCode' })}
        onChange={(event) => code.onChange(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

/** The API takes null for a field that was left empty. */
export function proofInput({ password, code }: Proof) {
  return { password: password || null, code: code || null };
}

/** `INVALID_CREDENTIALS` names no field: here it can only be the password. */
export function aboutPassword<Answer extends { readonly __typename: string; readonly code?: string }>(
  answer: Answer | null,
) {
  return answer?.code === 'INVALID_CREDENTIALS' ? { ...answer, path: ['input', 'password'] } : answer;
}
