import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { tellRefusal, useAct } from '../../kit/entity/use-act';
import { Select, type SelectProps } from '../../kit/ui/fields';
import { CouriersContext } from './couriers-context';

const CourierChoiceFragment = graphql(`
  fragment CourierChoice on Order {
    id
    number
    status
    deliveryMethod
    courierId
    courierName
  }
`);

const AssignCourierMutation = graphql(`
  mutation AssignCourier($input: AssignCourierInput!) {
    answer: assignCourier(input: $input) {
      ... on Order {
        id
        courierId
        courierName
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly order: FragmentType<typeof CourierChoiceFragment>;
  readonly fieldProps?: SelectProps['fieldProps'];
}

/** Who brings an order, and a choice of somebody else while it is not over; nothing where nobody ever could. */
export function CourierChoice({ order, fieldProps }: Props) {
  const { id, number, status, deliveryMethod, courierId, courierName } = readFragment(CourierChoiceFragment, order);
  const { formatMessage } = useIntl();
  const couriers = useContext(CouriersContext);
  const [assign, isBusy] = useAct(AssignCourierMutation);
  const isOver = status === 'COMPLETED' || status === 'CANCELLED';
  if (deliveryMethod !== 'DELIVERY' || (couriers.length === 0 && !courierName)) return null;
  if (isOver) return courierName;
  const choose = async (chosen: string | null) => {
    const name = couriers.find((courier) => courier.courierId === chosen)?.name;
    const done = name
      ? formatMessage({ id: 'command-center.courier.assigned' }, { number, name })
      : formatMessage({ id: 'command-center.courier.unassigned' }, { number });
    tellRefusal(await assign({ input: { id, courierId: chosen, seenCourierId: courierId } }, done));
  };
  return (
    <Select
      aria-label={formatMessage({ id: 'command-center.courier.of' }, { number })}
      disabled={isBusy}
      fieldProps={fieldProps}
      onChange={({ currentTarget }) => void choose(currentTarget.value || null)}
      value={courierId ?? ''}
      width="100%"
    >
      <option value="">{formatMessage({ id: 'command-center.courier.none' })}</option>
      {courierId && <option value={courierId}>{courierName}</option>}
      {couriers
        .filter((courier) => courier.courierId !== courierId)
        .map((courier) => (
          <option key={courier.courierId} value={courier.courierId}>
            {formatMessage({ id: 'command-center.courier.choice' }, { name: courier.name, count: courier.openOrders })}
          </option>
        ))}
    </Select>
  );
}
