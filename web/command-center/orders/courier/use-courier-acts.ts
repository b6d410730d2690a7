import { useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import type { CourierOrderFragment } from '../../../gql/graphql';
import { tellRefusal, useAct } from '../../kit/entity/use-act';

const TakeCourierOrderMutation = graphql(`
  mutation TakeCourierOrder($id: ID!) {
    answer: takeCourierOrder(id: $id) {
      ... on CourierOrder {
        orderId
      }
      ...Refusal
    }
  }
`);

const LeaveCourierOrderMutation = graphql(`
  mutation LeaveCourierOrder($id: ID!) {
    answer: leaveCourierOrder(id: $id) {
      ... on CourierOrder {
        orderId
      }
      ...Refusal
    }
  }
`);

export const MoveCourierOrderMutation = graphql(`
  mutation MoveCourierOrder($input: MoveCourierOrderInput!) {
    answer: moveCourierOrder(input: $input) {
      ... on CourierOrder {
        orderId
      }
      ...Refusal
    }
  }
`);

type Order = Pick<CourierOrderFragment, 'orderId' | 'number'>;

/** A courier's actions on an order; a refusal is shown, and the orders are read again in any case. */
export function useCourierActs() {
  const { formatMessage } = useIntl();
  const [take, isTaking] = useAct(TakeCourierOrderMutation);
  const [leave, isLeaving] = useAct(LeaveCourierOrderMutation);
  const [move, isMoving] = useAct(MoveCourierOrderMutation);
  return {
    isBusy: isTaking || isLeaving || isMoving,
    take: async ({ orderId, number }: Order) =>
      tellRefusal(await take({ id: orderId }, formatMessage({ id: 'command-center.courier.taken' }, { number }))),
    leave: async ({ orderId, number }: Order) =>
      tellRefusal(await leave({ id: orderId }, formatMessage({ id: 'command-center.courier.left' }, { number }))),
    setOff: async ({ orderId, number }: Order) =>
      tellRefusal(
        await move(
          { input: { id: orderId, to: 'OUT_FOR_DELIVERY' } },
          formatMessage({ id: 'command-center.courier.setOffDone' }, { number }),
        ),
      ),
    deliver: async ({ orderId, number }: Order) =>
      tellRefusal(
        await move(
          { input: { id: orderId, to: 'COMPLETED' } },
          formatMessage({ id: 'command-center.courier.deliveredDone' }, { number }),
        ),
      ),
  };
}
