import { chakra, Flex, Span } from '@chakra-ui/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useMoney } from '../../../ui/text/use-money';
import { tellRefusal, useAct } from '../../kit/entity/use-act';
import { Panel } from '../../kit/page/panel';
import { useShopTime } from '../../kit/time/order-time';
import { Button } from '../../kit/ui/button';
import { Notice } from '../../kit/ui/feedback';

const RevisionsPanelFragment = graphql(`
  fragment RevisionsPanel on Order {
    id
    revisions {
      id
      number
      state
      at
      answerBy
      confirmation
      by
      parts
      dishes {
        name
        before
        after
      }
      before {
        totalPrice {
          minor
          currencyCode
        }
      }
      after {
        totalPrice {
          minor
          currencyCode
        }
      }
    }
  }
`);

const ConfirmProposalMutation = graphql(`
  mutation ConfirmProposal($input: SettleProposalInput!) {
    answer: confirmProposal(input: $input) {
      ... on Order {
        id
      }
      ...Refusal
    }
  }
`);

const WithdrawProposalMutation = graphql(`
  mutation WithdrawProposal($input: SettleProposalInput!) {
    answer: withdrawProposal(input: $input) {
      ... on Order {
        id
      }
      ...Refusal
    }
  }
`);

/** What was changed after the order was placed, by whom and with whose consent; nothing where nothing was. */
export function RevisionsPanel({ order }: { readonly order: FragmentType<typeof RevisionsPanelFragment> }) {
  const { revisions } = readFragment(RevisionsPanelFragment, order);
  const { formatMessage } = useIntl();
  if (!revisions?.length) return null;
  return (
    <Panel title={formatMessage({ id: 'command-center.amend.revisions' })}>
      <chakra.ol display="grid" gap="3" listStyle="none" padding="0">
        {revisions.toReversed().map((revision) => (
          <li key={revision.id}>
            <Revision revision={revision} />
          </li>
        ))}
      </chakra.ol>
    </Panel>
  );
}

type OrderRevision = NonNullable<ResultOf<typeof RevisionsPanelFragment>['revisions']>[number];

function changeOf({ before, after }: OrderRevision['dishes'][number]): 'added' | 'removed' | 'changed' {
  if (before === 0) return 'added';
  return after === 0 ? 'removed' : 'changed';
}

function Revision({ revision }: { readonly revision: OrderRevision }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const shopTime = useShopTime();
  const { at, by, state, confirmation, parts, dishes, before, after } = revision;
  const isDearer = before && after && before.totalPrice.minor !== after.totalPrice.minor;
  const words = [
    formatMessage({ id: `command-center.amend.state.${state}` }),
    confirmation && formatMessage({ id: `command-center.amend.by.${confirmation}` }),
    ...parts.map((part) => formatMessage({ id: `command-center.amend.part.${part}` })),
  ];
  return (
    <>
      <Flex gap="2" justify="space-between" wrap="wrap">
        <Span fontWeight="semibold">
          {isDearer ? `${money(before.totalPrice)} → ${money(after.totalPrice)}` : after && money(after.totalPrice)}
        </Span>
        <Span color="fg.muted" fontSize="sm">
          {[shopTime(at), by].filter(Boolean).join(' · ')}
        </Span>
      </Flex>
      <Span color="fg.muted" display="block" fontSize="sm">
        {words.filter(Boolean).join(' · ')}
      </Span>
      {dishes.length > 0 && (
        <chakra.ul fontSize="sm" listStyle="none" overflowWrap="anywhere" padding="0">
          {dishes.map((dish) => (
            <li key={`${dish.name} ${dish.before} ${dish.after}`}>
              <FormattedMessage id={`command-center.amend.dish.${changeOf(dish)}`} values={{ ...dish }} />
            </li>
          ))}
        </chakra.ul>
      )}
    </>
  );
}

/** That the client is asked, until when, and what staff can do about it; nothing when they are not. */
export function ProposalNotice({ order }: { readonly order: FragmentType<typeof RevisionsPanelFragment> }) {
  const { id, revisions } = readFragment(RevisionsPanelFragment, order);
  const waiting = revisions?.find(({ state }) => state === 'PROPOSED');
  return waiting ? <Waiting answerBy={waiting.answerBy} id={id} proposalId={waiting.id} /> : null;
}

interface WaitingProps {
  readonly id: string;
  readonly proposalId: string;
  readonly answerBy: string | null;
}

/** The client is asked; they may also say yes on the telephone. */
function Waiting({ id, proposalId, answerBy }: WaitingProps) {
  const { formatMessage } = useIntl();
  const shopTime = useShopTime();
  const [confirm, isConfirming] = useAct(ConfirmProposalMutation);
  const [withdraw, isWithdrawing] = useAct(WithdrawProposalMutation);
  const input = { id, proposalId };
  return (
    <Notice
      title={formatMessage({ id: 'command-center.amend.waiting' }, { time: answerBy && shopTime(answerBy) })}
      tone="warning"
    >
      <Flex gap="2" marginTop="2" wrap="wrap">
        <Button isBusy={isConfirming} onClick={async () => tellRefusal(await confirm({ input }))} size="sm">
          <FormattedMessage id="command-center.amend.confirm" />
        </Button>
        <Button
          isBusy={isWithdrawing}
          onClick={async () => tellRefusal(await withdraw({ input }))}
          size="sm"
          variant="outline"
        >
          <FormattedMessage id="command-center.amend.withdraw" />
        </Button>
      </Flex>
    </Notice>
  );
}
