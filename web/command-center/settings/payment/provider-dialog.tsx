import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { CaptureTime, PaymentProviderKind } from '../../../gql/graphql';
import { useSend } from '../../kit/entity/use-send';
import { FormNumberField } from '../../kit/fields/form-number-field';
import { FormSelectField } from '../../kit/fields/form-select-field';
import { FormTextField } from '../../kit/fields/form-text-field';
import { FormDialog } from '../../kit/form/form-dialog';
import { useBoundField } from '../../kit/form/use-bound-field';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { RadioCards } from '../../kit/ui/choices';
import { toProviderInput } from './provider-input';

const ProviderDialogFragment = graphql(`
  fragment ProviderDialog on PaymentProvider {
    id
    version
    kind
    captureTime
    holdMinutes
    vatCode
    isNoticeSigned
  }
`);

const CreatePaymentProviderMutation = graphql(`
  mutation CreatePaymentProvider($input: CreatePaymentProviderInput!) {
    answer: createPaymentProvider(input: $input) {
      ... on PaymentProvider {
        id
        version
      }
      ...Refusal
    }
  }
`);

const UpdatePaymentProviderMutation = graphql(`
  mutation UpdatePaymentProvider($input: UpdatePaymentProviderInput!) {
    answer: updatePaymentProvider(input: $input) {
      ... on PaymentProvider {
        id
        version
      }
      ...Refusal
    }
  }
`);

const KINDS: readonly PaymentProviderKind[] = ['STRIPE', 'YOOKASSA'];
const CAPTURE_TIMES: readonly CaptureTime[] = ['ON_ACCEPTING', 'AT_ONCE'];
/** As YooKassa numbers them: none, 0, 10, 20, 10/110, 20/120, 5, 7, 5/105, 7/107, 22 and 22/122 per cent. */
const VAT_CODES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
const HOLD_MINUTES = 15;

interface Props {
  /** Null for a new one. */
  readonly provider: FragmentType<typeof ProviderDialogFragment> | null;
  readonly onClose: () => void;
}

/** The keys of an account, and how money is taken with it. Stored keys are never shown. */
export function ProviderDialog({ provider, onClose }: Props) {
  const { formatMessage } = useIntl();
  const stored = readFragment(ProviderDialogFragment, provider);
  const create = useSend(CreatePaymentProviderMutation);
  const update = useSend(UpdatePaymentProviderMutation);
  const kind: PaymentProviderKind = stored?.kind ?? 'STRIPE';
  const captureTime: CaptureTime = stored?.captureTime ?? 'ON_ACCEPTING';
  const holdMinutes: number | null = stored?.holdMinutes ?? HOLD_MINUTES;
  const vatCode: string | null = stored?.vatCode ? String(stored.vatCode) : null;
  const form = useEntityForm({
    isNew: stored === null,
    version: stored?.version ?? 0,
    saved: { kind, account: '', key: '', noticeSecret: '', captureTime, holdMinutes, vatCode },
    save: async (values, version) => {
      const { key, ...terms } = toProviderInput(values);
      if (stored) return await update({ input: { ...terms, ...(key && { key }), id: stored.id, version } });
      const account = values.account.trim() || null;
      return await create({ input: { ...terms, kind: values.kind, account, key } });
    },
    done: formatMessage({ id: stored ? 'command-center.provider.updated' : 'command-center.provider.created' }),
    onSaved: onClose,
  });
  const chosen = useBoundField(form, 'kind');
  const isYookassa = chosen.value === 'YOOKASSA';
  const kept = stored ? formatMessage({ id: 'command-center.provider.kept' }) : undefined;
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      title={formatMessage({ id: stored ? 'command-center.provider.changeTitle' : 'command-center.provider.add' })}
    >
      {stored === null && (
        <RadioCards
          error={chosen.error}
          legend={formatMessage({ id: 'command-center.provider.kind' })}
          name="kind"
          onChange={chosen.onChange}
          options={KINDS.map((value) => ({
            value,
            label: <FormattedMessage id={`command-center.provider.kind.${value}`} />,
            hint: <FormattedMessage id={`command-center.provider.kindHint.${value}`} />,
          }))}
          value={chosen.value}
        />
      )}
      {isYookassa && stored === null && (
        <FormTextField
          autoComplete="off"
          form={form}
          inputMode="numeric"
          label={formatMessage({ id: 'command-center.provider.account' })}
          maxLength={50}
          name="account"
        />
      )}
      <FormTextField
        autoComplete="new-password"
        form={form}
        hint={kept ?? formatMessage({ id: `command-center.provider.keyHint.${chosen.value}` })}
        isOptional={stored !== null}
        label={formatMessage({ id: 'command-center.provider.key' })}
        maxLength={300}
        name="key"
        type="password"
      />
      {!isYookassa && (
        <FormTextField
          autoComplete="new-password"
          form={form}
          hint={(stored?.isNoticeSigned && kept) || formatMessage({ id: 'command-center.provider.noticeSecretHint' })}
          isOptional
          label={formatMessage({ id: 'command-center.provider.noticeSecret' })}
          maxLength={300}
          name="noticeSecret"
          type="password"
        />
      )}
      <FormSelectField
        form={form}
        hint={formatMessage({ id: 'command-center.provider.captureHint' })}
        label={formatMessage({ id: 'command-center.provider.capture' })}
        name="captureTime"
      >
        {CAPTURE_TIMES.map((value) => (
          <option key={value} value={value}>
            {formatMessage({ id: `command-center.provider.capture.${value}` })}
          </option>
        ))}
      </FormSelectField>
      <FormNumberField
        form={form}
        hint={formatMessage({ id: 'command-center.provider.holdHint' })}
        label={formatMessage({ id: 'command-center.provider.hold' })}
        name="holdMinutes"
        unit={formatMessage({ id: 'command-center.provider.minutes' })}
      />
      {isYookassa && (
        <FormSelectField
          form={form}
          hint={formatMessage({ id: 'command-center.provider.vatHint' })}
          isOptional
          label={formatMessage({ id: 'command-center.provider.vat' })}
          name="vatCode"
        >
          <option value="">{formatMessage({ id: 'command-center.provider.noReceipt' })}</option>
          {VAT_CODES.map((value) => (
            <option key={value} value={value}>
              {formatMessage({ id: `command-center.provider.vat.${value}` })}
            </option>
          ))}
        </FormSelectField>
      )}
    </FormDialog>
  );
}
