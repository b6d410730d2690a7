import { FormattedMessage } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Price } from '../../../ui/text/price';
import styles from './ticket-totals.module.css';

const TicketTotalsFragment = graphql(`
  fragment TicketTotals on Checkout {
    id
    paymentName
    discount {
      minor
      currencyCode
    }
    deliveryFee {
      minor
      currencyCode
    }
    totalPrice {
      minor
      currencyCode
    }
    changeFrom {
      minor
      currencyCode
    }
  }
`);

/** What is to be paid and how; for cash also what the courier has to bring back. */
export function TicketTotals({ order }: { readonly order: FragmentType<typeof TicketTotalsFragment> }) {
  const { discount, deliveryFee, totalPrice, changeFrom, paymentName } = readFragment(TicketTotalsFragment, order);
  return (
    <dl className={styles.totals}>
      {discount.minor > 0 && (
        <div>
          <dt>
            <FormattedMessage id="command-center.totals.discount" />
          </dt>
          <dd>
            <Price value={{ ...discount, minor: -discount.minor }} />
          </dd>
        </div>
      )}
      {deliveryFee && deliveryFee.minor > 0 && (
        <div>
          <dt>
            <FormattedMessage id="command-center.totals.delivery" />
          </dt>
          <dd>
            <Price value={deliveryFee} />
          </dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{paymentName ?? <FormattedMessage id="command-center.totals.total" />}</dt>
        <dd>
          <Price value={totalPrice} />
        </dd>
      </div>
      {changeFrom && (
        <>
          <div>
            <dt>
              <FormattedMessage id="command-center.order.changeFrom" />
            </dt>
            <dd>
              <Price value={changeFrom} />
            </dd>
          </div>
          <div className={styles.change}>
            <dt>
              <FormattedMessage id="command-center.ticket.change" />
            </dt>
            <dd>
              <Price value={{ ...changeFrom, minor: changeFrom.minor - totalPrice.minor }} />
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}
