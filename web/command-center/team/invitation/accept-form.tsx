import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { PasswordHint } from '../../../ui/form/password-hint';
import { PASSWORD_LENGTH } from '../../../ui/form/password-strength';
import styles from '../../access/sign-in/sign-in-form.module.css';
import { type FormRefusal, useRefusal } from '../../kit/form/use-refusal';
import { Button } from '../../kit/ui/button';
import { Notice } from '../../kit/ui/feedback';
import { PasswordField, TextField } from '../../kit/ui/fields';

const InvitationOfferFragment = graphql(`
  fragment InvitationOffer on InvitationOffer {
    name
    role
    login
  }
`);

interface Props {
  readonly shopName: string;
  readonly offer: FragmentType<typeof InvitationOfferFragment>;
  /** Why the last try was refused, and the login that it was made with. */
  readonly refusal: (FormRefusal & { readonly login: string }) | undefined;
  /** Another way in. */
  readonly children: ReactNode;
}

/** Login and password of one's own. The password can be looked at, so it is asked for once. */
export function AcceptForm({ shopName, offer, refusal, children }: Props) {
  const { name, role, login: suggested } = readFragment(InvitationOfferFragment, offer);
  const { formatMessage } = useIntl();
  const { state } = useNavigation();
  const [login, setLogin] = useState(refusal?.login ?? suggested ?? '');
  const [password, setPassword] = useState('');
  const { form, problemOf } = useRefusal(refusal);
  return (
    <div className={styles.box}>
      <header>
        <p className={styles.shop}>{shopName}</p>
        <h1 className={styles.title}>
          <FormattedMessage id="command-center.staff.invitation.welcome" values={{ name }} />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage
            id="command-center.staff.invitation.lead"
            values={{ role: formatMessage({ id: `command-center.staff.role.${role}` }) }}
          />
        </p>
      </header>
      {children}
      <Form className={styles.form} method="post" noValidate ref={form} replace>
        {refusal && refusal.problems.length === 0 && <Notice isLive title={refusal.message} tone="danger" />}
        <TextField
          autoCapitalize="none"
          autoComplete="username"
          autoCorrect="off"
          error={problemOf('login')}
          hint={formatMessage({ id: 'command-center.staff.loginHint' })}
          label={formatMessage({ id: 'command-center.signIn.login' })}
          maxLength={64}
          name="login"
          onChange={(event) => setLogin(event.currentTarget.value)}
          required
          spellCheck={false}
          value={login}
        />
        <PasswordField
          autoComplete="new-password"
          error={problemOf('password')}
          hint={<PasswordHint login={login} password={password} />}
          label={formatMessage({ id: 'command-center.signIn.password' })}
          maxLength={PASSWORD_LENGTH.maximum}
          name="password"
          onChange={(event) => setPassword(event.currentTarget.value)}
          required
          value={password}
        />
        <Button isBusy={state !== 'idle'} isWide size="lg" type="submit">
          <FormattedMessage id="command-center.staff.invitation.accept" />
        </Button>
      </Form>
    </div>
  );
}
