import { useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { graphql } from '../../gql/gql';
import { useCommandCenter } from '../layout/command-center-context';
import type { GivenReason } from './reason-choice';

const DelayOrderMutation = graphql(`
  mutation DelayOrder($input: DelayOrderInput!) {
    delayOrder(input: $input) {
      ... on Checkout {
        id
        version
        promisedAt
      }
      ... on Error {
        code
        message
      }
    }
  }
`);

/**
 * Promises an order for later. The version goes along: two who delay the same order at once delay it once.
 *
 * @returns what answers with why it was refused, or null.
 */
export function useDelayOrder({ id, version }: { readonly id: string; readonly version: number }) {
  const [, delayOrder] = useMutation(DelayOrderMutation);
  const { board } = useCommandCenter();
  const { formatMessage } = useIntl();
  return async (minutes: number, why: GivenReason): Promise<string | null> => {
    const { data } = await delayOrder({ input: { id, version, minutes, ...why } });
    board.changed();
    if (!data) return formatMessage({ id: 'command-center.move.notSent' });
    return data.delayOrder.__typename === 'Checkout' ? null : data.delayOrder.message;
  };
}
