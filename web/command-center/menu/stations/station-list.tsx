import { Stack, Text } from '@chakra-ui/react';
import PlusIcon from 'lucide/dist/esm/icons/plus';
import { FormattedMessage, useIntl } from 'react-intl';
import * as documents from '../../../documents/station';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import { useAct } from '../../kit/entity/use-act';
import { useEntityDialogs } from '../../kit/entity/use-entity-dialogs';
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
    ...StoredStation
  }
`);

interface Props {
  readonly stations: readonly FragmentType<typeof StationListFragment>[];
}

/** The stations in their order: added, renamed, deleted. */
export function StationList({ stations: masked }: Props) {
  const stations = readFragment(StationListFragment, masked);
  const { formatMessage } = useIntl();
  const [reorder] = useAct(documents.reorder);
  const dialogs = useEntityDialogs({
    items: stations,
    nameOf: ({ name }) => name,
    form: (station, onClose) => <StationDialog onClose={onClose} stored={station} />,
    command: documents.remove,
    words: 'command-center.stations',
    done: 'command-center.stations.deleted',
  });
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
                onDelete={() => dialogs.remove(station.id)}
                onRename={() => dialogs.change(station.id)}
                station={station}
              />
            )}
          </SortableList>
        )}
        <Button onClick={dialogs.add} style={{ alignSelf: 'start' }} variant="outline">
          <Icon of={PlusIcon} size={18} />
          <FormattedMessage id="command-center.stations.add" />
        </Button>
      </Stack>
      {dialogs.shown}
    </Panel>
  );
}
