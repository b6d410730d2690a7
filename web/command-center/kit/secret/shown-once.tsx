import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/feedback/notice';
import { CheckIcon } from '../../../ui/icons/check-icon';
import { CopyIcon } from '../../../ui/icons/copy-icon';
import styles from './shown-once.module.css';

interface Props {
  /** What it is, for screen readers. */
  readonly label: string;
  readonly secret: string;
  /** That it won't be shown again, and what to do with it. */
  readonly children: ReactNode;
}

/** A secret that is kept nowhere: to be copied now. Where the browser does not let a page copy, it is selected. */
export function ShownOnce({ label, secret, children }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(secret);
      setIsCopied(true);
    } catch {
      // Not over plain http, or not allowed: what is selected can be copied by hand.
      field.current?.focus();
    }
  };
  return (
    <div className={styles.box}>
      <Notice tone="warning">{children}</Notice>
      <div className={styles.row}>
        <input
          aria-label={label}
          className={styles.secret}
          onFocus={(event) => event.currentTarget.select()}
          readOnly
          ref={field}
          value={secret}
        />
        <Button data-autofocus onClick={() => void copy()}>
          {isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
          <span aria-live="polite">
            <FormattedMessage id={isCopied ? 'command-center.staff.copied' : 'command-center.staff.copy'} />
          </span>
        </Button>
      </div>
    </div>
  );
}
