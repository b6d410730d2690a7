import { FormattedMessage, useIntl } from 'react-intl';
import type { CartShopFragment } from '../../gql/graphql';
import { Button } from '../../ui/button/button';
import { PhoneField } from '../../ui/form/phone-field';
import { SelectField } from '../../ui/form/select-field';
import { TextArea } from '../../ui/form/text-area';
import { TextField } from '../../ui/form/text-field';
import { OnlyMethod } from '../cart/receiving/only-method';
import { useShopClock } from '../cart/receiving/shop-clock';
import { useZoneTexts } from '../cart/receiving/use-zone-texts';
import type { CartView } from '../cart/store/cart-view';
import { promisedAt } from '../cart/store/receiving-facts';
import { isMethodAvailable, onlyMethod } from '../cart/store/receiving-method';
import { HandoverFields } from '../checkout/handover-fields';
import { Section } from '../checkout/section';
import type { CheckoutShop } from '../checkout/use-checkout-form';
import type { Slot } from '../checkout/use-times';
import type { Draft, TextFieldName } from '../draft/draft';
import styles from './plain-order.module.css';

interface Props {
  readonly shop: CheckoutShop;
  readonly live: CartShopFragment;
  readonly cart: CartView;
  readonly slots: readonly Slot[];
  readonly draft: Draft;
  /** By the field's name. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Who, where, when and how it is paid: fields that need no script. */
export function PlainOrder({ shop, live, cart, slots, draft, errors }: Props) {
  const { formatMessage } = useIntl();
  const clock = useShopClock(live.timeZone);
  const zones = useZoneTexts(live.currencyCode);
  const isDelivered = cart.method === 'DELIVERY';
  const text = (name: Exclude<TextFieldName, 'changeFrom' | 'phone'>) => ({
    defaultValue: draft[name],
    error: errors[name],
    id: `plain-${name}`,
    name,
  });
  return (
    <>
      <Section title={<FormattedMessage id="checkout.receiving.title" />}>
        <div className={styles.methods}>
          {(['DELIVERY', 'PICKUP'] as const).map((method) => (
            <Button
              aria-pressed={cart.method === method}
              disabled={!isMethodAvailable(live, method)}
              key={method}
              name="method"
              type="submit"
              value={method}
              variant={cart.method === method ? 'primary' : 'outline'}
            >
              <FormattedMessage
                id={method === 'DELIVERY' ? 'checkout.receiving.delivery' : 'checkout.receiving.pickup'}
              />
            </Button>
          ))}
        </div>
        {onlyMethod(live) && (
          <p>
            <OnlyMethod shop={live} />
          </p>
        )}
        <input name="deliveryMethod" type="hidden" value={cart.method} />
        {isDelivered && live.deliveryZones.length > 0 && (
          <SelectField
            defaultValue={cart.zone?.id ?? ''}
            error={errors.zoneId}
            id="plain-zoneId"
            label={<FormattedMessage id="checkout.zone" />}
            name="zoneId"
          >
            <option value="">{formatMessage({ id: 'checkout.zone.choose' })}</option>
            {live.deliveryZones.map((zone) => (
              <option key={zone.id} value={zone.id}>
                {zones.choice(zone)}
              </option>
            ))}
          </SelectField>
        )}
        {isDelivered && (
          <>
            <TextField
              {...text('street')}
              autoComplete="street-address"
              label={<FormattedMessage id="checkout.street" />}
            />
            <div className={styles.short}>
              {(['apartment', 'entrance', 'floor', 'intercom'] as const).map((name) => (
                <TextField {...text(name)} isOptional key={name} label={<FormattedMessage id={`checkout.${name}`} />} />
              ))}
            </div>
            <HandoverFields
              asksCutlery={live.asksCutlery}
              control={(name) => ({ defaultValue: draft[name], error: errors[name], id: `plain-${name}`, name })}
              methods={shop.paymentMethods}
              total={cart.total}
            />
            <TextArea {...text('courierNote')} isOptional label={<FormattedMessage id="checkout.courierNote" />} />
          </>
        )}
        {!isDelivered && shop.warehouses.length > 1 && (
          <SelectField
            defaultValue={draft.warehouseId ?? ''}
            error={errors.warehouseId}
            id="plain-warehouseId"
            label={<FormattedMessage id="checkout.pickupPoint" />}
            name="warehouseId"
          >
            {shop.warehouses.map(({ id, name, address }) => (
              <option key={id} value={id}>
                {[name, address].filter(Boolean).join(', ')}
              </option>
            ))}
          </SelectField>
        )}
      </Section>
      <Section title={<FormattedMessage id="checkout.contacts" />}>
        <TextField {...text('name')} autoComplete="name" label={<FormattedMessage id="checkout.name" />} />
        <PhoneField
          defaultValue={draft.phone}
          error={errors.phone}
          id="plain-phone"
          label={<FormattedMessage id="checkout.phone" />}
          name="phone"
        />
      </Section>
      <Section title={<FormattedMessage id="checkout.time.title" />}>
        <SelectField
          defaultValue={draft.slotFrom ?? ''}
          error={errors.slotFrom ?? errors.timeKind}
          id="plain-slotFrom"
          label={<FormattedMessage id="checkout.time.when" />}
          name="slotFrom"
        >
          {promisedAt(live, cart.method, cart.zone) !== null && (
            <option value="">{formatMessage({ id: 'checkout.time.asap' })}</option>
          )}
          {slots
            .filter(({ isAvailable }) => isAvailable)
            .map(({ from, to }) => (
              <option key={from} value={from}>
                {clock.range(from, to)}
              </option>
            ))}
        </SelectField>
        <TextArea {...text('kitchenNote')} isOptional label={<FormattedMessage id="checkout.kitchenNote" />} />
      </Section>
      <Section title={<FormattedMessage id="checkout.payment.title" />}>
        <SelectField
          defaultValue={draft.paymentMethodId ?? ''}
          error={errors.paymentMethodId}
          id="plain-paymentMethodId"
          label={<FormattedMessage id="checkout.payment.how" />}
          name="paymentMethodId"
        >
          {shop.paymentMethods.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          defaultValue={draft.changeFrom}
          error={errors.changeFrom}
          hint={<FormattedMessage id="checkout.change.hint" />}
          id="plain-changeFrom"
          inputMode="decimal"
          isOptional
          label={<FormattedMessage id="checkout.change" />}
          name="changeFrom"
        />
      </Section>
    </>
  );
}
