import { useMemo } from 'react';
import { encode } from 'uqr';

/** Modules of white around a code: scanners want four. */
const QUIET = 4;

/**
 * The dark modules as one path.
 *
 * @returns the path, and the side of the square with its border.
 */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  // Medium: a stain or a fold takes nothing away.
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { path, size };
}

interface Props {
  readonly text: string;
  /** What it is, for screen readers. Defaults to the text itself. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** A code to scan; black on white in every mode. */
export function QrCode({ text, label = text, className }: Props) {
  const { path, size } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      aria-label={label}
      className={className}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
