import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './tag.module.css';

interface Props {
  readonly tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A short word about something: vegetarian, sold out, new. Not pressable. */
export function Tag({ tone = 'neutral', icon, children }: Props) {
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
