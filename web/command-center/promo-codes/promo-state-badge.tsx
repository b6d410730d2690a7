import { FormattedMessage } from 'react-intl';
import { Tag } from '../../ui/text/tag';
import type { PromoState } from './promo-state';

const TONES = {
  VALID: 'success',
  FUTURE: 'accent',
  OVER: 'neutral',
  USED_UP: 'neutral',
  OFF: 'neutral',
} as const satisfies Record<PromoState, string>;

/** Whether shoppers can use a code, in a word. */
export function PromoStateBadge({ state }: { readonly state: PromoState }) {
  return (
    <Tag tone={TONES[state]}>
      <FormattedMessage id={`command-center.promo-codes.state.${state}`} />
    </Tag>
  );
}
