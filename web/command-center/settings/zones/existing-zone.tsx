import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { Bearings } from '../../../ui/map/bearings';
import { rounded } from '../../../ui/map/place';
import { DeleteEntity } from '../../kit/entity/delete-entity';
import { useSend } from '../../kit/entity/use-send';
import { toTexts } from '../../kit/fields/texts';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { type ZoneValues, zoneInput } from './area/zone-values';
import { ZoneForm } from './zone-form';
import { ZONES_PATH } from './zone-path';
import type { ZoneTerms } from './zone-terms';

const ExistingZoneFragment = graphql(`
  fragment ExistingZone on DeliveryZone {
    id
    version
    isActive
    shape
    radiusMeters
    nameTranslations {
      locale
      value
    }
    polygon {
      latitude
      longitude
    }
    warehouse {
      id
    }
    ownTerms {
      fee
      freeFrom
      minimum
      minutes
    }
    name
  }
`);

const UpdateZoneMutation = graphql(`
  mutation UpdateDeliveryZone($input: UpdateDeliveryZoneInput!) {
    answer: updateDeliveryZone(input: $input) {
      ... on DeliveryZone {
        id
        version
      }
      ...Refusal
    }
  }
`);

const DeleteZoneMutation = graphql(`
  mutation DeleteDeliveryZone($id: ID!) {
    answer: deleteDeliveryZone(id: $id) {
      ...Refusal
    }
  }
`);

interface Props {
  readonly zone: FragmentType<typeof ExistingZoneFragment>;
  readonly bearings: Bearings;
  readonly channel: Parameters<typeof ZoneTerms>[0]['channel'];
}

/** A radius that a zone with corners would begin with. */
const USUAL_RADIUS_METERS = 3000;

/** A zone as it is stored, to change or to delete. */
export function ExistingZone({ zone, bearings, channel }: Props) {
  const fields = readFragment(ExistingZoneFragment, zone);
  const { id, version, name, isActive, shape, polygon, radiusMeters, warehouse, nameTranslations, ownTerms } = fields;
  const { formatMessage } = useIntl();
  const updateZone = useSend(UpdateZoneMutation);
  const saved: ZoneValues = {
    name: toTexts(nameTranslations),
    isActive,
    shape,
    polygon: (polygon ?? []).map(rounded),
    radiusMeters: radiusMeters ?? USUAL_RADIUS_METERS,
    warehouseId: warehouse?.id ?? bearings.kitchens[0]?.id ?? null,
    fee: ownTerms?.fee ?? null,
    freeFrom: ownTerms?.freeFrom ?? null,
    minimum: ownTerms?.minimum ?? null,
    minutes: ownTerms?.minutes ?? null,
  };
  const form = useEntityForm({
    saved,
    version,
    save: (values, basis) => updateZone({ input: { id, version: basis, ...zoneInput(values) } }),
    done: formatMessage({ id: 'command-center.zones.updated' }),
  });
  return (
    <>
      <ZoneForm bearings={bearings} channel={channel} form={form} />
      <DeleteEntity
        command={DeleteZoneMutation}
        done="command-center.zones.deleted"
        id={id}
        name={name}
        to={ZONES_PATH}
        words="command-center.zones"
      />
    </>
  );
}
