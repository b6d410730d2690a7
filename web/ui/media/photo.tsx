import { type CSSProperties, useState } from 'react';
import { classNames } from '../class-names';
import { FoodIcon } from '../icons/food-icon';
import styles from './photo.module.css';

/** A picture as the API gives it: WebP files at several widths. */
export interface PhotoSource {
  /** In ascending order of width, in pixels. */
  readonly sources: readonly { readonly url: string; readonly width: number }[];
  /** A tiny blurred picture as a data URI. */
  readonly placeholder?: string | null;
}

interface Props {
  readonly photo: PhotoSource | null | undefined;
  /** What is to be seen; empty when the text beside it already says so. */
  readonly alt: string;
  /** Width in CSS pixels, or the `sizes` attribute when it changes with the window. */
  readonly sizes: number | string;
  /** Width to height, as in `4 / 3`; 1 unless told. */
  readonly ratio?: string;
  /** For the one or two pictures in sight at first: loaded at once, before others. */
  readonly isEager?: boolean;
  /** Drawn on a gradient when there is no photo. */
  readonly fallbackIcon?: string | null;
  readonly className?: string | undefined;
}

/** The smallest file for a given width at densities 1 and 2, else the largest. */
function srcSet({ sources }: PhotoSource, sizes: number | string): string {
  if (typeof sizes === 'string') return sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
  const atLeast = (width: number) => sources.find((source) => source.width >= width) ?? sources.at(-1);
  return [1, 2].map((density) => `${atLeast(sizes * density)?.url} ${density}x`).join(', ');
}

/** A photo in a frame of a fixed ratio: nothing moves when it comes, and there is never a grey box. */
export function Photo({ photo, alt, sizes, ratio = '1', isEager = false, fallbackIcon, className }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  const frame: CSSProperties = { aspectRatio: ratio };
  if (!photo || photo.sources.length === 0 || hasFailed) {
    return (
      <div className={classNames(styles.frame, styles.empty, className)} style={frame}>
        <FoodIcon className={styles.icon} name={fallbackIcon ?? 'fork-and-knife-with-plate'} size={96} />
      </div>
    );
  }
  const blurred = photo.placeholder ? { backgroundImage: `url("${photo.placeholder}")` } : {};
  return (
    <div className={classNames(styles.frame, className)} style={{ ...frame, ...blurred }}>
      <img
        alt={alt}
        className={styles.image}
        decoding={isEager ? 'sync' : 'async'}
        fetchPriority={isEager ? 'high' : 'auto'}
        loading={isEager ? 'eager' : 'lazy'}
        onError={() => setHasFailed(true)}
        sizes={typeof sizes === 'string' ? sizes : undefined}
        src={photo.sources.at(-1)?.url}
        srcSet={srcSet(photo, sizes)}
      />
    </div>
  );
}
