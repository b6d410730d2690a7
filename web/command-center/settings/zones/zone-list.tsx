import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useAct } from '../../kit/entity/use-act';
import { SortableList } from '../../kit/sorting/sortable-list';
import { ZoneCard, ZoneCardFragment } from './zone-card';

const ReorderZonesMutation = graphql(`
  mutation ReorderDeliveryZones($ids: [ID!]!) {
    answer: reorderDeliveryZones(input: { ids: $ids }) {
      ...Refusal
    }
  }
`);

type Zone = { readonly id: string } & FragmentType<typeof ZoneCardFragment>;

/** The zones in their order, which says whose terms a place gets. */
export function ZoneList({ zones }: { readonly zones: readonly Zone[] }) {
  const { formatMessage } = useIntl();
  const [reorder] = useAct(ReorderZonesMutation);
  return (
    <SortableList
      items={zones}
      label={formatMessage({ id: 'command-center.zones.list' })}
      nameOf={(zone) => readFragment(ZoneCardFragment, zone).name}
      onReorder={(ids) => reorder({ ids })}
    >
      {(zone) => <ZoneCard zone={zone} />}
    </SortableList>
  );
}
