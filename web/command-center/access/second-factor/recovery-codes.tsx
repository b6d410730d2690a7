import CheckIcon from 'lucide/dist/esm/icons/check';
import CopyIcon from 'lucide/dist/esm/icons/copy';
import DownloadIcon from 'lucide/dist/esm/icons/download';
import PrinterIcon from 'lucide/dist/esm/icons/printer';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { AnchorButton, Button } from '../../kit/ui/button';
import { Notice } from '../../kit/ui/feedback';
import styles from './recovery-codes.module.css';

interface Props {
  readonly codes: readonly string[];
  readonly shopName: string;
}

/** Codes that are shown this once: to copy, as a file, or on paper. */
export function RecoveryCodes({ codes, shopName }: Props) {
  const { formatMessage } = useIntl();
  const [isCopied, setIsCopied] = useState(false);
  const heading = formatMessage({ id: 'command-center.factor.codes.heading' }, { shopName });
  const text = `${heading}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      // Not over plain http, or not allowed: the list can be selected by hand.
    }
  };
  return (
    <div className={styles.box}>
      <Notice tone="warning">
        <FormattedMessage id="command-center.factor.codes.once" />
      </Notice>
      <section aria-label={heading} className={styles.sheet}>
        <p className={styles.heading}>{heading}</p>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </section>
      <div className={styles.ways}>
        <Button onClick={() => void copy()} size="sm" variant="outline">
          {isCopied ? <Icon of={CheckIcon} size={18} /> : <Icon of={CopyIcon} size={18} />}
          <span aria-live="polite">
            <FormattedMessage id={`command-center.staff.${isCopied ? 'copied' : 'copy'}`} />
          </span>
        </Button>
        <AnchorButton
          variant="outline"
          size="sm"
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          <Icon of={DownloadIcon} size={18} />
          <FormattedMessage id="command-center.factor.codes.download" />
        </AnchorButton>
        <Button onClick={() => window.print()} size="sm" variant="outline">
          <Icon of={PrinterIcon} size={18} />
          <FormattedMessage id="command-center.factor.codes.print" />
        </Button>
      </div>
    </div>
  );
}
