import { useRouteLoaderData } from 'react-router';
import type { Shop } from './shop-data.server';

/** Id of the layout's route in web/routes.ts. */
export const SHOP_ROUTE = 'shop';

/** The shop around this page. Inside the storefront's layout only. */
export function useShop(): Shop {
  const shop = useRouteLoaderData<Shop>(SHOP_ROUTE);
  if (!shop) throw new Error('useShop outside of the storefront layout');
  return shop;
}
