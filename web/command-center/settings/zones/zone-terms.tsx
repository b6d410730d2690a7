import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useMoney } from '../../../ui/text/use-money';
import { FormMoneyField } from '../../kit/fields/form-money-field';
import { FormNumberField } from '../../kit/fields/form-number-field';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import styles from './area/radius-editor.module.css';
import type { ZoneValues } from './area/zone-values';

const ZoneTermsFragment = graphql(`
  fragment ZoneTerms on Channel {
    id
    deliveryMinutes
    deliveryFee {
      minor
      currencyCode
    }
    freeDeliveryFrom {
      minor
      currencyCode
    }
    minAmountForDelivery {
      minor
      currencyCode
    }
  }
`);

interface Props {
  readonly form: EntityFormState<ZoneValues>;
  readonly channel: FragmentType<typeof ZoneTermsFragment>;
}

/** What delivery there comes with; what is left empty is the shop's, and the hint says what that is. */
export function ZoneTerms({ form, channel }: Props) {
  const { deliveryMinutes, deliveryFee, freeDeliveryFrom, minAmountForDelivery } = readFragment(
    ZoneTermsFragment,
    channel,
  );
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const ofShop = (amount: typeof deliveryFee) =>
    amount
      ? formatMessage({ id: 'command-center.zones.terms.shops' }, { value: money(amount) })
      : formatMessage({ id: 'command-center.zones.terms.shopsNone' });
  const minutes = formatNumber(deliveryMinutes, { style: 'unit', unit: 'minute' });
  return (
    <div className={styles.editor}>
      <p>
        <FormattedMessage id="command-center.zones.terms.explained" />
      </p>
      <div className={styles.fields}>
        <FormMoneyField
          form={form}
          hint={ofShop(deliveryFee)}
          isOptional
          label={formatMessage({ id: 'command-center.zones.terms.fee' })}
          name="fee"
        />
        <FormMoneyField
          form={form}
          hint={ofShop(freeDeliveryFrom)}
          isOptional
          label={formatMessage({ id: 'command-center.zones.terms.freeFrom' })}
          name="freeFrom"
        />
        <FormMoneyField
          form={form}
          hint={ofShop(minAmountForDelivery)}
          isOptional
          label={formatMessage({ id: 'command-center.zones.terms.minimum' })}
          name="minimum"
        />
        <FormNumberField
          form={form}
          hint={formatMessage({ id: 'command-center.zones.terms.shops' }, { value: minutes })}
          isOptional
          label={formatMessage({ id: 'command-center.zones.terms.minutes' })}
          name="minutes"
          unit={formatMessage({ id: 'command-center.zones.terms.minutesUnit' })}
        />
      </div>
    </div>
  );
}
