import { useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { readFragment } from '../../gql/fragment-masking';
import { query } from '../../graphql/query';
import { RouteError } from '../../ui/feedback/route-error';
import { Container } from '../../ui/layout/container';
import { EmptyLayout } from '../../ui/layout/empty-layout';
import { FinishLayout } from '../../ui/layout/finish-layout';
import { FinishShopFragment } from '../finish/finish-documents';
import styles from '../finish/finish-page.module.css';
import { NoOrder } from '../finish/no-order';
import { CartProvider } from '../layout/cart-provider';
import { phoneLink } from '../shop/phone-link.server';
import type { Route } from './+types/payment-page';
import { AwaitedPayment } from './awaited-payment';
import { LeavePaymentMutation, PaymentPageQuery } from './payment-documents';
import { UnpaidOrder } from './unpaid-order';

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('order') ?? '';

export async function loader({ context, request }: Route.LoaderArgs) {
  const token = tokenOf(request);
  const { channel, order } = await query(context, PaymentPageQuery, { token });
  const shop = readFragment(FinishShopFragment, channel);
  if (!shop) throw redirect('/welcome');
  if (order?.__typename === 'Order') throw redirect(`/finish?order=${token}`);
  const page = { shop, order: order ?? null, token, phone: phoneLink(shop.phone) };
  return order ? page : data(page, { status: 404 });
}

/** Leaves the payment: the order is the cart that it was. With a script and without one. */
export async function action({ context, request }: Route.ActionArgs) {
  const token = tokenOf(request);
  const { leavePayment } = await query(context, LeavePaymentMutation, { input: { token } });
  const isCart = leavePayment.__typename === 'Cart';
  throw redirect(isCart ? '/checkout' : `/finish?order=${token}`, 303);
}

/** A shopper's own page is kept by nobody in between. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

/** An order that waits for its payment, or was not paid. Once the money is there, it leads to the order's page. */
export default function PaymentPage({ loaderData: { shop, order, token, phone } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'checkout.pay.title' });
  return (
    <CartProvider>
      <title>{`${title} · ${shop.name}`}</title>
      <meta content="noindex" name="robots" />
      {/* The address is the key to the order: it is not sent to other sites. */}
      <meta content="same-origin" name="referrer" />
      {order?.heldUntil && (
        <noscript>
          <meta content="10" httpEquiv="refresh" />
        </noscript>
      )}
      <FinishLayout logo={shop.logo} shopName={shop.name}>
        <Container className={styles.page} width="text">
          {order === null && <NoOrder isWrongLink phone={phone} />}
          {order?.heldUntil && (
            <AwaitedPayment
              heldUntil={order.heldUntil}
              order={order}
              phone={phone}
              token={token}
              zone={shop.timeZone}
            />
          )}
          {order && order.heldUntil === null && <UnpaidOrder order={order} phone={phone} token={token} />}
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
