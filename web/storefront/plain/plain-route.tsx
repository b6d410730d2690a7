import { useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { readFragment } from '../../gql/fragment-masking';
import { query } from '../../graphql/query';
import { RouteError } from '../../ui/feedback/route-error';
import { readForm } from '../../ui/form/read-form';
import { CheckoutLayout } from '../../ui/layout/checkout-layout';
import { Container } from '../../ui/layout/container';
import { EmptyLayout } from '../../ui/layout/empty-layout';
import { CartFragment, CartQuery, CartShopFragment } from '../cart/store/cart-documents';
import { viewCart } from '../cart/store/cart-view';
import { PhoneContext } from '../cart/store/phone-context';
import { EmptyCart } from '../cart/view/empty-cart';
import { CheckoutPageQuery, CheckoutTimesQuery } from '../checkout/checkout-documents';
import { paymentPath } from '../shop/payment-path';
import { phoneLink } from '../shop/phone-link.server';
import type { Route } from './+types/plain-route';
import { answerForm } from './answer-form.server';
import { PlainForm } from './plain-form';
import { PlainRefusalNotice } from './plain-refusal-notice';
import styles from './plain-route.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const [{ channel: shop }, { channel, checkout }] = await Promise.all([
    query(context, CheckoutPageQuery, {}),
    query(context, CartQuery, {}),
  ]);
  const live = readFragment(CartShopFragment, channel);
  if (!shop || !live) throw redirect('/welcome');
  const saved = readFragment(CartFragment, checkout) ?? null;
  if (saved?.heldUntil) throw redirect(paymentPath(saved.token));
  const { method, zone } = viewCart(live, saved, []);
  const times = await query(context, CheckoutTimesQuery, { method, zoneId: zone?.id ?? null });
  return {
    shop,
    live,
    saved,
    slots: times.channel?.timeSlots ?? [],
    orderKey: crypto.randomUUID(),
    phone: phoneLink(shop.phone ?? null),
  };
}

/** Every form of this page, and the Add buttons of pages without a script, are answered by a page. */
export async function action({ context, request }: Route.ActionArgs) {
  const { channel: shop } = await query(context, CheckoutPageQuery, {});
  if (!shop) throw redirect('/welcome');
  return data(await answerForm(context, shop, await readForm(request)), { status: 422 });
}

/** A shopper's own page is kept by nobody in between. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

/** The cart and the order as plain forms: ordering needs no script. */
export default function PlainRoute({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const { shop, live, saved } = loaderData;
  const { formatMessage } = useIntl();
  const cart = viewCart(live, saved, []);
  const title = formatMessage({ id: 'checkout.title' });
  return (
    <>
      <title>{`${title} · ${shop.name}`}</title>
      <meta content="noindex" name="robots" />
      <CheckoutLayout logo={shop.logo} shopName={shop.name}>
        <Container className={styles.page} width="text">
          <h1>{title}</h1>
          {refusal && <PlainRefusalNotice refusal={refusal} />}
          <PhoneContext value={loaderData.phone}>
            {cart.lines.length === 0 ? <EmptyCart /> : <PlainForm cart={cart} data={loaderData} refusal={refusal} />}
          </PhoneContext>
        </Container>
      </CheckoutLayout>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <EmptyLayout>
      <RouteError />
    </EmptyLayout>
  );
}
