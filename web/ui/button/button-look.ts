import { classNames } from '../class-names';
import styles from './button.module.css';

/** How a button looks. One `primary` a screen: the way on. */
export interface ButtonLook {
  readonly variant?: 'primary' | 'soft' | 'outline' | 'ghost' | 'danger';
  /** `sm` looks smaller and keeps a 44 px target. */
  readonly size?: 'sm' | 'md' | 'lg';
  /** As wide as its container. */
  readonly isWide?: boolean;
}

/** The classes of a button, for elements that only look like one. */
export function buttonLook({ variant = 'primary', size = 'md', isWide }: ButtonLook, ...more: (string | undefined)[]) {
  return classNames(styles.button, styles[variant], size !== 'md' && styles[size], isWide && styles.wide, ...more);
}
