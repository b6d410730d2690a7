import { useIntl } from 'react-intl';
import * as documents from '../../../documents/delivery-zone';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { useAct } from '../../kit/entity/use-act';
import { SortableList } from '../../kit/sorting/sortable-list';
import { ZoneCard, ZoneCardFragment } from './zone-card';

type Zone = { readonly id: string } & FragmentType<typeof ZoneCardFragment>;

/** The zones in their order, which says whose terms a place gets. */
export function ZoneList({ zones }: { readonly zones: readonly Zone[] }) {
  const { formatMessage } = useIntl();
  const [reorder] = useAct(documents.reorder);
  return (
    <SortableList
      items={zones}
      label={formatMessage({ id: 'command-center.zones.list' })}
      nameOf={(zone) => readFragment(ZoneCardFragment, zone).name}
      onReorder={(ids) => reorder({ input: { ids } })}
    >
      {(zone) => <ZoneCard zone={zone} />}
    </SortableList>
  );
}
