import { FormattedMessage } from 'react-intl';
import { addressSlot } from '../addresses/address-slot';
import type { TextFieldName } from '../draft/draft';
import { DraftField } from './draft-field';
import styles from './fields.module.css';
import { Fold } from './fold';
import { HandoverFields } from './handover-fields';
import type { CheckoutForm, CheckoutShop } from './use-checkout-form';

const AT_THE_DOOR = ['apartment', 'entrance', 'floor', 'intercom'] as const;

interface Props {
  readonly form: CheckoutForm;
  readonly methods: CheckoutShop['paymentMethods'];
  readonly asksCutlery: boolean;
  /** Names of those that the shop uses; none before the page lives. */
  readonly extensions: readonly string[];
  /** Minor units. */
  readonly total: number;
}

/** Where it is brought, and what the courier should know. */
export function AddressFields({ form, methods, asksCutlery, extensions, total }: Props) {
  const { draft, change, leave, errorOf } = form;
  const isSeen = (field: TextFieldName) => draft[field] !== '' || Boolean(errorOf(field));
  const short = { form, enterKeyHint: 'next', isOptional: true } as const;
  return (
    <>
      <div className={styles.street}>
        <DraftField
          autoComplete="street-address"
          enterKeyHint="next"
          field="street"
          form={form}
          label={<FormattedMessage id="checkout.street" />}
        />
        {addressSlot.show({ inputId: 'checkout-street', onChoose: (street) => change({ street }) }, extensions)}
      </div>
      <Fold isSeen={AT_THE_DOOR.some(isSeen)} summary={<FormattedMessage id="checkout.atTheDoor" />}>
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
      </Fold>
      <Fold
        isSeen={isSeen('courierNote') || Boolean(errorOf('handover'))}
        summary={
          <FormattedMessage
            id="checkout.forCourier"
            values={{
              handover: draft.handover || 'HAND',
              arrival: draft.arrival || 'RING',
              span: (parts) => <span key="choice">{parts}</span>,
            }}
          />
        }
      >
        <HandoverFields
          asksCutlery={asksCutlery}
          control={(name) => ({
            error: errorOf(name),
            id: `checkout-${name}`,
            name,
            onChange: ({ currentTarget }) => {
              change({ [name]: currentTarget.value });
              // The field counts as left, so that a conflict with the way to pay is shown at once.
              leave(name);
            },
            value: draft[name],
          })}
          methods={methods}
          total={total}
        />
        <DraftField
          autoComplete="off"
          field="courierNote"
          form={form}
          isMultiline
          isOptional
          label={<FormattedMessage id="checkout.courierNote" />}
        />
      </Fold>
    </>
  );
}
