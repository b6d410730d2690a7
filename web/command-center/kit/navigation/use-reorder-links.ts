import { useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/gql';
import type { LinkPlacement } from '../../../gql/graphql';
import { useCommandCenter } from '../layout/command-center-context';

const ReorderLinksMutation = graphql(`
  mutation ReorderLinks($input: ReorderLinksInput!) {
    reorderLinks(input: $input) {
      ...Refusal
    }
  }
`);

/** Stores the order of a place's links; answers why that was refused, null when it is stored. */
export function useReorderLinks(placement: LinkPlacement) {
  const [, reorder] = useMutation(ReorderLinksMutation);
  const { board } = useCommandCenter();
  const { formatMessage } = useIntl();
  return async (ids: readonly string[]): Promise<string | null> => {
    const answer = (await reorder({ input: { placement, ids: [...ids] } })).data?.reorderLinks;
    board.changed();
    if (!answer) return formatMessage({ id: 'command-center.kit.notSent' });
    return answer.__typename === 'Channel' ? null : answer.message;
  };
}
