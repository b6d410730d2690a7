import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { DeleteEntity } from '../../kit/entity/delete-entity';
import { ZONES_PATH } from './zone-path';

const DeleteZoneFragment = graphql(`
  fragment DeleteZone on DeliveryZone {
    id
    name
  }
`);

const DeleteZoneMutation = graphql(`
  mutation DeleteDeliveryZone($id: ID!) {
    answer: deleteDeliveryZone(id: $id) {
      ...Refusal
    }
  }
`);

/** Takes a zone away, after a question that says what becomes of orders and carts. */
export function DeleteZone({ zone }: { readonly zone: FragmentType<typeof DeleteZoneFragment> }) {
  const { id, name } = readFragment(DeleteZoneFragment, zone);
  const { formatMessage } = useIntl();
  return (
    <DeleteEntity
      command={DeleteZoneMutation}
      id={id}
      done={formatMessage({ id: 'command-center.zones.deleted' })}
      label={formatMessage({ id: 'command-center.zones.delete' })}
      question={formatMessage({ id: 'command-center.zones.deleteTitle' }, { name })}
      to={ZONES_PATH}
    >
      <FormattedMessage id="command-center.zones.deleteExplained" />
    </DeleteEntity>
  );
}
