import { FormattedMessage } from 'react-intl';
import { useShopTime } from '../../kit/time/order-time';
import { Tag } from '../../kit/ui/feedback';

/** A change of the order waits for its client: it may still become another one. */
export function AnswerTag({ until }: { readonly until: string }) {
  const shopTime = useShopTime();
  return (
    <Tag tone="warning">
      <FormattedMessage id="command-center.amend.askedUntil" values={{ time: shopTime(until) }} />
    </Tag>
  );
}
