import { chakra, Grid, Span } from '@chakra-ui/react';
import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import { type FragmentType, readFragment } from '../../../../gql/fragment-masking';
import { graphql } from '../../../../gql/gql';
import { WireText } from '../form/wire-text';
import { AnswerText } from './answer-text';

const WHEN = { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' } as const;

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
  const { requestUrl, requestBody, attempts } = readFragment(AttemptListFragment, message);
  return (
    <Grid gap="3" padding="var(--space-2) 0 0 var(--space-4)">
      <chakra.ol padding="0" margin="0" listStyle="none">
        {attempts.nodes.map(({ startedAt, durationMs, status, failureMessage, failureDetail, answer }) => (
          <chakra.li paddingBlock="1" overflowWrap="anywhere" key={startedAt}>
            <Span display="flex" flexWrap="wrap" gap="var(--space-1) var(--space-3)" alignItems="center">
              <chakra.time css={WHEN} dateTime={startedAt}>
                <FormattedDate dateStyle="short" timeStyle="medium" value={startedAt} />
              </chakra.time>
              {status !== null && <strong>{status}</strong>}
              <Span css={WHEN}>
                <FormattedNumber maximumFractionDigits={2} style="unit" unit="second" value={durationMs / 1000} />
              </Span>
              <span>{failureMessage ?? <FormattedMessage id="command-center.receivers.taken" />}</span>
              {failureDetail && <Span css={WHEN}>{failureDetail}</Span>}
            </Span>
            <AnswerText text={answer} />
          </chakra.li>
        ))}
      </chakra.ol>
      {requestUrl && (
        <details>
          <summary>
            <FormattedMessage id="command-center.receivers.sent" />
          </summary>
          <WireText>{`${requestUrl}${requestBody ? `\n\n${requestBody}` : ''}`}</WireText>
        </details>
      )}
    </Grid>
  );
}
