import { FormattedMessage } from 'react-intl';
import styles from './password-hint.module.css';
import { passwordStrength } from './password-strength';

const LEVELS = { short: 1, weak: 2, fair: 3, strong: 4 } as const;

/** What is asked of a password, and how good the one that is being typed is. */
export function PasswordHint({ password, login }: { readonly password: string; readonly login: string }) {
  const strength = passwordStrength(password, login);
  return (
    <>
      <FormattedMessage id="ui.password.hint" />
      <span aria-live="polite" className={styles.strength} data-strength={strength}>
        {password !== '' && (
          <>
            <span aria-hidden="true" className={styles.bars}>
              {Object.entries(LEVELS).map(([level, height]) => (
                <span className={styles.bar} data-on={height <= LEVELS[strength] || undefined} key={level} />
              ))}
            </span>
            <FormattedMessage id={`ui.password.${strength}`} />
          </>
        )}
      </span>
    </>
  );
}
