import CircleAlertIcon from 'lucide/dist/esm/icons/circle-alert';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import styles from './field.module.css';

interface Props {
  /** What the control's `aria-describedby` names. */
  readonly id: string | undefined;
  readonly children: ReactNode;
}

/** Why a field can't stay as it is. Nothing when there is no reason. */
export function FieldError({ id, children }: Props) {
  if (!children) return null;
  return (
    <p className={styles.error} id={id}>
      <Icon of={CircleAlertIcon} size={16} />
      <span>{children}</span>
    </p>
  );
}
