import { TextField, type TextFieldProps } from '../../kit/ui/fields';
import styles from './code-fields.module.css';

/** Six digits of an authenticator app: phones offer them above the keyboard, which has digits only. */
export function AppCodeField(props: TextFieldProps) {
  return (
    <TextField
      autoComplete="one-time-code"
      className={styles.digits}
      enterKeyHint="go"
      inputMode="numeric"
      maxLength={12}
      required
      {...props}
    />
  );
}

/** A recovery code, as it stands on paper. */
export function RecoveryCodeField(props: TextFieldProps) {
  return (
    <TextField
      autoCapitalize="none"
      autoComplete="off"
      autoCorrect="off"
      className={styles.letters}
      enterKeyHint="go"
      maxLength={40}
      required
      spellCheck={false}
      {...props}
    />
  );
}
