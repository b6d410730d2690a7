import { FormattedMessage } from 'react-intl';
import type { CartShopFragment } from '../../gql/graphql';
import { useShopClock } from '../cart/receiving/shop-clock';

interface Props {
  readonly shop: Pick<CartShopFragment, 'resumesAt' | 'timeZone'>;
}

/** “We take new orders again at 19:30. You can order now for a later time.” */
export function PauseText({ shop: { resumesAt, timeZone } }: Props) {
  const { moment } = useShopClock(timeZone);
  return resumesAt ? (
    <FormattedMessage id="checkout.pause.until" values={{ moment: moment(resumesAt) }} />
  ) : (
    <FormattedMessage id="checkout.pause.unknown" />
  );
}
