import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CartShopFragment } from '../../gql/graphql';
import { Skeleton } from '../../ui/feedback/skeleton';
import { FieldError } from '../../ui/form/field-error';
import { MethodSwitch } from '../cart/receiving/method-switch';
import { OnlyMethod } from '../cart/receiving/only-method';
import { DeliveryCost } from '../cart/receiving/receiving-texts';
import { TableNote } from '../cart/receiving/table-note';
import { useCart } from '../cart/store/cart-context';
import type { CartView } from '../cart/store/cart-view';
import { onlyMethod } from '../cart/store/receiving-method';
import { useSeat } from '../device/device-seat';
import { AddressFields } from './address-fields';
import { AreaField } from './area-field';
import styles from './fields.module.css';
import { PickupPoint } from './pickup-point';
import { Section } from './section';
import type { CheckoutForm, CheckoutShop } from './use-checkout-form';

/** After the page: most devices have none. */
const SavedAddresses = lazy(async () => ({
  default: (await import('../addresses/saved-addresses')).SavedAddresses,
}));

interface Props {
  readonly form: CheckoutForm;
  readonly shop: CheckoutShop;
  /** As the page came with it until the visitor's own cart is there: it is painted at once, and pushes nothing down later. */
  readonly known: CartShopFragment;
  readonly cart: CartView;
}

/** Delivery with its address, pickup with its place, or the table that the shopper sits at. */
export function ReceivingSection({ form, shop, known, cart }: Props) {
  const { shop: live, chooseZone, store } = useCart();
  const seat = useSeat();
  const isDelivery = cart.method !== 'PICKUP';
  const isSeated = !isDelivery && seat !== null;
  const isHouseKnown = shop.warehouses.length <= 1 || shop.warehouses.some(({ id }) => id === seat?.warehouseId);
  const details = isDelivery ? known.deliveryDetails : known.pickupDetails;
  return (
    <Section title={<FormattedMessage id="checkout.receiving.title" />}>
      <div className={styles.anchor} id="checkout-deliveryMethod" tabIndex={-1}>
        {live ? <MethodSwitch /> : <Skeleton height="3.125rem" radius="var(--radius-full)" />}
        {onlyMethod(known) && !isSeated && (
          <p className={styles.facts}>
            <OnlyMethod shop={known} />
          </p>
        )}
        <FieldError id="checkout-deliveryMethod-error">{form.errorOf('deliveryMethod')}</FieldError>
        {isDelivery && known.deliveryZones.length === 0 && (
          <p className={styles.facts}>
            <DeliveryCost isZoneUnknown={false} shop={known} zone={null} />
          </p>
        )}
        {isSeated && <TableNote table={seat.table} />}
        {details && !isSeated && <p className={styles.facts}>{details}</p>}
        {isDelivery && shop.conditions && (
          <details className={styles.conditions}>
            <summary>
              <FormattedMessage id="checkout.receiving.conditions" />
            </summary>
            <p>{shop.conditions}</p>
          </details>
        )}
      </div>
      {isDelivery && <AreaField cart={cart} form={form} isReady={live !== null} shop={known} />}
      {live && isDelivery && (
        <Suspense>
          <SavedAddresses
            chosen={form.draft}
            onChoose={({ usedAt: _usedAt, zoneId, ...address }) => {
              form.change(address);
              // Either way the place of another address is forgotten.
              if (live.deliveryZones.some(({ id }) => id === zoneId)) chooseZone(zoneId);
              else void store.update({ latitude: null, longitude: null });
            }}
          />
        </Suspense>
      )}
      {isDelivery && (
        <AddressFields
          asksCutlery={known.asksCutlery}
          form={form}
          extensions={live === null ? [] : shop.extensions}
          methods={shop.paymentMethods}
          total={live ? cart.total : 1}
        />
      )}
      {!isDelivery && !(isSeated && isHouseKnown) && (
        <PickupPoint form={form} isSeated={isSeated} warehouses={shop.warehouses} />
      )}
    </Section>
  );
}
