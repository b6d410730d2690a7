import { FormattedMessage } from 'react-intl';
import type { ReceiverState as State } from '../../../gql/graphql';
import { Tag } from '../../kit/ui/feedback';

const TONES = {
  WORKING: 'success',
  FAILING: 'warning',
  INCOMPLETE: 'danger',
  RESTING: 'warning',
  PAUSED: 'neutral',
  STOPPED: 'danger',
} as const;

/** Whether a receiver gets orders. */
export function ReceiverState({ state }: { readonly state: State }) {
  return (
    <Tag tone={TONES[state]}>
      <FormattedMessage id={`command-center.receivers.state.${state}`} />
    </Tag>
  );
}
