import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormMoneyField } from '../../kit/fields/form-money-field';
import { FormNumberField } from '../../kit/fields/form-number-field';
import { FormSelectField } from '../../kit/fields/form-select-field';
import styles from './order-settings.module.css';
import { TIP_PLACES } from './order-settings-values';
import { RulesPanel, type RulesProps } from './rules-panel';

/** Whether tips are taken, which are offered, and what a percentage is of. */
export function TipRules({ form, summaries }: Omit<RulesProps, 'exampleOf'>) {
  const { formatMessage } = useIntl();
  const kind = useWatch({ control: form.control, name: 'tipKind' });
  const nth = (place: number) => formatMessage({ id: 'command-center.order-settings.tipOffer' }, { number: place + 1 });
  return (
    <RulesPanel section="tips" summaries={summaries}>
      <p>
        <FormattedMessage id="command-center.order-settings.tipsExplained" />
      </p>
      <div className={styles.fields}>
        <FormSelectField
          form={form}
          label={formatMessage({ id: 'command-center.order-settings.tipKind' })}
          name="tipKind"
        >
          {(['OFF', 'PERCENT', 'AMOUNT'] as const).map((value) => (
            <option key={value} value={value}>
              {formatMessage({ id: `command-center.order-settings.tipKind.${value}` })}
            </option>
          ))}
        </FormSelectField>
        {kind === 'PERCENT' && (
          <FormSelectField
            form={form}
            label={formatMessage({ id: 'command-center.order-settings.tipBase' })}
            name="tipBase"
          >
            {(['PRODUCTS', 'TOTAL'] as const).map((value) => (
              <option key={value} value={value}>
                {formatMessage({ id: `command-center.order-settings.tipBase.${value}` })}
              </option>
            ))}
          </FormSelectField>
        )}
      </div>
      {kind !== 'OFF' && (
        <div className={styles.fields}>
          {TIP_PLACES.map((place) =>
            kind === 'PERCENT' ? (
              <FormNumberField
                form={form}
                isOptional
                key={place}
                label={nth(place)}
                name={`tipPercents.${place}`}
                unit="%"
              />
            ) : (
              <FormMoneyField form={form} isOptional key={place} label={nth(place)} name={`tipAmounts.${place}`} />
            ),
          )}
        </div>
      )}
    </RulesPanel>
  );
}
