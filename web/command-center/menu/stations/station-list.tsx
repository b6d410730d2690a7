import { Stack, Text } from '@chakra-ui/react';
import PlusIcon from 'lucide/dist/esm/icons/plus';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import { DeleteQuestion } from '../../kit/entity/delete-entity';
import { useAct } from '../../kit/entity/use-act';
import { Panel } from '../../kit/page/panel';
import { SortableList } from '../../kit/sorting/sortable-list';
import { Button } from '../../kit/ui/button';
import { StationDialog } from './station-dialog';
import { StationRow } from './station-row';

const StationListFragment = graphql(`
  fragment StationList on Station {
    id
    name
    ...StationRow
    ...StationDialog
  }
`);

const DeleteStationMutation = graphql(`
  mutation DeleteStation($id: ID!) {
    answer: deleteStation(id: $id) {
      ...Refusal
    }
  }
`);

const ReorderStationsMutation = graphql(`
  mutation ReorderStations($input: ReorderStationsInput!) {
    answer: reorderStations(input: $input) {
      ...Refusal
    }
  }
`);

interface Props {
  readonly stations: readonly FragmentType<typeof StationListFragment>[];
}

/** The stations in their order: added, renamed, deleted. */
export function StationList({ stations: masked }: Props) {
  const stations = readFragment(StationListFragment, masked);
  const { formatMessage } = useIntl();
  const [reorder] = useAct(ReorderStationsMutation);
  const [open, setOpen] = useState<{ readonly act: 'add' | 'rename' | 'delete'; readonly id: string } | null>(null);
  const close = () => setOpen(null);
  const chosen = stations.find(({ id }) => id === open?.id);
  const title = formatMessage({ id: 'command-center.stations.list' });
  return (
    <Panel title={title}>
      <Stack gap="4">
        <Text color="fg.muted">
          <FormattedMessage id="command-center.stations.hint" />
        </Text>
        {stations.length > 0 && (
          <SortableList
            items={stations}
            label={title}
            nameOf={({ name }) => name}
            onReorder={(ids) => reorder({ input: { ids } })}
          >
            {(station) => (
              <StationRow
                onDelete={() => setOpen({ act: 'delete', id: station.id })}
                onRename={() => setOpen({ act: 'rename', id: station.id })}
                station={station}
              />
            )}
          </SortableList>
        )}
        <Button onClick={() => setOpen({ act: 'add', id: '' })} style={{ alignSelf: 'start' }} variant="outline">
          <Icon of={PlusIcon} size={18} />
          <FormattedMessage id="command-center.stations.add" />
        </Button>
      </Stack>
      {open?.act === 'add' && <StationDialog onClose={close} station={null} />}
      {open?.act === 'rename' && chosen && <StationDialog key={chosen.id} onClose={close} station={chosen} />}
      {open?.act === 'delete' && chosen && (
        <DeleteQuestion
          command={DeleteStationMutation}
          done={formatMessage({ id: 'command-center.stations.deleted' })}
          id={chosen.id}
          isOpen
          label={formatMessage({ id: 'command-center.stations.delete' })}
          onClose={close}
          question={formatMessage({ id: 'command-center.stations.deleteTitle' }, { name: chosen.name })}
        >
          <FormattedMessage id="command-center.stations.deleteExplained" />
        </DeleteQuestion>
      )}
    </Panel>
  );
}
