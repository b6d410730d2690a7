import { useIntl } from 'react-intl';
import { FormSwitch } from '../../kit/fields/form-switch';
import { LocalizedTextArea } from '../../kit/fields/localized-field';
import styles from './order-settings.module.css';
import { RuleMoneyField, RuleNumberField } from './rule-field';
import { RulesPanel, type RulesProps } from './rules-panel';

/** Bringing orders: whether, how fast, for how much. */
export function DeliveryRules(rules: RulesProps) {
  const { formatMessage } = useIntl();
  return (
    <RulesPanel section="delivery" summaries={rules.summaries}>
      <FormSwitch
        form={rules.form}
        hint={formatMessage({ id: 'command-center.order-settings.isDeliveryAvailable.hint' })}
        label={formatMessage({ id: 'command-center.order-settings.isDeliveryAvailable' })}
        name="isDeliveryAvailable"
      />
      <div className={styles.fields}>
        <RuleNumberField
          {...rules}
          isRequired
          name="deliveryMinutes"
          unit={formatMessage({ id: 'command-center.order-settings.minutes' })}
        />
        <RuleMoneyField {...rules} name="deliveryFee" />
        <RuleMoneyField {...rules} name="freeDeliveryFrom" />
        <RuleMoneyField {...rules} name="minAmountForDelivery" />
      </div>
      <FormSwitch
        form={rules.form}
        hint={formatMessage({ id: 'command-center.order-settings.asksCutleryHint' })}
        label={formatMessage({ id: 'command-center.order-settings.asksCutlery' })}
        name="asksCutlery"
      />
      <LocalizedTextArea
        form={rules.form}
        hint={formatMessage({ id: 'command-center.order-settings.deliveryDetails.hint' })}
        isOptional
        label={formatMessage({ id: 'command-center.order-settings.deliveryDetails' })}
        maxLength={1000}
        name="deliveryDetails"
      />
    </RulesPanel>
  );
}
