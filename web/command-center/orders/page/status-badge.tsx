import { FormattedMessage } from 'react-intl';
import type { CheckoutStatus } from '../../../gql/graphql';
import { Tag } from '../../kit/ui/feedback';

const TONES = {
  OPEN: 'neutral',
  PLACED: 'accent',
  ACCEPTED: 'neutral',
  PREPARING: 'warning',
  READY: 'success',
  OUT_FOR_DELIVERY: 'success',
  COMPLETED: 'neutral',
  CANCELLED: 'danger',
} as const satisfies Record<CheckoutStatus, string>;

/** An order's status as a word. */
export function StatusBadge({ status }: { readonly status: CheckoutStatus }) {
  return (
    <Tag tone={TONES[status]}>
      <FormattedMessage id={`command-center.status.${status}`} />
    </Tag>
  );
}
