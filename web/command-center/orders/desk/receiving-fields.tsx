import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useQuery } from 'urql';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { useShopTime, useShopTimeRange } from '../../kit/time/order-time';
import { Segmented } from '../../kit/ui/choices';
import { SelectField, TextField } from '../../kit/ui/fields';
import { DeskFold } from './desk-fold';
import type { DeskDetails } from './desk-order';
import { controlOf, type Problems } from './desk-problems';
import { DeskShopFragment, DeskTimesQuery } from './desk-query';
import { HandoverChoice } from './handover-choice';

interface Props {
  readonly shop: FragmentType<typeof DeskShopFragment>;
  readonly details: DeskDetails;
  readonly onChange: (part: Partial<DeskDetails>) => void;
  /** Whether a full time may be chosen. */
  readonly mayOverfill: boolean;
  readonly hasPromoCode: boolean;
  /** Minor units, as far as it is known. */
  readonly total: number | undefined;
  readonly errors?: Problems;
}

const ADDRESS = ['apartment', 'entrance', 'floor', 'intercom'] as const;
const AT_THE_DOOR = [...ADDRESS, 'courierNote'] as const;
const OFTEN_EMPTY = ['changeFrom', 'kitchenNote', 'promoCode'] as const;

type TextName =
  | 'name'
  | 'street'
  | (typeof ADDRESS)[number]
  | 'courierNote'
  | 'kitchenNote'
  | 'changeFrom'
  | 'promoCode';
type LabelName = TextName | 'method' | 'delivery' | 'pickup' | 'zone' | 'warehouse' | 'payment';

/** Who, where, when and how it is paid. */
export function ReceivingFields({ shop, details, onChange, mayOverfill, hasPromoCode, total = 1, errors }: Props) {
  const { formatMessage } = useIntl();
  const shopTime = useShopTime();
  const { channel } = readFragment(DeskShopFragment, shop);
  const { paymentMethods = [], warehouses = [], deliveryZones = [] } = channel ?? {};
  const isDelivered = details.deliveryMethod === 'DELIVERY';
  const label = (name: LabelName) => formatMessage({ id: `command-center.desk.${name}` });
  const text = (name: TextName, isOptional = false) => (
    <TextField
      autoComplete="off"
      error={errors?.get(name)}
      id={controlOf(name)}
      isOptional={isOptional}
      key={name}
      label={label(name)}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      value={details[name]}
    />
  );
  const filledIn = (names: readonly TextName[]) =>
    names.flatMap((name) => (details[name] ? `${label(name)}: ${details[name]}` : []));
  const payment = paymentMethods.find(({ id }) => id === details.paymentMethodId);
  return (
    <Stack gap="3">
      {text('name')}
      {channel?.isDeliveryAvailable && channel.isPickupAvailable && (
        <Segmented
          isWide
          label={label('method')}
          onChange={(deliveryMethod) => onChange({ deliveryMethod, slotFrom: '' })}
          segments={[
            { value: 'DELIVERY', label: label('delivery') },
            { value: 'PICKUP', label: label('pickup') },
          ]}
          value={details.deliveryMethod}
        />
      )}
      {isDelivered ? (
        <>
          {deliveryZones.length > 0 && (
            <Chosen
              label={label('zone')}
              name="zoneId"
              onChange={onChange}
              options={deliveryZones}
              value={details.zoneId}
            />
          )}
          {text('street')}
          <DeskFold
            filled={[
              ...filledIn(AT_THE_DOOR),
              ...(details.arrival ? [formatMessage({ id: 'command-center.order.call' })] : []),
            ].join(' · ')}
            isNeeded={details.handover === 'DOOR' || AT_THE_DOOR.some((name) => errors?.has(name))}
            title={formatMessage({ id: 'command-center.desk.door' })}
          >
            <SimpleGrid gap="2" gridTemplateColumns="repeat(auto-fit, minmax(8.5rem, 1fr))">
              {ADDRESS.map((name) => text(name, true))}
            </SimpleGrid>
            {text('courierNote', true)}
            <HandoverChoice
              asksCutlery={channel?.asksCutlery ?? false}
              details={details}
              methods={paymentMethods}
              onChange={onChange}
              total={total}
            />
          </DeskFold>
        </>
      ) : (
        warehouses.length > 1 && (
          <Chosen
            label={label('warehouse')}
            name="warehouseId"
            onChange={onChange}
            options={warehouses}
            value={details.warehouseId}
          />
        )
      )}
      <DeskFold
        filled={[
          details.slotFrom ? shopTime(details.slotFrom) : formatMessage({ id: 'command-center.desk.asap' }),
          ...(payment ? [payment.name] : []),
          ...filledIn(OFTEN_EMPTY),
        ].join(' · ')}
        isNeeded={OFTEN_EMPTY.some((name) => errors?.has(name))}
        title={formatMessage({ id: 'command-center.desk.timeAndPayment' })}
      >
        <TimeField details={details} mayOverfill={mayOverfill} onChange={onChange} />
        <Chosen
          label={label('payment')}
          name="paymentMethodId"
          onChange={onChange}
          options={paymentMethods.filter(({ onlineProvider }) => onlineProvider === null)}
          value={details.paymentMethodId}
        />
        {payment?.type === 'CASH' && text('changeFrom', true)}
        {text('kitchenNote', true)}
        {hasPromoCode && text('promoCode', true)}
      </DeskFold>
    </Stack>
  );
}

interface ChosenProps {
  readonly label: string;
  readonly name: 'zoneId' | 'warehouseId' | 'paymentMethodId';
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly value: string;
  readonly onChange: Props['onChange'];
}

function Chosen({ label, name, options, value, onChange }: ChosenProps) {
  return (
    <SelectField label={label} onChange={(event) => onChange({ [name]: event.currentTarget.value })} value={value}>
      {!options.some(({ id }) => id === value) && <option value="">—</option>}
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </SelectField>
  );
}

/** The times that every shopper is offered; a full one is there for those who may set that aside. */
function TimeField({ details, onChange, mayOverfill }: Pick<Props, 'details' | 'onChange' | 'mayOverfill'>) {
  const { formatMessage } = useIntl();
  const shopTime = useShopTime();
  const range = useShopTimeRange();
  const { deliveryMethod: method, zoneId, slotFrom } = details;
  const variables = { method, zoneId: method === 'DELIVERY' ? zoneId || null : null };
  const [{ data }] = useQuery({ query: DeskTimesQuery, variables, requestPolicy: 'cache-and-network' });
  const { asSoonAsPossible: soon, timeSlots = [] } = data?.channel ?? {};
  const isListed = timeSlots.some(({ from }) => from === slotFrom);
  return (
    <SelectField
      label={formatMessage({ id: 'command-center.desk.time' })}
      onChange={(event) => onChange({ slotFrom: event.currentTarget.value })}
      value={slotFrom}
    >
      <option value="">
        {soon?.promisedAt
          ? formatMessage({ id: 'command-center.desk.asapAt' }, { time: shopTime(soon.promisedAt) })
          : formatMessage({ id: 'command-center.desk.asap' })}
      </option>
      {slotFrom && !isListed && <option value={slotFrom}>{shopTime(slotFrom)}</option>}
      {timeSlots.map(({ from, to, reason }) => (
        <option disabled={reason !== null && !(reason === 'FULL' && mayOverfill)} key={from} value={from}>
          {reason === 'FULL'
            ? formatMessage({ id: 'command-center.desk.full' }, { time: range(from, to) })
            : range(from, to)}
        </option>
      ))}
    </SelectField>
  );
}
