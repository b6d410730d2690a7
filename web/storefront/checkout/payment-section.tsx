import type { IconNode } from 'lucide';
import BanknoteIcon from 'lucide/dist/esm/icons/banknote';
import CreditCardIcon from 'lucide/dist/esm/icons/credit-card';
import WalletIcon from 'lucide/dist/esm/icons/wallet';
import { FormattedMessage } from 'react-intl';
import type { PaymentType } from '../../gql/graphql';
import { Notice } from '../../ui/feedback/notice';
import { RadioCards } from '../../ui/form/radio-cards';
import { Icon } from '../../ui/icons/icon';
import { ChangeFrom } from './change-from';
import styles from './fields.module.css';
import { Section } from './section';
import type { CheckoutForm, CheckoutShop } from './use-checkout-form';

const ICONS: Readonly<Record<PaymentType, IconNode>> = {
  CASH: BanknoteIcon,
  CARD: CreditCardIcon,
  CUSTOM: WalletIcon,
};

interface Props {
  readonly form: CheckoutForm;
  readonly methods: CheckoutShop['paymentMethods'];
  readonly isCash: boolean;
  /** Minor units. */
  readonly total: number;
}

/** How it is paid; for cash, what change is wanted from. */
export function PaymentSection({ form, methods, isCash, total }: Props) {
  return (
    <Section title={<FormattedMessage id="checkout.payment.title" />}>
      <div className={styles.anchor} id="checkout-paymentMethodId" tabIndex={-1}>
        {methods.length === 0 ? (
          <Notice tone="warning">
            <FormattedMessage id="checkout.payment.none" />
          </Notice>
        ) : (
          <RadioCards
            error={form.errorOf('paymentMethodId')}
            legend={<FormattedMessage id="checkout.payment.how" />}
            name="paymentMethodId"
            onChange={(paymentMethodId) => form.change({ paymentMethodId })}
            options={methods.map(({ id, type, name, details }) => {
              const icon = ICONS[type];
              const isAsked = isCash && id === form.draft.paymentMethodId;
              const below = isAsked && <ChangeFrom form={form} total={total} />;
              return { value: id, label: name, hint: details || undefined, icon: <Icon of={icon} />, below };
            })}
            value={form.draft.paymentMethodId}
          />
        )}
      </div>
    </Section>
  );
}
