import CircleAlertIcon from 'lucide/dist/esm/icons/circle-alert';
import CircleCheckIcon from 'lucide/dist/esm/icons/circle-check';
import InfoIcon from 'lucide/dist/esm/icons/info';
import TriangleAlertIcon from 'lucide/dist/esm/icons/triangle-alert';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
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
  const icon = ICONS[tone];
  const role = isLive ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div className={classNames(styles.notice, styles[tone])} role={role}>
      <Icon of={icon} className={styles.icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
}
