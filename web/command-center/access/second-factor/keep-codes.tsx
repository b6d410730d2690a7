import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../../kit/ui/button';
import styles from '../sign-in/sign-in-form.module.css';
import { RecoveryCodes } from './recovery-codes';

interface Props {
  readonly shopName: string;
  readonly codes: readonly string[];
  /** Where it goes on. */
  readonly to: string;
}

/** It is on: the codes for a lost phone are kept before anything else. */
export function KeepCodes({ shopName, codes, to }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.box}>
      <header>
        <p className={styles.shop}>{shopName}</p>
        <h1 className={styles.title} ref={title} tabIndex={-1}>
          <FormattedMessage id="command-center.factor.codes.title" />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage id="command-center.factor.codes.lead" />
        </p>
      </header>
      <RecoveryCodes codes={codes} shopName={shopName} />
      {/* A new document: the session is another one. */}
      <LinkButton isWide reloadDocument size="lg" to={to}>
        <FormattedMessage id="command-center.factor.codes.done" />
      </LinkButton>
    </div>
  );
}
