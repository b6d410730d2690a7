import { FormattedMessage } from 'react-intl';
import { DraftField } from './draft-field';
import styles from './fields.module.css';
import type { CheckoutForm } from './use-checkout-form';

/** Where it is brought, and what the courier should know. */
export function AddressFields({ form }: { readonly form: CheckoutForm }) {
  const short = { form, enterKeyHint: 'next', isOptional: true } as const;
  return (
    <>
      <DraftField
        autoComplete="street-address"
        enterKeyHint="next"
        field="street"
        form={form}
        label={<FormattedMessage id="checkout.street" />}
      />
      <div className={styles.four}>
        <DraftField
          {...short}
          autoComplete="address-line2"
          field="apartment"
          label={<FormattedMessage id="checkout.apartment" />}
        />
        <DraftField
          {...short}
          autoComplete="off"
          field="entrance"
          label={<FormattedMessage id="checkout.entrance" />}
        />
        <DraftField
          {...short}
          autoComplete="off"
          field="floor"
          inputMode="numeric"
          label={<FormattedMessage id="checkout.floor" />}
        />
        <DraftField
          {...short}
          autoComplete="off"
          field="intercom"
          label={<FormattedMessage id="checkout.intercom" />}
        />
      </div>
      <DraftField
        autoComplete="off"
        field="courierNote"
        form={form}
        isMultiline
        isOptional
        label={<FormattedMessage id="checkout.courierNote" />}
      />
    </>
  );
}
