import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { Notice } from '../ui/feedback/notice';
import { TextField } from '../ui/form/text-field';
import { FoodIcon } from '../ui/icons/food-icon';
import type { CodeAnswer } from './use-access';
import { useProblems } from './use-problems';
import styles from './welcome.module.css';
import { WizardForm } from './wizard-form';

interface Props {
  readonly tryCode: (code: string) => Promise<CodeAnswer>;
  /** The code has been given before: the way on is open. */
  readonly isOpen: boolean;
  /** The code was right, until the server was restarted. */
  readonly isCodeOld: boolean;
  /** Somebody finished the set-up in the meantime. */
  readonly onFinished: () => void;
}

/** Explains the steps and asks for the code that the server prints. */
export function StartStep({ tryCode, isOpen, isCodeOld, onFinished }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const { problems, clearField, refuseEmpty, showRefusal, showUnreachable } = useProblems();
  const submit = async () => {
    if (isOpen) return void navigate('?step=key-data');
    if (refuseEmpty({ code })) return;
    const answer = await tryCode(code);
    if (answer === 'right') return void navigate('.');
    if (answer === 'unreachable') return showUnreachable();
    if (answer.code === 'ALREADY_SET_UP') return onFinished();
    showRefusal({ message: answer.message, fields: [{ path: ['code'], message: answer.message }] });
  };
  return (
    <>
      <div className={styles.hero}>
        <span aria-hidden="true" className={styles.plate}>
          <FoodIcon name="fork-and-knife-with-plate" size={88} />
        </span>
        <h1 className={styles.heroTitle}>
          <FormattedMessage id="welcome.start.title" />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage id="welcome.start.lead" />
        </p>
      </div>
      {isCodeOld && (
        <Notice isLive tone="warning">
          <FormattedMessage id="welcome.start.codeOld" />
        </Notice>
      )}
      <WizardForm
        labels={{ code: formatMessage({ id: 'welcome.start.code' }) }}
        onSubmit={submit}
        problems={problems}
        submitLabel={<FormattedMessage id="welcome.start.submit" />}
      >
        {!isOpen && (
          <TextField
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            className={styles.code}
            enterKeyHint="go"
            error={problems.byField.code}
            hint={
              <>
                <FormattedMessage id="welcome.start.codeHint" />
                <code className={styles.log}>
                  <FormattedMessage id="welcome.start.codeExample" />
                </code>
              </>
            }
            id="code"
            label={formatMessage({ id: 'welcome.start.code' })}
            onChange={(event) => {
              setCode(event.currentTarget.value);
              clearField('code');
            }}
            spellCheck={false}
            value={code}
          />
        )}
      </WizardForm>
    </>
  );
}
