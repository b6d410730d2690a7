import ClockIcon from 'lucide/dist/esm/icons/clock';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import type { PaymentPageQuery } from '../../gql/graphql';
import { Button } from '../../ui/button/button';
import { buttonLook } from '../../ui/button/button-look';
import { Spinner } from '../../ui/button/spinner';
import { Notice } from '../../ui/feedback/notice';
import { Icon } from '../../ui/icons/icon';
import { useMoney } from '../../ui/text/use-money';
import { useShopClock } from '../cart/receiving/shop-clock';
import hero from '../finish/order-hero.module.css';
import page from '../finish/order-page.module.css';
import { ShopPhone, type ShopPhoneLink } from '../finish/shop-phone';
import { forgetOrder } from '../my-orders/device-orders';
import styles from './payment-page.module.css';
import { useCheckedPayment } from './use-checked-payment';

export type UnpaidOrderOfPage = Extract<NonNullable<PaymentPageQuery['order']>, { __typename: 'Cart' }>;

interface Props {
  readonly order: UnpaidOrderOfPage;
  readonly heldUntil: string;
  readonly token: string;
  readonly phone: ShopPhoneLink | null;
  /** The shop's. */
  readonly zone: string;
}

/**
 * The way to the provider's page, and back to the cart. Meanwhile the shop asks whether the money is there, and says when
 * the order can't be made any more: then nothing leads to paying it.
 */
export function AwaitedPayment({ order, heldUntil, token, phone, zone }: Props) {
  const money = useMoney();
  const { time } = useShopClock(zone);
  const isLeaving = useNavigation().formMethod === 'POST';
  useCheckedPayment(token);
  const payment = order.payments.at(-1);
  const continueUrl = payment?.continueUrl ?? null;
  const total = order.totalPrice ? money(order.totalPrice) : '';
  const isStopped = order.problems.length > 0;
  return (
    <div className={page.columns}>
      <section className={hero.hero}>
        <Icon of={ClockIcon} className={`${hero.icon} ${styles.icon}`} size={40} />
        <h1>
          <FormattedMessage id={isStopped ? 'checkout.pay.stopped' : 'checkout.pay.waiting'} />
        </h1>
        <p className={hero.lead}>
          <FormattedMessage
            id={isStopped ? 'checkout.pay.stoppedLead' : 'checkout.pay.lead'}
            values={{ total, time: time(heldUntil) }}
          />
        </p>
      </section>
      {isStopped && <WhatStopsIt problems={order.problems} />}
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
        {continueUrl && !isStopped && (
          <a className={buttonLook({ size: 'lg' })} href={continueUrl}>
            <FormattedMessage id="checkout.pay.amount" values={{ total }} />
          </a>
        )}
        {order.isOwn && (
          <Form method="post" onSubmit={() => forgetOrder(token)}>
            <Button isBusy={isLeaving} isWide type="submit" variant={isStopped ? 'primary' : 'outline'}>
              <FormattedMessage id="checkout.pay.leave" />
            </Button>
          </Form>
        )}
      </div>
      <ShopPhone phone={phone} />
    </div>
  );
}

/** What has changed in the shop since the order was sent, with the dishes that are gone. */
function WhatStopsIt({ problems }: Pick<UnpaidOrderOfPage, 'problems'>) {
  const { formatList } = useIntl();
  return (
    <Notice isLive tone="danger">
      {problems.map((problem) => (
        <p key={problem.code}>
          {problem.message}{' '}
          {'lines' in problem && isUnnamed(problem.lines) && (
            <strong>
              {formatList(
                problem.lines.map(({ productName }) => productName),
                { type: 'conjunction' },
              )}
            </strong>
          )}
        </p>
      ))}
    </Notice>
  );
}

/** One dish that is gone is named by the message. */
function isUnnamed(lines: readonly { readonly kind: string }[]): boolean {
  return lines.length > 1 || lines[0]?.kind === 'SOLD_OUT';
}
