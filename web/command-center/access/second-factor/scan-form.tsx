import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import type { FormRefusal } from '../../kit/form/use-refusal';
import { AnchorButton, Button } from '../../kit/ui/button';
import { Notice } from '../../kit/ui/feedback';
import { QrCode } from '../../kit/ui/qr-code';
import formStyles from '../sign-in/sign-in-form.module.css';
import { AppCodeField } from './code-fields';
import styles from './scan-form.module.css';

interface Props {
  readonly shopName: string;
  readonly secret: string;
  readonly uri: string;
  readonly refusal: FormRefusal | undefined;
}

/** The secret as a picture, as a link for the phone in hand, and to type; the first code shows that it arrived. */
export function ScanForm({ shopName, secret, uri, refusal }: Props) {
  const { formatMessage } = useIntl();
  const { state } = useNavigation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!refusal) return;
    field.current?.focus();
    field.current?.select();
  }, [refusal]);
  const problem = refusal?.problems.find(({ name }) => name === 'code');
  return (
    <div className={formStyles.box}>
      <header>
        <p className={formStyles.shop}>{shopName}</p>
        <h1 className={formStyles.title}>
          <FormattedMessage id="command-center.factor.scan.title" />
        </h1>
        <p className={formStyles.lead}>
          <FormattedMessage id="command-center.factor.scan.lead" />
        </p>
      </header>
      <QrCode className={styles.code} label={formatMessage({ id: 'command-center.factor.scan.picture' })} text={uri} />
      <div className={styles.otherwise}>
        <p>
          <FormattedMessage id="command-center.factor.scan.otherwise" />
        </p>
        <p className={styles.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
        <AnchorButton variant="ghost" size="sm" href={uri}>
          <FormattedMessage id="command-center.factor.scan.open" />
        </AnchorButton>
      </div>
      <Form className={formStyles.form} method="post" noValidate replace>
        {refusal && !problem && <Notice isLive title={refusal.message} tone="danger" />}
        <input name="secret" type="hidden" value={secret} />
        <input name="uri" type="hidden" value={uri} />
        <AppCodeField
          error={problem?.message}
          label={formatMessage({ id: 'command-center.factor.scan.code' })}
          name="code"
          ref={field}
        />
        <Button isBusy={state !== 'idle'} isWide size="lg" type="submit">
          <FormattedMessage id="command-center.factor.turnOn" />
        </Button>
      </Form>
    </div>
  );
}
