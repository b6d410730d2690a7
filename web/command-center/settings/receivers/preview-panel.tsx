import { FormattedMessage, useIntl } from 'react-intl';
import { useQuery } from 'urql';
import { graphql } from '../../../gql/gql';
import { Notice } from '../../../ui/feedback/notice';
import { SelectField } from '../../../ui/form/select-field';
import { FieldGrid } from '../../kit/form/field-grid';
import { isRefusal } from '../../kit/form/refusal';
import { Panel } from '../../orders/order/panel';
import { messageText } from './message-text';
import styles from './preview-panel.module.css';
import { EVENTS } from './receiver-values';
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
            {EVENTS.map((each) => (
              <option key={each} value={each}>
                {formatMessage({ id: `command-center.receivers.event.${each}` })}
              </option>
            ))}
          </SelectField>
        </FieldGrid>
        <div aria-live="polite">
          {answer ? (
            <Request answer={answer} />
          ) : (
            <p className={styles.empty}>
              <FormattedMessage id="command-center.receivers.previewEmpty" />
            </p>
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
    <div className={styles.both}>
      {words !== null && <p className={styles.words}>{words}</p>}
      <WireText>
        <strong>{`${method} ${url}`}</strong>
        {`\n${head}${body === '' ? '' : `\n\n${body}`}`}
      </WireText>
    </div>
  );
}
