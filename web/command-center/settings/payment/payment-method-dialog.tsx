import { FormattedMessage, useIntl } from 'react-intl';
import { paymentMethod } from '../../../../domain/entities/payment-method';
import { PAYMENT_TYPES } from '../../../../domain/payment-type';
import * as documents from '../../../documents/payment-method';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { Icon } from '../../../ui/icons/icon';
import { DescribedFields } from '../../kit/entity/described-fields';
import { useDescribedForm } from '../../kit/entity/use-described-form';
import { FormSelectField } from '../../kit/fields/form-select-field';
import { FormDialog } from '../../kit/form/form-dialog';
import { useBoundField } from '../../kit/form/use-bound-field';
import { RadioCards } from '../../kit/ui/choices';
import { PAYMENT_TYPE_ICONS } from './payment-type';
import { ProviderChoice, type ProviderOptions } from './provider-choice';

interface Props {
  /** Null for a new one. */
  readonly method: FragmentType<typeof documents.stored> | null;
  /** The accounts that it can be paid to before the order is placed. */
  readonly providers: ProviderOptions;
  readonly onClose: () => void;
}

/** What kind of payment it is, and what shoppers read of it. */
export function PaymentMethodDialog({ method, providers, onClose }: Props) {
  const { formatMessage } = useIntl();
  const stored = readFragment(documents.stored, method);
  const form = useDescribedForm(paymentMethod, documents, {
    stored,
    initial: { type: 'CASH' },
    // Cash is paid on receiving.
    adjust: ({ type }) => (type === 'CASH' ? { providerId: null } : {}),
    words: 'command-center.payment',
    onSaved: onClose,
  });
  const kind = useBoundField(form, 'type');
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      title={formatMessage({ id: stored ? 'command-center.payment.changeTitle' : 'command-center.payment.add' })}
    >
      <RadioCards
        error={kind.error}
        legend={formatMessage({ id: 'command-center.payment.type' })}
        name="type"
        onChange={kind.onChange}
        options={PAYMENT_TYPES.map((value) => {
          const icon = PAYMENT_TYPE_ICONS[value];
          return {
            value,
            icon: <Icon of={icon} />,
            label: <FormattedMessage id={`command-center.payment.type.${value}`} />,
            hint: <FormattedMessage id={`command-center.payment.typeHint.${value}`} />,
          };
        })}
        value={kind.value}
      />
      {kind.value !== 'CASH' && providers.length > 0 && (
        <FormSelectField
          form={form}
          hint={formatMessage({ id: 'command-center.payment.onlineHint' })}
          isOptional
          label={formatMessage({ id: 'command-center.payment.online' })}
          name="providerId"
        >
          <ProviderChoice providers={providers} />
        </FormSelectField>
      )}
      <DescribedFields
        form={form}
        of={paymentMethod}
        show={{
          name: { label: 'command-center.payment.name', hint: 'command-center.payment.nameHint' },
          details: { label: 'command-center.payment.details', hint: 'command-center.payment.detailsHint' },
          isActive: { label: 'command-center.payment.isActive' },
        }}
      />
    </FormDialog>
  );
}
