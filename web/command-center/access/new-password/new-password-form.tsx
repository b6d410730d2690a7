import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { PasswordHint } from '../../../ui/form/password-hint';
import { PASSWORD_LENGTH } from '../../../ui/form/password-strength';
import { type FormRefusal, useRefusal } from '../../kit/form/use-refusal';
import { Button } from '../../kit/ui/button';
import { Notice } from '../../kit/ui/feedback';
import { PasswordField } from '../../kit/ui/fields';
import styles from '../sign-in/sign-in-form.module.css';

interface Props {
  readonly shopName: string;
  readonly login: string;
  readonly refusal: FormRefusal | undefined;
}

/** A password of one's own in place of a given one. */
export function NewPasswordForm({ shopName, login, refusal }: Props) {
  const { formatMessage } = useIntl();
  const { state } = useNavigation();
  const [password, setPassword] = useState('');
  const { form, problemOf } = useRefusal(refusal);
  return (
    <div className={styles.box}>
      <header>
        <p className={styles.shop}>{shopName}</p>
        <h1 className={styles.title}>
          <FormattedMessage id="command-center.account.own.title" />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage id="command-center.account.own.lead" />
        </p>
      </header>
      <Form className={styles.form} method="post" noValidate ref={form} replace>
        {refusal && refusal.problems.length === 0 && <Notice isLive title={refusal.message} tone="danger" />}
        {/* For password managers: whose password it is. */}
        <input autoComplete="username" hidden readOnly type="text" value={login} />
        <PasswordField
          autoComplete="current-password"
          error={problemOf('currentPassword')}
          label={formatMessage({ id: 'command-center.account.own.current' })}
          maxLength={200}
          name="currentPassword"
          required
        />
        <PasswordField
          autoComplete="new-password"
          error={problemOf('newPassword')}
          hint={<PasswordHint login={login} password={password} />}
          label={formatMessage({ id: 'command-center.account.own.new' })}
          maxLength={PASSWORD_LENGTH.maximum}
          name="newPassword"
          onChange={(event) => setPassword(event.currentTarget.value)}
          required
          value={password}
        />
        <Button isBusy={state !== 'idle'} isWide size="lg" type="submit">
          <FormattedMessage id="command-center.account.own.submit" />
        </Button>
      </Form>
      <Form action="/command-center/sign-out" method="post" reloadDocument>
        <Button isWide type="submit" variant="ghost">
          <FormattedMessage id="command-center.user.signOut" />
        </Button>
      </Form>
    </div>
  );
}
