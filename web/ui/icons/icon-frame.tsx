import type { ReactNode } from 'react';

export interface IconProps {
  /** Side in CSS pixels; 20 unless told. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** Icons decorate: what they mean stands beside them in words, or in the control's accessible name. */
export function IconFrame({ size = 20, className, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      fill="none"
      focusable="false"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={2}
      viewBox="0 0 24 24"
      width={size}
    >
      {children}
    </svg>
  );
}
