import { FormattedMessage, useIntl } from 'react-intl';
import { FormNumberField } from '../../kit/fields/form-number-field';
import { FormSelectField } from '../../kit/fields/form-select-field';
import styles from './order-settings.module.css';
import { RulesPanel, type RulesProps } from './rules-panel';

/** How long a shopper has to answer a change of their order, and what silence means. */
export function AmendmentRules({ form, summaries }: Omit<RulesProps, 'exampleOf'>) {
  const { formatMessage } = useIntl();
  return (
    <RulesPanel section="amendments" summaries={summaries}>
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
