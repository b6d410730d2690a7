import { Grid } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { FormSelectField } from '../../../kit/fields/form-select-field';
import { FormTextField } from '../../../kit/fields/form-text-field';
import type { EntityFormState } from '../../../kit/form/use-entity-form';
import { METHODS, type ReceiverValues } from './receiver-values';

/** Method and address, in one row where there is room. */
export function AddressFields({ form }: { readonly form: EntityFormState<ReceiverValues> }) {
  const { formatMessage } = useIntl();
  return (
    <Grid
      gap="3"
      templateColumns="minmax(0, 1fr)"
      css={{ '@media (min-width: 40rem)': { gridTemplateColumns: '7rem minmax(0, 1fr)' } }}
    >
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
    </Grid>
  );
}
