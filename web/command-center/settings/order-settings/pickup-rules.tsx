import { useIntl } from 'react-intl';
import { FormSwitch } from '../../kit/fields/form-switch';
import { LocalizedTextArea } from '../../kit/fields/localized-field';
import styles from './order-settings.module.css';
import { RuleNumberField } from './rule-field';
import { RulesPanel, type RulesProps } from './rules-panel';

/** Collecting orders. */
export function PickupRules(rules: RulesProps) {
  const { formatMessage } = useIntl();
  return (
    <RulesPanel section="pickup" summaries={rules.summaries}>
      <FormSwitch
        form={rules.form}
        hint={formatMessage({ id: 'command-center.order-settings.isPickupAvailable.hint' })}
        label={formatMessage({ id: 'command-center.order-settings.isPickupAvailable' })}
        name="isPickupAvailable"
      />
      <div className={styles.fields}>
        <RuleNumberField
          {...rules}
          isRequired
          name="pickupMinutes"
          unit={formatMessage({ id: 'command-center.order-settings.minutes' })}
        />
      </div>
      <LocalizedTextArea
        form={rules.form}
        hint={formatMessage({ id: 'command-center.order-settings.pickupDetails.hint' })}
        isOptional
        label={formatMessage({ id: 'command-center.order-settings.pickupDetails' })}
        maxLength={1000}
        name="pickupDetails"
      />
    </RulesPanel>
  );
}
