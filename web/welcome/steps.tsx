import { FormattedMessage } from 'react-intl';
import { useRevalidator, useSearchParams } from 'react-router';
import type { SetUpStep } from '../gql/graphql';
import { Spinner } from '../ui/button/spinner';
import { AdministratorStep } from './administrator-step';
import { KeyDataStep } from './key-data-step';
import { Progress } from './progress';
import { stepToShow, toWizardStep } from './set-up-step';
import { StartStep } from './start-step';
import { StepCard } from './step-card';
import { useAccess } from './use-access';
import styles from './welcome.module.css';

/** The steps up to the administrator; `progress` is what the server had still to ask when the page was read. */
export function Steps({ progress }: { readonly progress: SetUpStep }) {
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const { access, isLooking, isCodeOld, tryCode, enter, leave } = useAccess();
  const wanted = toWizardStep(search.get('step'));
  const onFinished = () => void revalidate();
  if (isLooking && wanted !== null && wanted !== 'welcome') {
    return (
      <>
        <Progress canGoBack={false} current={wanted} />
        <StepCard name={wanted}>
          <div className={styles.waiting}>
            <Spinner isAnnounced size={32} />
          </div>
        </StepCard>
      </>
    );
  }
  const step = stepToShow(wanted, access?.progress.step ?? progress, access !== null);
  return (
    <>
      <Progress canGoBack={access !== null} current={step} />
      <StepCard name={step}>
        {step === 'welcome' && (
          <StartStep isCodeOld={isCodeOld} isOpen={access !== null} onFinished={onFinished} tryCode={tryCode} />
        )}
        {step === 'key-data' && access && (
          <KeyDataStep access={access} enter={enter} onCodeOld={leave} onFinished={onFinished} />
        )}
        {step === 'administrator' && access && (
          <AdministratorStep access={access} onCodeOld={leave} onFinished={onFinished} />
        )}
      </StepCard>
      {step === 'key-data' && (
        <p className={styles.note}>
          <FormattedMessage id="welcome.later" />
        </p>
      )}
    </>
  );
}
