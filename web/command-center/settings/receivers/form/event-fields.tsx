import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useBoundField } from '../../../kit/form/use-bound-field';
import type { EntityFormState } from '../../../kit/form/use-entity-form';
import { Checkbox } from '../../../kit/ui/choices';
import { FieldError } from '../../../kit/ui/fields';
import { EVENTS, type ReceiverValues } from './receiver-values';

/** The events that the receiver gets. */
export function EventFields({ form }: { readonly form: EntityFormState<ReceiverValues> }) {
  const { formatMessage } = useIntl();
  const { id, value, onChange, error } = useBoundField(form, 'events', {
    check: (events) =>
      events.length === 0 ? formatMessage({ id: 'command-center.receivers.eventRequired' }) : undefined,
  });
  const errorId = `${id}-error`;
  return (
    <chakra.fieldset aria-describedby={error ? errorId : undefined} padding="0" margin="0" id={id} tabIndex={-1}>
      <chakra.legend padding="0" fontSize="sm" fontWeight="semibold">
        {formatMessage({ id: 'command-center.receivers.events' })}
      </chakra.legend>
      {EVENTS.map((event) => (
        <Checkbox
          checked={value.includes(event)}
          key={event}
          label={formatMessage({ id: `command-center.receivers.event.${event}` })}
          onChange={(checked) => onChange(EVENTS.filter((each) => (each === event ? checked : value.includes(each))))}
        />
      ))}
      <FieldError id={errorId}>{error}</FieldError>
    </chakra.fieldset>
  );
}
