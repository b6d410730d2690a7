import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { readFragment } from '../../gql/fragment-masking';
import { query } from '../../graphql/query';
import { LinkButton } from '../../ui/button/link-button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Notice } from '../../ui/feedback/notice';
import { RouteError } from '../../ui/feedback/route-error';
import { FoodIcon } from '../../ui/icons/food-icon';
import { CheckoutLayout } from '../../ui/layout/checkout-layout';
import { Container } from '../../ui/layout/container';
import { EmptyLayout } from '../../ui/layout/empty-layout';
import { CartFragment, CartQuery, CartShopFragment } from '../cart/cart-documents';
import { viewCart } from '../cart/cart-view';
import { TotalsList } from '../cart/totals-list';
import { CheckoutPageQuery } from '../checkout/checkout-documents';
import type { Route } from './+types/plain-route';
import { PLAIN_PATH } from './add-form';
import { changeCart } from './answer-form.server';
import { PlainLines } from './plain-lines';
import styles from './plain-route.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const [{ channel: shop }, { channel, checkout }] = await Promise.all([
    query(context, CheckoutPageQuery, {}),
    query(context, CartQuery, {}),
  ]);
  const live = readFragment(CartShopFragment, channel);
  if (!shop || !live) throw redirect('/welcome');
  return { shop, live, saved: readFragment(CartFragment, checkout) ?? null };
}

/** Every form of this page, and the Add buttons of pages without a script, are answered by a page. */
export async function action({ context, request }: Route.ActionArgs) {
  const refusal = await changeCart(context, await request.formData());
  if (refusal) return data(refusal, { status: 422 });
  throw redirect(PLAIN_PATH, 303);
}

/** A shopper's own page is kept by nobody in between. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

/** The cart as plain forms: ordering needs no script. */
export default function PlainRoute({ loaderData: { shop, live, saved }, actionData: refusal }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const cart = viewCart(live, saved, []);
  const title = formatMessage({ id: 'checkout.cart.title' });
  return (
    <>
      <title>{`${title} · ${shop.name}`}</title>
      <meta content="noindex" name="robots" />
      <CheckoutLayout logo={shop.logo} shopName={shop.name}>
        <Container className={styles.page} width="text">
          <h1 className={styles.title}>{title}</h1>
          {refusal && <Notice tone="danger">{refusal.message}</Notice>}
          {cart.lines.length === 0 ? (
            <EmptyState
              action={
                <LinkButton to="/catalog" variant="soft">
                  <FormattedMessage id="checkout.cart.toMenu" />
                </LinkButton>
              }
              icon={<FoodIcon name="takeout-box" size={72} />}
              title={<FormattedMessage id="checkout.cart.empty" />}
            />
          ) : (
            <>
              <PlainLines currencyCode={live.currencyCode} lines={cart.lines} />
              <TotalsList
                currencyCode={live.currencyCode}
                isDelivered={cart.method === 'DELIVERY'}
                isZoneUnknown={cart.isZoneUnknown}
                totals={cart}
              />
            </>
          )}
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
