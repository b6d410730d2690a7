import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

// Paths know no language: the router's basename is `/en`, `/ru` or nothing (docs/decisions/0005-locale-prefix.md).
export default [
  route('welcome', 'welcome/welcome.tsx'),
  route('checkout', 'storefront/checkout/checkout-page.tsx'),
  route('finish', 'storefront/finish/finish-page.tsx'),
  route('command-center/sign-in', 'command-center/sign-in/sign-in-route.tsx'),
  route('command-center/invitation/:token', 'command-center/invitation/invitation-route.tsx'),
  route('command-center/sign-out', 'command-center/sign-out/sign-out-route.ts'),
  // Outside of the layout: it is printed.
  route('command-center/checkout/:orderId/ticket', 'command-center/ticket/ticket-route.tsx'),
  route('command-center', 'command-center/layout/command-center-route.tsx', { id: 'command-center' }, [
    layout('command-center/layout/inside.tsx', [
      index('command-center/dashboard/dashboard-route.tsx'),
      route('checkout', 'command-center/orders/orders-route.tsx'),
      route('checkout/:orderId', 'command-center/order/order-route.tsx'),
      route('menu', 'command-center/menus/menus-route.tsx'),
      route('menu/:menuId', 'command-center/menus/menu-route.tsx'),
      route('menu/:menuId/category/:categoryId', 'command-center/categories/category-route.tsx'),
      route('kitchen', 'command-center/kitchen/kitchen-route.tsx'),
      route('product', 'command-center/products/products-route.tsx'),
      route('stop-list', 'command-center/stop-list/stop-list-route.tsx'),
      route('page', 'command-center/pages/pages-route.tsx'),
      route('page/:pageId', 'command-center/pages/page-route.tsx'),
      route('warehouse', 'command-center/warehouses/warehouses-route.tsx'),
      route('warehouse/:warehouseId', 'command-center/warehouses/warehouse-route.tsx'),
      // A sheet to print: the settings' own navigation is not around it.
      route('settings/appearance/qr', 'command-center/appearance/qr-route.tsx'),
      route('account', 'command-center/account/account-route.tsx'),
      route('settings', 'command-center/settings/settings-layout.tsx', [
        index('command-center/settings/settings-index-route.ts'),
        route('data', 'command-center/menu-transfer/data-route.tsx'),
        route('navigation', 'command-center/navigation/navigation-route.tsx'),
        route('staff', 'command-center/staff/staff-route.tsx'),
        route('staff/:staffMemberId', 'command-center/staff/member-route.tsx'),
        route('tokens', 'command-center/tokens/tokens-route.tsx'),
        route('general', 'command-center/general/general-route.tsx'),
        route('hours', 'command-center/hours/hours-route.tsx'),
        route('payment', 'command-center/payment/payment-route.tsx'),
        route('appearance', 'command-center/appearance/appearance-route.tsx'),
        route('orders', 'command-center/order-settings/order-settings-route.tsx'),
        route('orders/zone', 'command-center/zones/zones-route.tsx'),
        route('orders/zone/:zoneId', 'command-center/zones/zone-route.tsx'),
        route('orders/promo-code', 'command-center/promo-codes/promo-codes-route.tsx'),
        route('orders/promo-code/:promoCodeId', 'command-center/promo-codes/promo-code-route.tsx'),
      ]),
      route('client', 'command-center/clients/clients-route.tsx'),
      route('client/:clientId', 'command-center/clients/client-route.tsx'),
      route('*', 'not-found.tsx', { id: 'command-center-not-found' }),
    ]),
  ]),
  layout('storefront/layout/storefront-layout.tsx', { id: 'shop' }, [
    layout('storefront/layout/inside.tsx', [
      index('storefront/home/home-route.tsx'),
      route('catalog', 'storefront/catalog/catalog-route.tsx'),
      route('catalog/:categorySlug', 'storefront/catalog/category-route.tsx'),
      route('catalog/:categorySlug/:productSlug', 'storefront/catalog/product-route.tsx'),
      route(':page', 'storefront/page/page-route.tsx'),
      route('*', 'not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
