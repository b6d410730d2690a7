import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useMutation } from 'urql';
import { graphql } from '../gql/gql';
import { LinkButton } from '../ui/button/link-button';
import { toasts } from '../ui/overlay/toasts';
import { KeyDataFields } from './key-data-fields';
import type { Access, useAccess } from './use-access';
import { useKeyData } from './use-key-data';
import { useKeyDataLabels } from './use-key-data-labels';
import { useProblems } from './use-problems';
import styles from './welcome.module.css';
import { WizardForm } from './wizard-form';

const ConfigureShop = graphql(`
  mutation ConfigureShop($input: ConfigureShopInput!) {
    configureShop(input: $input) {
      ...SetUpProgress
      ...Refusal
    }
  }
`);

interface Props {
  readonly access: Access;
  readonly enter: ReturnType<typeof useAccess>['enter'];
  /** Somebody finished the set-up in the meantime. */
  readonly onFinished: () => void;
  /** The code is no longer the server’s. */
  readonly onCodeOld: () => void;
}

/** What a shop can't be without. What the browser knows is filled in already. */
export function KeyDataStep({ access, enter, onFinished, onCodeOld }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [, configureShop] = useMutation(ConfigureShop);
  const { problems, clear, clearField, refuseEmpty, showRefusal, showUnreachable } = useProblems();
  const keyData = useKeyData(access.progress.keyData);
  const labels = useKeyDataLabels(keyData.values.locale);

  const submit = async () => {
    clear();
    const input = keyData.input();
    if (refuseEmpty(keyData.required) || !input) return;
    const { data } = await configureShop({ input: { code: access.code, ...input } });
    const answer = data?.configureShop;
    if (!answer) return showUnreachable();
    if (answer.__typename === 'Refusal' && answer.code === 'ALREADY_SET_UP') return onFinished();
    if (answer.__typename === 'Refusal' && answer.code === 'INVALID_SET_UP_CODE') return onCodeOld();
    if (answer.__typename !== 'SetUpState') return showRefusal(answer);
    toasts.show({ message: formatMessage({ id: 'welcome.keyData.done' }), tone: 'success' });
    enter(access.code, answer);
    await navigate('?step=administrator');
  };

  return (
    <>
      <h1 className={styles.title}>
        <FormattedMessage id="welcome.keyData.title" />
      </h1>
      <p className={styles.intro}>
        <FormattedMessage id="welcome.keyData.intro" />
      </p>
      <WizardForm
        back={
          <LinkButton size="lg" to="?step=welcome" variant="ghost">
            <FormattedMessage id="welcome.back" />
          </LinkButton>
        }
        labels={labels}
        onSubmit={submit}
        problems={problems}
        submitLabel={<FormattedMessage id="welcome.continue" />}
      >
        <KeyDataFields errors={problems.byField} keyData={keyData} labels={labels} onCorrect={clearField} />
      </WizardForm>
    </>
  );
}
