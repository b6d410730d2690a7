import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { FormDialog } from '../../kit/form/form-dialog';
import { useBoundField } from '../../kit/form/use-bound-field';
import { type EntityFormState, useEntityForm } from '../../kit/form/use-entity-form';
import { Button } from '../../kit/ui/button';
import { PasswordField } from '../../kit/ui/fields';
import styles from './account.module.css';

export const ChangePasswordMutation = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    answer: changePassword(input: $input) {
      ... on Session {
        isReady
      }
      ...Refusal
    }
  }
`);

/** The way to another password: it asks for the present one, and signs the other devices out. */
export function ChangePassword({ login }: { readonly login: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.action}>
      <Button onClick={() => setIsOpen(true)} variant="outline">
        <FormattedMessage id="command-center.account.password.change" />
      </Button>
      {isOpen && <PasswordDialog login={login} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

interface Passwords {
  readonly currentPassword: string;
  readonly newPassword: string;
}

const EMPTY: Passwords = { currentPassword: '', newPassword: '' };

function PasswordDialog({ login, onClose }: { readonly login: string; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const changePassword = useSend(ChangePasswordMutation);
  const form = useEntityForm({
    isNew: true,
    saved: EMPTY,
    save: async (input) => {
      const answer = await changePassword({ input });
      // It says no word of which field is wrong: here it can only be the present one.
      return answer?.__typename === 'Refusal' && answer.code === 'INVALID_CREDENTIALS'
        ? { ...answer, path: ['input', 'currentPassword'] }
        : answer;
    },
    done: formatMessage({ id: 'command-center.account.password.changed' }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      submitLabel={formatMessage({ id: 'command-center.account.password.change' })}
      title={formatMessage({ id: 'command-center.account.password.title' })}
    >
      {/* For password managers: whose password it is. */}
      <input autoComplete="username" hidden readOnly type="text" value={login} />
      <BoundPassword autoComplete="current-password" form={form} name="currentPassword" />
      <BoundPassword autoComplete="new-password" form={form} name="newPassword" />
    </FormDialog>
  );
}

interface BoundProps {
  readonly form: EntityFormState<Passwords>;
  readonly name: keyof Passwords;
  readonly autoComplete: 'current-password' | 'new-password';
}

function BoundPassword({ form, name, autoComplete }: BoundProps) {
  const { formatMessage } = useIntl();
  const { onChange, ...field } = useBoundField(form, name, { isRequired: true });
  return (
    <PasswordField
      {...field}
      autoComplete={autoComplete}
      hint={name === 'newPassword' ? formatMessage({ id: 'command-center.account.password.hint' }) : undefined}
      label={formatMessage({ id: `command-center.account.password.${name}` })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
