import { FormattedMessage } from 'react-intl';
import type { MoneyState } from '../../../gql/graphql';
import { Tag } from '../../kit/ui/feedback';

const TONES = {
  AWAITED: 'warning',
  AUTHORISED: 'success',
  CAPTURED: 'success',
  PARTLY_REFUNDED: 'warning',
  REFUNDED: 'neutral',
  RELEASED: 'neutral',
  FAILED: 'neutral',
} as const;

/** Where the card money of an order stands; nothing where none was asked for. */
export function MoneyTag({ state }: { readonly state: MoneyState | null }) {
  return (
    state && (
      <Tag tone={TONES[state]}>
        <FormattedMessage id={`command-center.money.${state}`} />
      </Tag>
    )
  );
}
