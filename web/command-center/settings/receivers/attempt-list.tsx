import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useCommandCenter } from '../../kit/layout/command-center-context';
import { AnswerText } from './answer-text';
import styles from './attempt-list.module.css';
import { WireText } from './wire-text';

const AttemptListFragment = graphql(`
  fragment AttemptList on ReceiverMessage {
    id
    requestUrl
    requestBody
    attempts(last: 10) {
      nodes {
        startedAt
        durationMs
        status
        failureMessage
        failureDetail
        answer
      }
    }
  }
`);

/** The last attempts of a message and what was sent. */
export function AttemptList({ message }: { readonly message: FragmentType<typeof AttemptListFragment> }) {
  const { timeZone } = useCommandCenter();
  const { requestUrl, requestBody, attempts } = readFragment(AttemptListFragment, message);
  return (
    <div className={styles.attempts}>
      <ol className={styles.list}>
        {attempts.nodes.map(({ startedAt, durationMs, status, failureMessage, failureDetail, answer }) => (
          <li className={styles.attempt} key={startedAt}>
            <span className={styles.line}>
              <time className={styles.when} dateTime={startedAt}>
                <FormattedDate dateStyle="short" timeStyle="medium" timeZone={timeZone} value={startedAt} />
              </time>
              {status !== null && <strong>{status}</strong>}
              <span className={styles.when}>
                <FormattedNumber maximumFractionDigits={2} style="unit" unit="second" value={durationMs / 1000} />
              </span>
              <span>{failureMessage ?? <FormattedMessage id="command-center.receivers.taken" />}</span>
              {failureDetail && <span className={styles.when}>{failureDetail}</span>}
            </span>
            <AnswerText text={answer} />
          </li>
        ))}
      </ol>
      {requestUrl && (
        <details>
          <summary>
            <FormattedMessage id="command-center.receivers.sent" />
          </summary>
          <WireText>{`${requestUrl}${requestBody ? `\n\n${requestBody}` : ''}`}</WireText>
        </details>
      )}
    </div>
  );
}
