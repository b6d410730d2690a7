import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Outlet, redirect } from 'react-router';
import { requestContext } from '../../graphql/request-context';
import { DefaultLayout } from '../../ui/layout/default-layout';
import { lazyExtra } from '../../ui/lazy-extra';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { HoursNote } from '../cart/receiving/hours-note';
import { PhoneContext } from '../cart/store/phone-context';
import { CartButton } from '../cart/view/cart-button';
import { DishSheet } from '../catalog/dish/dish-sheet';
import { linkedDish } from '../catalog/dish/linked-dish';
import { MaintenanceBanner } from '../maintenance/maintenance-banner';
import { LiveOrderBar } from '../my-orders/live-order-bar';
import { OfflineBanner } from '../offline/offline-banner';
import { PauseBanner } from '../pause/pause-banner';
import { SearchLink } from '../search/search-link';
import { revalidateOnPath } from '../shop/revalidate-on-path';
import { readShop } from '../shop/shop-data.server';
import type { Route } from './+types/storefront-layout';
import { CartProvider } from './cart-provider';
import { RenewShop } from './renew-shop';
import { ShopHours } from './shop-hours';
import styles from './storefront-layout.module.css';

export const loader = ({ context }: Route.LoaderArgs) => {
  const dish = linkedDish(context.get(requestContext).url);
  if (dish) throw redirect(dish);
  return readShop(context);
};

export const shouldRevalidate = revalidateOnPath;

const KeepOffline = lazyExtra(async () => (await import('../app/keep-offline')).KeepOffline);

/** The default layout with the shop's own names and links; the cart, and a dish that lies over any page. */
export default function StorefrontLayout({ loaderData: shop }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { name, logo, phone, copyright, mainLinks, footerLinks, socialLinks } = shop;
  return (
    <PhoneContext value={phone}>
      <CartProvider>
        <DefaultLayout
          actions={
            <>
              <SearchLink />
              <CartButton />
            </>
          }
          banner={
            <>
              <OfflineBanner />
              <MaintenanceBanner />
              <PauseBanner />
              <LiveOrderBar />
            </>
          }
          copyright={copyright}
          footerLinks={footerLinks}
          hours={
            <>
              <ShopHours />
              <HoursNote />
            </>
          }
          orders={{
            id: 'orders',
            name: formatMessage({ id: 'storefront.orders.title' }),
            url: '/my-orders',
          }}
          logo={logo}
          mainLinks={mainLinks}
          phone={phone}
          shopName={name}
          socialLinks={socialLinks}
        >
          <Outlet />
          <div className={styles.cartBar} data-cart-bar>
            <CartButton look="bar" />
          </div>
        </DefaultLayout>
        <DishSheet />
        {useIsHydrated() && (
          <Suspense>
            <KeepOffline />
          </Suspense>
        )}
        <RenewShop />
      </CartProvider>
    </PhoneContext>
  );
}
