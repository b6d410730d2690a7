import { FormattedMessage, useIntl } from 'react-intl';
import { FormNumberField } from '../../kit/fields/form-number-field';
import { FormSelectField } from '../../kit/fields/form-select-field';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import styles from './order-settings.module.css';
import type { OrderSettingsValues } from './order-settings-values';
import { RulesPanel } from './rules-panel';

/** How long a shopper has to answer a change of their order, and what silence means. */
export function AmendmentRules({ form }: { readonly form: EntityFormState<OrderSettingsValues> }) {
  const { formatMessage } = useIntl();
  return (
    <RulesPanel title={formatMessage({ id: 'command-center.order-settings.amendments' })}>
      <p>
        <FormattedMessage id="command-center.order-settings.amendmentsExplained" />
      </p>
      <div className={styles.fields}>
        <FormNumberField
          form={form}
          label={formatMessage({ id: 'command-center.order-settings.amendmentMinutes' })}
          name="amendmentMinutes"
          unit={formatMessage({ id: 'command-center.order-settings.minutes' })}
        />
        <FormSelectField
          form={form}
          label={formatMessage({ id: 'command-center.order-settings.amendmentSilence' })}
          name="amendmentSilence"
        >
          {(['KEEP', 'APPLY'] as const).map((rule) => (
            <option key={rule} value={rule}>
              {formatMessage({ id: `command-center.order-settings.amendmentSilence.${rule}` })}
            </option>
          ))}
        </FormSelectField>
      </div>
    </RulesPanel>
  );
}
