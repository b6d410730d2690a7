import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isPaidAtDoor } from '../../../domain/handover';
import { SelectField } from '../../ui/form/select-field';
import type { ChoiceName } from '../draft/draft';
import styles from './fields.module.css';
import type { CheckoutShop } from './use-checkout-form';

type Control = ComponentPropsWithRef<'select'> & { readonly error: ReactNode };

interface Props {
  readonly methods: CheckoutShop['paymentMethods'];
  readonly asksCutlery: boolean;
  /** Minor units. */
  readonly total: number;
  /** How a field of that name is kept. */
  readonly control: (name: ChoiceName) => Control;
}

/** So many sets are enough to choose from. */
const SETS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** How the courier hands the order over, and what goes into the bag. What is paid at the door can't be left there. */
export function HandoverFields({ methods, asksCutlery, total, control }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.choices}>
      {methods.some((method) => !isPaidAtDoor(method, total)) && (
        <SelectField {...control('handover')} label={<FormattedMessage id="checkout.handover" />}>
          <option value="">{formatMessage({ id: 'checkout.handover.hand' })}</option>
          <option value="DOOR">{formatMessage({ id: 'checkout.handover.door' })}</option>
        </SelectField>
      )}
      <SelectField {...control('arrival')} label={<FormattedMessage id="checkout.arrival" />}>
        <option value="">{formatMessage({ id: 'checkout.arrival.ring' })}</option>
        <option value="CALL">{formatMessage({ id: 'checkout.arrival.call' })}</option>
      </SelectField>
      {asksCutlery && (
        <SelectField {...control('cutlery')} label={<FormattedMessage id="checkout.cutlery" />}>
          <option value="">{formatMessage({ id: 'checkout.cutlery.none' })}</option>
          {SETS.map((count) => (
            <option key={count} value={count}>
              {formatMessage({ id: 'checkout.cutlery.sets' }, { count })}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
