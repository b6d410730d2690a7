import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useMutation } from 'urql';
import { graphql } from '../gql/gql';
import { LinkButton } from '../ui/button/link-button';
import { PasswordField } from '../ui/form/password-field';
import { PasswordHint } from '../ui/form/password-hint';
import { PASSWORD_LENGTH } from '../ui/form/password-strength';
import { TextField } from '../ui/form/text-field';
import { toasts } from '../ui/overlay/toasts';
import { forgetDrafts, useDraft } from './draft';
import type { Access } from './use-access';
import { useProblems } from './use-problems';
import styles from './welcome.module.css';
import { WizardForm } from './wizard-form';

export const CreateAdministrator = graphql(`
  mutation CreateAdministrator($input: CreateAdministratorInput!) {
    createAdministrator(input: $input) {
      ... on Session {
        user {
          name
        }
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly access: Access;
  /** Somebody else finished the set-up in the meantime. */
  readonly onFinished: () => void;
  /** The code is no longer the server’s. */
  readonly onCodeOld: () => void;
}

/** The one account that the wizard makes. The password can be looked at, so it is asked for once. */
export function AdministratorStep({ access, onFinished, onCodeOld }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [, createAdministrator] = useMutation(CreateAdministrator);
  const { problems, clear, clearField, refuseEmpty, showRefusal, showUnreachable } = useProblems();
  const [name, setName] = useDraft('administrator.name', '');
  const [login, setLogin] = useDraft('administrator.login', '');
  // Never kept anywhere: after a reload it is typed again.
  const [password, setPassword] = useState('');

  const labels = {
    name: formatMessage({ id: 'welcome.administrator.name' }),
    login: formatMessage({ id: 'welcome.administrator.login' }),
    password: formatMessage({ id: 'welcome.administrator.password' }),
  };

  const submit = async () => {
    clear();
    if (refuseEmpty({ name, login, password })) return;
    const { data } = await createAdministrator({ input: { code: access.code, name, login, password } });
    const answer = data?.createAdministrator;
    if (!answer) return showUnreachable();
    if (answer.__typename === 'Refusal' && answer.code === 'ALREADY_SET_UP') return onFinished();
    if (answer.__typename === 'Refusal' && answer.code === 'INVALID_SET_UP_CODE') return onCodeOld();
    if (answer.__typename !== 'Session') return showRefusal(answer);
    toasts.show({ message: formatMessage({ id: 'welcome.administrator.done' }), tone: 'success' });
    forgetDrafts();
    await navigate('?step=finish', { replace: true });
  };

  return (
    <>
      <h1 className={styles.title}>
        <FormattedMessage id="welcome.administrator.title" />
      </h1>
      <p className={styles.intro}>
        <FormattedMessage id="welcome.administrator.intro" />
      </p>
      <WizardForm
        back={
          <LinkButton size="lg" to="?step=key-data" variant="ghost">
            <FormattedMessage id="welcome.back" />
          </LinkButton>
        }
        labels={labels}
        onSubmit={submit}
        problems={problems}
        submitLabel={<FormattedMessage id="welcome.administrator.submit" />}
      >
        <TextField
          autoComplete="name"
          error={problems.byField.name}
          hint={formatMessage({ id: 'welcome.administrator.nameHint' })}
          id="name"
          label={labels.name}
          maxLength={50}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            clearField('name');
          }}
          value={name}
        />
        <TextField
          autoCapitalize="off"
          autoComplete="username"
          autoCorrect="off"
          error={problems.byField.login}
          hint={formatMessage({ id: 'welcome.administrator.loginHint' })}
          id="login"
          label={labels.login}
          maxLength={64}
          onChange={({ currentTarget }) => {
            setLogin(currentTarget.value);
            clearField('login');
          }}
          spellCheck={false}
          value={login}
        />
        <PasswordField
          autoComplete="new-password"
          error={problems.byField.password}
          hint={<PasswordHint login={login} password={password} />}
          id="password"
          label={labels.password}
          maxLength={PASSWORD_LENGTH.maximum}
          onChange={({ currentTarget }) => {
            setPassword(currentTarget.value);
            clearField('password');
          }}
          value={password}
        />
      </WizardForm>
    </>
  );
}
