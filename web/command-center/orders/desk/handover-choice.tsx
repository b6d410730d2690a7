import { SimpleGrid } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { isPaidAtDoor } from '../../../../domain/handover';
import type { DeskShopFragment as DeskShop } from '../../../gql/graphql';
import { SelectField } from '../../kit/ui/fields';
import type { DeskDetails } from './desk-order';

type Method = NonNullable<DeskShop['channel']>['paymentMethods'][number];

interface Props {
  readonly details: DeskDetails;
  readonly onChange: (part: Partial<DeskDetails>) => void;
  readonly methods: readonly Method[];
  readonly asksCutlery: boolean;
  /** Minor units. */
  readonly total: number;
}

const SETS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** How the courier hands it over, and what goes into the bag: what clients choose at checkout. */
export function HandoverChoice({ details, onChange, methods, asksCutlery, total }: Props) {
  const { formatMessage } = useIntl();
  const payment = methods.find(({ id }) => id === details.paymentMethodId);
  const isUnpaid = payment !== undefined && isPaidAtDoor(payment, total);
  const canBeLeft = details.handover === 'DOOR' || methods.some((method) => !isPaidAtDoor(method, total));
  return (
    <SimpleGrid gap="2" gridTemplateColumns="repeat(auto-fit, minmax(12rem, 1fr))">
      {canBeLeft && (
        <SelectField
          error={
            details.handover === 'DOOR' && isUnpaid && formatMessage({ id: 'command-center.desk.handover.paidAtDoor' })
          }
          label={formatMessage({ id: 'command-center.desk.handover' })}
          onChange={({ currentTarget }) => onChange({ handover: currentTarget.value === 'DOOR' ? 'DOOR' : '' })}
          value={details.handover}
        >
          <option value="">{formatMessage({ id: 'command-center.desk.handover.hand' })}</option>
          <option value="DOOR">{formatMessage({ id: 'command-center.order.atDoor' })}</option>
        </SelectField>
      )}
      <SelectField
        label={formatMessage({ id: 'command-center.desk.arrival' })}
        onChange={({ currentTarget }) => onChange({ arrival: currentTarget.value === 'CALL' ? 'CALL' : '' })}
        value={details.arrival}
      >
        <option value="">{formatMessage({ id: 'command-center.desk.arrival.ring' })}</option>
        <option value="CALL">{formatMessage({ id: 'command-center.order.call' })}</option>
      </SelectField>
      {(asksCutlery || details.cutlery !== '') && (
        <SelectField
          label={formatMessage({ id: 'command-center.desk.cutlery' })}
          onChange={({ currentTarget }) => onChange({ cutlery: currentTarget.value })}
          value={details.cutlery}
        >
          <option value="">{formatMessage({ id: 'command-center.desk.cutlery.unknown' })}</option>
          {SETS.map((count) => (
            <option key={count} value={count}>
              {formatMessage({ id: 'command-center.order.cutlery' }, { count })}
            </option>
          ))}
        </SelectField>
      )}
    </SimpleGrid>
  );
}
