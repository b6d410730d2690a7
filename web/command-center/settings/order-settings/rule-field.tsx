import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FormMoneyField } from '../../kit/fields/form-money-field';
import { FormNumberField } from '../../kit/fields/form-number-field';
import styles from './order-settings.module.css';
import type { RulesProps } from './rules-panel';

interface MoneyProps extends RulesProps {
  readonly name: 'deliveryFee' | 'freeDeliveryFrom' | 'minAmountForDelivery' | 'minimumOrderValue';
}

/** An amount: its meaning, its value, an example. Empty means no rule. */
export function RuleMoneyField({ form, exampleOf, name }: MoneyProps) {
  const { formatMessage } = useIntl();
  return (
    <ExplainedField example={exampleOf(name)}>
      <FormMoneyField
        form={form}
        hint={formatMessage({ id: `command-center.order-settings.${name}.hint` })}
        isOptional
        label={formatMessage({ id: `command-center.order-settings.${name}` })}
        name={name}
      />
    </ExplainedField>
  );
}

interface NumberProps extends RulesProps {
  readonly name:
    | 'deliveryMinutes'
    | 'pickupMinutes'
    | 'maximumOrderWeight'
    | 'discountPercent'
    | 'slotCapacity'
    | 'kitchenCapacity'
    | 'kitchenDelayMinutes'
    | 'autoCancelMinutes';
  readonly unit?: string;
  readonly isRequired?: boolean;
}

/** A number: its meaning, its value, an example. Empty means no rule, unless a number is required. */
export function RuleNumberField({ form, exampleOf, name, unit, isRequired = false }: NumberProps) {
  const { formatMessage } = useIntl();
  return (
    <ExplainedField example={exampleOf(name)}>
      <FormNumberField
        form={form}
        hint={formatMessage({ id: `command-center.order-settings.${name}.hint` })}
        isOptional={!isRequired}
        label={formatMessage({ id: `command-center.order-settings.${name}` })}
        name={name}
        unit={unit}
      />
    </ExplainedField>
  );
}

interface Props {
  /** The field. */
  readonly children: ReactNode;
  /** What the present value does, with the shop's own figures. */
  readonly example: ReactNode;
}

/** A field with an example below it that follows what is typed. */
function ExplainedField({ children, example }: Props) {
  return (
    <div className={styles.explained}>
      {children}
      <p className={styles.example}>{example}</p>
    </div>
  );
}
