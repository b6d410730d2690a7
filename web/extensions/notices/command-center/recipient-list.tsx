import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RowButtons } from '../../../command-center/kit/entity/row-buttons';
import { tellRefusal, useAct } from '../../../command-center/kit/entity/use-act';
import { useEntityDialogs } from '../../../command-center/kit/entity/use-entity-dialogs';
import { Button } from '../../../command-center/kit/ui/button';
import { Tag } from '../../../command-center/kit/ui/feedback';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { NoticeKind } from '../../../gql/graphql';
import { RecipientDialog } from './recipient-dialog';

const RecipientListFragment = graphql(`
  fragment RecipientList on NoticeRecipient {
    id
    kind
    name
    address
    afterMinutes
    quietFrom
    quietTo
    getsDailySum
    isActive
    isOwn
    version
  }
`);

export const DeleteNoticeRecipientMutation = graphql(`
  mutation DeleteNoticeRecipient($id: ID!) {
    answer: deleteNoticeRecipient(id: $id) {
      ... on Deleted {
        deletedId
      }
      ...Refusal
    }
  }
`);

export const TryNoticeRecipientMutation = graphql(`
  mutation TryNoticeRecipient($id: ID!) {
    answer: tryNoticeRecipient(id: $id) {
      ... on NoticeRecipient {
        id
        version
      }
      ...Refusal
    }
  }
`);

/** By what an address of the shop gets messages. */
export const ADDRESS_KINDS = ['MAIL', 'SMS'] as const satisfies readonly NoticeKind[];
export type AddressKind = (typeof ADDRESS_KINDS)[number];

interface Props {
  readonly recipients: readonly FragmentType<typeof RecipientListFragment>[];
  /** Of what staff may add an address; left out on one's own page. */
  readonly kinds?: readonly AddressKind[];
  readonly isOwnOnly?: boolean;
  readonly onChanged?: () => void;
}

/** The recipients of messages about unaccepted orders, with the minutes of each. */
export function RecipientList({ recipients: masked, kinds = [], isOwnOnly = false, onChanged }: Props) {
  const { formatMessage } = useIntl();
  const [adding, setAdding] = useState<AddressKind>('MAIL');
  const [tryOut] = useAct(TryNoticeRecipientMutation);
  const recipients = readFragment(RecipientListFragment, masked).filter(({ isOwn }) => isOwn || !isOwnOnly);
  const dialogs = useEntityDialogs({
    items: recipients,
    nameOf: ({ name }) => name,
    form: (stored, onClose) => (
      <RecipientDialog
        kind={adding}
        onClose={() => {
          onClose();
          onChanged?.();
        }}
        stored={stored}
      />
    ),
    command: DeleteNoticeRecipientMutation,
    words: 'command-center.notices.recipients',
    done: 'command-center.notices.recipients.deleted',
  });
  const tried = formatMessage({ id: 'command-center.notices.tried' });
  return (
    <Stack gap="0">
      {recipients.map(({ id, kind, name, address, afterMinutes, quietFrom, quietTo, getsDailySum, isActive }) => (
        <Flex
          _first={{ borderTopWidth: '0' }}
          align="center"
          borderColor="border"
          borderTopWidth="1px"
          gap="3"
          key={id}
          paddingBlock="3"
          wrap="wrap"
        >
          <Box flex="1 1 12rem" minWidth="0">
            <Flex align="center" gap="2" wrap="wrap">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {name}
              </Text>
              {!isActive && (
                <Tag tone="neutral">
                  <FormattedMessage id="command-center.notices.off" />
                </Tag>
              )}
            </Flex>
            <Text color="fg.muted" overflowWrap="anywhere" textStyle="sm">
              {[
                formatMessage({ id: `command-center.notices.kind.${kind}` }),
                ...(kind === 'MAIL' || kind === 'SMS' ? [address] : []),
                formatMessage({ id: 'command-center.notices.recipients.after' }, { minutes: afterMinutes }),
                ...(quietFrom && quietTo
                  ? [formatMessage({ id: 'command-center.notices.recipients.quiet' }, { from: quietFrom, to: quietTo })]
                  : []),
                ...(getsDailySum ? [formatMessage({ id: 'command-center.notices.recipients.dailySum' })] : []),
              ].join(' · ')}
            </Text>
          </Box>
          {kind === 'PUSH' && isActive && (
            <Button onClick={async () => tellRefusal(await tryOut({ id }, tried))} variant="outline">
              <FormattedMessage id="command-center.notices.try" />
            </Button>
          )}
          <Flex gap="1">
            <RowButtons
              name={name}
              onChange={() => dialogs.change(id)}
              onDelete={() => dialogs.remove(id)}
              words="command-center.notices.recipients"
            />
          </Flex>
        </Flex>
      ))}
      <Flex gap="3" paddingTop="4" wrap="wrap" _empty={{ display: 'none' }}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            onClick={() => {
              setAdding(kind);
              dialogs.add();
            }}
            variant="outline"
          >
            <FormattedMessage id={`command-center.notices.recipients.add.${kind}`} />
          </Button>
        ))}
      </Flex>
      {dialogs.shown}
    </Stack>
  );
}
