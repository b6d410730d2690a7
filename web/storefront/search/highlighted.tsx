import { Fragment } from 'react';
import styles from './highlighted.module.css';

interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The pieces by where they begin, which tells them apart. */
function placed(parts: readonly Part[]): (Part & { readonly start: number })[] {
  let end = 0;
  return parts.map((part) => {
    const start = end;
    end += part.text.length;
    return { ...part, start };
  });
}

/** A text with what was searched for marked. */
export function Highlighted({ parts }: { readonly parts: readonly Part[] }) {
  return placed(parts).map(({ text, isMatch, start }) =>
    isMatch ? (
      <mark className={styles.match} key={start}>
        {text}
      </mark>
    ) : (
      <Fragment key={start}>{text}</Fragment>
    ),
  );
}
