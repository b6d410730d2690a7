import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { warehouse } from '../../../../domain/entities/warehouse';
import * as documents from '../../../documents/warehouse';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { DescribedFields } from '../../kit/entity/described-fields';
import { useDescribedForm } from '../../kit/entity/use-described-form';
import { FieldGrid } from '../../kit/fields/field-grid';
import { EntityForm } from '../../kit/form/entity-form';
import { Panel } from '../../kit/page/panel';
import { MapPlace } from './map-place';
import { warehousePath } from './warehouse-path';

interface Props {
  /** Null for a new one. */
  readonly stored: FragmentType<typeof documents.stored> | null;
}

/** What a kitchen is called, where it is, and whether shoppers can collect there. */
export function WarehouseForm({ stored: masked }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const stored = readFragment(documents.stored, masked);
  const form = useDescribedForm(warehouse, documents, {
    stored,
    words: 'command-center.warehouses',
    onSaved: ({ id }) => {
      if (!stored) void navigate(warehousePath(id), { replace: true });
    },
  });
  return (
    <EntityForm form={form}>
      <Panel title={formatMessage({ id: 'command-center.warehouses.about' })}>
        <FieldGrid>
          <DescribedFields
            form={form}
            of={warehouse}
            show={{
              name: { label: 'command-center.warehouses.name' },
              address: { label: 'command-center.warehouses.address', hint: 'command-center.warehouses.addressHint' },
              phone: { label: 'command-center.warehouses.phone' },
              isActive: { label: 'command-center.warehouses.isActive', hint: 'command-center.warehouses.isActiveHint' },
            }}
          />
        </FieldGrid>
      </Panel>
      <MapPlace form={form} />
    </EntityForm>
  );
}
