import { useIntl } from 'react-intl';
import { station } from '../../../../domain/entities/station';
import * as documents from '../../../documents/station';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { DescribedFields } from '../../kit/entity/described-fields';
import { useDescribedForm } from '../../kit/entity/use-described-form';
import { FormDialog } from '../../kit/form/form-dialog';

interface Props {
  /** Null for a new one. */
  readonly stored: FragmentType<typeof documents.stored> | null;
  readonly onClose: () => void;
}

/** What a station is called. */
export function StationDialog({ stored: masked, onClose }: Props) {
  const { formatMessage } = useIntl();
  const stored = readFragment(documents.stored, masked);
  const form = useDescribedForm(station, documents, { stored, words: 'command-center.stations', onSaved: onClose });
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      title={formatMessage({ id: stored ? 'command-center.stations.rename' : 'command-center.stations.add' })}
    >
      <DescribedFields form={form} of={station} show={{ name: { label: 'command-center.stations.name' } }} />
    </FormDialog>
  );
}
