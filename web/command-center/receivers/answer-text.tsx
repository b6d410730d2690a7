import { FormattedMessage } from 'react-intl';
import styles from './preview-panel.module.css';

/** What a receiver answered with, its first 4 KB. */
export function AnswerText({ text }: { readonly text: string | null }) {
  if (text === null || text === '') return null;
  return (
    <details>
      <summary>
        <FormattedMessage id="command-center.receivers.answer" />
      </summary>
      <pre className={styles.request}>{text}</pre>
    </details>
  );
}
