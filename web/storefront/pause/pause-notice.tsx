import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/feedback/notice';
import { useCart } from '../cart/store/cart-context';
import { PauseText } from './pause-text';
import { usePause } from './use-pause';

/** In the flow of cart and checkout, while the kitchen starts no new orders. */
export function PauseNotice() {
  const paused = usePause(useCart().shop);
  if (!paused) return null;
  return (
    <Notice isLive title={<FormattedMessage id="checkout.pause.title" />} tone="warning">
      <PauseText shop={paused} />
    </Notice>
  );
}
