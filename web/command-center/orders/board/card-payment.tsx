import { FormattedMessage } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Price } from '../../../ui/text/price';
import { useMoney } from '../../../ui/text/use-money';
import styles from './board-card.module.css';

const CardPaymentFragment = graphql(`
  fragment CardPayment on Checkout {
    id
    paymentName
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

/** What it costs, how it is paid, and the change that the courier takes along. */
export function CardPayment({ order }: { readonly order: FragmentType<typeof CardPaymentFragment> }) {
  const { paymentName, totalPrice, changeFrom } = readFragment(CardPaymentFragment, order);
  const money = useMoney();
  const due = changeFrom && { ...changeFrom, minor: changeFrom.minor - (totalPrice?.minor ?? 0) };
  return (
    <>
      <p className={styles.total}>
        <strong>
          <Price value={totalPrice} />
        </strong>
        {paymentName && <span>{paymentName}</span>}
      </p>
      {changeFrom && due && due.minor > 0 && (
        <p className={styles.change}>
          <FormattedMessage
            id="command-center.board.change"
            values={{ from: money(changeFrom), change: <strong>{money(due)}</strong> }}
          />
        </p>
      )}
    </>
  );
}
