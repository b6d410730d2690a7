import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface Props {
  /** A picture: `<FoodIcon name="takeout-box" size={72} />` or an interface icon. */
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Says that there is nothing, why, and what to do about it. */
export function EmptyState({ icon, title, children, action }: Props) {
  return (
    <div className={styles.empty}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
