import { FormattedMessage, useIntl } from 'react-intl';
import { redirect, useHref } from 'react-router';
import { query } from '../../graphql/query';
import { RouteError } from '../../ui/feedback/route-error';
import { CheckoutLayout } from '../../ui/layout/checkout-layout';
import { Container } from '../../ui/layout/container';
import { EmptyLayout } from '../../ui/layout/empty-layout';
import { CartProvider } from '../cart/store/cart-provider';
import { PhoneContext } from '../cart/store/phone-context';
import { phoneLink } from '../layout/phone-link.server';
import { PLAIN_PATH } from '../plain/add-form';
import type { Route } from './+types/checkout-page';
import { CheckoutPageQuery } from './checkout-documents';
import { CheckoutForm } from './checkout-form';
import styles from './checkout-page.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { channel } = await query(context, CheckoutPageQuery, {});
  if (!channel) throw redirect('/welcome');
  return { shop: channel, phone: phoneLink(channel.phone ?? null) };
}

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
        <CheckoutLayout logo={shop.logo} shopName={shop.name}>
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
