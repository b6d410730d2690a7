import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CartShopFragment } from '../../gql/graphql';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/feedback/notice';
import { SelectField } from '../../ui/form/select-field';
import { MapPinIcon } from '../../ui/icons/map-pin-icon';
import { NavigationIcon } from '../../ui/icons/navigation-icon';
import { toasts } from '../../ui/overlay/toasts';
import { useStep } from '../../ui/overlay/use-step';
import { useZoneTexts } from '../cart/receiving/use-zone-texts';
import { useCart } from '../cart/store/cart-context';
import type { CartView } from '../cart/store/cart-view';
import { isMethodAvailable } from '../cart/store/receiving-method';
import styles from './area-field.module.css';
import type { DeliveryMapProps } from './delivery-map/delivery-map';
import type { CheckoutForm } from './use-checkout-form';
import { type LocationState, useLocation } from './use-location';

interface Props {
  readonly form: CheckoutForm;
  readonly shop: CartShopFragment;
  readonly cart: CartView;
}

const DeliveryMap = lazy<ComponentType<DeliveryMapProps>>(() =>
  import('./delivery-map/delivery-map').then(
    (module) => ({ default: module.DeliveryMap }),
    () => ({ default: MapNotLoaded }),
  ),
);

/** In which part of town it is brought: chosen, or found by the device. Nothing is asked of a shop without zones. */
export function AreaField({ form, shop, cart }: Props) {
  const { formatMessage } = useIntl();
  const { chooseZone } = useCart();
  const texts = useZoneTexts(shop.currencyCode);
  const location = useLocation();
  const map = useStep('map');
  const { zone } = cart;
  if (shop.deliveryZones.length === 0) return null;
  return (
    <div className={styles.area}>
      <SelectField
        error={form.errorOf('zoneId')}
        hint={zone ? texts.terms(zone) : <FormattedMessage id="checkout.zone.hint" />}
        id="checkout-zoneId"
        label={<FormattedMessage id="checkout.zone" />}
        name="zoneId"
        onBlur={() => form.leave('zoneId')}
        onChange={({ currentTarget }) => {
          location.forget();
          chooseZone(currentTarget.value);
        }}
        value={zone?.id ?? ''}
      >
        <option disabled hidden value="">
          {formatMessage({ id: 'checkout.zone.choose' })}
        </option>
        {shop.deliveryZones.map((each) => (
          <option key={each.id} value={each.id}>
            {texts.choice(each)}
          </option>
        ))}
      </SelectField>
      <div className={styles.ways}>
        {location.isOffered && (
          <Button isBusy={location.state === 'looking'} onClick={location.locate} size="sm" variant="soft">
            <NavigationIcon size={18} />
            <FormattedMessage id="checkout.zone.locate" />
          </Button>
        )}
        <Button onClick={map.open} size="sm" variant="soft">
          <MapPinIcon size={18} />
          <FormattedMessage id="checkout.map.open" />
        </Button>
      </div>
      {map.isOpen && (
        <Suspense>
          <DeliveryMap
            onClose={() => {
              location.forget();
              map.close();
            }}
            shop={shop}
          />
        </Suspense>
      )}
      <div aria-live="polite" className={styles.word}>
        <LocationWord cart={cart} shop={shop} state={location.state} />
      </div>
    </div>
  );
}

function MapNotLoaded({ onClose }: DeliveryMapProps) {
  const { formatMessage } = useIntl();
  const tell = useEffectEvent(() => {
    toasts.show({ message: formatMessage({ id: 'checkout.map.failed' }), tone: 'danger' });
    onClose();
  });
  useEffect(() => tell(), []);
  return null;
}

interface WordProps {
  readonly state: LocationState;
  readonly cart: CartView;
  readonly shop: CartShopFragment;
}

/** What came of looking for the shopper, kindly: there is always another way on. */
function LocationWord({ state, cart, shop }: WordProps) {
  const { chooseMethod } = useCart();
  if (state === 'denied') return <FormattedMessage id="checkout.zone.denied" />;
  if (state === 'failed') return <FormattedMessage id="checkout.zone.notFound" />;
  if (cart.isOutside) {
    const pickUp = (
      <Button onClick={() => chooseMethod('PICKUP')} size="sm" variant="outline">
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
