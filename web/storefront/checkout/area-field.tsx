import { FormattedMessage, useIntl } from 'react-intl';
import type { CartShopFragment } from '../../gql/graphql';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/feedback/notice';
import { SelectField } from '../../ui/form/select-field';
import { NavigationIcon } from '../../ui/icons/navigation-icon';
import { useZoneTexts } from '../cart/receiving/use-zone-texts';
import { useCart } from '../cart/store/cart-context';
import type { CartView } from '../cart/store/cart-view';
import { isMethodAvailable } from '../cart/store/receiving-method';
import styles from './area-field.module.css';
import type { CheckoutForm } from './use-checkout-form';
import { type LocationState, useLocation } from './use-location';

interface Props {
  readonly form: CheckoutForm;
  readonly shop: CartShopFragment;
  readonly cart: CartView;
}

/** In which part of town it is brought: chosen, or found by the device. Nothing is asked of a shop without zones. */
export function AreaField({ form, shop, cart }: Props) {
  const { formatMessage } = useIntl();
  const { chooseZone } = useCart();
  const texts = useZoneTexts(shop.currencyCode);
  const location = useLocation();
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
      {location.isOffered && (
        <Button
          className={styles.locate}
          isBusy={location.state === 'looking'}
          onClick={location.locate}
          size="sm"
          variant="soft"
        >
          <NavigationIcon size={18} />
          <FormattedMessage id="checkout.zone.locate" />
        </Button>
      )}
      <div aria-live="polite" className={styles.word}>
        <LocationWord cart={cart} shop={shop} state={location.state} />
      </div>
    </div>
  );
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
