import CircleXIcon from 'lucide/dist/esm/icons/circle-x';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../../ui/button/link-button';
import { Icon } from '../../ui/icons/icon';
import hero from '../finish/order-hero.module.css';
import page from '../finish/order-page.module.css';
import { ShopPhone, type ShopPhoneLink } from '../finish/shop-phone';
import { forgetOrder } from '../my-orders/device-orders';
import type { UnpaidOrderOfPage } from './awaited-payment';

interface Props {
  readonly order: UnpaidOrderOfPage;
  readonly token: string;
  readonly phone: ShopPhoneLink | null;
}

/** Nothing was paid, so nothing was placed: the cart is as it was, and the way back to it. */
export function UnpaidOrder({ order: { isOwn, moneyState }, token, phone }: Props) {
  // Seen: the bar has nothing more to say of it.
  useEffect(() => forgetOrder(token), [token]);
  const isFailed = moneyState === 'FAILED';
  return (
    <div className={page.columns}>
      <section className={hero.hero} data-status="CANCELLED" role="alert">
        <Icon of={CircleXIcon} className={hero.icon} size={40} />
        <h1>
          <FormattedMessage id={isFailed ? 'checkout.pay.failed' : 'checkout.pay.unpaid'} />
        </h1>
        <p className={hero.lead}>
          <FormattedMessage id={isFailed ? 'checkout.pay.failedLead' : 'checkout.pay.unpaidLead'} />
        </p>
      </section>
      <div className={page.actions}>
        {isOwn && (
          <LinkButton size="lg" to="/checkout">
            <FormattedMessage id="checkout.pay.again" />
          </LinkButton>
        )}
        <LinkButton size={isOwn ? 'lg' : 'md'} to="/catalog" variant="outline">
          <FormattedMessage id="checkout.cart.toMenu" />
        </LinkButton>
      </div>
      <ShopPhone phone={phone} />
    </div>
  );
}
