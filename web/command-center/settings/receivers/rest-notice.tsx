import { FormattedMessage, FormattedTime } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Notice } from '../../kit/ui/feedback';

const RestNoticeFragment = graphql(`
  fragment RestNotice on Receiver {
    id
    state
    restsUntil
    failuresInARow
    waitingCount
  }
`);

/** Why nothing is sent now, and when it goes on. */
export function RestNotice({ receiver }: { readonly receiver: FragmentType<typeof RestNoticeFragment> }) {
  const { state, restsUntil, failuresInARow, waitingCount } = readFragment(RestNoticeFragment, receiver);
  if (state === 'PAUSED') {
    return (
      <Notice title={<FormattedMessage id="command-center.receivers.paused" />}>
        <FormattedMessage id="command-center.receivers.pausedExplained" />
      </Notice>
    );
  }
  if (state === 'STOPPED') {
    return (
      <Notice title={<FormattedMessage id="command-center.receivers.stopped" />} tone="danger">
        <FormattedMessage id="command-center.receivers.stoppedExplained" values={{ count: waitingCount }} />
      </Notice>
    );
  }
  if (state !== 'RESTING' || restsUntil === null) return null;
  const time = <FormattedTime value={restsUntil} />;
  return (
    <Notice
      title={<FormattedMessage id="command-center.receivers.rests" values={{ count: failuresInARow }} />}
      tone="warning"
    >
      <FormattedMessage id="command-center.receivers.restsExplained" values={{ time, count: waitingCount }} />
    </Notice>
  );
}
