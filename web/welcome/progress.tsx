import CheckIcon from 'lucide/dist/esm/icons/check';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Icon } from '../ui/icons/icon';
import { VisuallyHidden } from '../ui/text/visually-hidden';
import styles from './progress.module.css';
import { WIZARD_STEPS, type WizardStep } from './set-up-step';

interface Props {
  readonly current: WizardStep;
  /** Steps before the current one lead back, as long as anything can be changed. */
  readonly canGoBack: boolean;
}

/** Which of the four steps this is. */
export function Progress({ current, canGoBack }: Props) {
  const { formatMessage } = useIntl();
  const index = WIZARD_STEPS.indexOf(current);
  return (
    <nav aria-label={formatMessage({ id: 'welcome.progress' }, { step: index + 1, steps: WIZARD_STEPS.length })}>
      <ol className={styles.list}>
        {WIZARD_STEPS.map((step, position) => {
          const isDone = position < index;
          const label = (
            <>
              <span aria-hidden="true" className={styles.dot}>
                {isDone ? <Icon of={CheckIcon} size={16} /> : position + 1}
              </span>
              <span className={styles.label}>
                <FormattedMessage id={`welcome.step.${step}`} />
                {isDone && (
                  <VisuallyHidden>
                    {' '}
                    <FormattedMessage id="welcome.stepDone" />
                  </VisuallyHidden>
                )}
              </span>
            </>
          );
          return (
            <li
              aria-current={step === current ? 'step' : undefined}
              className={styles.step}
              data-done={isDone || undefined}
              key={step}
            >
              {isDone && canGoBack ? (
                <Link className={styles.link} to={`?step=${step}`}>
                  {label}
                </Link>
              ) : (
                <span className={styles.link}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
