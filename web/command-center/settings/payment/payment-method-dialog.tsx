import { FormattedMessage, useIntl } from 'react-intl';
import { PAYMENT_TYPES } from '../../../../domain/payment-type';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { PaymentType } from '../../../gql/graphql';
import { Icon } from '../../../ui/icons/icon';
import { useStoredForm } from '../../kit/entity/use-stored-form';
import { FormSelectField } from '../../kit/fields/form-select-field';
import { FormSwitch } from '../../kit/fields/form-switch';
import { LocalizedField } from '../../kit/fields/localized-field';
import { toEntries, toTexts } from '../../kit/fields/texts';
import { FormDialog } from '../../kit/form/form-dialog';
import { useBoundField } from '../../kit/form/use-bound-field';
import { RadioCards } from '../../kit/ui/choices';
import { PAYMENT_TYPE_ICONS } from './payment-type';
import { ProviderChoice, type ProviderOptions } from './provider-choice';
import { UpdatePaymentMethodMutation } from './use-switch-payment-method';

const PaymentMethodDialogFragment = graphql(`
  fragment PaymentMethodDialog on PaymentMethod {
    id
    version
    type
    isActive
    provider {
      id
    }
    nameTranslations {
      locale
      value
    }
    detailsTranslations {
      locale
      value
    }
  }
`);

const CreatePaymentMethodMutation = graphql(`
  mutation CreatePaymentMethod($input: CreatePaymentMethodInput!) {
    answer: createPaymentMethod(input: $input) {
      ... on PaymentMethod {
        id
        version
      }
      ...Refusal
    }
  }
`);

interface Props {
  /** Null for a new one. */
  readonly method: FragmentType<typeof PaymentMethodDialogFragment> | null;
  /** The accounts that it can be paid to before the order is placed. */
  readonly providers: ProviderOptions;
  readonly onClose: () => void;
}

/** What kind of payment it is, and what shoppers read of it. */
export function PaymentMethodDialog({ method, providers, onClose }: Props) {
  const { formatMessage } = useIntl();
  const stored = readFragment(PaymentMethodDialogFragment, method);
  const type: PaymentType = stored?.type ?? 'CASH';
  const providerId: string | null = stored?.provider?.id ?? null;
  const form = useStoredForm({
    stored,
    saved: {
      type,
      name: toTexts(stored?.nameTranslations ?? []),
      details: toTexts(stored?.detailsTranslations ?? []),
      isActive: stored?.isActive ?? true,
      providerId,
    },
    toInput: (values) => ({
      ...values,
      name: toEntries(values.name),
      details: toEntries(values.details),
      // Cash is paid on receiving.
      providerId: values.type === 'CASH' ? null : values.providerId,
    }),
    create: CreatePaymentMethodMutation,
    update: UpdatePaymentMethodMutation,
    done: formatMessage({ id: stored ? 'command-center.payment.updated' : 'command-center.payment.created' }),
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
      <LocalizedField
        form={form}
        hint={formatMessage({ id: 'command-center.payment.nameHint' })}
        label={formatMessage({ id: 'command-center.payment.name' })}
        maxLength={80}
        name="name"
      />
      <LocalizedField
        form={form}
        hint={formatMessage({ id: 'command-center.payment.detailsHint' })}
        isOptional
        label={formatMessage({ id: 'command-center.payment.details' })}
        maxLength={500}
        name="details"
      />
      <FormSwitch form={form} label={formatMessage({ id: 'command-center.payment.isActive' })} name="isActive" />
    </FormDialog>
  );
}
