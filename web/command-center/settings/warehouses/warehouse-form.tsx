import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { FieldGrid } from '../../kit/fields/field-grid';
import { FormSwitch } from '../../kit/fields/form-switch';
import { FormTextField } from '../../kit/fields/form-text-field';
import { LocalizedField } from '../../kit/fields/localized-field';
import { toEntries, toTexts } from '../../kit/fields/texts';
import { EntityForm } from '../../kit/form/entity-form';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { Panel } from '../../kit/page/panel';
import { MapPlace } from './map-place';
import { warehousePath } from './warehouse-path';

const CreateWarehouseMutation = graphql(`
  mutation CreateWarehouse($input: CreateWarehouseInput!) {
    answer: createWarehouse(input: $input) {
      ... on Warehouse {
        id
        version
      }
      ...Refusal
    }
  }
`);

const UpdateWarehouseMutation = graphql(`
  mutation UpdateWarehouse($input: UpdateWarehouseInput!) {
    answer: updateWarehouse(input: $input) {
      ... on Warehouse {
        id
        version
      }
      ...Refusal
    }
  }
`);

const WarehouseFormFragment = graphql(`
  fragment WarehouseForm on Warehouse {
    id
    version
    nameTranslations {
      locale
      value
    }
    addressTranslations {
      locale
      value
    }
    phone
    latitude
    longitude
    isActive
  }
`);

interface Props {
  /** Null for a new one. */
  readonly warehouse: FragmentType<typeof WarehouseFormFragment> | null;
}

/** What a kitchen is called, where it is, and whether shoppers can collect there. */
export function WarehouseForm({ warehouse }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const stored = readFragment(WarehouseFormFragment, warehouse);
  const create = useSend(CreateWarehouseMutation);
  const update = useSend(UpdateWarehouseMutation);
  const form = useEntityForm({
    isNew: stored === null,
    version: stored?.version ?? 0,
    saved: {
      name: toTexts(stored?.nameTranslations ?? []),
      address: toTexts(stored?.addressTranslations ?? []),
      phone: stored?.phone ?? '',
      latitude: stored?.latitude ?? null,
      longitude: stored?.longitude ?? null,
      isActive: stored?.isActive ?? true,
    },
    save: async ({ name, address, phone, ...rest }, version) => {
      const input = { ...rest, name: toEntries(name), address: toEntries(address), phone: phone.trim() || null };
      return stored ? await update({ input: { ...input, id: stored.id, version } }) : await create({ input });
    },
    done: formatMessage({ id: stored ? 'command-center.warehouses.updated' : 'command-center.warehouses.created' }),
    onSaved: ({ id }) => {
      if (!stored) void navigate(warehousePath(id), { replace: true });
    },
  });
  return (
    <EntityForm form={form}>
      <Panel title={formatMessage({ id: 'command-center.warehouses.about' })}>
        <FieldGrid>
          <LocalizedField
            form={form}
            label={formatMessage({ id: 'command-center.warehouses.name' })}
            maxLength={80}
            name="name"
          />
          <LocalizedField
            form={form}
            hint={formatMessage({ id: 'command-center.warehouses.addressHint' })}
            isOptional
            label={formatMessage({ id: 'command-center.warehouses.address' })}
            maxLength={200}
            name="address"
          />
          <FormTextField
            autoComplete="tel"
            form={form}
            inputMode="tel"
            isOptional
            label={formatMessage({ id: 'command-center.warehouses.phone' })}
            name="phone"
            type="tel"
          />
          <FormSwitch
            form={form}
            hint={formatMessage({ id: 'command-center.warehouses.isActiveHint' })}
            label={formatMessage({ id: 'command-center.warehouses.isActive' })}
            name="isActive"
          />
        </FieldGrid>
      </Panel>
      <MapPlace form={form} />
    </EntityForm>
  );
}
