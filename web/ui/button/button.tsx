import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names';
import styles from './button.module.css';
import { type ButtonLook, buttonLook } from './button-look';
import { Spinner } from './spinner';

interface Props extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Something is under way: the label gives room to a spinner, and presses are ignored while focus stays. */
  readonly isBusy?: boolean;
}

/** A button; `type` defaults to `button`. */
export function Button({ variant, size, isWide, isBusy = false, className, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      className={buttonLook({ variant, size, isWide }, classNames(isBusy && styles.busy, className))}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      <span className={styles.label}>{children}</span>
      {isBusy && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
