import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, Link, useNavigation } from 'react-router';
import { codePath, signInPath } from '../../kit/session/return-path';
import { Button } from '../../kit/ui/button';
import { AppCodeField, RecoveryCodeField } from '../second-factor/code-fields';
import styles from './sign-in-form.module.css';

interface Props {
  readonly shopName: string;
  /** Where the sign-in leads. */
  readonly to: string;
  /** A recovery code is asked for: the phone is not at hand. */
  readonly isRecovery: boolean;
  /** Why the last code was refused. */
  readonly refusal: { readonly message: string } | undefined;
}

/** Asks for the six digits of the app, or for a recovery code. */
export function CodeForm({ shopName, to, isRecovery, refusal }: Props) {
  const { formatMessage } = useIntl();
  const { state } = useNavigation();
  const field = useRef<HTMLInputElement>(null);
  // The only thing to do here, at first and after a refusal.
  useEffect(() => {
    field.current?.focus();
    if (refusal) field.current?.select();
  }, [refusal]);
  const kind = isRecovery ? 'recovery' : 'app';
  const Field = isRecovery ? RecoveryCodeField : AppCodeField;
  const other = isRecovery ? codePath(to) : withRecovery(codePath(to));
  return (
    <div className={styles.box}>
      <header>
        <p className={styles.shop}>{shopName}</p>
        <h1 className={styles.title}>
          <FormattedMessage id="command-center.code.title" />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage id={`command-center.code.lead.${kind}`} />
        </p>
      </header>
      <Form className={styles.form} method="post" noValidate replace>
        <Field
          error={refusal?.message}
          label={formatMessage({ id: `command-center.code.${kind}` })}
          name="code"
          ref={field}
        />
        <Button isBusy={state !== 'idle'} isWide size="lg" type="submit">
          <FormattedMessage id="command-center.signIn.submit" />
        </Button>
      </Form>
      <div className={styles.ways}>
        <Link className={styles.toShop} replace to={other}>
          <FormattedMessage id={`command-center.code.instead.${kind}`} />
        </Link>
        <Link className={styles.toShop} to={signInPath(to)}>
          <FormattedMessage id="command-center.code.anew" />
        </Link>
      </div>
    </div>
  );
}

function withRecovery(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}recovery`;
}
