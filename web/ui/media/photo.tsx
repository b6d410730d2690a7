import { type CSSProperties, useState } from 'react';
import { classNames } from '../class-names';
import { FoodIcon } from '../icons/food-icon';
import styles from './photo.module.css';
import { type PhotoFiles, type Sizes, srcSetsOf } from './photo-files';

/** A picture as the API gives it. */
export interface PhotoSource extends PhotoFiles {
  /** A tiny blurred picture as a data URI. */
  readonly placeholder?: string | null;
}

interface Props {
  readonly photo: PhotoSource | null | undefined;
  /** Alternative text; empty when the text beside the photo says the same. */
  readonly alt: string;
  readonly sizes: Sizes;
  /** The most that `sizes` comes to, in CSS pixels: wider files are not offered. */
  readonly widest?: number;
  /** Width to height, as in `4 / 3`. Defaults to 1. */
  readonly ratio?: string;
  /** For the one or two pictures in sight at first: loaded at once, before others. */
  readonly isEager?: boolean;
  /** Drawn on a gradient when there is no photo. */
  readonly fallbackIcon?: string | null;
  readonly className?: string | undefined;
}

/** What is seen through a dish that was cut out would be its own blur. */
function dropPlaceholder(image: HTMLImageElement): void {
  const frame = image.closest<HTMLElement>('[data-placeholder]');
  if (frame) frame.style.backgroundImage = 'none';
}

/** A photo in a frame of a fixed ratio: nothing moves when it comes, and there is never a grey box. */
export function Photo(props: Props) {
  const { photo, alt, sizes, widest, ratio = '1', isEager = false, fallbackIcon, className } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const frame: CSSProperties = { aspectRatio: ratio };
  const files = photo && srcSetsOf(photo, sizes, widest);
  if (!photo || !files?.fallback || failed === files.fallback) {
    return (
      <div className={classNames(styles.frame, styles.empty, className)} style={frame}>
        <FoodIcon className={styles.icon} name={fallbackIcon ?? 'fork-and-knife-with-plate'} size={96} />
      </div>
    );
  }
  const blurred = photo.placeholder ? { backgroundImage: `url("${photo.placeholder}")` } : {};
  const { webp, avif, fallback } = files;
  // An image that loaded or failed before hydration fires no event afterwards.
  const catchUp = (image: HTMLImageElement | null) => {
    if (!image?.complete) return;
    if (image.naturalWidth > 0) dropPlaceholder(image);
    else setFailed(fallback);
  };
  const named = typeof sizes === 'string' ? sizes : undefined;
  return (
    <div className={classNames(styles.frame, className)} data-placeholder style={{ ...frame, ...blurred }}>
      <picture className={styles.picture}>
        {avif && <source sizes={named} srcSet={avif} type="image/avif" />}
        <img
          alt={alt}
          className={styles.image}
          decoding={isEager ? 'sync' : 'async'}
          fetchPriority={isEager ? 'high' : 'auto'}
          key={fallback}
          loading={isEager ? 'eager' : 'lazy'}
          onError={() => setFailed(fallback)}
          onLoad={(event) => dropPlaceholder(event.currentTarget)}
          ref={catchUp}
          sizes={named}
          src={fallback}
          srcSet={webp}
        />
      </picture>
    </div>
  );
}
