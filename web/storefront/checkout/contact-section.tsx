import { FormattedMessage } from 'react-intl';
import { PhoneField } from '../../ui/form/phone-field';
import { tidyPhone } from '../draft/phone-text';
import { DraftField } from './draft-field';
import styles from './fields.module.css';
import { Section } from './section';
import type { CheckoutForm } from './use-checkout-form';

interface Props {
  readonly form: CheckoutForm;
  /** The shop's, for phone numbers as people there write them. */
  readonly countryCode: string;
}

/** Who orders. */
export function ContactSection({ form, countryCode }: Props) {
  const { draft, change, leave, errorOf, isPhoneNeeded } = form;
  return (
    <Section title={<FormattedMessage id="checkout.contacts" />}>
      <div className={styles.two}>
        <DraftField
          autoCapitalize="words"
          autoComplete="name"
          enterKeyHint="next"
          field="name"
          form={form}
          label={<FormattedMessage id="checkout.name" />}
        />
        <PhoneField
          enterKeyHint="next"
          error={errorOf('phone')}
          id="checkout-phone"
          isOptional={!isPhoneNeeded}
          label={<FormattedMessage id="checkout.phone" />}
          name="phone"
          onBlur={({ currentTarget }) => {
            change({ phone: tidyPhone(currentTarget.value, countryCode) });
            leave('phone');
          }}
          onChange={({ currentTarget }) => change({ phone: currentTarget.value })}
          value={draft.phone}
        />
      </div>
    </Section>
  );
}
