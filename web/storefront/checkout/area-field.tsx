import { FormattedMessage, useIntl } from 'react-intl';
import type { CartShopFragment } from '../../gql/graphql';
import { SelectField } from '../../ui/form/select-field';
import { useStep } from '../../ui/overlay/use-step';
import { FindPlace } from '../area/find-place';
import { useLocation } from '../area/use-location';
import { useZoneTexts } from '../cart/receiving/use-zone-texts';
import { useCart } from '../cart/store/cart-context';
import type { CartView } from '../cart/store/cart-view';
import styles from './area-field.module.css';
import type { CheckoutForm } from './use-checkout-form';

interface Props {
  readonly form: CheckoutForm;
  readonly shop: CartShopFragment;
  readonly cart: CartView;
  /** Whether the visitor's own cart has come: before it nothing can be chosen. */
  readonly isReady: boolean;
}

/** In which part of town it is brought: chosen, or found by the device. Nothing is asked of a shop without zones. */
export function AreaField({ form, shop, cart, isReady }: Props) {
  const { formatMessage } = useIntl();
  const { chooseMethod, chooseZone } = useCart();
  const texts = useZoneTexts(shop.currencyCode);
  const location = useLocation();
  const map = useStep('map');
  const { zone } = cart;
  if (shop.deliveryZones.length === 0) return null;
  return (
    <div className={styles.area}>
      <SelectField
        disabled={!isReady}
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
      <FindPlace
        cart={cart}
        location={location}
        onLocate={() => void location.locate()}
        onMap={map.open}
        onPickUp={() => chooseMethod('PICKUP')}
        shop={shop}
      />
    </div>
  );
}
