import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './choice.module.css';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** Something that is on or off at once, without a save button. */
export function Switch({ label, hint, className, ...input }: Props) {
  return (
    <label className={classNames(styles.row, className)}>
      <span className={styles.text}>
        <span>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state, also as a switch */}
      <input {...input} className={styles.switch} role="switch" type="checkbox" />
    </label>
  );
}
