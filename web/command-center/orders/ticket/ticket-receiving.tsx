import { FormattedMessage } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { phoneText } from '../page/phone-number';
import styles from './ticket-receiving.module.css';

const TicketReceivingFragment = graphql(`
  fragment TicketReceiving on Checkout {
    id
    name
    phone
    deliveryMethod
    street
    apartment
    entrance
    floor
    intercom
    zoneName
    warehouseName
    courierNote
  }
`);

/** Whom it goes to and where. Roles that may not see who get the place alone. */
export function TicketReceiving({ order }: { readonly order: FragmentType<typeof TicketReceivingFragment> }) {
  const facts = readFragment(TicketReceivingFragment, order);
  const details = (['apartment', 'entrance', 'floor', 'intercom'] as const).filter((field) => facts[field]);
  const place = facts.deliveryMethod === 'PICKUP' ? facts.warehouseName : facts.street;
  return (
    <section className={styles.receiving}>
      {facts.name && <p className={styles.name}>{facts.name}</p>}
      {facts.phone && <p className={styles.phone}>{phoneText(facts.phone)}</p>}
      {place && <p className={styles.place}>{place}</p>}
      {facts.zoneName && <p>{facts.zoneName}</p>}
      {details.map((field) => (
        <p key={field}>
          <FormattedMessage id={`command-center.order.${field}`} />: <strong>{facts[field]}</strong>
        </p>
      ))}
      {facts.courierNote && <p className={styles.note}>{facts.courierNote}</p>}
    </section>
  );
}
