import { FormattedMessage, FormattedNumber } from 'react-intl';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';

/** How many orders nobody has taken yet. */
export function NewOrdersBadge({ count }: { readonly count: number }) {
  return (
    <>
      <span aria-hidden="true">
        <FormattedNumber value={count} />
      </span>
      <VisuallyHidden>
        <FormattedMessage id="command-center.orders.waiting" values={{ count }} />
      </VisuallyHidden>
    </>
  );
}
