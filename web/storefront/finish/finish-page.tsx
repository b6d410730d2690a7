import { useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { readFragment } from '../../gql/fragment-masking';
import { query } from '../../graphql/query';
import { RouteError } from '../../ui/feedback/route-error';
import { Container } from '../../ui/layout/container';
import { EmptyLayout } from '../../ui/layout/empty-layout';
import { FinishLayout } from '../../ui/layout/finish-layout';
import { CartProvider } from '../layout/cart-provider';
import { paymentPath } from '../shop/payment-path';
import { phoneLink } from '../shop/phone-link.server';
import { revalidateOnPath } from '../shop/revalidate-on-path';
import type { Route } from './+types/finish-page';
import { FinishOrderFragment, FinishQuery, FinishShopFragment, LastOrderQuery } from './finish-documents';
import styles from './finish-page.module.css';
import { NoOrder } from './no-order';
import { OrderPage } from './order-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('order');
  const { channel, order: found } = token ? await query(context, FinishQuery, { token }) : await readLast(context);
  if (!channel) throw redirect('/welcome');
  const shop = readFragment(FinishShopFragment, channel);
  // It waits for its payment, or was not paid.
  if (token && found?.__typename === 'Cart') throw redirect(paymentPath(token));
  const order = found?.__typename === 'Order' ? readFragment(FinishOrderFragment, found) : null;
  const page = {
    shop,
    order,
    token: token ?? order?.token ?? null,
    phone: phoneLink(shop.phone),
    contactPhone: phoneLink(order?.phone ?? null)?.text ?? null,
  };
  return token && !order ? data(page, { status: 404 }) : page;
}

/** What was ordered last; an order that still waits for its payment comes before it. */
async function readLast(context: Route.LoaderArgs['context']) {
  const { checkout, ...last } = await query(context, LastOrderQuery, {});
  if (checkout?.heldUntil) throw redirect(paymentPath(checkout.token));
  return last;
}

export const shouldRevalidate = revalidateOnPath;

export default function FinishPage({ loaderData: { shop, order, token, phone, contactPhone } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const title = order
    ? formatMessage({ id: 'checkout.finish.pageTitle' }, { number: order.number })
    : formatMessage({ id: 'checkout.finish.noOrderTitle' });
  return (
    <CartProvider>
      <title>{`${title} · ${shop.name}`}</title>
      <meta content="noindex" name="robots" />
      {/* The address is the key to the order: it is not sent to other sites. */}
      <meta content="same-origin" name="referrer" />
      <FinishLayout logo={shop.logo} shopName={shop.name}>
        <Container className={styles.page}>
          {order ? (
            <OrderPage
              contactPhone={contactPhone}
              extensions={shop.extensions}
              key={order.id}
              loaded={order}
              phone={phone}
              token={token}
              zone={shop.timeZone}
            />
          ) : (
            <NoOrder isWrongLink={token !== null} phone={phone} />
          )}
        </Container>
      </FinishLayout>
    </CartProvider>
  );
}

export function ErrorBoundary() {
  return (
    <EmptyLayout>
      <RouteError />
    </EmptyLayout>
  );
}
