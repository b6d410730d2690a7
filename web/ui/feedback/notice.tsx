import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { CircleAlertIcon } from '../icons/circle-alert-icon';
import { CircleCheckIcon } from '../icons/circle-check-icon';
import { InfoIcon } from '../icons/info-icon';
import { TriangleAlertIcon } from '../icons/triangle-alert-icon';
import styles from './notice.module.css';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

const ICONS = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
} as const;

interface Props {
  readonly tone?: Tone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** A button or link that leads on. */
  readonly action?: ReactNode;
  /** Read out when it appears; leave off for what was on the page from the start. */
  readonly isLive?: boolean;
}

/** A word to the reader in the flow of the page: maintenance, closed, a limit that is not reached. */
export function Notice({ tone = 'info', title, children, action, isLive = false }: Props) {
  const Icon = ICONS[tone];
  const role = isLive ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div className={classNames(styles.notice, styles[tone])} role={role}>
      <Icon className={styles.icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
}
