import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './button.module.css';
import { type ButtonLook, buttonLook } from './button-look';

interface Props extends Omit<ButtonLook, 'isWide'>, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What pressing does, for those who can't see the icon. */
  readonly label: string;
  readonly icon: ReactNode;
}

/** A round button with an icon alone; `variant` defaults to `ghost`. */
export function IconButton({ label, icon, variant = 'ghost', size, className, ...rest }: Props) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={buttonLook({ variant, size }, classNames(styles.square, className))}
    >
      {icon}
    </button>
  );
}
