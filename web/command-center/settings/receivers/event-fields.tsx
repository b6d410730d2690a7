import { useIntl } from 'react-intl';
import { Checkbox } from '../../../ui/form/checkbox';
import { FieldError } from '../../../ui/form/field-error';
import { useBoundField } from '../../kit/form/use-bound-field';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import styles from './event-fields.module.css';
import { EVENTS, type ReceiverValues } from './receiver-values';

/** What it is told of. */
export function EventFields({ form }: { readonly form: EntityFormState<ReceiverValues> }) {
  const { formatMessage } = useIntl();
  const { id, value, onChange, error } = useBoundField(form, 'events', {
    check: (events) =>
      events.length === 0 ? formatMessage({ id: 'command-center.receivers.eventRequired' }) : undefined,
  });
  const errorId = `${id}-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className={styles.events} id={id} tabIndex={-1}>
      <legend className={styles.legend}>{formatMessage({ id: 'command-center.receivers.events' })}</legend>
      {EVENTS.map((event) => (
        <Checkbox
          checked={value.includes(event)}
          key={event}
          label={formatMessage({ id: `command-center.receivers.event.${event}` })}
          onChange={({ currentTarget: { checked } }) =>
            onChange(EVENTS.filter((each) => (each === event ? checked : value.includes(each))))
          }
        />
      ))}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
