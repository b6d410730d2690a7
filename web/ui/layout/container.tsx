import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names';
import styles from './container.module.css';

interface Props extends ComponentPropsWithRef<'div'> {
  /** `text` for reading, `form` for one column of fields. Defaults to the whole page width. */
  readonly width?: 'page' | 'text' | 'form';
}

/** Centres content and keeps it off the window's edges. */
export function Container({ width = 'page', className, ...rest }: Props) {
  return <div {...rest} className={classNames(styles.container, width !== 'page' && styles[width], className)} />;
}
