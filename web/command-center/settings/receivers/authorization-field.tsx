import { useIntl } from 'react-intl';
import { Button } from '../../../ui/button/button';
import { TextField } from '../../../ui/form/text-field';
import { useBoundField } from '../../kit/form/use-bound-field';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import styles from './authorization-field.module.css';
import type { ReceiverValues } from './receiver-values';

/** As long as any: how long the stored one is, is nobody's business. */
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
    <div className={styles.row}>
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
    </div>
  );
}
