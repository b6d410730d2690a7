import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { isPartlyDue } from '../../../domain/partly-due';
import { graphql } from '../../gql/gql';
import type { FinishOrderFragment as Order } from '../../gql/graphql';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/feedback/notice';
import { useMoney } from '../../ui/text/use-money';
import { useShopClock } from '../cart/receiving/shop-clock';
import card from './order-page.module.css';
import styles from './order-proposal.module.css';
import { OrderVersion } from './order-version';

const AnswerProposalMutation = graphql(`
  mutation AnswerProposal($input: AnswerProposalInput!) {
    answer: answerProposal(input: $input) {
      ... on Order {
        ...FinishOrder
      }
      ... on Error {
        message
      }
    }
  }
`);

type Proposal = NonNullable<Order['proposal']>;

interface Props {
  readonly order: Order;
  readonly token: string | null;
  /** The shop's. */
  readonly zone: string;
}

/** What the shop would change about the order: both versions with both totals, and the answer. */
export function OrderProposal({ order: { proposal }, token, zone }: Props) {
  // Always in the page, so that a proposal is read out when it comes.
  return (
    <div aria-live="polite">
      {proposal && token && <Asked key={proposal.id} proposal={proposal} token={token} zone={zone} />}
    </div>
  );
}

interface AskedProps {
  readonly proposal: Proposal;
  readonly token: string;
  readonly zone: string;
}

function Asked({ proposal, token, zone }: AskedProps) {
  const { formatMessage } = useIntl();
  const { time } = useShopClock(zone);
  const money = useMoney();
  const [, send] = useMutation(AnswerProposalMutation);
  const [sent, setSent] = useState<boolean | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { id: proposalId, before, after, answerBy, silence, amountDue } = proposal;
  if (!before || !after) return null;
  const answer = async (isAccepted: boolean) => {
    if (sent !== null) return;
    setSent(isAccepted);
    setRefusal(null);
    const { data } = await send({ input: { token, proposalId, isAccepted } });
    setSent(null);
    if (!data) setRefusal(formatMessage({ id: 'checkout.finish.proposal.notSent' }));
    else if ('message' in data.answer) setRefusal(data.answer.message);
  };
  return (
    <section aria-labelledby="proposal-title" className={card.card}>
      <h2 className={card.heading} id="proposal-title">
        <FormattedMessage id="checkout.finish.proposal.title" />
      </h2>
      {answerBy && (
        <p>
          <FormattedMessage id="checkout.finish.proposal.until" values={{ time: time(answerBy), silence }} />
        </p>
      )}
      <div className={styles.versions}>
        <OrderVersion other={after} title="before" version={before} zone={zone} />
        <OrderVersion other={before} title="after" version={after} zone={zone} />
      </div>
      {isPartlyDue(amountDue, after.totalPrice) && (
        <p>
          <FormattedMessage id="checkout.finish.proposal.due" values={{ amount: money(amountDue) }} />
        </p>
      )}
      {refusal && <Notice isLive title={refusal} tone="danger" />}
      <div className={card.actions}>
        <Button isBusy={sent === true} onClick={() => void answer(true)}>
          <FormattedMessage id="checkout.finish.proposal.agree" />
        </Button>
        <Button isBusy={sent === false} onClick={() => void answer(false)} variant="outline">
          <FormattedMessage id="checkout.finish.proposal.keep" />
        </Button>
      </div>
    </section>
  );
}
