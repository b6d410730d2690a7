import { FormattedMessage, useIntl } from 'react-intl';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { FormMoneyField } from '../../kit/fields/form-money-field';
import { FormNumberField } from '../../kit/fields/form-number-field';
import { FormTextField } from '../../kit/fields/form-text-field';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import { Panel } from '../../kit/page/panel';
import type { PromoCodeValues } from './promo-code-values';
import styles from './promo-codes.module.css';

/** When a code counts, for which orders, and how often. Empty is no limit. */
export function PromoLimits({ form }: { readonly form: EntityFormState<PromoCodeValues> }) {
  const { formatMessage } = useIntl();
  const { timeZone } = useCommandCenter();
  return (
    <Panel title={formatMessage({ id: 'command-center.promo-codes.form.limits' })}>
      <p className={styles.explained}>
        <FormattedMessage id="command-center.promo-codes.form.clock" values={{ timeZone }} />
      </p>
      <div className={styles.fields}>
        <FormTextField
          form={form}
          isOptional
          label={formatMessage({ id: 'command-center.promo-codes.form.startsAt' })}
          name="startsAt"
          type="datetime-local"
        />
        <FormTextField
          form={form}
          isOptional
          label={formatMessage({ id: 'command-center.promo-codes.form.endsAt' })}
          name="endsAt"
          type="datetime-local"
        />
        <FormMoneyField
          form={form}
          isOptional
          label={formatMessage({ id: 'command-center.promo-codes.form.minimum' })}
          name="minimum"
        />
        <FormNumberField
          form={form}
          isOptional
          label={formatMessage({ id: 'command-center.promo-codes.form.totalLimit' })}
          name="totalLimit"
        />
        <FormNumberField
          form={form}
          hint={formatMessage({ id: 'command-center.promo-codes.form.perClientLimitHint' })}
          isOptional
          label={formatMessage({ id: 'command-center.promo-codes.form.perClientLimit' })}
          name="perClientLimit"
        />
      </div>
    </Panel>
  );
}
