import { useIntl } from 'react-intl';
import type { MeasurementUnit } from '../../../gql/graphql';
import styles from './order-settings.module.css';
import { RuleMoneyField, RuleNumberField } from './rule-field';
import { RulesPanel, type RulesProps } from './rules-panel';

interface Props extends RulesProps {
  /** That weights are entered in. */
  readonly unit: Exclude<MeasurementUnit, 'PCS'>;
}

/** The smallest and the heaviest order, and what is taken off each. */
export function LimitRules({ unit, ...rules }: Props) {
  const { formatMessage } = useIntl();
  return (
    <RulesPanel section="limits" summaries={rules.summaries}>
      <div className={styles.fields}>
        <RuleMoneyField {...rules} name="minimumOrderValue" />
        <RuleNumberField
          {...rules}
          name="maximumOrderWeight"
          unit={formatMessage({ id: `command-center.order-settings.unit.${unit}` })}
        />
        <RuleNumberField {...rules} name="discountPercent" unit="%" />
      </div>
    </RulesPanel>
  );
}
