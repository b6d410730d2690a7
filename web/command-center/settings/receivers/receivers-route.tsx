import { Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { PlusIcon } from '../../../ui/icons/plus-icon';
import { SendIcon } from '../../../ui/icons/send-icon';
import { requirePermission } from '../../access/session/require-permission';
import { useRefusalText } from '../../kit/form/use-refusal-text';
import { PageHead } from '../../kit/layout/page-head';
import { LinkButton } from '../../kit/ui/button';
import { EmptyState, Tag } from '../../kit/ui/feedback';
import { LinkedRow } from '../../menu/sorting/linked-row';
import { SortableList } from '../../menu/sorting/sortable-list';
import { useFresh } from '../../orders/live/use-fresh';
import type { Route } from './+types/receivers-route';
import { RECEIVERS_PATH, receiverPath } from './receiver-path';
import { ReceiverState } from './receiver-state';
import { useReceiverChanges } from './use-receiver-changes';

const ReceiversQuery = graphql(`
  query Receivers {
    session {
      user {
        id
        permissions
      }
    }
    channel {
      id
      receivers {
        id
        name
        url
        state
        waitingCount
        failedCount
      }
    }
  }
`);

const ReorderReceiversMutation = graphql(`
  mutation ReorderReceivers($input: ReorderReceiversInput!) {
    reorderReceivers(input: $input) {
      ... on Channel {
        id
      }
      ...Refusal
    }
  }
`);

export async function loader({ context, url }: Route.LoaderArgs) {
  const variables = {};
  const data = await query(context, ReceiversQuery, variables);
  requirePermission(data.session.user, url, 'RECEIVERS');
  return { data, variables };
}

/** The receivers that the shop sends orders to: a program, a chat, a mailbox. */
export default function Receivers({ loaderData }: Route.ComponentProps) {
  const { channel } = useFresh(ReceiversQuery, loaderData);
  const { formatMessage } = useIntl();
  const refusalText = useRefusalText();
  const [, reorder] = useMutation(ReorderReceiversMutation);
  const receivers = channel?.receivers ?? [];
  useReceiverChanges(receivers.some(({ waitingCount }) => waitingCount > 0));
  const title = formatMessage({ id: 'command-center.receivers.title' });
  const add = (
    <LinkButton to={`${RECEIVERS_PATH}/new`}>
      <PlusIcon size={18} />
      <FormattedMessage id="command-center.receivers.add" />
    </LinkButton>
  );
  return (
    <>
      <PageHead aside={receivers.length > 0 && add} title={title} />
      {receivers.length === 0 ? (
        <EmptyState
          action={add}
          icon={<SendIcon size={56} />}
          title={formatMessage({ id: 'command-center.receivers.empty' })}
        >
          <FormattedMessage id="command-center.receivers.emptyExplained" />
        </EmptyState>
      ) : (
        <Text maxWidth="44rem" marginBottom="4" color="fg.muted">
          <FormattedMessage id="command-center.receivers.hint" />
        </Text>
      )}
      <SortableList
        items={receivers}
        label={title}
        nameOf={({ name }) => name}
        onReorder={async (ids) => refusalText((await reorder({ input: { ids: [...ids] } })).data?.reorderReceivers)}
      >
        {({ id, name, url, state, waitingCount, failedCount }) => (
          <LinkedRow detail={hostOf(url)} name={name} to={receiverPath(id)}>
            {failedCount > 0 && (
              <Tag tone="danger">
                <FormattedMessage id="command-center.receivers.failed" values={{ count: failedCount }} />
              </Tag>
            )}
            {waitingCount > 0 && (
              <Tag>
                <FormattedMessage id="command-center.receivers.waiting" values={{ count: waitingCount }} />
              </Tag>
            )}
            <ReceiverState state={state} />
          </LinkedRow>
        )}
      </SortableList>
    </>
  );
}

/** The part of an address that has no secret in it: a bot's token stands behind it. */
function hostOf(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/[/?#].*$/s, '');
}
