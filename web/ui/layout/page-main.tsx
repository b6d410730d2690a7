import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { classNames } from '../class-names';
import { CONTENT_ID } from '../navigation/route-focus';
import styles from './page-main.module.css';

/** First thing that the Tab key reaches. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${CONTENT_ID}`}>
      <FormattedMessage id="ui.skipToContent" />
    </a>
  );
}

/** The page's content; takes the focus after a navigation. */
export function PageMain({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <main className={classNames(styles.main, className)} id={CONTENT_ID} tabIndex={-1}>
      {children}
    </main>
  );
}
