import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { DeleteEntity } from '../../kit/form/delete-entity';
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
  const navigate = useNavigate();
  const remove = useSend(DeleteZoneMutation);
  return (
    <DeleteEntity
      done={formatMessage({ id: 'command-center.zones.deleted' })}
      label={formatMessage({ id: 'command-center.zones.delete' })}
      onDeleted={() => navigate(ZONES_PATH)}
      question={formatMessage({ id: 'command-center.zones.deleteTitle' }, { name })}
      remove={() => remove({ id })}
    >
      <FormattedMessage id="command-center.zones.deleteExplained" />
    </DeleteEntity>
  );
}
