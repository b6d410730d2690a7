import { FormattedMessage, useIntl } from 'react-intl';
import { FormSwitch } from '../../kit/fields/form-switch';
import styles from './order-settings.module.css';
import { RuleNumberField } from './rule-field';
import { RulesPanel, type RulesProps } from './rules-panel';

/** How many orders a time takes, what a full kitchen promises, what becomes of an order that nobody takes, and notes to dishes. */
export function KitchenRules(rules: RulesProps) {
  const { formatMessage } = useIntl();
  const minutes = formatMessage({ id: 'command-center.order-settings.minutes' });
  const orders = formatMessage({ id: 'command-center.order-settings.orders' });
  return (
    <RulesPanel section="kitchen" summaries={rules.summaries}>
      <div className={styles.fields}>
        <RuleNumberField {...rules} name="slotCapacity" unit={orders} />
        <RuleNumberField {...rules} name="autoCancelMinutes" unit={minutes} />
        <RuleNumberField {...rules} name="kitchenCapacity" unit={orders} />
        <RuleNumberField {...rules} name="kitchenDelayMinutes" unit={minutes} />
      </div>
      <FormSwitch
        form={rules.form}
        hint={<FormattedMessage id="command-center.order-settings.takesLineNotesHint" />}
        label={<FormattedMessage id="command-center.order-settings.takesLineNotes" />}
        name="takesLineNotes"
      />
    </RulesPanel>
  );
}
