import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { PasswordHint } from '../../../ui/form/password-hint';
import { PASSWORD_LENGTH } from '../../../ui/form/password-strength';
import { useSend } from '../../kit/entity/use-send';
import { FormDialog } from '../../kit/form/form-dialog';
import { useBoundField } from '../../kit/form/use-bound-field';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { PasswordField } from '../../kit/ui/fields';

const ResetStaffPasswordMutation = graphql(`
  mutation ResetStaffPassword($input: ResetStaffPasswordInput!) {
    answer: resetStaffPassword(input: $input) {
      ... on StaffMember {
        id
        hasPassword
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly id: string;
  readonly login: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** A new password for somebody who lost theirs. Render it while it is open. */
export function ResetPasswordDialog({ id, login, name, onClose }: Props) {
  const { formatMessage } = useIntl();
  const reset = useSend(ResetStaffPasswordMutation);
  const form = useEntityForm({
    saved: { password: '' },
    save: ({ password }) => reset({ input: { id, password } }),
    done: formatMessage({ id: 'command-center.staff.passwordReset' }),
    onSaved: onClose,
  });
  const { onChange, value, error, ...field } = useBoundField(form, 'password', { isRequired: true });
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      submitLabel={formatMessage({ id: 'command-center.staff.setPassword' })}
      title={formatMessage({ id: 'command-center.staff.passwordFor' }, { name })}
    >
      <p>
        <FormattedMessage id="command-center.staff.passwordExplained" />
      </p>
      <PasswordField
        {...field}
        autoComplete="new-password"
        error={error}
        hint={<PasswordHint login={login} password={value} />}
        label={formatMessage({ id: 'command-center.signIn.password' })}
        maxLength={PASSWORD_LENGTH.maximum}
        onChange={(event) => onChange(event.currentTarget.value)}
        value={value}
      />
    </FormDialog>
  );
}
