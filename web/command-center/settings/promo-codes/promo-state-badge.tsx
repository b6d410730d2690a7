import { FormattedMessage } from 'react-intl';
import type { PromoCodeState } from '../../../gql/graphql';
import { Tag } from '../../kit/ui/feedback';

const TONES = {
  VALID: 'success',
  FUTURE: 'accent',
  OVER: 'neutral',
  USED_UP: 'neutral',
  OFF: 'neutral',
} as const satisfies Record<PromoCodeState, string>;

/** Whether shoppers can use a code, in a word. */
export function PromoStateBadge({ state }: { readonly state: PromoCodeState }) {
  return (
    <Tag tone={TONES[state]}>
      <FormattedMessage id={`command-center.promo-codes.state.${state}`} />
    </Tag>
  );
}
