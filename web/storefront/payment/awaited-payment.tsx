import { FormattedMessage } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import type { PaymentPageQuery } from '../../gql/graphql';
import { Button } from '../../ui/button/button';
import { buttonLook } from '../../ui/button/button-look';
import { Spinner } from '../../ui/button/spinner';
import { Notice } from '../../ui/feedback/notice';
import { ClockIcon } from '../../ui/icons/clock-icon';
import { useMoney } from '../../ui/text/use-money';
import { useShopClock } from '../cart/receiving/shop-clock';
import hero from '../finish/order-hero.module.css';
import page from '../finish/order-page.module.css';
import { ShopPhone, type ShopPhoneLink } from '../finish/shop-phone';
import styles from './payment-page.module.css';
import { useCheckedPayment } from './use-checked-payment';

export type UnpaidOrderOfPage = NonNullable<PaymentPageQuery['order']>;

interface Props {
  readonly order: UnpaidOrderOfPage;
  readonly heldUntil: string;
  readonly token: string;
  readonly phone: ShopPhoneLink | null;
  /** The shop's. */
  readonly zone: string;
}

/** The way to the provider's page, and back to the cart. Meanwhile the shop asks whether the money is there. */
export function AwaitedPayment({ order, heldUntil, token, phone, zone }: Props) {
  const money = useMoney();
  const { time } = useShopClock(zone);
  const isLeaving = useNavigation().formMethod === 'POST';
  useCheckedPayment(token);
  const payment = order.payments.at(-1);
  const continueUrl = payment?.continueUrl ?? null;
  return (
    <div className={page.columns}>
      <section className={hero.hero}>
        <ClockIcon className={`${hero.icon} ${styles.icon}`} size={40} />
        <h1>
          <FormattedMessage id="checkout.pay.waiting" />
        </h1>
        <p className={hero.lead}>
          <FormattedMessage
            id="checkout.pay.lead"
            values={{ total: order.totalPrice ? money(order.totalPrice) : '', time: time(heldUntil) }}
          />
        </p>
      </section>
      {payment?.isTest && (
        <Notice tone="warning">
          <FormattedMessage id="checkout.pay.test" />
        </Notice>
      )}
      <p className={styles.checking} role="status">
        <Spinner />
        <FormattedMessage id={continueUrl ? 'checkout.pay.checking' : 'checkout.pay.preparing'} />
      </p>
      <div className={page.actions}>
        {continueUrl && (
          <a className={buttonLook({ size: 'lg' })} href={continueUrl}>
            <FormattedMessage id="checkout.pay.continue" />
          </a>
        )}
        {order.isOwn && (
          <Form method="post">
            <Button isBusy={isLeaving} isWide type="submit" variant="outline">
              <FormattedMessage id="checkout.pay.leave" />
            </Button>
          </Form>
        )}
      </div>
      <ShopPhone phone={phone} />
    </div>
  );
}
