import { FormattedMessage } from 'react-intl';
import { FormSwitch } from '../../kit/fields/form-switch';
import { RulesPanel, type RulesProps } from './rules-panel';

/** What a shopper sees about the courier. */
export function CourierRules({ form, summaries }: Omit<RulesProps, 'exampleOf'>) {
  return (
    <RulesPanel section="couriers" summaries={summaries}>
      <FormSwitch
        form={form}
        hint={<FormattedMessage id="command-center.order-settings.namesCourierHint" />}
        label={<FormattedMessage id="command-center.order-settings.namesCourier" />}
        name="namesCourier"
      />
    </RulesPanel>
  );
}
