import { FormattedMessage, FormattedNumber } from 'react-intl';
import { VisuallyHidden } from '../../ui/text/visually-hidden';

/** The number of untaken orders. */
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
