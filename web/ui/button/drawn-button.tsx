import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Button } from './button';
import styles from './drawn-button.module.css';

interface Props extends ComponentProps<typeof Button> {
  readonly icon: ReactNode;
}

/** A button with a drawing and words. On phones the drawing is enough; screen readers hear the words. */
export function DrawnButton({ icon, className, children, ...button }: Props) {
  return (
    <Button {...button} className={classNames(styles.button, className)}>
      {icon}
      <span className={styles.words}>{children}</span>
    </Button>
  );
}
