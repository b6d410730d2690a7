import type { IconNode } from 'lucide';
import { createElement } from 'react';

export interface IconProps {
  /** Side in CSS pixels; 20 unless given. */
  readonly size?: number;
  readonly className?: string | undefined;
}

interface Props extends IconProps {
  /** A drawing of lucide. */
  readonly of: IconNode;
}

/** Icons decorate: what they mean stands beside them in words, or in the control's accessible name. */
export function Icon({ of, size = 20, className }: Props) {
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
      {of.map(([tag, attributes], place) => createElement(tag, { key: place, ...attributes }))}
    </svg>
  );
}
