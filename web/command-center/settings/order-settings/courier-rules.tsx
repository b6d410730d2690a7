import { FormattedMessage, useIntl } from 'react-intl';
import { FormSwitch } from '../../kit/fields/form-switch';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import type { OrderSettingsValues } from './order-settings-values';
import { RulesPanel } from './rules-panel';

/** What a shopper sees about the courier. */
export function CourierRules({ form }: { readonly form: EntityFormState<OrderSettingsValues> }) {
  const { formatMessage } = useIntl();
  return (
    <RulesPanel title={formatMessage({ id: 'command-center.order-settings.couriers' })}>
      <FormSwitch
        form={form}
        hint={<FormattedMessage id="command-center.order-settings.namesCourierHint" />}
        label={<FormattedMessage id="command-center.order-settings.namesCourier" />}
        name="namesCourier"
      />
    </RulesPanel>
  );
}
