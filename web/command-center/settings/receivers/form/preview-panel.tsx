import { Grid, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useQuery } from 'urql';
import { graphql } from '../../../../gql/gql';
import { FieldGrid } from '../../../kit/fields/field-grid';
import { isRefusal } from '../../../kit/form/refusal';
import { Panel } from '../../../kit/page/panel';
import { Notice } from '../../../kit/ui/feedback';
import { SelectField } from '../../../kit/ui/fields';
import { messageText } from './message-text';
import { EVENT_GROUPS, EVENTS, GROUPS } from './receiver-values';
import type { Preview, PreviewAnswer } from './use-preview';
import { WireText } from './wire-text';

const PastOrdersQuery = graphql(`
  query PastOrders {
    channel {
      id
      orders(first: 20) {
        nodes {
          id
          number
        }
      }
    }
  }
`);

/** The request as it would go out, for an order and an event of choice. */
export function PreviewPanel({ preview }: { readonly preview: Preview }) {
  const { formatMessage } = useIntl();
  const [{ data }] = useQuery({ query: PastOrdersQuery });
  const { answer, orderId, event, chooseOrder, chooseEvent } = preview;
  return (
    <Panel title={formatMessage({ id: 'command-center.receivers.preview' })}>
      <FieldGrid>
        <FieldGrid isPaired>
          <SelectField
            label={formatMessage({ id: 'command-center.receivers.previewOrder' })}
            onChange={(change) => chooseOrder(change.currentTarget.value || null)}
            value={orderId ?? ''}
          >
            <option value="">{formatMessage({ id: 'command-center.receivers.sampleOrder' })}</option>
            {data?.channel?.orders?.nodes.map(({ id, number }) => (
              <option key={id} value={id}>
                {number}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={formatMessage({ id: 'command-center.receivers.previewEvent' })}
            onChange={({ currentTarget: { value } }) => chooseEvent(EVENTS.find((each) => each === value) ?? 'PLACED')}
            value={event}
          >
            {GROUPS.map((group) => (
              <optgroup key={group} label={formatMessage({ id: `command-center.receivers.events.${group}` })}>
                {EVENT_GROUPS[group].map((each) => (
                  <option key={each} value={each}>
                    {formatMessage({ id: `command-center.receivers.event.${each}` })}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
        </FieldGrid>
        <div aria-live="polite">
          {answer ? (
            <Request answer={answer} />
          ) : (
            <Text color="fg.muted">
              <FormattedMessage id="command-center.receivers.previewEmpty" />
            </Text>
          )}
        </div>
      </FieldGrid>
    </Panel>
  );
}

function Request({ answer }: { readonly answer: PreviewAnswer }) {
  if (isRefusal(answer)) {
    const words = answer.fields?.[0]?.message ?? answer.message;
    return <Notice title={words} tone="warning" />;
  }
  if (answer.__typename !== 'ReceiverPreview') return null;
  const { method, url, headers, body } = answer;
  const head = headers.map(({ name, value }) => `${name}: ${value}`).join('\n');
  const words = messageText(body);
  return (
    <Grid gap="3">
      {words !== null && (
        <Text
          justifySelf="start"
          maxWidth="100%"
          padding="var(--space-3) var(--space-4)"
          borderRadius="var(--radius-lg) var(--radius-lg) var(--radius-lg) 0.25rem"
          background="accent.subtle"
          overflowWrap="anywhere"
          whiteSpace="pre-wrap"
        >
          {words}
        </Text>
      )}
      <WireText>
        <strong>{`${method} ${url}`}</strong>
        {`\n${head}${body === '' ? '' : `\n\n${body}`}`}
      </WireText>
    </Grid>
  );
}
