import { FormattedMessage, useIntl } from 'react-intl';
import { Form, Link, useNavigation } from 'react-router';
import { type FormRefusal, useRefusal } from '../../kit/form/use-refusal';
import { Button } from '../../kit/ui/button';
import { Notice } from '../../kit/ui/feedback';
import { PasswordField } from '../../kit/ui/fields';
import styles from '../sign-in/sign-in-form.module.css';
import { RecoveryCodeField } from './code-fields';

interface Props {
  readonly shopName: string;
  readonly login: string;
  /** Back, for who may leave it. */
  readonly to: string;
  /** The shop asks for it: there is no other way on. */
  readonly isRequired: boolean;
  readonly asksPassword: boolean;
  /** It moves to another phone. */
  readonly hasFactor: boolean;
  readonly refusal: FormRefusal | undefined;
}

/** What it is about, and that it is oneself who asks. */
export function BeginForm({ shopName, login, to, isRequired, asksPassword, hasFactor, refusal }: Props) {
  const { formatMessage } = useIntl();
  const { state } = useNavigation();
  const { form, problemOf } = useRefusal(refusal);
  const reason = isRequired ? 'required' : hasFactor ? 'moved' : 'chosen';
  return (
    <div className={styles.box}>
      <header>
        <p className={styles.shop}>{shopName}</p>
        <h1 className={styles.title}>
          <FormattedMessage id="command-center.factor.title" />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage id={`command-center.factor.lead.${reason}`} />
        </p>
      </header>
      <p>
        <FormattedMessage id="command-center.factor.app" />
      </p>
      <Form className={styles.form} method="post" noValidate ref={form} replace>
        {refusal && refusal.problems.length === 0 && <Notice isLive title={refusal.message} tone="danger" />}
        {/* For password managers: whose password it is. */}
        <input autoComplete="username" hidden readOnly type="text" value={login} />
        {asksPassword && (
          <PasswordField
            autoComplete="current-password"
            error={problemOf('password')}
            label={formatMessage({ id: 'command-center.factor.password' })}
            maxLength={200}
            name="password"
            required
          />
        )}
        {hasFactor && (
          <RecoveryCodeField
            autoComplete="one-time-code"
            error={problemOf('code')}
            hint={formatMessage({ id: 'command-center.factor.presentCodeHint' })}
            label={formatMessage({ id: 'command-center.factor.presentCode' })}
            name="code"
          />
        )}
        <Button isBusy={state !== 'idle'} isWide size="lg" type="submit">
          <FormattedMessage id="command-center.factor.begin" />
        </Button>
      </Form>
      {isRequired ? (
        <Form action="/command-center/sign-out" method="post" reloadDocument>
          <Button isWide type="submit" variant="ghost">
            <FormattedMessage id="command-center.user.signOut" />
          </Button>
        </Form>
      ) : (
        <Link className={styles.toShop} to={to}>
          <FormattedMessage id="command-center.kit.cancel" />
        </Link>
      )}
    </div>
  );
}
