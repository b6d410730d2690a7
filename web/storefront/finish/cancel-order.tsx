import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { mayShopperCancel } from '../../../domain/shopper-cancel';
import { graphql } from '../../gql/gql';
import type { FinishOrderFragment as Order } from '../../gql/graphql';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/feedback/notice';
import { Dialog } from '../../ui/overlay/dialog';
import { useStep } from '../../ui/overlay/use-step';

export const CancelOrderMutation = graphql(`
  mutation CancelOrder($input: CancelOrderInput!) {
    answer: cancelOrder(input: $input) {
      ... on Order {
        ...FinishOrder
      }
      ... on Error {
        message
      }
    }
  }
`);

export function mayCancel({ status, isOwn, totalPrice, amountDue }: Order): boolean {
  return mayShopperCancel({ status, isOwn, total: totalPrice.minor, due: amountDue.minor });
}

/** Asks once more, and cancels the order. */
export function CancelOrder({ token }: { readonly token: string }) {
  const { formatMessage } = useIntl();
  const { isOpen, open, close } = useStep('cancel');
  const [{ fetching }, send] = useMutation(CancelOrderMutation);
  const [refusal, setRefusal] = useState<string | null>(null);
  const cancel = async () => {
    const { data } = await send({ input: { token } });
    if (!data) setRefusal(formatMessage({ id: 'checkout.finish.proposal.notSent' }));
    else if ('message' in data.answer) setRefusal(data.answer.message);
    else close();
  };
  return (
    <>
      <Button onClick={open} variant="ghost">
        <FormattedMessage id="checkout.finish.cancel" />
      </Button>
      <Dialog
        footer={
          <Button isBusy={fetching} isWide onClick={() => void cancel()} variant="danger">
            <FormattedMessage id="checkout.finish.cancel.confirm" />
          </Button>
        }
        isOpen={isOpen}
        onClose={close}
        title={<FormattedMessage id="checkout.finish.cancel.title" />}
      >
        <p>
          <FormattedMessage id="checkout.finish.cancel.explained" />
        </p>
        {refusal && <Notice isLive title={refusal} tone="danger" />}
      </Dialog>
    </>
  );
}
