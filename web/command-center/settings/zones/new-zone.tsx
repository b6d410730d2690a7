import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { graphql } from '../../../gql/gql';
import type { Bearings } from '../../../ui/map/bearings';
import { useSend } from '../../kit/entity/use-send';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { newZoneValues, zoneInput } from './area/zone-values';
import { ZoneForm } from './zone-form';
import { ZONES_PATH } from './zone-path';
import type { ZoneTerms } from './zone-terms';

const CreateZoneMutation = graphql(`
  mutation CreateDeliveryZone($input: CreateDeliveryZoneInput!) {
    answer: createDeliveryZone(input: $input) {
      ... on DeliveryZone {
        id
        version
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly bearings: Bearings;
  readonly channel: Parameters<typeof ZoneTerms>[0]['channel'];
}

/** A zone that is not there yet; the list has it afterwards, behind the others. */
export function NewZone({ bearings, channel }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const createZone = useSend(CreateZoneMutation);
  const form = useEntityForm({
    isNew: true,
    saved: newZoneValues(bearings.kitchens[0]?.id ?? null),
    save: (values) => createZone({ input: zoneInput(values) }),
    done: formatMessage({ id: 'command-center.zones.created' }),
    onSaved: () => void navigate(ZONES_PATH),
  });
  return <ZoneForm bearings={bearings} channel={channel} form={form} />;
}
