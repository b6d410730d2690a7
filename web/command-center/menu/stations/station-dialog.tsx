import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useStoredForm } from '../../kit/entity/use-stored-form';
import { LocalizedField } from '../../kit/fields/localized-field';
import { NO_TEXTS, toEntries, toTexts } from '../../kit/fields/texts';
import { FormDialog } from '../../kit/form/form-dialog';

const StationDialogFragment = graphql(`
  fragment StationDialog on Station {
    id
    version
    nameTranslations {
      locale
      value
    }
  }
`);

export const CreateStationMutation = graphql(`
  mutation CreateStation($input: CreateStationInput!) {
    answer: createStation(input: $input) {
      ... on Station {
        id
        version
      }
      ...Refusal
    }
  }
`);

export const UpdateStationMutation = graphql(`
  mutation UpdateStation($input: UpdateStationInput!) {
    answer: updateStation(input: $input) {
      ... on Station {
        id
        version
      }
      ...Refusal
    }
  }
`);

interface Props {
  /** Null for a new one. */
  readonly station: FragmentType<typeof StationDialogFragment> | null;
  readonly onClose: () => void;
}

/** What a station is called. */
export function StationDialog({ station, onClose }: Props) {
  const { formatMessage } = useIntl();
  const stored = readFragment(StationDialogFragment, station);
  const form = useStoredForm({
    stored,
    saved: { name: stored ? toTexts(stored.nameTranslations) : { ...NO_TEXTS } },
    toInput: ({ name }) => ({ name: toEntries(name) }),
    create: CreateStationMutation,
    update: UpdateStationMutation,
    done: formatMessage({ id: stored ? 'command-center.stations.saved' : 'command-center.stations.created' }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      title={formatMessage({ id: stored ? 'command-center.stations.rename' : 'command-center.stations.add' })}
    >
      <LocalizedField
        form={form}
        label={formatMessage({ id: 'command-center.stations.name' })}
        maxLength={40}
        name="name"
      />
    </FormDialog>
  );
}
