import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import type { CartShopFragment } from '../../gql/graphql';
import type { MessageId } from '../../i18n/message-ids';
import { toasts } from '../../ui/overlay/toasts';
import { useStep } from '../../ui/overlay/use-step';
import { useCart } from '../cart/store/cart-context';

interface Props {
  readonly shop: CartShopFragment;
  readonly onClose: () => void;
}

/** In the place of what could not be loaded: it says so, and goes. */
const notLoaded = (id: MessageId) =>
  function NotLoaded({ onClose }: Props) {
    const { formatMessage } = useIntl();
    const tell = useEffectEvent(() => {
      toasts.show({ message: formatMessage({ id }), tone: 'danger' });
      onClose();
    });
    useEffect(() => tell(), []);
    return null;
  };

const AreaSheet = lazy<ComponentType<Props>>(() =>
  import('./area-sheet').then(
    (module) => ({ default: module.AreaSheet }),
    () => ({ default: notLoaded('checkout.zone.notLoaded') }),
  ),
);

const DeliveryMap = lazy<ComponentType<Props>>(() =>
  import('./delivery-map/delivery-map').then(
    (module) => ({ default: module.DeliveryMap }),
    () => ({ default: notLoaded('checkout.map.failed') }),
  ),
);

/** The areas and their map, over whichever page opens them. */
export function AreaSteps() {
  const { shop } = useCart();
  const areas = useStep('areas');
  const map = useStep('map');
  if (!shop) return null;
  return (
    <Suspense>
      {areas.isOpen && <AreaSheet onClose={areas.close} shop={shop} />}
      {map.isOpen && <DeliveryMap onClose={map.close} shop={shop} />}
    </Suspense>
  );
}
