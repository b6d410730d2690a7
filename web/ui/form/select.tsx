import ChevronDownIcon from 'lucide/dist/esm/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import styles from './select.module.css';

interface Props extends ComponentPropsWithRef<'select'> {
  /** Of the frame around it, which is what stands in a row or a grid. */
  readonly frameClassName?: string | undefined;
}

/** The device's own list, with a chevron in the look of the other controls. Its `<option>`s are the children. */
export function Select({ frameClassName, className, children, ...select }: Props) {
  return (
    <span className={classNames(styles.frame, frameClassName)}>
      <select {...select} className={classNames(styles.select, className)}>
        {children}
      </select>
      <Icon of={ChevronDownIcon} size={18} />
    </span>
  );
}
