import { useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/gql';
import { useCommandCenter } from '../../kit/layout/command-center-context';

const ReorderWarehousesMutation = graphql(`
  mutation ReorderWarehouses($input: ReorderWarehousesInput!) {
    reorderWarehouses(input: $input) {
      ... on Channel {
        id
      }
      ...Refusal
    }
  }
`);

/** @returns what stores an order, and answers with why it was refused or null. */
export function useReorderWarehouses() {
  const { formatMessage } = useIntl();
  const { board } = useCommandCenter();
  const [, reorder] = useMutation(ReorderWarehousesMutation);
  return async (ids: readonly string[]): Promise<string | null> => {
    const { data } = await reorder({ input: { ids: [...ids] } });
    board.changed();
    const answer = data?.reorderWarehouses;
    if (!answer) return formatMessage({ id: 'command-center.kit.notSent' });
    return answer.__typename === 'Channel' ? null : answer.message;
  };
}
