import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, Link, useNavigation } from 'react-router';
import { Button } from '../../kit/ui/button';
import { Notice } from '../../kit/ui/feedback';
import { PasswordField, TextField } from '../../kit/ui/fields';
import styles from './sign-in-form.module.css';

interface Props {
  readonly shopName: string;
  /** Another way in, above this one. */
  readonly children?: ReactNode;
  /** Another one, below it. */
  readonly otherWay?: ReactNode;
  /** Whether a link for a new password can be mailed. */
  readonly canRecover: boolean;
  /** Why the last attempt was refused, in the reader's language, and the login that it was made with. */
  readonly refusal: { readonly message: string; readonly login: string | undefined } | undefined;
}

export function SignInForm({ shopName, refusal, children, otherWay, canRecover }: Props) {
  const { formatMessage } = useIntl();
  const { state } = useNavigation();
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!refusal) return;
    password.current?.focus();
    password.current?.select();
  }, [refusal]);
  return (
    <div className={styles.box}>
      <header className={styles.header}>
        <p className={styles.shop}>{shopName}</p>
        <h1 className={styles.title}>
          <FormattedMessage id="command-center.signIn.title" />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage id="command-center.signIn.lead" />
        </p>
      </header>
      {children}
      <Form className={styles.form} method="post" replace>
        {refusal && <Notice isLive title={refusal.message} tone="danger" />}
        <TextField
          autoCapitalize="none"
          autoComplete="username"
          autoCorrect="off"
          defaultValue={refusal?.login}
          enterKeyHint="next"
          label={formatMessage({ id: 'command-center.signIn.login' })}
          maxLength={100}
          name="login"
          required
          spellCheck={false}
        />
        <PasswordField
          autoComplete="current-password"
          enterKeyHint="go"
          label={formatMessage({ id: 'command-center.signIn.password' })}
          maxLength={200}
          name="password"
          ref={password}
          required
        />
        <Button isBusy={state !== 'idle'} isWide size="lg" type="submit">
          <FormattedMessage id="command-center.signIn.submit" />
        </Button>
      </Form>
      {otherWay}
      {canRecover && (
        <Link className={styles.toShop} to="/command-center/recover">
          <FormattedMessage id="command-center.recover.title" />
        </Link>
      )}
      <Link className={styles.toShop} reloadDocument to="/">
        <FormattedMessage id="command-center.toShop" />
      </Link>
    </div>
  );
}
