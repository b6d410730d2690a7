import { Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useBoundField } from '../../../kit/form/use-bound-field';
import type { EntityFormState } from '../../../kit/form/use-entity-form';
import { Button } from '../../../kit/ui/button';
import { TextField } from '../../../kit/ui/fields';
import type { ReceiverValues } from './receiver-values';

/** A fixed length, so that the stored value's length is not revealed. */
const MASK = '••••••••••••';

interface Props {
  readonly form: EntityFormState<ReceiverValues>;
  /** One is stored, which nobody can read again. */
  readonly isStored: boolean;
}

/** The Authorization header: entered, replaced or taken away; never shown again. */
export function AuthorizationField({ form, isStored }: Props) {
  const { formatMessage } = useIntl();
  const { value, onChange, ...field } = useBoundField(form, 'authorization');
  const isKept = isStored && value === null;
  const isRemoved = isStored && value === '';
  return (
    <Flex
      gap="var(--space-2) var(--space-3)"
      align="end"
      wrap="wrap"
      css={{ '& > :first-child': { flex: '1 1 16rem' } }}
    >
      <TextField
        {...field}
        autoCapitalize="none"
        autoComplete="off"
        hint={formatMessage({
          id: isRemoved
            ? 'command-center.receivers.authorizationRemoved'
            : 'command-center.receivers.authorizationHint',
        })}
        isOptional
        label="Authorization"
        maxLength={2048}
        onChange={(event) => onChange(event.currentTarget.value)}
        placeholder={isKept ? MASK : 'Bearer …'}
        spellCheck={false}
        value={value ?? ''}
      />
      {isKept && (
        <Button onClick={() => onChange('')} variant="outline">
          {formatMessage({ id: 'command-center.receivers.authorizationRemove' })}
        </Button>
      )}
      {isStored && value !== null && (
        <Button onClick={() => onChange(null)} variant="outline">
          {formatMessage({ id: 'command-center.receivers.authorizationKeep' })}
        </Button>
      )}
    </Flex>
  );
}
