import { FormattedMessage, useIntl } from 'react-intl';
import { useHref } from 'react-router';
import type { CartFragment, CartShopFragment } from '../../gql/graphql';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/feedback/notice';
import { typedAmount } from '../../ui/form/typed-amount';
import { PLAIN_PATH } from '../cart/store/add-form';
import type { CartView } from '../cart/store/cart-view';
import { canBeOrdered } from '../cart/view/cart-problems';
import { CartTotal } from '../cart/view/cart-total';
import { OnHoldNotice } from '../cart/view/on-hold-notice';
import { TotalsList } from '../cart/view/totals-list';
import type { CheckoutShop } from '../checkout/use-checkout-form';
import type { Slot } from '../checkout/use-times';
import { EMPTY_DRAFT, fillIn } from '../draft/draft';
import type { PlainRefusal } from './answer-form.server';
import { PlainLines } from './plain-lines';
import { PlainOrder } from './plain-order';
import styles from './plain-route.module.css';
import { PlainTip } from './plain-tip';

interface Props {
  readonly cart: CartView;
  readonly data: {
    readonly shop: CheckoutShop;
    readonly live: CartShopFragment;
    readonly saved: CartFragment | null;
    readonly slots: readonly Slot[];
    /** Sent along with the order, so that it is placed once. */
    readonly orderKey: string;
  };
  readonly refusal: PlainRefusal | undefined;
}

/** One form for all of it: whichever button sends it, what is typed goes along and is kept. */
export function PlainForm({ cart, data: { shop, live, saved, slots, orderKey }, refusal }: Props) {
  const { formatMessage } = useIntl();
  const change = saved?.changeFrom ? typedAmount(saved.changeFrom.minor) : '';
  const draft = refusal?.draft ?? fillIn({ ...EMPTY_DRAFT, changeFrom: change }, saved ?? {});
  return (
    <form action={useHref(PLAIN_PATH)} className={styles.form} method="post" noValidate>
      {/* The first button of a form is what Enter presses: it only keeps what is typed. */}
      <button aria-hidden="true" className={styles.keep} tabIndex={-1} type="submit">
        {formatMessage({ id: 'checkout.plain.update' })}
      </button>
      <OnHoldNotice shop={live} />
      <PlainLines currencyCode={live.currencyCode} lines={cart.lines} />
      <PlainOrder cart={cart} draft={draft} errors={refusal?.fields ?? {}} live={live} shop={shop} slots={slots} />
      {live.tips && (
        <PlainTip cart={cart} currencyCode={live.currencyCode} error={refusal?.fields.tip} tips={live.tips} />
      )}
      <TotalsList
        currencyCode={live.currencyCode}
        isDelivered={cart.method === 'DELIVERY'}
        isZoneUnknown={cart.isZoneUnknown}
        totals={cart}
      />
      {cart.problems.map(({ code, message }) => (
        <Notice key={code} tone="warning">
          {message}
        </Notice>
      ))}
      {refusal?.question && <input name="question" type="hidden" value={refusal.question} />}
      <input name="expectedTotal" type="hidden" value={cart.total} />
      <div className={styles.actions}>
        <Button disabled={!canBeOrdered(cart, live)} isWide name="place" size="lg" type="submit" value={orderKey}>
          <FormattedMessage id="checkout.place" />
          <CartTotal cart={cart} currencyCode={live.currencyCode} />
        </Button>
        <Button isWide type="submit" variant="outline">
          <FormattedMessage id="checkout.plain.update" />
        </Button>
      </div>
    </form>
  );
}
