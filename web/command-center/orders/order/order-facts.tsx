import { useContext } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useMoney } from '../../../ui/text/use-money';
import { FactList } from '../../kit/page/fact-list';
import { Panel } from '../../kit/page/panel';
import { PhoneNumber } from '../../kit/page/phone-number';
import { CashTaken } from '../courier/cash-taken';
import { CourierChoice } from '../courier/courier-choice';
import { CouriersContext } from '../courier/couriers-context';
import { changeToBring } from '../page/change-to-bring';
import { HandoverWishes } from '../page/handover-wishes';
import { Promised } from '../page/promised';
import { AddressLink } from './address-link';
import { ClientLink } from './client-link';
import { ClientSummary } from './client-summary';

const OrderFactsFragment = graphql(`
  fragment OrderFacts on Order {
    id
    number
    token
    name
    phone
    deliveryMethod
    preparationMinutes
    street
    apartment
    intercom
    entrance
    floor
    latitude
    longitude
    courierNote
    kitchenNote
    handover
    arrival
    cutlery
    zoneName
    warehouseName
    paymentName
    paymentType
    cashCollected {
      minor
      currencyCode
    }
    amountDue {
      minor
      currencyCode
    }
    source
    externalReference
    commission {
      minor
      currencyCode
    }
    takenBy
    overridden
    changeFrom {
      minor
      currencyCode
    }
    courierName
    ...CourierChoice
    client {
      ...ClientSummary
    }
    ...Promised
  }
`);

/** Who, where, when and how it is paid. */
export function OrderFacts({ order }: { readonly order: FragmentType<typeof OrderFactsFragment> }) {
  const facts = readFragment(OrderFactsFragment, order);
  const { formatMessage } = useIntl();
  const money = useMoney();
  const hasCouriers = useContext(CouriersContext).length > 0;
  const hasWishes = facts.handover === 'DOOR' || facts.arrival === 'CALL' || facts.cutlery !== null;
  const change = changeToBring(facts.changeFrom, facts.amountDue);
  const isPickup = facts.deliveryMethod === 'PICKUP';
  return (
    <>
      {(facts.name || facts.phone) && (
        <Panel title={formatMessage({ id: 'command-center.order.contact' })}>
          <FactList
            facts={[
              { label: formatMessage({ id: 'command-center.order.name' }), value: facts.name },
              {
                label: formatMessage({ id: 'command-center.order.phone' }),
                value: facts.phone && <PhoneNumber value={facts.phone} />,
              },
              {
                label: formatMessage({ id: 'command-center.order.clientLink' }),
                value: facts.token && <ClientLink number={facts.number} phone={facts.phone} token={facts.token} />,
              },
              { label: formatMessage({ id: 'command-center.desk.takenBy' }), value: facts.takenBy },
              {
                label: formatMessage({ id: 'command-center.desk.overridden' }),
                value: facts.overridden
                  ?.map((rule) => formatMessage({ id: `command-center.desk.rule.${rule}` }))
                  .join(', '),
              },
              {
                label: formatMessage({ id: 'command-center.order.client' }),
                value: facts.client && <ClientSummary client={facts.client} />,
              },
            ]}
          />
        </Panel>
      )}
      <Panel title={formatMessage({ id: 'command-center.order.receiving' })}>
        <FactList
          facts={[
            { label: formatMessage({ id: 'command-center.order.when' }), value: <Promised order={facts} /> },
            {
              label: formatMessage({ id: 'command-center.order.preparation' }),
              value: facts.preparationMinutes && (
                <FormattedNumber style="unit" unit="minute" unitDisplay="short" value={facts.preparationMinutes} />
              ),
            },
            {
              label: formatMessage({ id: 'command-center.order.pickupPoint' }),
              value: isPickup && facts.warehouseName,
            },
            { label: formatMessage({ id: 'command-center.order.zone' }), value: facts.zoneName },
            {
              label: formatMessage({ id: 'command-center.order.street' }),
              value: !isPickup && <AddressLink place={facts} />,
            },
            { label: formatMessage({ id: 'command-center.order.apartment' }), value: facts.apartment },
            { label: formatMessage({ id: 'command-center.order.entrance' }), value: facts.entrance },
            { label: formatMessage({ id: 'command-center.order.floor' }), value: facts.floor },
            { label: formatMessage({ id: 'command-center.order.intercom' }), value: facts.intercom },
            {
              label: formatMessage({ id: 'command-center.courier.label' }),
              value: !isPickup && (hasCouriers || facts.courierName) && <CourierChoice order={facts} />,
            },
            {
              label: formatMessage({ id: 'command-center.order.handover' }),
              value: hasWishes && <HandoverWishes {...facts} />,
            },
            { label: formatMessage({ id: 'command-center.order.courierNote' }), value: facts.courierNote },
            { label: formatMessage({ id: 'command-center.order.kitchenNote' }), value: facts.kitchenNote },
            { label: formatMessage({ id: 'command-center.order.source' }), value: facts.source },
            { label: formatMessage({ id: 'command-center.order.reference' }), value: facts.externalReference },
            { label: formatMessage({ id: 'command-center.order.payment' }), value: facts.paymentName },
            {
              label: formatMessage({ id: 'command-center.order.changeFrom' }),
              value: facts.changeFrom && money(facts.changeFrom),
            },
            { label: formatMessage({ id: 'command-center.ticket.change' }), value: change && money(change) },
            {
              label: formatMessage({ id: 'command-center.courier.cashCollected' }),
              value: facts.cashCollected && <CashTaken due={facts.amountDue} taken={facts.cashCollected} />,
            },
            {
              label: formatMessage({ id: 'command-center.order.commission' }),
              value: facts.commission && money(facts.commission),
            },
          ]}
        />
      </Panel>
    </>
  );
}
