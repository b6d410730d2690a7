import { FormattedMessage } from 'react-intl';
import type { CartShopFragment } from '../../gql/graphql';
import { Notice } from '../../ui/feedback/notice';
import { PauseText } from './pause-text';
import { usePause } from './use-pause';

/** In the flow of cart and checkout, while the kitchen starts no new orders. */
export function PauseNotice({ shop }: { readonly shop: CartShopFragment }) {
  const paused = usePause(shop);
  if (!paused) return null;
  return (
    <Notice isLive title={<FormattedMessage id="checkout.pause.title" />} tone="warning">
      <PauseText shop={paused} />
    </Notice>
  );
}
