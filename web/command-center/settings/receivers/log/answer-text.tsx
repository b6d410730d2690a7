import { FormattedMessage } from 'react-intl';
import { WireText } from '../form/wire-text';

/** What a receiver answered with, its first 4 KB. */
export function AnswerText({ text }: { readonly text: string | null }) {
  if (text === null || text === '') return null;
  return (
    <details>
      <summary>
        <FormattedMessage id="command-center.receivers.answer" />
      </summary>
      <WireText>{text}</WireText>
    </details>
  );
}
