import { FormattedMessage } from 'react-intl';
import { isPartlyDue } from '../../../../domain/partly-due';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Price } from '../../../ui/text/price';
import { useMoney } from '../../../ui/text/use-money';
import { changeToBring } from '../page/change-to-bring';
import styles from './board-card.module.css';

const CardPaymentFragment = graphql(`
  fragment CardPayment on Order {
    id
    paymentName
    totalPrice {
      minor
      currencyCode
    }
    amountDue {
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
  const { paymentName, totalPrice, amountDue, changeFrom } = readFragment(CardPaymentFragment, order);
  const money = useMoney();
  const change = changeToBring(changeFrom, amountDue);
  return (
    <>
      <p className={styles.total}>
        <strong>
          <Price value={totalPrice} />
        </strong>
        {paymentName && <span>{paymentName}</span>}
      </p>
      {isPartlyDue(amountDue, totalPrice) && (
        <p className={styles.change}>
          <FormattedMessage
            id="command-center.courier.collect"
            values={{ amount: <strong>{money(amountDue)}</strong> }}
          />
        </p>
      )}
      {changeFrom && change && (
        <p className={styles.change}>
          <FormattedMessage
            id="command-center.board.change"
            values={{ from: money(changeFrom), change: <strong>{money(change)}</strong> }}
          />
        </p>
      )}
    </>
  );
}
