import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names';
import styles from './chip.module.css';

interface Look {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  /** The current one of its row. */
  readonly isActive?: boolean;
}

type Props = Look &
  (
    | {
        /** Path or `#hash` that it leads to. */
        readonly to: string;
        readonly onPress?: (click: MouseEvent) => void;
        readonly id?: string;
      }
    | { readonly to?: never; readonly onPress: () => void; readonly id?: string }
  );

/** A small choice in a row of its kind: a category, a quick amount, a filter. Link or toggle, by what it is given. */
export function Chip({ children, icon, isActive = false, to, onPress, id }: Props) {
  const className = classNames(styles.chip, isActive && styles.active);
  const content = (
    <>
      {icon}
      <span>{children}</span>
    </>
  );
  return to === undefined ? (
    <button aria-pressed={isActive} className={className} id={id} onClick={onPress} type="button">
      {content}
    </button>
  ) : (
    <Link aria-current={isActive || undefined} className={className} id={id} onClick={onPress} to={to}>
      {content}
    </Link>
  );
}
