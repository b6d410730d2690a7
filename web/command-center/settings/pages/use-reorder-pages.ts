import { useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/gql';
import { useCommandCenter } from '../../kit/layout/command-center-context';

const ReorderPagesMutation = graphql(`
  mutation ReorderPages($input: ReorderPagesInput!) {
    reorderPages(input: $input) {
      ...Refusal
    }
  }
`);

/** Stores the order of the pages; answers why that was refused, null when it is stored. */
export function useReorderPages() {
  const [, reorder] = useMutation(ReorderPagesMutation);
  const { board } = useCommandCenter();
  const { formatMessage } = useIntl();
  return async (ids: readonly string[]): Promise<string | null> => {
    const answer = (await reorder({ input: { ids: [...ids] } })).data?.reorderPages;
    board.changed();
    if (!answer) return formatMessage({ id: 'command-center.kit.notSent' });
    return answer.__typename === 'Channel' ? null : answer.message;
  };
}
