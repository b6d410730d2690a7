import { Text } from '@chakra-ui/react';
import PlusIcon from 'lucide/dist/esm/icons/plus';
import SendIcon from 'lucide/dist/esm/icons/send';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import { readPage } from '../../kit/entity/read-page';
import { useAct } from '../../kit/entity/use-act';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import { LinkedRow } from '../../kit/sorting/linked-row';
import { SortableList } from '../../kit/sorting/sortable-list';
import { LinkButton } from '../../kit/ui/button';
import { EmptyState, Tag } from '../../kit/ui/feedback';
import { TestTag } from '../../kit/ui/test-tag';
import type { Route } from './+types/receivers-route';
import { RECEIVERS_PATH, receiverPath } from './form/receiver-path';
import { ReceiverState } from './receiver-state';
import { useReceiverChanges } from './use-receiver-changes';

const ReceiversQuery = graphql(`
  query Receivers {
    ...StaffSession
    channel {
      id
      receivers {
        id
        name
        url
        isTest
        state
        waitingCount
        failedCount
      }
    }
  }
`);

const ReorderReceiversMutation = graphql(`
  mutation ReorderReceivers($input: ReorderReceiversInput!) {
    answer: reorderReceivers(input: $input) {
      ... on Channel {
        id
      }
      ...Refusal
    }
  }
`);

export const loader = (route: Route.LoaderArgs) => readPage(route, 'RECEIVERS', ReceiversQuery, {});

/** The receivers that the shop sends orders to: a program, a chat, a mailbox. */
export default function Receivers({ loaderData }: Route.ComponentProps) {
  const { channel } = useFresh(ReceiversQuery, loaderData);
  const { formatMessage } = useIntl();
  const [reorder] = useAct(ReorderReceiversMutation);
  const receivers = channel?.receivers ?? [];
  useReceiverChanges(receivers.some(({ waitingCount }) => waitingCount > 0));
  const title = formatMessage({ id: 'command-center.receivers.title' });
  const add = (
    <LinkButton to={`${RECEIVERS_PATH}/new`}>
      <Icon of={PlusIcon} size={18} />
      <FormattedMessage id="command-center.receivers.add" />
    </LinkButton>
  );
  return (
    <>
      <PageHead aside={receivers.length > 0 && add} title={title} />
      {receivers.length === 0 ? (
        <EmptyState
          action={add}
          icon={<Icon of={SendIcon} size={56} />}
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
        onReorder={(ids) => reorder({ input: { ids } })}
      >
        {({ id, name, url, isTest, state, waitingCount, failedCount }) => (
          <LinkedRow detail={hostOf(url)} name={name} to={receiverPath(id)}>
            {isTest && <TestTag />}
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
