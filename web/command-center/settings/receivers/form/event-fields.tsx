import { chakra, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReceiverEvent } from '../../../../gql/graphql';
import { useBoundField } from '../../../kit/form/use-bound-field';
import type { EntityFormState } from '../../../kit/form/use-entity-form';
import { FoldingPanel } from '../../../kit/page/folding-panel';
import { Checkbox } from '../../../kit/ui/choices';
import { FieldError } from '../../../kit/ui/fields';
import { EVENT_GROUPS, EVENTS, GROUPS, type ReceiverValues } from './receiver-values';

/** The events that the receiver gets: of orders, of payments, and of the shop itself. */
export function EventFields({ form }: { readonly form: EntityFormState<ReceiverValues> }) {
  const { formatMessage } = useIntl();
  const { id, value, onChange, error } = useBoundField(form, 'events', {
    check: (events) =>
      events.length === 0 ? formatMessage({ id: 'command-center.receivers.eventRequired' }) : undefined,
  });
  const errorId = `${id}-error`;
  const choose = (event: ReceiverEvent, isChosen: boolean) =>
    onChange(EVENTS.filter((each) => (each === event ? isChosen : value.includes(each))));
  const nameOf = (event: ReceiverEvent) => formatMessage({ id: `command-center.receivers.event.${event}` });
  return (
    <FoldingPanel
      id="events"
      summary={value.map(nameOf).join(' · ') || formatMessage({ id: 'command-center.receivers.eventRequired' })}
      title={formatMessage({ id: 'command-center.receivers.events' })}
    >
      <chakra.div
        aria-describedby={error ? errorId : undefined}
        display="grid"
        gap="3"
        id={id}
        role="group"
        tabIndex={-1}
      >
        {GROUPS.map((group) => (
          <chakra.fieldset key={group} padding="0" margin="0">
            <chakra.legend padding="0" fontSize="sm" fontWeight="semibold">
              <FormattedMessage id={`command-center.receivers.events.${group}`} />
            </chakra.legend>
            {group !== 'ORDERS' && (
              <Text color="fg.muted" fontSize="sm">
                <FormattedMessage id={`command-center.receivers.eventsHint.${group}`} />
              </Text>
            )}
            {EVENT_GROUPS[group].map((event) => (
              <Checkbox
                checked={value.includes(event)}
                key={event}
                label={nameOf(event)}
                onChange={(isChosen) => choose(event, isChosen)}
              />
            ))}
          </chakra.fieldset>
        ))}
        <FieldError id={errorId}>{error}</FieldError>
      </chakra.div>
    </FoldingPanel>
  );
}
