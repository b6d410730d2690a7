import { useState } from 'react';
import { graphql } from '../../../gql/gql';
import type { KitchenOrderFragment } from '../../../gql/graphql';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useRefusalText } from '../../kit/entity/use-act';
import { useSend } from '../../kit/entity/use-send';
import { toasts } from '../../kit/ui/toaster';
import { useOrderQuestions } from '../moves/use-order-questions';

export const BumpLinesMutation = graphql(`
  mutation BumpLines($input: BumpLinesInput!) {
    answer: bumpLines(input: $input) {
      ... on Order {
        id
      }
      ...Refusal
    }
  }
`);

/** Says which lines of an order are made, to every screen of the kitchen. */
export function useBump() {
  const send = useSend(BumpLinesMutation);
  const { board } = useCommandCenter();
  const { move } = useOrderQuestions();
  const refusalText = useRefusalText();
  // As pressed here, until the server has answered.
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());

  const bump = async (orderId: string, lineIds: readonly string[], isMade: boolean): Promise<void> => {
    setPressed((all) => new Map([...all, ...lineIds.map((id) => [id, isMade] as const)]));
    const refusal = refusalText(await send({ input: { orderId, lineIds: [...lineIds], isMade } }));
    if (refusal !== null) toasts.show({ message: refusal, tone: 'danger' });
    board.changed();
    setPressed((all) => new Map([...all].filter(([id]) => !lineIds.includes(id))));
  };

  /** One line. The last of the order makes it ready, which can be taken back for a while like any move. */
  const toggle = (order: KitchenOrderFragment, lineId: string): void => {
    const line = order.lines.find(({ id }) => id === lineId);
    const left = order.lines.filter(({ id, isMade }) => !isMade && id !== lineId);
    if (!line?.isMade && left.length === 0) move(order, 'READY', { lineIds: [lineId] });
    else void bump(order.id, [lineId], !line?.isMade);
  };

  return { pressed, bump, toggle };
}
