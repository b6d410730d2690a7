import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormMoneyField } from '../../kit/fields/form-money-field';
import { FormNumberField } from '../../kit/fields/form-number-field';
import { FormSwitch } from '../../kit/fields/form-switch';
import { FormTextField } from '../../kit/fields/form-text-field';
import { EntityForm } from '../../kit/form/entity-form';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import { Panel } from '../../kit/page/panel';
import { Button } from '../../kit/ui/button';
import { Segmented } from '../../kit/ui/choices';
import type { PromoCodeValues } from './promo-code-values';
import styles from './promo-codes.module.css';
import { PromoLimits } from './promo-limits';
import { randomCode } from './random-code';

/** By the API. */
const LONGEST_CODE = 40;
const KINDS = ['PERCENT', 'AMOUNT', 'FREE_DELIVERY'] as const;

/** A promo code: the word, what it takes off, and when it counts. */
export function PromoCodeForm({ form }: { readonly form: EntityFormState<PromoCodeValues> }) {
  const { formatMessage } = useIntl();
  const kind = useWatch({ control: form.control, name: 'kind' });
  const generate = () => {
    form.forget('code');
    form.setValue('code', randomCode(crypto.getRandomValues(new Uint8Array(8))));
  };
  return (
    <EntityForm form={form}>
      <Panel title={formatMessage({ id: 'command-center.promo-codes.form.code' })}>
        <div className={styles.stack}>
          <div className={styles.generator}>
            <FormTextField
              autoCapitalize="characters"
              autoComplete="off"
              className={styles.upper}
              form={form}
              hint={formatMessage({ id: 'command-center.promo-codes.form.codeHint' })}
              label={formatMessage({ id: 'command-center.promo-codes.code' })}
              maxLength={LONGEST_CODE}
              name="code"
              spellCheck={false}
            />
            <Button onClick={generate} variant="outline">
              <FormattedMessage id="command-center.promo-codes.form.generate" />
            </Button>
          </div>
          <FormSwitch
            form={form}
            hint={formatMessage({ id: 'command-center.promo-codes.form.isActiveHint' })}
            label={formatMessage({ id: 'command-center.promo-codes.form.isActive' })}
            name="isActive"
          />
        </div>
      </Panel>
      <Panel title={formatMessage({ id: 'command-center.promo-codes.effect' })}>
        <div className={styles.stack}>
          <Segmented
            isWide
            label={formatMessage({ id: 'command-center.promo-codes.effect' })}
            onChange={(value) => form.setValue('kind', value)}
            segments={KINDS.map((value) => ({
              value,
              label: formatMessage({ id: `command-center.promo-codes.kind.${value}` }),
            }))}
            value={kind}
          />
          {kind === 'PERCENT' && (
            <FormNumberField
              form={form}
              hint={formatMessage({ id: 'command-center.promo-codes.form.percentHint' })}
              label={formatMessage({ id: 'command-center.promo-codes.form.percent' })}
              name="percent"
              unit="%"
            />
          )}
          {kind === 'AMOUNT' && (
            <FormMoneyField
              form={form}
              hint={formatMessage({ id: 'command-center.promo-codes.form.amountHint' })}
              label={formatMessage({ id: 'command-center.promo-codes.form.amount' })}
              name="amount"
            />
          )}
          {kind === 'FREE_DELIVERY' && (
            <p>
              <FormattedMessage id="command-center.promo-codes.form.freeDelivery" />
            </p>
          )}
        </div>
      </Panel>
      <PromoLimits form={form} />
    </EntityForm>
  );
}
