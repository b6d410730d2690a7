import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormNumberField } from '../../kit/fields/form-number-field';
import { FormSelectField } from '../../kit/fields/form-select-field';
import { FormSwitch } from '../../kit/fields/form-switch';
import { TaxClassOptions } from '../../kit/fields/tax-class-options';
import styles from './order-settings.module.css';
import { RulesPanel, type RulesProps } from './rules-panel';

const RATES = ['taxStandard', 'taxReduced', 'taxLow'] as const;
const USES = ['taxOnDelivery', 'taxOnPickup', 'taxAtTable', 'taxOfDeliveryFee'] as const;

/** Whether orders say how much of them is VAT, the rates, and what each of them is for. */
export function TaxRules({ form, summaries }: Omit<RulesProps, 'exampleOf'>) {
  const { formatMessage } = useIntl();
  const { control } = form;
  const isTaxed = useWatch({ control, name: 'isTaxed' });
  const [taxStandard, taxReduced, taxLow] = useWatch({ control, name: RATES });
  const chosen = useWatch({ control, name: USES });
  return (
    <RulesPanel section="taxes" summaries={summaries}>
      <FormSwitch
        form={form}
        hint={formatMessage({ id: 'command-center.order-settings.isTaxed.hint' })}
        label={formatMessage({ id: 'command-center.order-settings.isTaxed' })}
        name="isTaxed"
      />
      {isTaxed && (
        <>
          <div className={styles.fields}>
            {RATES.map((name) => (
              <FormNumberField
                form={form}
                isOptional={name !== 'taxStandard'}
                key={name}
                label={formatMessage({ id: `command-center.order-settings.${name}` })}
                name={name}
                unit="%"
              />
            ))}
          </div>
          <p>
            <FormattedMessage id="command-center.order-settings.taxUses" />
          </p>
          <div className={styles.fields}>
            {USES.map((name, index) => (
              <FormSelectField
                form={form}
                key={name}
                label={formatMessage({ id: `command-center.order-settings.${name}` })}
                name={name}
              >
                <TaxClassOptions chosen={chosen[index] ?? null} rates={{ taxStandard, taxReduced, taxLow }} />
              </FormSelectField>
            ))}
          </div>
        </>
      )}
    </RulesPanel>
  );
}
