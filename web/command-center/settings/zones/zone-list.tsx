import { useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useCommandCenter } from '../../kit/layout/command-center-context';
import { SortableList } from '../../menu/sorting/sortable-list';
import { ZoneCard, ZoneCardFragment } from './zone-card';

const ReorderZonesMutation = graphql(`
  mutation ReorderDeliveryZones($ids: [ID!]!) {
    reorderDeliveryZones(input: { ids: $ids }) {
      ...Refusal
    }
  }
`);

type Zone = { readonly id: string } & FragmentType<typeof ZoneCardFragment>;

/** The zones in their order, which says whose terms a place gets. */
export function ZoneList({ zones }: { readonly zones: readonly Zone[] }) {
  const { formatMessage } = useIntl();
  const { board } = useCommandCenter();
  const [, reorderZones] = useMutation(ReorderZonesMutation);
  const reorder = async (ids: readonly string[]): Promise<string | null> => {
    const answer = (await reorderZones({ ids: [...ids] })).data?.reorderDeliveryZones;
    board.changed();
    if (!answer) return formatMessage({ id: 'command-center.move.notSent' });
    return 'message' in answer ? answer.message : null;
  };
  return (
    <SortableList
      items={zones}
      label={formatMessage({ id: 'command-center.zones.list' })}
      nameOf={(zone) => readFragment(ZoneCardFragment, zone).name}
      onReorder={reorder}
    >
      {(zone) => <ZoneCard zone={zone} />}
    </SortableList>
  );
}
