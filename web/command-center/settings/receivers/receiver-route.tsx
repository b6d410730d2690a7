import { Flex, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { DeleteEntity } from '../../kit/entity/delete-entity';
import { readEntity, storedOrNew } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { BackLink } from '../../kit/page/back-link';
import { PageHead } from '../../kit/page/page-head';
import { TestTag } from '../../kit/ui/test-tag';
import type { Route } from './+types/receiver-route';
import { ReceiverForm } from './form/receiver-form';
import { RECEIVERS_PATH } from './form/receiver-path';
import { MESSAGE_STATUSES, MessageLog } from './log/message-log';
import { ReceiverState } from './receiver-state';
import { RestNotice } from './rest-notice';
import { SigningSecret } from './signing-secret';
import { TestPanel } from './test-panel';
import { useReceiverChanges } from './use-receiver-changes';

const PAGE_SIZE = 20;

export const ReceiverQuery = graphql(`
  query Receiver($id: ID!, $isNew: Boolean!, $status: ReceiverMessageStatus, $first: Int!, $after: String) {
    ...StaffSession
    node(id: $id) @skip(if: $isNew) {
      ... on Receiver {
        id
        name
        isTest
        state
        waitingCount
        ...RestNotice
        ...ReceiverForm
        ...MessageLog
      }
    }
  }
`);

const DeleteReceiverMutation = graphql(`
  mutation DeleteReceiver($id: ID!) {
    answer: deleteReceiver(id: $id) {
      ...Refusal
    }
  }
`);

export function loader(route: Route.LoaderArgs) {
  const { searchParams } = route.url;
  const asked = searchParams.get('status');
  const variables = {
    ...storedOrNew(route.params.receiverId),
    first: PAGE_SIZE,
    after: searchParams.get('after'),
    status: MESSAGE_STATUSES.find((status) => status === asked) ?? null,
  };
  return readEntity(route, 'RECEIVERS', ReceiverQuery, variables, 'Receiver');
}

/** One receiver: its form with the preview, a test, its secret and what it was sent. */
export default function Receiver({ loaderData }: Route.ComponentProps) {
  const { node } = useFresh(ReceiverQuery, loaderData);
  const { formatMessage } = useIntl();
  const stored = node?.__typename === 'Receiver' ? node : null;
  useReceiverChanges(stored !== null && stored.waitingCount > 0);
  return (
    <>
      <PageHead
        aside={
          stored && (
            <Flex gap="2">
              {stored.isTest && <TestTag />}
              <ReceiverState state={stored.state} />
            </Flex>
          )
        }
        back={
          <BackLink to={RECEIVERS_PATH}>
            <FormattedMessage id="command-center.receivers.toList" />
          </BackLink>
        }
        title={stored?.name ?? formatMessage({ id: 'command-center.receivers.add' })}
      />
      <Stack gap="4">
        {stored && <RestNotice receiver={stored} />}
        <ReceiverForm key={stored?.id ?? 'new'} receiver={stored} />
        {stored && (
          <>
            <TestPanel receiverId={stored.id} />
            <MessageLog receiver={stored} status={loaderData.variables.status} />
            <SigningSecret receiverId={stored.id} />
            <DeleteEntity
              command={DeleteReceiverMutation}
              done="command-center.receivers.deleted"
              id={stored.id}
              name={stored.name}
              to={RECEIVERS_PATH}
              words="command-center.receivers"
            />
          </>
        )}
      </Stack>
    </>
  );
}
