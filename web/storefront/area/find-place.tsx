import MapPinIcon from 'lucide/dist/esm/icons/map-pin';
import NavigationIcon from 'lucide/dist/esm/icons/navigation';
import { FormattedMessage } from 'react-intl';
import type { CartShopFragment } from '../../gql/graphql';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/feedback/notice';
import { Icon } from '../../ui/icons/icon';
import type { CartView } from '../cart/store/cart-view';
import { isMethodAvailable } from '../cart/store/receiving-method';
import styles from './find-place.module.css';
import type { useLocation } from './use-location';

interface Props {
  readonly location: ReturnType<typeof useLocation>;
  readonly cart: CartView;
  readonly shop: CartShopFragment;
  readonly onLocate: () => void;
  readonly onMap: () => void;
  readonly onPickUp: () => void;
}

/** Ways to find the area without knowing its name: the device's location, and a pin on a map. Results are shown below. */
export function FindPlace({ location, cart, shop, onLocate, onMap, onPickUp }: Props) {
  const openMap = () => {
    location.forget();
    onMap();
  };
  return (
    <>
      <div className={styles.ways}>
        {location.isOffered && (
          <Button isBusy={location.state === 'looking'} onClick={onLocate} size="sm" variant="soft">
            <Icon of={NavigationIcon} size={18} />
            <FormattedMessage id="checkout.zone.locate" />
          </Button>
        )}
        {shop.mapTiles && (
          <Button onClick={openMap} size="sm" variant="soft">
            <Icon of={MapPinIcon} size={18} />
            <FormattedMessage id="checkout.map.open" />
          </Button>
        )}
      </div>
      <div aria-live="polite" className={styles.word}>
        <Word cart={cart} location={location} onPickUp={onPickUp} shop={shop} />
      </div>
    </>
  );
}

/** What came of looking for the shopper, kindly: there is always another way on. */
function Word({ location: { state }, cart, shop, onPickUp }: Omit<Props, 'onLocate' | 'onMap'>) {
  if (state === 'denied') return <FormattedMessage id="checkout.zone.denied" />;
  if (state === 'failed') return <FormattedMessage id="checkout.zone.notFound" />;
  if (cart.isOutside) {
    const pickUp = (
      <Button onClick={onPickUp} size="sm" variant="outline">
        <FormattedMessage id="checkout.zone.pickUp" />
      </Button>
    );
    return (
      <Notice action={isMethodAvailable(shop, 'PICKUP') ? pickUp : undefined} tone="warning">
        <FormattedMessage id="checkout.zone.outside" />
      </Notice>
    );
  }
  if (state === 'told' && cart.zone) {
    return <FormattedMessage id="checkout.zone.found" values={{ name: cart.zone.name }} />;
  }
  // The word of the server, when the zone was switched off since it was chosen.
  return cart.problems.find(({ code }) => code === 'ZONE_UNAVAILABLE')?.message ?? null;
}
