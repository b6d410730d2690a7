import { FormattedMessage, useIntl } from 'react-intl';
import { redirect, useHref } from 'react-router';
import { query } from '../../graphql/query';
import { RouteError } from '../../ui/feedback/route-error';
import { CheckoutLayout } from '../../ui/layout/checkout-layout';
import { Container } from '../../ui/layout/container';
import { EmptyLayout } from '../../ui/layout/empty-layout';
import { PLAIN_PATH } from '../cart/store/add-form';
import { PhoneContext } from '../cart/store/phone-context';
import { CartProvider } from '../layout/cart-provider';
import { LiveOrderBar } from '../my-orders/live-order-bar';
import { phoneLink } from '../shop/phone-link.server';
import { revalidateOnPath } from '../shop/revalidate-on-path';
import type { Route } from './+types/checkout-page';
import { CheckoutPageQuery } from './checkout-documents';
import { CheckoutForm } from './checkout-form';
import styles from './checkout-page.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { channel } = await query(context, CheckoutPageQuery, {});
  if (!channel) throw redirect('/welcome');
  return { shop: channel, phone: phoneLink(channel.phone ?? null) };
}

export const shouldRevalidate = revalidateOnPath;

export default function CheckoutPage({ loaderData: { shop, phone } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const plain = useHref(PLAIN_PATH);
  return (
    <PhoneContext value={phone}>
      <CartProvider>
        <title>{`${formatMessage({ id: 'checkout.title' })} · ${shop.name}`}</title>
        <meta content="noindex" name="robots" />
        <noscript>
          <meta content={`0; url=${plain}`} httpEquiv="refresh" />
        </noscript>
        <CheckoutLayout banner={<LiveOrderBar />} logo={shop.logo} shopName={shop.name}>
          <Container className={styles.page}>
            <h1 className={styles.title}>
              <FormattedMessage id="checkout.title" />
            </h1>
            <CheckoutForm shop={shop} />
          </Container>
        </CheckoutLayout>
      </CartProvider>
    </PhoneContext>
  );
}

export function ErrorBoundary() {
  return (
    <EmptyLayout>
      <RouteError />
    </EmptyLayout>
  );
}
