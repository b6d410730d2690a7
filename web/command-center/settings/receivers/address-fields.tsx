import { useIntl } from 'react-intl';
import { FormSelectField } from '../../kit/form/form-select-field';
import { FormTextField } from '../../kit/form/form-text-field';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import styles from './address-fields.module.css';
import { METHODS, type ReceiverValues } from './receiver-values';

/** Method and address, in one row where there is room. */
export function AddressFields({ form }: { readonly form: EntityFormState<ReceiverValues> }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.row}>
      <FormSelectField form={form} label={formatMessage({ id: 'command-center.receivers.method' })} name="method">
        {METHODS.map((method) => (
          <option key={method} value={method}>
            {method}
          </option>
        ))}
      </FormSelectField>
      <FormTextField
        autoCapitalize="none"
        autoComplete="off"
        form={form}
        inputMode="url"
        label={formatMessage({ id: 'command-center.receivers.url' })}
        maxLength={2048}
        name="url"
        placeholder="https://"
        spellCheck={false}
      />
    </div>
  );
}
