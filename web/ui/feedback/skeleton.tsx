import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

interface Props {
  /** Any CSS lengths. Default: the full width and a line's height. */
  readonly width?: CSSProperties['width'];
  readonly height?: CSSProperties['height'];
  readonly radius?: CSSProperties['borderRadius'];
}

/** Holds the place of what is loading, in its measures. Say in words that something loads elsewhere, once. */
export function Skeleton({ width = '100%', height = '1em', radius }: Props) {
  return <span aria-hidden="true" className={styles.skeleton} style={{ width, height, borderRadius: radius }} />;
}
