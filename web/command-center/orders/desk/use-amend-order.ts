import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import type { AmendOrderInput } from '../../../gql/graphql';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useSend } from '../../kit/entity/use-send';
import { isRefusal, isSaved } from '../../kit/form/refusal';
import { toasts } from '../../kit/ui/toaster';

const AmendOrderMutation = graphql(`
  mutation AmendOrder($input: AmendOrderInput!) {
    answer: amendOrder(input: $input) {
      ... on Order {
        id
        version
        proposal {
          id
        }
      }
      ...Refusal
    }
  }
`);

export interface AmendRefusal {
  readonly code: string;
  readonly message: string;
}

/** Changes an order. @returns the act, which answers whether it was done, and why it was refused. */
export function useAmendOrder() {
  const { board } = useCommandCenter();
  const { formatMessage } = useIntl();
  const send = useSend(AmendOrderMutation);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<AmendRefusal | null>(null);
  const amend = async (input: AmendOrderInput): Promise<boolean> => {
    setIsBusy(true);
    const answer = await send({ input });
    setIsBusy(false);
    if (!answer) setRefusal({ code: 'NOT_SENT', message: formatMessage({ id: 'command-center.move.notSent' }) });
    else if (isRefusal(answer)) setRefusal(worded(answer));
    else if (isSaved(answer)) {
      board.changed();
      const id = answer.proposal ? 'command-center.amend.asked' : 'command-center.amend.saved';
      toasts.show({ message: formatMessage({ id }), tone: 'success' });
      return true;
    }
    return false;
  };
  return { amend, isBusy, refusal };
}

/** The first field that is wrong says it, else the whole. */
export function worded({ code, message, fields }: AmendRefusal & { fields?: readonly { message: string }[] }) {
  return { code, message: fields?.[0]?.message ?? message };
}
