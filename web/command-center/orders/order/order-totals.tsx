import { FormattedMessage } from 'react-intl';
import { isPartlyDue } from '../../../../domain/partly-due';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Price } from '../../../ui/text/price';
import { useMoney } from '../../../ui/text/use-money';
import { TaxRows } from '../page/tax-rows';
import styles from './order-totals.module.css';

const OrderTotalsFragment = graphql(`
  fragment OrderTotals on Order {
    id
    ...TaxRows
    deliveryMethod
    productsCost {
      minor
      currencyCode
    }
    discount {
      minor
      currencyCode
    }
    promo {
      code
      discount {
        minor
        currencyCode
      }
      freesDelivery
    }
    deliveryFee {
      minor
      currencyCode
    }
    tip {
      minor
      currencyCode
    }
    totalPrice {
      minor
      currencyCode
    }
    amountDue {
      minor
      currencyCode
    }
  }
`);

/** How the price came about. */
export function OrderTotals({ order }: { readonly order: FragmentType<typeof OrderTotalsFragment> }) {
  const { deliveryMethod, productsCost, discount, promo, deliveryFee, tip, totalPrice, amountDue, ...taxed } =
    readFragment(OrderTotalsFragment, order);
  const shopDiscount = discount.minor - (promo?.discount.minor ?? 0);
  const money = useMoney();
  return (
    <dl className={styles.totals}>
      <div>
        <dt>
          <FormattedMessage id="command-center.totals.products" />
        </dt>
        <dd>
          <Price value={productsCost} />
        </dd>
      </div>
      {shopDiscount > 0 && (
        <div>
          <dt>
            <FormattedMessage id="command-center.totals.discount" />
          </dt>
          <dd>
            <Price value={{ ...discount, minor: -shopDiscount }} />
          </dd>
        </div>
      )}
      {promo && (
        <div>
          <dt>
            <FormattedMessage id="command-center.totals.promo" values={{ code: promo.code }} />
          </dt>
          <dd>
            {promo.freesDelivery ? (
              <FormattedMessage id="command-center.totals.freeDelivery" />
            ) : (
              <Price value={{ ...promo.discount, minor: -promo.discount.minor }} />
            )}
          </dd>
        </div>
      )}
      {deliveryMethod === 'DELIVERY' && (
        <div>
          <dt>
            <FormattedMessage id="command-center.totals.delivery" />
          </dt>
          <dd>
            {deliveryFee ? money(deliveryFee) : <FormattedMessage id="command-center.totals.deliveryNotIncluded" />}
          </dd>
        </div>
      )}
      {tip.minor > 0 && (
        <div>
          <dt>
            <FormattedMessage id="command-center.totals.tip" />
          </dt>
          <dd>
            <Price value={tip} />
          </dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>
          <FormattedMessage id="command-center.totals.total" />
        </dt>
        <dd>
          <Price value={totalPrice} />
        </dd>
      </div>
      <TaxRows order={taxed} />
      {isPartlyDue(amountDue, totalPrice) && (
        <div>
          <dt>
            <strong>
              <FormattedMessage id="command-center.ticket.due" />
            </strong>
          </dt>
          <dd>
            <strong>
              <Price value={amountDue} />
            </strong>
          </dd>
        </div>
      )}
    </dl>
  );
}
